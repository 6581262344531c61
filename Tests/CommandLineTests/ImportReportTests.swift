import Foundation
import Testing

@Suite("What importing says")
struct ImportReportTests {
    private static let viewModel = """
        import RxSwift

        final class CountViewModel: ViewModelType {
            struct Input { let tap: Observable<Void> }
            struct Output { let count: Observable<Int> }
            func transform(input: Input) -> Output { Output(count: input.tap.map { 1 }) }
        }

        """

    private static let others = """
        import RxSwift

        protocol SignInViewModelInputs { var tap: PublishRelay<Void> { get } }
        final class SignInViewModel: SignInViewModelInputs {
            var inputs: SignInViewModelInputs { self }
            let tap = PublishRelay<Void>()
        }
        final class WiredViewModel {
            let tap = PublishRelay<Void>()
            let title = BehaviorRelay<String>(value: "")
            private let disposeBag = DisposeBag()
            init() { tap.map { "" }.bind(to: title).disposed(by: disposeBag) }
        }
        struct RowViewModel { let title: Driver<String> }
        struct PlainViewModel { let title: String }
        class BaseViewModel { let error = PublishRelay<Error>() }
        final class MoreViewModel: BaseViewModel {}
        final class OuterViewModel { func transform(input: OuterInput) -> OuterOutput { OuterOutput() } }

        """

    @Test("ViewModels of another shape are listed, and fail")
    func otherShapes() throws {
        let folder = try TemporaryFolder(["Count.swift": Self.viewModel, "Others.swift": Self.others])
        let report = try folder.tool().run("import", "--report", ".")
        #expect(report.status == 1)
        let lines = """
            not understood  Others.swift: SignInViewModel
                            line 4: 'inputs' is a 'SignInViewModelInputs', by which the ViewModel is seen: a spec makes \
            'Input' and 'Output'
            not understood  Others.swift: WiredViewModel
                            line 8: it has no 'Input' and 'Output': its streams are members, which 'init' wires
            not understood  Others.swift: RowViewModel
                            line 14: it has no 'Input' and 'Output': its streams are members
            not understood  Others.swift: OuterViewModel
                            line 18: 'transform' takes 'OuterInput', which is no type of its own: a spec makes 'Input' and \
            'Output'

            """
        #expect(report.output.contains(lines), "\(report.output)")
        #expect(report.output.hasSuffix("1 whole, 0 with expressions, 0 interface only, 4 not understood\n"))
        let verify = try folder.tool().run("import", "--verify", ".")
        #expect(verify.status == 1)
        #expect(verify.output.hasSuffix("1 of 1 interfaces equal (100 %), 5 of 5 members (100 %), 4 not understood\n"))
    }

    @Test("says of what is imported already that it is", arguments: ["App", "App/CountViewModel.swift"])
    func importedAlready(path: String) throws {
        let source = Self.viewModel.replacing("{ Output(count: input.tap.map { 1 }) }", with: "{ fatalError() }")
        let folder = try TemporaryFolder(["App/CountViewModel.swift": source])
        #expect(try folder.tool().run("import", "App", "--force").status == 0)
        let again = try folder.tool().run("import", path, "--force")
        #expect(again.status == 0)
        #expect(
            again.output
                == "imported  no ViewModel is left to import: 'App/CountViewModel.viewmodel' is there\n"
        )
    }

    @Test("--settings writes the settings alone, which wait for specs that are not there yet")
    func settings() throws {
        let other = Self.viewModel.replacing("CountViewModel", with: "OtherViewModel").replacing("final ", with: "")
        let folder = try TemporaryFolder([
            "App/A/CountViewModel.swift": Self.viewModel, "App/A/TapViewModel.swift": Self.viewModel,
            "App/B/OtherViewModel.swift": other,
        ])
        let result = try folder.tool().run("import", "App", "--settings")
        #expect(result.output == "written   App/viewmodelgen.json\n1 written\n")
        let settings = try folder.read("App/viewmodelgen.json")
        #expect(settings.contains("\"specs\": [\"OtherViewModel\"]"), "\(settings)")
        #expect(try folder.files().count == 4)
        #expect(try folder.tool().run("import", "App", "--settings").status == 1)
        #expect(try folder.tool().run("import", "App", "--settings", "--report").status == 64)
        #expect(try folder.tool().run("import", "App/A", "--force").status == 0)
        let generated = try folder.tool().run("generate", "App")
        #expect(!generated.errors.contains("unknown-spec"), "\(generated.errors)")
    }

    @Test("what cannot be written leaves everything as it was")
    func rollBack() throws {
        let folder = try TemporaryFolder([
            "App/CountViewModel.swift": Self.viewModel,
            "App/OtherViewModel.swift": Self.viewModel.replacing("CountViewModel", with: "OtherViewModel"),
        ])
        // A name to which nothing can be written, though nothing is there.
        try FileManager.default.createSymbolicLink(
            atPath: folder.url("App/OtherViewModel.viewmodel").path,
            withDestinationPath: "/dev/null/none"
        )
        let before = try folder.files()
        let result = try folder.tool().run("import", "App", "--force")
        #expect(result.status == 1)
        #expect(result.errors.hasPrefix("error: nothing was written: cannot "), "\(result.errors)")
        #expect(result.output.hasSuffix("0 written\n"))
        #expect(try folder.files() == before)
        #expect(try folder.read("App/CountViewModel.swift") == Self.viewModel)
    }

    @Test("messages name the function as the file does, and what stands in the way where it is one thing")
    func names() throws {
        let source = Self.viewModel.replacing("func transform", with: "func convert")
            .replacing("{ Output(count: input.tap.map { 1 }) }", with: "{ return made(input) }")
        let folder = try TemporaryFolder(["CountViewModel.swift": source])
        let report = try folder.tool().run("import", "--report", ".")
        let reason = "what 'convert' returns is not made as 'Output(…)' where it is returned"
        #expect(report.output.contains("line 6: \(reason)\n"), "\(report.output)")
        #expect(report.output.contains("    1  \(reason)\n"), "\(report.output)")
    }
}
