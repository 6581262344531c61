import Testing

@testable import GeneratorCore

/// Which types are ViewModels, and what of them is seen.
@Suite struct ImportReadingTests {
    private func source(_ text: String) throws -> Importer.Source {
        try #require(Importer.Source(SourceFile(path: "V.swift", text: text)))
    }

    private func imported(_ text: String) throws -> Importer.Result {
        let source = try source(text)
        return Importer(profile: Importer.vote([source]).profile).run(source)
    }

    /// A ViewModel with parts that stand for those of a plain one.
    private static func viewModel(
        _ head: String = "final class V: ViewModelType",
        input: String = "struct Input { let a: Driver<Int> }",
        output: String = "struct Output { let r: Driver<Int> }",
        rest: String = "",
        transform: String = "func transform(input: Input) -> Output { Output(r: input.a) }"
    ) -> String {
        "\(head) {\n\(input)\n\(output)\n\(rest)\n\(transform)\n}\n"
    }

    @Test(arguments: [
        (
            viewModel(transform: "func transform(input: Input) -> Output? { nil }"),
            "'transform' gives 'Output?', which may be nothing", 5
        ),
        (
            "enum Scenes {\n\(viewModel())}\n",
            "it stands in 'Scenes', and a spec declares types of a file", 2
        ),
        (
            "enum Scenes {}\nextension Scenes {\n\(viewModel())}\n",
            "it stands in 'Scenes', and a spec declares types of a file", 3
        ),
        (
            viewModel(rest: "let input = Input()\nlet output: Output", transform: "init() { bind() }"),
            "'Input' and 'Output' are stored, and no function makes one of the other", 1
        ),
        (viewModel(transform: ""), "no function in this file makes 'Output' of 'Input'", 1),
        (viewModel("extension V"), "'V' is declared in another file", 1),
        (
            viewModel(input: "typealias Input = Given"), "'Input' is a typealias, not a struct", 1
        ),
        (
            viewModel(output: "struct Output {\nlazy var r: Driver<Int> = .never() }"),
            "'Output' has a member that is 'lazy'", 4
        ),
    ])
    func whatIsNoViewModelIsSaid(_ text: String, _ reason: String, _ line: Int) throws {
        let source = try source(text)
        let result = Importer(profile: Importer.vote([source]).profile).run(source)
        #expect(result.parts.map(\.outcome) == [.none])
        #expect(result.remarks.map(\.text) == [reason])
        #expect(result.remarks.map { LineIndex(source.file).line(of: $0.offset) } == [line])
        #expect(result.spec.isEmpty)
    }

    @Test(arguments: [
        "protocol ViewModelType { associatedtype Input; associatedtype Output; func transform(input: Input) -> Output }",
        "class Base<Input, Output> { func transform(input: Input) -> Output { fatalError() } }",
        "final class Coder { struct Input {}; struct Output {}; func encode(_ data: Data) {} }",
        "extension ViewModelType { func transform(input: Input) -> Output { fatalError() } }",
    ])
    func whatOnlyLooksLikeOneIsPassedOver(_ text: String) {
        #expect(Importer.Source(SourceFile(path: "V.swift", text: text)) == nil)
    }

    @Test func otherNamesOfTheTypesGetAnAlias() throws {
        let text = Self.viewModel(
            input: "struct Inputs { let a: Driver<Int> }",
            output: "struct OutPut { let r: Driver<Int> }",
            transform:
                "func transform(input: Inputs) -> OutPut {\n let r = input.a.map { $0 + 1 }\n return OutPut(r: r) }"
        )
        let result = try imported(text)
        #expect(result.outcome == .whole)
        #expect(
            result.remarks.map(\.text) == [
                "'Inputs' becomes 'Input', and a typealias of it", "'OutPut' becomes 'Output', and a typealias of it",
            ]
        )
        let spec = String(decoding: result.spec, as: UTF8.self)
        #expect(spec.contains("        typealias Inputs = Input\n        typealias OutPut = Output\n"), "\(spec)")
        #expect(spec.contains("r <- a.map { $0 + 1 }"), "\(spec)")
        #expect(result.comparisons.allSatisfy { $0.isEqual })
    }

    @Test func initialiserThatWouldBeGeneratedGoes() throws {
        let text = Self.viewModel(
            "public final class V: ViewModelType",
            input: """
                public struct Input {
                    let a: Driver<Int>
                    let t: Signal<Void>
                    public init(a: Driver<Int>, t: Signal<Void>) {
                        self.a = a
                        self.t = t
                    }
                }
                """,
            output: "public struct Output { public let r: Driver<Int>; init(r: Driver<Int>) { self.r = r } }",
            transform: "public func transform(input: Input) -> Output { Output(r: input.a) }"
        )
        let result = try imported(text)
        let spec = String(decoding: result.spec, as: UTF8.self)
        #expect(!spec.contains("self.t = t"), "\(spec)")
        // It is not public, as a generated one would be.
        #expect(spec.contains("init(r: Driver<Int>) { self.r = r }"), "\(spec)")
    }

    @Test func typesOfConstantsAreTaken() throws {
        let result = try imported(
            Self.viewModel(
                output:
                    "struct Output {\n var r: Driver<Int>\n @Property var check = Check.success(())\n var p = Phase.idle }",
                transform: """
                    func transform(input: Input) -> Output {
                        guard true else { fatalError() }
                        return Output(r: input.a)
                    }
                    """
            )
        )
        let spec = String(decoding: result.spec, as: UTF8.self)
        #expect(spec.contains("@Property var check: Check = Check.success(())"), "\(spec)")
        #expect(spec.contains("var p: Phase = Phase.idle"), "\(spec)")
        #expect(result.remarks.map(\.text).contains("'p' is taken to be of type 'Phase'"))
    }

    @Test func bagOfAnotherNameIsFound() throws {
        let source = try source(
            Self.viewModel(
                transform: """
                    func transform(_ input: Input, cancelBag: CancelBag) -> Output {
                        input.a.drive(onNext: { print($0) }).disposed(by: cancelBag)
                        return Output(r: input.a)
                    }
                    """
            )
        )
        let profile = Importer.vote([source]).profile
        #expect(profile.bagParameter == .init(label: "cancelBag", type: "CancelBag"))
        let result = Importer(profile: profile).run(source)
        #expect(result.outcome == .whole, "\(result.remarks)")
        #expect(result.comparisons.allSatisfy { $0.isEqual })
    }

    @Test func genericBaseClassIsOneForAll() throws {
        let text = Self.viewModel(
            "final class V: Base<V.Input, V.Output>",
            transform: "override init() { super.init() }\nfunc transform(input: Input) -> Output { Output(r: input.a) }"
        )
        let other = text.replacing("V", with: "W")
        let sources = try [source(text), source(other)]
        let profile = Importer.vote(sources).profile
        #expect(profile.baseClass == "Base<*.Input, *.Output>")
        let result = Importer(profile: profile).run(sources[1])
        #expect(String(decoding: result.spec, as: UTF8.self).contains("viewmodel W {"))
        #expect(result.comparisons.allSatisfy { $0.isEqual })
    }

    @Test(arguments: [
        ("@MainActor final class V: ViewModelType", "struct Input { let a: Driver<Int> }", "", []),
        (
            "@MainActor public final class V: ViewModelType", "public struct Input { public let a: Driver<Int> }",
            "public ", []
        ),
        // More is seen than was.
        (
            "public final class V: ViewModelType", "public struct Input { let a: Driver<Int> }", "public ",
            ["let a: Driver<Int>", "public let a: Driver<Int>"]
        ),
        (
            "public final class V: ViewModelType", "public struct Input { public let a: Driver<Int> }", "",
            ["transform(input: Input) -> Output", "public transform(input: Input) -> Output"]
        ),
    ])
    func accessIsCompared(_ head: String, _ input: String, _ access: String, _ wider: [String]) throws {
        let result = try imported(
            Self.viewModel(
                head,
                input: input,
                output: "\(access)struct Output { \(access)let r: Driver<Int> }",
                transform: "\(access)func transform(input: Input) -> Output { Output(r: input.a) }"
            )
        )
        let comparison = try #require(result.comparisons.first)
        #expect(comparison.isEqual, "\(comparison)")
        let seen = comparison.lines.filter { $0.isWider && !["init", "Output.r"].contains($0.subject) }
        #expect(seen.flatMap { [$0.original, $0.generated] } == wider)
    }

    @Test func whatIsSeenLessDiffers() throws {
        let source = try source(
            Self.viewModel(
                "public final class V: ViewModelType",
                input: "public struct Input { public let a: Driver<Int> }",
                rest: "init?(a: Int) throws {}"
            )
        )
        var profile = Importer.vote([source]).profile
        profile.access = .internal
        let internalOnly = Importer(profile: profile).run(source)
        #expect(internalOnly.comparisons.allSatisfy { $0.isEqual })
        let lines = internalOnly.comparisons.flatMap(\.lines)
        #expect(lines.first { $0.subject == "init" }?.original == "init?(a: Int) throws")
    }

    @Test func docCommentsAreKept() throws {
        let text = """
            final class V: ViewModelType {
                /// What the view gives.
                struct Input { let a: Driver<Int> }
                // MARK: - Output
                /// What it shows.
                struct Output { let r: Driver<Int> }
                private let api: API
                /// Keeps the service.
                init(api: API) { self.api = api }
                /// Wires them.
                func transform(input: Input) -> Output {
                    Output(r: input.a)
                }
            }
            """
        let source = try source(text)
        let profile = Importer.vote([source]).profile
        let result = Importer(profile: profile).run(source)
        let spec = SourceFile(path: "V.viewmodel", bytes: result.spec)
        let files = Generator(profile: profile).generate(spec, module: nil, withTests: false).files
        let swift = String(decoding: try #require(files.first).contents, as: UTF8.self)
        #expect(swift.contains("    /// What the view gives.\n    struct Input {"), "\(swift)")
        #expect(swift.contains("    /// What it shows.\n    struct Output {"), "\(swift)")
        #expect(swift.contains("    /// Keeps the service.\n    init(api: API) {"), "\(swift)")
        #expect(swift.contains("    /// Wires them.\n    func transform(input: Input) -> Output {"), "\(swift)")
    }

    @Test func whatASpecCannotSayStandsWhereTheFileSaysIt() throws {
        let text = Self.viewModel(
            rest: "private let alert = PublishRelay<Int>()",
            transform: """
                func transform(input: Input) -> Output {
                    let r = input.a.map { n in
                        n
                    }
                    input.a.drive(onNext: { self.show(self.alert, $0) }).disposed(by: bag)
                    return Output(r: r)
                }
                """
        )
        let result = try imported(text)
        let lines = LineIndex(SourceFile(path: "V.swift", text: text))
        #expect(result.outcome == .interface)
        #expect(result.remarks.map { lines.line(of: $0.offset) } == [9, 4], "\(result.remarks)")
    }

    @Test func whatNothingElseNamesStaysPrivate() throws {
        let result = try imported(
            Self.viewModel(
                rest: """
                    private let disposeBag = DisposeBag()
                    private var opened = Date()
                    private var shown = 0
                    private(set) var count = 0
                    private(set) var total = 0
                    var seen = 0
                    func add() { count += shown }
                    func both() -> (Int, Int) { (total, count) }
                    """,
                transform: """
                    func transform(input: Input) -> Output {
                        input.a.drive(onNext: { self.add(); self.total += 1; print(self.opened) })
                            .disposed(by: disposeBag)
                        return Output(r: input.a)
                    }
                    """
            )
        )
        let spec = String(decoding: result.spec, as: UTF8.self)
        #expect(result.outcome == .whole)
        #expect(spec.contains("        private var opened = Date()\n"), "\(spec)")
        #expect(spec.contains("        private(set) var total = 0\n"), "\(spec)")
        #expect(spec.contains("        var shown = 0\n        var count = 0\n"), "\(spec)")
        #expect(
            result.remarks.map(\.text)
                == ["'disposeBag', 'shown' are no longer private", "'count' can be set by others"]
        )
        let lines = result.comparisons.flatMap(\.lines)
        #expect(lines.filter(\.isWider).map(\.subject) == ["disposeBag", "shown", "count"])
        #expect(lines.map(\.subject).suffix(3) == ["count", "total", "seen"])
    }

    @Test func outputsAreCommentedWhereTheyAreMadeAndSetByNobody() throws {
        let result = try imported(
            Self.viewModel(
                output: """
                    struct Output {
                        private(set) var r: Driver<Int>
                        let s: Driver<Int>
                    }
                    """,
                transform: """
                    func transform(input: Input) -> Output {
                        Output(
                            // What is given.
                            r: input.a,  // at once
                            // One more.
                            s: input.a /* plus */ .map { $0 + 1 }  // the last
                        )
                    }
                    """
            )
        )
        #expect(result.outcome == .whole)
        let spec = String(decoding: result.spec, as: UTF8.self)
        let lines = """
                output {
                    // What is given.
                    // at once
                    r: Driver<Int> <- a
                    // One more.
                    /* plus */
                    // the last
                    s: Driver<Int> <- a { $0 + 1 }
                }
            """
        #expect(spec.contains(lines) || spec.contains(lines.replacing("a {", with: "a.map {")), "\(spec)")
        #expect(!spec.contains("flow {"), "\(spec)")
    }

    @Test func whatEndsOrRunsOtherwiseIsSaid() throws {
        let source = try source(
            Self.viewModel(
                rest: "private let disposeBag = DisposeBag()",
                transform: """
                    func transform(input: Input, bag: DisposeBag) -> Output {
                        input.a.drive(onNext: { print($0) }).disposed(by: disposeBag)
                        input.a.asObservable().subscribe { _ in print("changed") }.disposed(by: bag)
                        return Output(r: input.a)
                    }
                    """
            )
        )
        let result = Importer(profile: Importer.vote([source]).profile).run(source)
        #expect(result.outcome == .whole)
        #expect(
            result.remarks.map(\.text) == [
                "what 'disposeBag' held ends with the bag that 'transform' is given",
                "'subscribe' with a closure that reads nothing ran at the end of its stream too",
            ]
        )
    }

    @Test func outputThatIsPartlyFilledIsFlow() throws {
        let result = try imported(
            Self.viewModel(
                output: "struct Output { let r: Driver<Int>; let done = PublishRelay<Int>() }",
                rest: "private let disposeBag = DisposeBag()",
                transform: """
                    func transform(input: Input) -> Output {
                        let output = Output(r: input.a)
                        input.a.drive(onNext: { output.done.accept($0 + 1) }).disposed(by: disposeBag)
                        return output
                    }
                    """
            )
        )
        #expect(result.outcome == .whole)
        let spec = String(decoding: result.spec, as: UTF8.self)
        #expect(spec.contains("a -> { output.done.accept($0 + 1) }"), "\(spec)")
    }

    @Test func consequencesAreNotSaid() throws {
        let text = Self.viewModel(
            transform: """
                func transform(input: Input) -> Output {
                    let odd = input.a.asObservable().window(timeSpan: .seconds(1), count: 1, scheduler: main)
                    let r = odd.map { 1 }
                    odd.bind(onNext: { print($0) }).disposed(by: bag)
                    return Output(r: r.asDriver(onErrorJustReturn: 0))
                }
                """
        )
        #expect(try imported(text).remarks.map(\.text) == ["'window' in a chain"])
    }
}
