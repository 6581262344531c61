import Foundation
import Testing

/// The help texts are recorded below `Help/`: they are read there as a user reads them.
@Suite("Help")
struct HelpTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "Help"
    )
    private static let commands = ["generate", "format", "init", "new", "import", "templates", "dump"]

    @Test("of the tool and of each command is as recorded", arguments: ["viewmodelgen"] + commands)
    func recorded(name: String) throws {
        let tool = try TemporaryFolder().tool()
        let result = try name == "viewmodelgen" ? tool.run("--help") : tool.run(name, "--help")
        #expect(result.status == 0)
        #expect(result.errors == "")
        let file = Self.folder.appendingPathComponent("\(name).txt")
        if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
            try Data(result.output.utf8).write(to: file)
            Issue.record("recorded \(file.lastPathComponent)")
        }
        let recorded = try String(contentsOf: file, encoding: .utf8)
        #expect(result.output == recorded, "not as recorded: RECORD_GOLDENS=1 swift test --filter HelpTests")
        #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 80 || $0.hasPrefix("USAGE:") })
    }

    @Test("no recorded text is left over")
    func orphans() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(Set(names) == Set((Self.commands + ["viewmodelgen"]).map { "\($0).txt" }))
    }

    @Test("is the same however it is asked for", arguments: commands)
    func ways(name: String) throws {
        let tool = try TemporaryFolder().tool()
        let expected = try tool.run(name, "--help")
        #expect(try tool.run(name, "-h") == expected)
        #expect(try tool.run("help", name) == expected)
        #expect(try tool.run(name, "some", "paths", "--help") == expected)
    }

    @Test("of the tool is the same however it is asked for")
    func toolWays() throws {
        let tool = try TemporaryFolder().tool()
        let expected = try tool.run("--help")
        #expect(try tool.run("-h") == expected)
        #expect(try tool.run("help") == expected)
    }

    @Test("--version prints the version, after a command too")
    func version() throws {
        let tool = try TemporaryFolder().tool()
        let result = try tool.run("--version")
        #expect(result.status == 0)
        #expect(result.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
        #expect(try tool.run("format", "--version") == result)
    }
}
