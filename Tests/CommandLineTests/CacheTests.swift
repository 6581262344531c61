import Foundation
import Testing

/// What a run remembers of the one before changes nothing but the time that it takes.
@Suite("Cache")
struct CacheTests {
    private static let count = 60

    /// A package of many specs that was generated before.
    private func generated() throws -> (folder: TemporaryFolder, environment: [String: String]) {
        let folder = try TemporaryFolder(["Package.swift": ""])
        for index in 0..<Self.count {
            try folder.write(Specs.titled("S\(index)"), to: "Sources/App/S\(index).viewmodel")
        }
        let environment = ["XDG_CACHE_HOME": folder.url(".cache").path, "HOME": folder.root.path]
        #expect(try folder.tool().run(environment: environment).status == 0)
        // The clock of the disk has moved on when the cache of this run is written.
        Thread.sleep(forTimeInterval: 0.3)
        try folder.write(Specs.titled("Last"), to: "Sources/App/Last.viewmodel")
        #expect(try folder.tool().run(environment: environment).output.contains("written   Sources/App/Last.swift"))
        return (folder, environment)
    }

    @Test("shows the same as no cache")
    func same() throws {
        let (folder, environment) = try generated()
        #expect(try folder.files().contains { $0.contains("viewmodelgen/") })
        let plain = try folder.tool().run("--no-cache", environment: environment)
        #expect(plain.status == 0)
        #expect(plain.output.hasSuffix("\n\(Self.count * 2 + 3) unchanged\n"))
        #expect(try folder.tool().run(environment: environment) == plain)
        #expect(try folder.tool().run("--check", environment: environment) == plain)
    }

    @Test("sees every change")
    func changes() throws {
        let (folder, environment) = try generated()
        try folder.write(Specs.counter("S1"), to: "Sources/App/S1.viewmodel")
        try folder.write("// edited\n", to: "Sources/App/S2.generated.swift")
        try FileManager.default.removeItem(at: folder.url("Sources/App/S3.generated.swift"))
        try FileManager.default.removeItem(at: folder.url("Sources/App/S4.swift"))
        try folder.write("extension S5: S5Logic {\n}\n", to: "Sources/App/S5.swift")
        try folder.write(Specs.broken("S6"), to: "Sources/App/S6.viewmodel")
        try FileManager.default.removeItem(at: folder.url("Sources/App/S7.viewmodel"))
        for arguments in [["--check"], []] {
            let cached = try folder.tool().run(arguments, environment: environment)
            let stale = arguments.isEmpty ? "written  " : "stale    "
            for path in ["S1.generated.swift", "S2.generated.swift", "S3.generated.swift", "S4.swift"] {
                #expect(cached.output.contains("\(stale) Sources/App/\(path)\n"), "\(path) \(arguments)")
            }
            #expect(cached.output.contains("S5.title(count:)"))
            #expect(cached.output.contains("obsolete  Sources/App/S7.generated.swift"))
            #expect(cached.errors.contains("S6.viewmodel:6:31: error:"))
            #expect(cached.status == 1)
        }
        let after = try folder.tool().run("--check", environment: environment)
        #expect(!after.output.contains("stale"))
    }

    @Test("is not used for another configuration")
    func configuration() throws {
        let (folder, environment) = try generated()
        try folder.write("{ \"indentation\": 2 }", to: "viewmodelgen.json")
        let result = try folder.tool().run("--check", environment: environment)
        #expect(result.output.contains("stale     Sources/App/S1.generated.swift"))
    }

    @Test("is not used for other templates")
    func templates() throws {
        let (folder, environment) = try generated()
        try folder.write("{ \"templates\": \"Templates\" }", to: "viewmodelgen.json")
        for text in ["// one\n", "// two\n"] {
            try folder.write(text, to: "Templates/Header.stencil")
            #expect(try folder.tool().run(environment: environment).output.contains("written   Sources/App/S1.gener"))
            #expect(try folder.read("Sources/App/S1.generated.swift").hasPrefix(text))
            Thread.sleep(forTimeInterval: 0.3)
            #expect(try folder.tool().run("--check", environment: environment).status == 0)
        }
        let page = "---\nfile: {{ viewModel.name }}.md\n---\n# {{ viewModel.name }}\n"
        try folder.write(page, to: "Templates/Page.stencil")
        #expect(try folder.tool().run(environment: environment).status == 0)
        Thread.sleep(forTimeInterval: 0.3)
        try folder.write("edited", to: "Sources/App/S2.md")
        let result = try folder.tool().run(environment: environment)
        #expect(result.output.contains("written   Sources/App/S2.md\n"))
        #expect(try folder.tool().run("--no-cache", "--check", environment: environment).status == 0)
    }

    @Test("that cannot be written or read is done without", arguments: ["file", "garbage"])
    func unusable(kind: String) throws {
        let (folder, environment) = try generated()
        if kind == "file" {
            try FileManager.default.removeItem(at: folder.url(".cache"))
            try folder.write("", to: ".cache")
        } else {
            for path in try folder.files() where path.hasPrefix(".cache/") { try folder.write("garbage", to: path) }
        }
        let result = try folder.tool().run(environment: environment)
        #expect(result.status == 0)
        #expect(result.errors == "")
    }
}
