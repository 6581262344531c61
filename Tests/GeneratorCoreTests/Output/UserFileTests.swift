import Foundation
import Testing

@testable import GeneratorCore

/// What is added to files that the user has edited in every way.
struct UserFileTests {
    let project = Project()

    private func update(_ functions: [String] = ["a()", "b(c:)"]) -> [FileReport] {
        let (reports, end) = project.run([project.plan("M", functions: functions)])
        #expect(end.isEmpty)
        return Array(reports.dropFirst())
    }

    private static let a = "    func a() {\n        fatalError()\n    }\n"
    private static let b = "    func b(c: Int) {\n        fatalError()\n    }\n"

    private static let merges: [(name: String, before: String, after: String)] = [
        (
            "at the end of the conforming extension",
            "extension M: MLogic {\n    func a() {}\n}\n\nextension M {\n}\n",
            "extension M: MLogic {\n    func a() {}\n\n\(b)}\n\nextension M {\n}\n"
        ),
        (
            "the conformance may have a module and stand among others",
            "extension M: Equatable, App.MLogic {\n    func a() {}\n}\nextension M {\n    func x() {}\n}",
            "extension M: Equatable, App.MLogic {\n    func a() {}\n\n\(b)}\nextension M {\n    func x() {}\n}"
        ),
        (
            "else at the end of the last extension",
            "extension M {\n    func a() {}\n}\n\nextension M {\n    func x() {}\n}\nstruct Other {}\n",
            "extension M {\n    func a() {}\n}\n\nextension M {\n    func x() {}\n\n\(b)}\nstruct Other {}\n"
        ),
        (
            "an empty body",
            "extension M: MLogic {\n}\n", "extension M: MLogic {\n\(a)\n\(b)}\n"
        ),
        (
            "an empty body on one line",
            "extension M: MLogic {}\nlet x = 1", "extension M: MLogic {\n\(a)\n\(b)}\nlet x = 1"
        ),
        (
            "a body on one line",
            "extension M: MLogic { func a() {} }\n", "extension M: MLogic { func a() {} \n\n\(b)}\n"
        ),
        (
            "an empty line before the brace is enough",
            "extension M: MLogic {\n    func a() {}\n\n}\n", "extension M: MLogic {\n    func a() {}\n\n\(b)}\n"
        ),
        (
            "comments and strings with braces",
            "extension M: MLogic {\n    func a() { print(\"}}{\") } // }\n    /* } */\n    // extension M: MLogic {\n}\n",
            "extension M: MLogic {\n    func a() { print(\"}}{\") } // }\n    /* } */\n    // extension M: MLogic {\n\n\(b)}\n"
        ),
        (
            "other labels are another function",
            "extension M: MLogic {\n    static func a() {}\n    func b(d: Int) {}\n    func b() {}\n}\n",
            "extension M: MLogic {\n    static func a() {}\n    func b(d: Int) {}\n    func b() {}\n\n\(b)}\n"
        ),
        (
            "a function of another type or inside a function is none",
            "extension M: MLogic {\n    func a() { func b(c: Int) {} }\n}\nextension N { func b(c: Int) {} }\n",
            "extension M: MLogic {\n    func a() { func b(c: Int) {} }\n\n\(b)}\nextension N { func b(c: Int) {} }\n"
        ),
        (
            "tabs",
            "extension M: MLogic {\n\tfunc a() {\n\t\tx()\n\t}\n}\n",
            "extension M: MLogic {\n\tfunc a() {\n\t\tx()\n\t}\n\n\tfunc b(c: Int) {\n\t\tfatalError()\n\t}\n}\n"
        ),
        (
            "two spaces",
            "extension M: MLogic {\n  func a() {\n    x()\n  }\n}\n",
            "extension M: MLogic {\n  func a() {\n    x()\n  }\n\n  func b(c: Int) {\n    fatalError()\n  }\n}\n"
        ),
        (
            "two spaces, seen elsewhere in the file",
            "struct X {\n  let y = 1\n}\nextension M: MLogic {}\n",
            "struct X {\n  let y = 1\n}\nextension M: MLogic {\n  func a() {\n    fatalError()\n  }\n\n  func b(c: Int) {\n    fatalError()\n  }\n}\n"
        ),
        (
            "CRLF",
            "\u{FEFF}extension M: MLogic {\r\n    func a() {}\r\n}\r\n",
            "\u{FEFF}extension M: MLogic {\r\n    func a() {}\r\n\r\n    func b(c: Int) {\r\n        fatalError()\r\n    }\r\n}\r\n"
        ),
        (
            "inside a condition",
            "#if os(iOS)\n    extension M: MLogic {\n        func a() {}\n    }\n#endif\n",
            "#if os(iOS)\n    extension M: MLogic {\n        func a() {}\n\n        func b(c: Int) {\n            fatalError()\n        }\n    }\n#endif\n"
        ),
        (
            "a condition at the end of the body",
            "extension M: MLogic {\n#if DEBUG\n    func a() {}\n#endif\n}\n",
            "extension M: MLogic {\n#if DEBUG\n    func a() {}\n#endif\n\n\(b)}\n"
        ),
        (
            "a new extension where the file has none",
            "import X\n\nlet y = 1", "import X\n\nlet y = 1\n\nextension M: MLogic {\n\(a)\n\(b)}\n"
        ),
        (
            "a new extension, CRLF, tabs",
            "struct X {\r\n\tlet y = 1\r\n}\r\n",
            "struct X {\r\n\tlet y = 1\r\n}\r\n\r\nextension M: MLogic {\r\n\tfunc a() {\r\n\t\tfatalError()\r\n\t}\r\n\r\n\tfunc b(c: Int) {\r\n\t\tfatalError()\r\n\t}\r\n}\r\n"
        ),
        (
            "an empty file gets the imports too", " \n", Project.logic("M", ["a()", "b(c:)"])
        ),
        (
            "and one with nothing but a byte order mark", "\u{FEFF}\r\n", Project.logic("M", ["a()", "b(c:)"])
        ),
        (
            "the type may have its module before it",
            "extension Some.M: MLogic {\n    func a() {}\n}\nextension M {\n}\n",
            "extension Some.M: MLogic {\n    func a() {}\n\n\(b)}\nextension M {\n}\n"
        ),
        (
            "and so in an extension without the conformance",
            "extension M: MLogic {\n    func b(c: Int) {}\n}\nextension M.M {\n    func a() {}\n}\n",
            "extension M: MLogic {\n    func b(c: Int) {}\n}\nextension M.M {\n    func a() {}\n}\n"
        ),
        (
            "a default of the logic protocol is enough",
            "extension M: MLogic {\n    func a() {}\n}\nextension MLogic {\n    func b(c: Int) {}\n}\n",
            "extension M: MLogic {\n    func a() {}\n}\nextension MLogic {\n    func b(c: Int) {}\n}\n"
        ),
        (
            "and of another protocol",
            "extension M: MLogic, Common {\n    func a() {}\n}\nextension Common {\n    func b(c: Int) {}\n}\n",
            "extension M: MLogic, Common {\n    func a() {}\n}\nextension Common {\n    func b(c: Int) {}\n}\n"
        ),
        (
            "defaults for a part, CRLF",
            "extension MLogic {\r\n    func a() {}\r\n}\r\n",
            "extension MLogic {\r\n    func a() {}\r\n}\r\n\r\nextension M: MLogic {\r\n"
                + b.replacingOccurrences(of: "\n", with: "\r\n") + "}\r\n"
        ),
        (
            "each extension among which a condition chooses",
            "#if DEBUG\nextension M: MLogic {\n    func a() {}\n}\n#else\nextension M: MLogic {\n    func a() {}\n}\n#endif\n",
            "#if DEBUG\nextension M: MLogic {\n    func a() {}\n\n\(b)}\n#else\nextension M: MLogic {\n    func a() {}\n\n\(b)}\n#endif\n"
        ),
    ]

    @Test(arguments: merges.indices)
    func adds(index: Int) {
        let (name, before, after) = UserFileTests.merges[index]
        project.folder.add("M.swift", before)
        let reports = update()
        #expect(project.text("M.swift") == after, "\(name)")
        #expect(reports.allSatisfy { $0.isChange == (before != after) })
        #expect(update().map(\.outcome) == [.unchanged], "\(name)")
        #expect(project.text("M.swift") == after)
    }

    @Test func namesWhatItAdds() {
        project.folder.add("M.swift", "extension M: MLogic {\n}\n")
        #expect(update().map(\.outcome) == [.added(["M.a()", "M.b(c:)"])])
        #expect(update(["a()", "b(c:)", "d()"]).map(\.outcome) == [.added(["M.d()"])])
    }

    /// The defaults stand in another file, and there is none for the conformance yet.
    @Test func defaultsOfTheLogicProtocolAreNotOverridden() {
        project.folder.add("Defaults.swift", "extension MLogic {\n    func a() {}\n}\n")
        #expect(update().map(\.outcome) == [.created])
        #expect(project.text("M.swift") == "import RxSwift\n\nextension M: MLogic {\n\(UserFileTests.b)}\n")
        #expect(update().map(\.outcome) == [.unchanged])
    }

    /// Where they are there for all functions, the conformance is what is missing.
    @Test func defaultsForEverythingNeedTheConformance() {
        project.folder.add("Defaults.swift", "extension MLogic {\n    func a() {}\n    func b(c: Int) {}\n}\n")
        #expect(update().map(\.outcome) == [.created])
        #expect(project.text("M.swift") == "import RxSwift\n\nextension M: MLogic {\n}\n")
        #expect(update().map(\.outcome) == [.unchanged])
    }

    @Test func aSecondTypeOfTheSpecGetsItsDeclaration() {
        let text = """
            import XCTest

            /// About M.
            @MainActor
            final class MTests: XCTestCase {
                private let x = 1

                func testA() throws {
                    throw XCTSkip("a")
                }
            }

            /// About N.
            @MainActor
            final class NTests: XCTestCase {
                private let y = 1

                func testB() throws {
                    throw XCTSkip("b")
                }
            }

            """
        func requirement(_ type: String, _ name: String) -> GeneratedFile.Requirement {
            GeneratedFile.Requirement(
                type: type,
                signature: "\(name)()",
                lines: ["    func \(name)() throws {", "        throw XCTSkip(\"\(name)\")", "    }"]
            )
        }
        let file = GeneratedFile(
            role: .testStubs,
            ownership: .user,
            name: "MTests.swift",
            contents: Array(text.utf8),
            requirements: [
                requirement("MTests", "testA"), requirement("MTests", "testC"), requirement("NTests", "testB"),
            ]
        )
        var layout = project.layout(nil)
        layout.tests = project["Tests"]
        project.folder.add("Tests/MTests.swift", "final class MTests: XCTestCase {\n  func testA() {}\n}\n")
        project.folder.add("M.viewmodel")
        let plan = Plan(spec: project["M.viewmodel"], files: [file], layout: layout)
        #expect(project.run([plan]).reports.map(\.outcome) == [.added(["MTests.testC()", "NTests.testB()"])])
        #expect(
            project.text("Tests/MTests.swift") == """
                final class MTests: XCTestCase {
                  func testA() {}

                  func testC() throws {
                    throw XCTSkip("testC")
                  }
                }

                /// About N.
                @MainActor
                final class NTests: XCTestCase {
                  private let y = 1

                  func testB() throws {
                    throw XCTSkip("b")
                  }
                }

                """
        )
        // An extension of the test class in another file of the tests counts too.
        project.folder.add("Tests/More.swift", "extension NTests { func testD() {} }")
        var more = file
        more.requirements.append(requirement("NTests", "testD"))
        let next = Plan(spec: project["M.viewmodel"], files: [more], layout: layout)
        #expect(project.run([next]).reports.map(\.outcome) == [.unchanged])
    }

    @Test func backTicksDoNotMatter() {
        project.folder.add("M.swift", "extension M: MLogic {\n    func `default`(`in` x: Int) {}\n}\n")
        #expect(update(["default(in:)"]).map(\.outcome) == [.unchanged])
        #expect(update(["`default`(in:)"]).map(\.outcome) == [.unchanged])
    }

    @Test(arguments: [
        ("extension M: MLogic 1️⃣{\n    func a() {\n}\n", "expected '}' to close this '{'"),
        ("extension M: MLogic 1️⃣{\n    func a() {\n", "expected '}' to close this '{'"),
        ("extension M: MLogic {\n    func a1️⃣( {}\n}\n", "expected ')' to close this '('"),
        ("extension M: MLogic {\n    func a() {}\n}\n1️⃣}\n", "unexpected '}': nothing is open here"),
    ])
    func aFileThatDoesNotMatchUpIsLeft(text: String, reason: String) throws {
        let marked = MarkedText(text)
        project.folder.add("M.swift", marked.text)
        let report = try #require(update(["b(c:)"]).first)
        let message = "cannot add M.b(c:): \(reason)"
        #expect(report.outcome == .failed(message))
        let diagnostic = try #require(report.problems.first?.diagnostic)
        #expect(diagnostic.message.text == message)
        #expect(diagnostic.isError)
        #expect(diagnostic.range.lowerBound == marked.offsets[1])
        #expect(report.problems.first?.source.path == project["M.swift"])
        #expect(project.text("M.swift") == marked.text)
    }

    @Test func writesThroughALinkAndKeepsTheMode() throws {
        project.folder.add("real/Logic.txt", "extension M: MLogic {\n}\n")
        chmod(project["real/Logic.txt"], 0o600)
        project.folder.link("M.swift", to: "real/Logic.txt")
        #expect(update().map(\.isChange) == [true])
        #expect(project.text("real/Logic.txt")?.contains("func b(c: Int)") == true)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: project["M.swift"]) == "real/Logic.txt")
        let attributes = try FileManager.default.attributesOfItem(atPath: project["real/Logic.txt"])
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
}
