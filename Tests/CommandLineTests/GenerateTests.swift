import Foundation
import Testing

@Suite("generate")
struct GenerateTests {
    @Test("writes the files of a spec, and nothing when it is run again")
    func writesOnce() throws {
        let folder = try TemporaryFolder(["TitleViewModel.viewmodel": Specs.titled()])
        let first = try folder.tool().run()
        #expect(first.errors == "")
        #expect(first.status == 0)
        #expect(
            first.output == """
                written   TitleViewModel.generated.swift
                written   TitleViewModel.swift
                written   ViewModelSupport.generated.swift
                3 written

                """
        )
        let dates = try folder.modificationDates()
        let second = try folder.tool().run("generate")
        #expect(
            second.output == """
                unchanged TitleViewModel.generated.swift
                unchanged TitleViewModel.swift
                unchanged ViewModelSupport.generated.swift
                3 unchanged

                """
        )
        #expect(try folder.modificationDates() == dates)
    }

    @Test("adds missing functions, and says once which are no longer needed")
    func addsFunctions() throws {
        let folder = try TemporaryFolder(["TitleViewModel.viewmodel": Specs.titled()])
        _ = try folder.tool().run()
        try folder.write(Specs.titled().replacing("count", with: "number"), to: "TitleViewModel.viewmodel")
        let result = try folder.tool().run()
        #expect(
            result.output == """
                written   TitleViewModel.generated.swift
                added     TitleViewModel.title(number:) to TitleViewModel.swift
                unneeded  TitleViewModel.title(count:) in TitleViewModel.swift: no spec asks for it any more
                unchanged ViewModelSupport.generated.swift
                1 written, 1 added, 1 unchanged

                """
        )
        #expect(try !folder.tool().run().output.contains("unneeded"))
    }

    @Test("says where a file of the user keeps it from adding functions")
    func unbalanced() throws {
        let folder = try TemporaryFolder(["TitleViewModel.viewmodel": Specs.titled()])
        try folder.write(
            "import RxSwift\n\nextension TitleViewModel: TitleViewModelLogic {\n",
            to: "TitleViewModel.swift"
        )
        let result = try folder.tool().run()
        #expect(result.status == 1)
        #expect(
            result.errors == """
                TitleViewModel.swift:3:47: error: cannot add TitleViewModel.title(count:): expected '}' to close this '{' [file]
                extension TitleViewModel: TitleViewModelLogic {
                                                              ^
                suggestion: mend it and generate again

                """
        )
    }

    @Test("warns of a conformance to a logic protocol that is no longer generated")
    func vanishedProtocol() throws {
        let folder = try TemporaryFolder(["TitleViewModel.viewmodel": Specs.titled()])
        _ = try folder.tool().run()
        try folder.write(Specs.counter("TitleViewModel"), to: "TitleViewModel.viewmodel")
        let result = try folder.tool().run("--diagnostics", "xcode")
        #expect(result.status == 0)
        #expect(
            result.errors == """
                TitleViewModel.swift:4:27: warning: 'TitleViewModelLogic' is no longer generated: its spec asks for no logic \
                function any more; remove the conformance, or the whole extension when you are done with it [file]

                """
        )
        #expect(try folder.tool().run().errors == "")
    }

    @Test("generates the other specs when one has errors, and leaves the files of that one")
    func errors() throws {
        let folder = try TemporaryFolder([
            "A.viewmodel": Specs.counter("A"), "B.viewmodel": Specs.broken("B"), "B.generated.swift": "old",
        ])
        let result = try folder.tool().run()
        #expect(result.status == 1)
        #expect(result.errors.contains("B.viewmodel:6:31: error: cannot find 'missing' in scope [unknown-name]\n"))
        #expect(try folder.read("B.generated.swift") == "old")
        #expect(folder.exists("A.generated.swift"))
    }

    @Test("a moved spec uses its functions where they are, and says so")
    func movedSpec() throws {
        let folder = try TemporaryFolder(["Sources/Old/TitleViewModel.viewmodel": Specs.titled()])
        _ = try folder.tool().run()
        try folder.write(Specs.titled(), to: "Sources/New/TitleViewModel.viewmodel")
        try FileManager.default.removeItem(at: folder.url("Sources/Old/TitleViewModel.viewmodel"))
        let result = try folder.tool().run()
        #expect(
            result.output == """
                written   Sources/New/TitleViewModel.generated.swift
                found     Sources/Old/TitleViewModel.swift for Sources/New/TitleViewModel.swift, which is not needed then
                unchanged Sources/ViewModelSupport.generated.swift
                obsolete  Sources/Old/TitleViewModel.generated.swift: no spec asks for it; --prune removes it
                1 written, 1 unchanged, 1 obsolete

                """
        )
        #expect(try !folder.tool().run("--prune").output.contains("found"))
        #expect(try folder.tool().run("--check").status == 0)
    }

    @Test("a configuration without sources says so")
    func noSources() throws {
        let folder = try TemporaryFolder([
            "viewmodelgen.json": #"{ "sources": [] }"#, "A.viewmodel": Specs.counter("A"),
        ])
        let result = try folder.tool().run()
        #expect(result.status == 1)
        #expect(
            result.errors
                == "error: 'sources' is empty, so there is no folder to search: list folders there, or name specs in the call\n"
        )
        #expect(try folder.tool().run("A.viewmodel").status == 0)
    }

    @Test(
        "a folder for generated files that is a file is found before anything is written",
        arguments: ["--output", "--tests"]
    )
    func fileForFolder(option: String) throws {
        let folder = try TemporaryFolder(["A.viewmodel": Specs.counter("A"), "file": ""])
        let result = try folder.tool().run(option, "file")
        #expect(result.status == 1)
        #expect(result.errors == "error: 'file' is a file, and a folder for generated files is needed there\n")
        #expect(try folder.files() == ["A.viewmodel", "file"])
    }

    @Test("shows a limited number of problems")
    func manyProblems() throws {
        let outputs = (0..<2_000).map { "    output\($0): Driver<Int> <- missing\($0)\n" }.joined()
        let folder = try TemporaryFolder(["A.viewmodel": "viewmodel A {\n    output {\n\(outputs)    }\n}\n"])
        let result = try folder.tool().run("--diagnostics", "xcode")
        let lines = result.errors.split(separator: "\n")
        #expect(lines.count == 501)
        #expect(lines.last == "A.viewmodel:503:31: error: 1500 more problems from here on are not shown [limit]")
    }

    @Test("warns of a spec without a ViewModel")
    func emptySpec() throws {
        let folder = try TemporaryFolder(["A.viewmodel": ""])
        let result = try folder.tool().run("--diagnostics", "xcode")
        #expect(result.status == 0)
        #expect(
            result.errors
                == "A.viewmodel:1:1: warning: no viewmodel stands here, so nothing is generated; write 'viewmodel NAME { … }', or delete the file [empty-spec]\n"
        )
    }

    @Test("--no-tests leaves the tests of an earlier run alone; what no spec needs is said once")
    func orphans() throws {
        let folder = try TemporaryFolder(["Package.swift": "", "Sources/App/A.viewmodel": Specs.titled("A")])
        _ = try folder.tool().run("--tests", "T")
        #expect(folder.exists("T/ATests.swift"))
        let without = try folder.tool().run("--no-tests")
        #expect(without.output.hasSuffix("\n3 unchanged\n"))
        try folder.write(Specs.counter("A"), to: "Sources/App/A.viewmodel")
        let counter = try folder.tool().run("--no-tests")
        let orphan =
            "yours     Sources/App/A.swift: no spec writes to it any more; move what is still used beside its spec"
        #expect(counter.output.contains(orphan))
        #expect(!counter.output.contains("ATests"))
        #expect(!(try folder.tool().run("--no-tests").output.contains("yours")))
        try FileManager.default.removeItem(at: folder.url("Sources/App/A.viewmodel"))
        #expect(try folder.tool().run().output.contains("yours     T/ATests.swift"))
    }

    @Test("a logic function that is new in a spec asks for logicIsWritten() to say so")
    func noteOfNewLogic() throws {
        let folder = try TemporaryFolder(["A.viewmodel": Specs.titled("A")])
        #expect(!(try folder.tool().run("--tests", "T").output.contains("note")))
        let more = Specs.titled("A").replacingOccurrences(
            of: "via title\n",
            with: "via title\n        other: Signal<String> <- count via other\n"
        )
        try folder.write(more, to: "A.viewmodel")
        let note = "note      ATests.logicIsWritten() is to say false until the new functions are written\n"
        #expect(try folder.tool().run("--tests", "T").output.contains(note))
        #expect(!(try folder.tool().run("--tests", "T").output.contains("note")))
        // A function of another signature is new, and its stub is there.
        let wider = more.replacingOccurrences(of: "count via other", with: "count, extra via other")
            .replacingOccurrences(of: "count: Signal<Int>", with: "count, extra: Signal<Int>")
        try folder.write(wider, to: "A.viewmodel")
        #expect(try folder.tool().run("--tests", "T").output.components(separatedBy: note).count == 2)
    }

    @Test("tests of the other framework are left as they are")
    func testFrameworkChanges() throws {
        let folder = try TemporaryFolder(["A.viewmodel": Specs.titled("A")])
        _ = try folder.tool().run("--tests", "T")
        let tests = try folder.read("T/ATests.swift")
        try folder.write(#"{ "testFramework": "Swift Testing" }"#, to: "viewmodelgen.json")
        let result = try folder.tool().run("--tests", "T")
        #expect(result.status == 1)
        #expect(result.errors.contains("error: these tests import 'XCTest', and 'Testing' is configured [file]"))
        #expect(try folder.read("T/ATests.swift") == tests)
        try FileManager.default.removeItem(at: folder.url("T/ATests.swift"))
        #expect(try folder.tool().run("--tests", "T").status == 0)
        #expect(try folder.read("T/ATests.swift").contains("import Testing"))
    }

    @Test("--output, --tests and --no-tests say where files go")
    func folders() throws {
        let folder = try TemporaryFolder([
            "App/A.viewmodel": Specs.counter("A"), "viewmodelgen.json": #"{ "tests": "T" }"#,
        ])
        _ = try folder.tool().run("--output", "Out", "--no-tests")
        #expect(folder.exists("Out/A.generated.swift"))
        #expect(folder.exists("Out/ViewModelSupport.generated.swift"))
        #expect(!folder.exists("T/ATests.swift"))
        _ = try folder.tool(in: "App").run("--tests=MyTests")
        #expect(folder.exists("App/MyTests/ATests.swift"))
        _ = try folder.tool(in: "App").run()
        #expect(folder.exists("T/ATests.swift"))
    }

    @Test("--quiet prints problems only")
    func quiet() throws {
        let folder = try TemporaryFolder(["A.viewmodel": Specs.counter("A"), "B.viewmodel": Specs.broken("B")])
        let result = try folder.tool().run("--quiet")
        #expect(result.output == "")
        #expect(result.errors.contains("[unknown-name]"))
    }

    @Test("'-' reads a spec and prints its ViewModel; problems go to standard error")
    func standardInput() throws {
        let folder = try TemporaryFolder(["viewmodelgen.json": #"{ "access": "public" }"#])
        let result = try folder.tool().run("generate", "-", input: Specs.counter("A"))
        #expect(result.status == 0)
        #expect(result.errors == "")
        #expect(result.output.contains("public final class A: ViewModel {"))
        let broken = try folder.tool().run("generate", "-", input: Specs.broken("A"))
        #expect(broken.status == 1)
        #expect(broken.output == "")
        #expect(broken.errors.contains("<stdin>:6:31: error: cannot find 'missing' in scope [unknown-name]\n"))
        #expect(try folder.files() == ["viewmodelgen.json"])
    }

    @Test("'-' fails when standard input has no ViewModel", arguments: ["", "\n", "// nothing\nimport UIKit\n"])
    func emptyStandardInput(_ text: String) throws {
        let result = try TemporaryFolder().tool().run("generate", "-", input: text)
        #expect(result == Tool.Result(status: 1, output: "", errors: "error: standard input has no viewmodel\n"))
    }

    @Test("reads paths with spaces and Korean names, and each spec once")
    func paths() throws {
        let folder = try TemporaryFolder(["내 앱/화면 목록.viewmodel": Specs.counter("목록")])
        let result = try folder.tool().run("내 앱", "./내 앱/화면 목록.viewmodel", "내 앱/")
        #expect(result.errors == "")
        #expect(result.output.hasPrefix("written   내 앱/화면 목록.generated.swift\n"))
        #expect(result.output.hasSuffix("2 written\n"))
    }

    @Test("diagnostics come in the style and colour that is asked for")
    func styles() throws {
        let folder = try TemporaryFolder(["B.viewmodel": Specs.broken("B")])
        func errors(_ arguments: String...) throws -> String { try folder.tool().run(arguments).errors }
        #expect(
            try errors("--diagnostics", "xcode").hasSuffix(
                "B.viewmodel:6:31: error: cannot find 'missing' in scope [unknown-name]\n"
            )
        )
        #expect(try errors("--diagnostics", "json").contains(#""line":6,"column":31"#))
        #expect(try errors("--diagnostics", "github").contains("::error file=B.viewmodel,line=6,col=31"))
        #expect(try !errors().contains("\u{1B}["))
        #expect(try errors("--color", "always").contains("\u{1B}["))
        #expect(try !errors("--color", "never").contains("\u{1B}["))
    }
}
