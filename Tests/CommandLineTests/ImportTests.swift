import Testing

@Suite("Importing")
struct ImportTests {
    static let viewModel = """
        import RxSwift

        final class CountViewModel: ViewModelType {
            struct Input { let tap: Observable<Void> }
            struct Output { let count: Observable<Int> }
            private let store: Store
            init(store: Store) { self.store = store }
            func transform(input: Input) -> Output {
                guard !store.isEmpty else { return Output(count: .never()) }
                return Output(count: store.count(input.tap))
            }
        }

        """

    @Test("writes the spec and what is left beside it, and the configuration that the files agree on")
    func writes() throws {
        let folder = try TemporaryFolder([
            "App/CountViewModel.swift": Self.viewModel, "App/Store.swift": "class Store {}",
        ])
        let result = try folder.tool().run("import", "App", "--output", "Specs")
        #expect(result.errors == "")
        #expect(
            result.output
                == """
                written   Specs/viewmodelgen.json
                written   Specs/CountViewModel.viewmodel
                written   Specs/CountViewModel.swift
                note      no tests will be generated: "tests" in viewmodelgen.json names a folder for them
                3 written

                """
        )
        #expect(result.status == 0)
        #expect(try folder.read("Specs/CountViewModel.viewmodel").contains("output via makeOutput {"))
        #expect(
            try folder.read("Specs/CountViewModel.swift").contains("extension CountViewModel: CountViewModelLogic {")
        )
        #expect(try folder.read("App/CountViewModel.swift") == Self.viewModel)
    }

    @Test("where one file cannot be written none is, nor said to be unneeded")
    func keepsWhatIsNotWritten() throws {
        let whole = """
            import RxCocoa

            final class TapViewModel: ViewModelType {
                struct Input { let tap: Signal<Void> }
                struct Output { let tapped: Signal<Void> }
                func transform(input: Input) -> Output { Output(tapped: input.tap) }
            }

            """
        // A name to which '.swift' fits, and '.viewmodel' does not.
        let long = String(repeating: "A", count: 248)
        let folder = try TemporaryFolder(["\(long).swift": whole, "Tap.swift": whole])
        let result = try folder.tool().run("import", ".", "--force")
        #expect(result.status == 1)
        #expect(result.errors.contains("error: nothing was written: cannot write '\(long).viewmodel'"))
        #expect(!result.output.contains("unneeded"))
        #expect(try folder.files() == ["\(long).swift", "Tap.swift"])
    }

    @Test("never writes over a file without --force")
    func keeps() throws {
        let folder = try TemporaryFolder(["CountViewModel.swift": Self.viewModel, "viewmodelgen.json": "{}"])
        let result = try folder.tool().run("import", "CountViewModel.swift")
        #expect(result.status == 1)
        #expect(
            result.errors
                == "error: nothing was written: 'CountViewModel.swift' exists already; --force writes over it, "
                + "--output <dir> writes elsewhere\n"
        )
        #expect(try folder.files() == ["CountViewModel.swift", "viewmodelgen.json"])
        let forced = try folder.tool().run("import", "CountViewModel.swift", "--force")
        #expect(forced.status == 0)
        #expect(try folder.files() == ["CountViewModel.swift", "CountViewModel.viewmodel", "viewmodelgen.json"])
    }

    @Test("writes all files or none")
    func allOrNothing() throws {
        let other = Self.viewModel.replacing("CountViewModel", with: "OtherViewModel")
            .replacing("        guard !store.isEmpty else { return Output(count: .never()) }\n", with: "")
        let files = ["App/CountViewModel.swift": Self.viewModel, "App/OtherViewModel.swift": other]
        let folder = try TemporaryFolder(files)
        let refused = try folder.tool().run("import", "App")
        #expect(refused.status == 1)
        #expect(refused.errors.contains("nothing was written: 'App/CountViewModel.swift' exists already"))
        #expect(try folder.read("App/CountViewModel.swift") == Self.viewModel)
        #expect(try folder.files() == ["App/CountViewModel.swift", "App/OtherViewModel.swift"])
        #expect(try folder.tool().run("import", "App", "--output", "Specs").status == 0)
        // What is there already as it would be written stands in nobody's way.
        #expect(try folder.tool().run("import", "App", "--output", "Specs").status == 0)
    }

    @Test("never writes over a spec or a logic file that was edited", arguments: [false, true])
    func edited(isForced: Bool) throws {
        let folder = try TemporaryFolder(["App/CountViewModel.swift": Self.viewModel])
        #expect(try folder.tool().run("import", "App", "--output", "Specs").status == 0)
        let spec = try folder.read("Specs/CountViewModel.viewmodel") + "// mine\n"
        try folder.write(spec, to: "Specs/CountViewModel.viewmodel")
        let again = try folder.tool()
            .run(["import", "App", "--output", "Specs"] + (isForced ? ["--force"] : []))
        #expect(again.status == 1)
        #expect(
            again.errors == """
                error: nothing was written: 'Specs/CountViewModel.viewmodel' exists and would not be what it was; remove it \
                to import anew

                """
        )
        #expect(try folder.read("Specs/CountViewModel.viewmodel") == spec)
    }

    @Test("what is left of a file keeps the ends of its lines")
    func lineEnds() throws {
        let source = Self.viewModel.replacing("\n", with: "\r\n")
        let folder = try TemporaryFolder(["CountViewModel.swift": source])
        #expect(try folder.tool().run("import", "CountViewModel.swift", "--force").status == 0)
        let left = try folder.read("CountViewModel.swift")
        #expect(left.contains("guard !store.isEmpty"))
        #expect(left.utf8.count { $0 == 10 } == left.utf8.count { $0 == 13 })
        #expect(try !folder.read("CountViewModel.viewmodel").utf8.contains(13))
    }

    @Test("a ViewModel that is not understood hides no other of its file")
    func several() throws {
        let other = Self.viewModel.replacing("CountViewModel", with: "OddViewModel")
            .replacing("-> Output {", with: "throws -> Output {").replacing("import RxSwift\n", with: "")
        let folder = try TemporaryFolder(["CountViewModel.swift": Self.viewModel + other])
        let report = try folder.tool().run("import", "--report", ".")
        #expect(
            report.output.hasSuffix(
                """
                interface only  CountViewModel.swift: CountViewModel
                                line 9: 'guard' in the body of 'transform'
                                line 6: 'store' is no longer private
                not understood  CountViewModel.swift: OddViewModel
                                line 19: 'transform' is 'throws'

                what stands in the way, and in how many files
                    1  'guard' in the body of 'transform'
                    1  'transform' is 'throws'

                2 ViewModels in 1 of 1 Swift files: 0 whole, 0 with expressions, 1 interface only, 1 not understood

                """
            )
        )
        let written = try folder.tool().run("import", ".", "--output", "Specs")
        #expect(written.status == 1)
        #expect(written.errors.contains("CountViewModel.swift:19:5: error: 'transform' is 'throws' [import]"))
        #expect(try !folder.read("Specs/CountViewModel.viewmodel").contains("OddViewModel"))
        #expect(try folder.read("Specs/CountViewModel.swift").contains("func transform(input: Input) throws -> Output"))
    }

    @Test("--report and --verify write nothing")
    func dry() throws {
        let folder = try TemporaryFolder(["CountViewModel.swift": Self.viewModel])
        let report = try folder.tool().run("import", "--report", ".")
        #expect(report.status == 0)
        #expect(
            report.output.hasSuffix(
                """
                interface only  CountViewModel.swift
                                line 9: 'guard' in the body of 'transform'
                                line 6: 'store' is no longer private

                what stands in the way, and in how many files
                    1  'guard' in the body of 'transform'

                1 ViewModel in 1 of 1 Swift files: 0 whole, 0 with expressions, 1 interface only, 0 not understood

                """
            )
        )
        let verify = try folder.tool().run("import", "--verify", ".")
        #expect(verify.status == 0)
        #expect(
            verify.output.hasSuffix(
                """
                equal     CountViewModel
                            equal   declaration
                            equal   Input.tap
                            equal   Output.count
                            equal   init
                            equal   transform
                            wider   store: 'private let store: Store' becomes 'let store: Store'
                1 of 1 interfaces equal (100 %), 6 of 6 members (100 %)

                """
            )
        )
        #expect(try folder.files() == ["CountViewModel.swift"])
    }

    @Test("streams that are nested without end stay Swift", arguments: ["(", "Observable.merge("])
    func nested(opening: String) throws {
        let stream = String(repeating: opening, count: 3_000) + "input.tap" + String(repeating: ")", count: 3_000)
        let source = Self.viewModel.replacing("store.count(input.tap)", with: stream)
            .replacing("        guard !store.isEmpty else { return Output(count: .never()) }\n", with: "")
        let folder = try TemporaryFolder(["CountViewModel.swift": source])
        let report = try folder.tool().run("import", "--report", ".")
        #expect(report.status == 0)
        #expect(report.output.contains("line 9: streams nested more than 64 deep\n"))
    }

    @Test("a bracket without partner and a merge conflict are said with their place")
    func syntax() throws {
        let folder = try TemporaryFolder([
            "Brace.swift": Self.viewModel.replacing("struct Output {", with: "struct Output "),
            "Marker.swift": Self.viewModel.replacing(
                "    private let store",
                with: "<<<<<<< HEAD\n    private let store"
            ),
        ])
        let result = try folder.tool().run("import", ".", "--color", "never")
        #expect(result.status == 1)
        #expect(result.errors.contains("Brace.swift:12:1: error: a brace has no partner [import]"))
        #expect(result.errors.contains("Marker.swift:6:1: error: a merge conflict is not resolved [import]"))
        // Nothing was imported, so that nothing is agreed on.
        #expect(try folder.files() == ["Brace.swift", "Marker.swift"])
    }

    @Test("two files of one name with one folder for what is written", arguments: [false, true])
    func sameName(isForced: Bool) throws {
        let folder = try TemporaryFolder([
            "A/CountViewModel.swift": Self.viewModel, "B/CountViewModel.swift": Self.viewModel,
        ])
        let arguments = ["import", "A", "B", "--output", "Specs"] + (isForced ? ["--force"] : [])
        let result = try folder.tool().run(arguments)
        #expect(result.status == 1)
        #expect(
            result.errors == """
                error: 'B/CountViewModel.swift' was left as it is: its spec would be 'Specs/CountViewModel.viewmodel', which \
                is that of 'A/CountViewModel.swift'; import them into different folders

                """
        )
        #expect(result.output.hasSuffix("3 written\n"))
    }

    @Test("a file that is named twice counts once")
    func twice() throws {
        let folder = try TemporaryFolder(["App/CountViewModel.swift": Self.viewModel])
        let result = try folder.tool().run(
            "import",
            "--report",
            "App/CountViewModel.swift",
            "App",
            "App/CountViewModel.swift"
        )
        #expect(
            result.output.hasSuffix(
                "1 ViewModel in 1 of 1 Swift files: 0 whole, 0 with expressions, 1 interface only, 0 not understood\n"
            )
        )
    }

    @Test("what a subclass may override stays in the class")
    func inherited() throws {
        let source = Self.viewModel.replacing("final class", with: "class")
            .replacing(
                "    func transform",
                with: "    func reload() {}\n    private func note() {}\n    func transform"
            )
        let folder = try TemporaryFolder([
            "CountViewModel.swift": source,
            "SpecialViewModel.swift": "final class SpecialViewModel: CountViewModel { override func reload() {} }\n",
        ])
        #expect(try folder.tool().run("import", ".", "--output", "Specs").status == 0)
        #expect(try folder.read("Specs/CountViewModel.viewmodel").contains("        func reload() {}\n"))
        #expect(try folder.read("Specs/CountViewModel.swift").contains("func note() {}"))
        #expect(try !folder.read("Specs/CountViewModel.swift").contains("reload"))
    }

    @Test("fails where there is nothing to import")
    func nothing() throws {
        let folder = try TemporaryFolder(["A.swift": "struct A {}"])
        let result = try folder.tool().run("import", ".")
        #expect(result.status == 1)
        #expect(
            result.errors
                == "error: no ViewModel found: a type with 'Input', 'Output' and a function from one to the other\n"
        )
        #expect(try folder.tool().run("import").status == 64)
        #expect(try folder.tool().run("import", "--report", "--verify", ".").status == 64)
        #expect(try folder.tool().run("import", "B.swift").errors == "error: there is no file or folder 'B.swift'\n")
    }
}
