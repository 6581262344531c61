import Testing

@Suite("Settings of what is imported")
struct ImportSettingsTests {
    private static let viewModel = ImportTests.viewModel

    @Test("a configuration that is not there is an error", arguments: ["--report", "--verify"])
    func noConfiguration(mode: String) throws {
        let folder = try TemporaryFolder(["CountViewModel.swift": Self.viewModel])
        let result = try folder.tool().run("import", ".", mode, "--config", "none.json")
        #expect(result.status == 1)
        #expect(result.errors.contains("none.json"))
        #expect(!result.output.contains("CountViewModel"))
    }

    @Test("the protocol is the one that speaks of ViewModels")
    func conformance() throws {
        let source = Self.viewModel.replacing(": ViewModelType", with: ": NSObject, ViewModelType, UITableViewDelegate")
        let folder = try TemporaryFolder(["CountViewModel.swift": source])
        let result = try folder.tool().run("import", ".", "--report")
        #expect(result.output.contains("\"protocol\": \"ViewModelType\""))
    }

    @Test("ViewModels that differ get settings of their own, and come out as they were")
    func mixed() throws {
        let usual = Self.viewModel
        let folder = try TemporaryFolder([
            "CountViewModel.swift": usual,
            "OtherViewModel.swift": usual.replacing("CountViewModel", with: "OtherViewModel"),
            "OldViewModel.swift": usual.replacing("final class CountViewModel: ", with: "class OldViewModel: Screen, ")
                .replacing("transform(input: Input)", with: "transform(input: Input, bag: DisposeBag)")
                .replacing("self.store = store }", with: "self.store = store; super.init() }"),
            "BareViewModel.swift": usual.replacing("CountViewModel: ViewModelType", with: "BareViewModel"),
        ])
        let verify = try folder.tool().run("import", "--verify", ".")
        #expect(verify.status == 0)
        #expect(verify.output.contains("4 of 4 interfaces equal (100 %)"))
        #expect(
            verify.output.contains(
                """
                    "dependencies": "parameters",
                    "overrides": [
                        {
                            "specs": ["BareViewModel"],
                            "conformance": false
                        },
                        {
                            "specs": ["OldViewModel"],
                            "kind": "class",
                            "transform": { "disposeBag": "parameter", "bagName": "bag" }
                        }
                    ]
                }
                """
            )
        )
        let written = try folder.tool().run("import", ".", "--output", "Specs")
        #expect(written.status == 0)
        let generated = try folder.tool().run("generate", "Specs", "--no-cache")
        #expect(generated.status == 0)
        let old = try folder.read("Specs/OldViewModel.generated.swift")
        #expect(old.contains("class OldViewModel: Screen, ViewModelType {"))
        #expect(old.contains("func transform(input: Input, bag: DisposeBag) -> Output {"))
        // The settings that were written hold for the next import.
        #expect(try folder.tool().run("import", "--verify", ".", "--config", "Specs/viewmodelgen.json").status == 0)
    }

    @Test("the name of the function and the declaration of the bag are settings")
    func otherNames() throws {
        let source = Self.viewModel.replacing("func transform(input: Input)", with: "func convert(input: Input)")
            .replacing("    func convert", with: "    var bag = DisposeBag()\n    func convert")
        let folder = try TemporaryFolder(["CountViewModel.swift": source])
        let verify = try folder.tool().run("import", "--verify", ".")
        #expect(verify.status == 0)
        #expect(
            verify.output.contains(
                #""transform": { "name": "convert", "label": "input", "disposeBag": "stored", "bagProperty": "var bag" }"#
            )
        )
        #expect(try folder.tool().run("import", ".", "--output", "Specs").status == 0)
        #expect(try folder.tool().run("generate", "Specs", "--no-cache").status == 0)
        let generated = try folder.read("Specs/CountViewModel.generated.swift")
        #expect(generated.contains("    var bag = DisposeBag()\n"))
        #expect(generated.contains("    func convert(input: Input) -> Output {\n"))
        #expect(!generated.contains("disposeBag"))
    }

    @Test("property wrappers, trackers and looks are found")
    func habits() throws {
        func viewModel(_ name: String) -> String {
            """
            class \(name)ViewModel: Screen, ViewModelType {
              // MARK: - Input
              struct Input { let tap: Driver<Void> }
              struct Output { let count: Driver<Int> }
              @Injected private var store: Store
              override init() { super.init() }
              func transform(_ input: Input) -> Output {
                let count = input.tap.flatMapLatest { [weak self] in
                  self?.store.count().trackActivity(self!.loading).trackError(self!.problems) ?? .empty()
                }
                return Output(count: count.asDriver(onErrorJustReturn: 0))
              }
            }

            """
        }
        let wrapped = { (name: String) in viewModel(name).replacing("  override init() { super.init() }\n", with: "") }
        let folder = try TemporaryFolder([
            "AViewModel.swift": viewModel("A").replacing("self!.", with: "self."),
            "BViewModel.swift": wrapped("B").replacing("self!.", with: "self."),
            "CViewModel.swift": wrapped("C").replacing("self!.", with: "self."),
        ])
        let report = try folder.tool().run("import", ".", "--report")
        #expect(
            report.output.contains(
                """
                    "kind": "class",
                    "baseClass": "Screen",
                    "conformance": { "protocol": "ViewModelType", "declare": false },
                    "transform": { "label": "_", "disposeBag": "stored" },
                    "dependencies": { "propertyWrapper": "Injected" },
                    "marks": { "input": "- Input" },
                    "indentation": 2,
                    "trackers": { "activity": "loading", "errors": "problems" }

                """
            )
        )
        let verify = try folder.tool().run("import", ".", "--verify")
        #expect(verify.output.hasSuffix("3 of 3 interfaces equal (100 %), 17 of 17 members (100 %)\n"))
    }
}
