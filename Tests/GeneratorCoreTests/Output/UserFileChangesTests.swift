import Foundation
import Testing

@testable import GeneratorCore

/// Functions that a spec no longer asks for, and tests that the user has given up.
struct UserFileChangesTests {
    let project = Project()

    private func update(_ functions: [String]) -> [FileReport] {
        Array(project.run([project.plan("M", functions: functions)]).reports.dropFirst())
    }

    @Test func anObsoleteFunctionIsReportedOnce() {
        #expect(update(["a()", "b(c:)"]).map(\.outcome) == [.created])
        let text = project.text("M.swift")?.replacingOccurrences(of: "}\n\n", with: "}\n    func helper() {}\n\n") ?? ""
        project.folder.add("M.swift", text)
        // What writes nothing does not count.
        for mode in [Writer.Mode.check, .check, .write] {
            let reports = project.run([project.plan("M", functions: ["a()"])], mode: mode).reports
            #expect(reports.map(\.outcome) == [.unchanged, .unchanged])
            #expect(reports.map(\.obsoleteFunctions) == [[], ["M.b(c:)"]])
            #expect(reports.flatMap(\.problems).isEmpty)
        }
        #expect(project.text("M.swift") == text)
        #expect(project.manifest.last == "M.swift user M.viewmodel M.a()")
        #expect(update(["a()"]).map(\.obsoleteFunctions) == [[]])
    }

    @Test func anObsoleteFunctionIsFoundInOtherFiles() {
        _ = update(["a()", "b(c:)"])
        project.folder.add("M.swift", Project.logic("M", ["a()"]))
        project.folder.add("Other.swift", "extension M { func b(c: Int) {} }")
        #expect(update(["a()"]).map(\.obsoleteFunctions) == [["M.b(c:)"]])
    }

    @Test func aFunctionThatIsGoneIsNotReported() {
        _ = update(["a()", "b(c:)"])
        project.folder.add("M.swift", Project.logic("M", ["a()"]))
        #expect(update(["a()"]).map(\.obsoleteFunctions) == [[]])
        #expect(update(["a()", "b(c:)"]).map(\.outcome) == [.added(["M.b(c:)"])])
    }

    // MARK: The protocol that goes with the last function

    @Test func aConformanceToAProtocolThatIsGoneIsReported() throws {
        _ = update(["a()"])
        let (_, end) = project.run([project.plan("M")])
        #expect(end.map(\.outcome) == [.orphaned])
        let problem = try #require(end.first?.problems.first)
        #expect(problem.diagnostic.message.severity == .warning)
        #expect(
            problem.diagnostic.message.text
                == "'MLogic' is no longer generated: its spec asks for no logic function any more"
        )
        #expect(problem.source.path == project["M.swift"])
        #expect(problem.source.text(in: problem.diagnostic.range) == "MLogic")
        #expect(project.run([project.plan("M")]).end.isEmpty)
    }

    @Test func aFileWithoutTheConformanceIsNot() {
        _ = update(["a()"])
        project.folder.add("M.swift", "extension M {\n    func a() {}\n}\n")
        let (_, end) = project.run([project.plan("M")])
        #expect(end.map(\.outcome) == [.orphaned])
        #expect(end.flatMap(\.problems).isEmpty)
    }

    @Test func oneOfSeveralTypesMayLoseItsProtocol() throws {
        func plan(_ types: [String]) -> Plan {
            var plan = project.plan("M", functions: ["a()"])
            plan.files[1].contents.contents = Array(
                types.map { Project.logic($0, ["a()"]) }.joined(separator: "\n").utf8
            )
            plan.files[1].contents.requirements = types.map {
                GeneratedFile.Requirement(type: $0, signature: "a()", lines: Project.lines("a()"))
            }
            return plan
        }
        project.run([plan(["M", "N"])])
        let report = try #require(project.run([plan(["M"])]).reports.last)
        #expect(report.obsoleteFunctions == ["N.a()"])
        #expect(report.problems.map { $0.source.text(in: $0.diagnostic.range) } == ["NLogic"])
    }

    // MARK: Tests

    private func tests(_ names: [String]) -> Plan {
        let functions = names.map { "    func \($0)() throws {\n        throw XCTSkip()\n    }\n" }
        let file = GeneratedFile(
            role: .testStubs,
            ownership: .user,
            name: "MTests.swift",
            contents: Array("final class MTests: XCTestCase {\n\(functions.joined(separator: "\n"))}\n".utf8),
            requirements: names.map {
                GeneratedFile.Requirement(
                    type: "MTests",
                    signature: "\($0)()",
                    lines: ["    func \($0)() throws {", "        throw XCTSkip()", "    }"]
                )
            }
        )
        var layout = project.layout(nil)
        layout.tests = project["Tests"]
        project.folder.add("M.viewmodel")
        return Plan(spec: project["M.viewmodel"], files: [file], layout: layout)
    }

    @Test(arguments: [
        "final class MTests: XCTestCase {\n    func testA() {}\n}\n",
        "final class MTests: XCTestCase {\n    func testA() {}\n    func testRenamed() {}\n}\n",
        "final class Renamed: XCTestCase {\n    func testA() {}\n}\n", "import XCTest\n", "",
    ])
    func aStubThatWasRemovedStaysAway(text: String) {
        #expect(project.run([tests(["testA", "testB"])]).reports.map(\.outcome) == [.created])
        project.folder.add("Tests/MTests.swift", text)
        for _ in 0..<2 {
            #expect(project.run([tests(["testA", "testB"])]).reports.map(\.outcome) == [.unchanged])
            #expect(project.text("Tests/MTests.swift") == text)
        }
    }

    /// The wiring tests ask the test class whether the logic is written.
    @Test(arguments: [
        ("final class MTests: XCTestCase {\n}\n", "final class MTests: XCTestCase {\n"),
        (
            "final class Renamed: XCTestCase {\n}\n",
            "final class Renamed: XCTestCase {\n}\n\nfinal class MTests: XCTestCase {\n"
        ),
    ])
    func whatGeneratedCodeCallsComesBack(before: String, beginning: String) {
        let plan = tests(["logicIsWritten", "testA", "testB"])
        #expect(project.run([plan]).reports.map(\.outcome) == [.created])
        project.folder.add("Tests/MTests.swift", before)
        #expect(project.run([plan]).reports.map(\.outcome) == [.added(["MTests.logicIsWritten()"])])
        let after = beginning + "    func logicIsWritten() throws {\n        throw XCTSkip()\n    }\n}\n"
        #expect(project.text("Tests/MTests.swift") == after)
        #expect(project.run([plan]).reports.map(\.outcome) == [.unchanged])
    }

    @Test func onlyNewStubsAreAdded() {
        project.run([tests(["testA", "testB"])])
        project.folder.add("Tests/MTests.swift", "final class MTests: XCTestCase {\n    func testA() {}\n}\n")
        #expect(
            project.run([tests(["testA", "testB", "testC"])]).reports.map(\.outcome) == [.added(["MTests.testC()"])]
        )
        #expect(
            project.manifest == ["Tests/MTests.swift user M.viewmodel MTests.testA() MTests.testB() MTests.testC()"]
        )
    }

    @Test func aStubThatIsAskedForAgainIsAdded() {
        project.run([tests(["testA", "testB"])])
        project.folder.add("Tests/MTests.swift", "final class MTests: XCTestCase {\n    func testA() {}\n}\n")
        #expect(project.run([tests(["testA"])]).reports.map(\.outcome) == [.unchanged])
        #expect(project.run([tests(["testA", "testB"])]).reports.map(\.outcome) == [.added(["MTests.testB()"])])
    }

    @Test func aWholeFileThatIsGoneIsCreatedAgainUnlessItWasMoved() throws {
        project.run([tests(["testA", "testB"])])
        let text = project.text("Tests/MTests.swift")
        try FileManager.default.removeItem(atPath: project["Tests/MTests.swift"])
        #expect(project.run([tests(["testA", "testB"])]).reports.map(\.outcome) == [.created])
        #expect(project.text("Tests/MTests.swift") == text)
        try FileManager.default.removeItem(atPath: project["Tests/MTests.swift"])
        project.folder.add("Tests/Moved.swift", "final class MTests: XCTestCase {\n    func testA() {}\n}\n")
        for _ in 0..<2 {
            #expect(project.run([tests(["testA", "testB"])]).reports.map(\.outcome) == [.moved])
            #expect(!project.folder.exists("Tests/MTests.swift"))
        }
    }
}
