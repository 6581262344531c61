import Testing

@testable import GeneratorCore

@Suite struct TraitTests {
    @Test(
        arguments: [
            ("Driver<[Item]>", .driver, "[Item]"),
            ("RxSwift.Observable<X>", .observable, "X"),
            ("RxCocoa.Signal< (Int, String) >", .signal, "(Int, String)"),
            ("Completable", .completable, "Never"),
            ("RxSwift.Completable", .completable, "Never"),
            ("Single<Result<[Item], any Error>>", .single, "Result<[Item], any Error>"),
            ("Observable<(Int) -> Void>", .observable, "(Int) -> Void"),
            ("Observable<Dictionary<String, Int>>", .observable, "Dictionary<String, Int>"),
            ("Observable<[String: Int]>", .observable, "[String: Int]"),
            ("BehaviorRelay<String?>", .behaviorRelay, "String?"),
            ("AnyObserver<Void>", .anyObserver, "Void"),
        ] as [(String, GeneratorCore.Trait, String)]
    )
    func splitsTrait(_ type: String, _ trait: GeneratorCore.Trait, _ element: String) {
        #expect(StreamType(traitOf: type) == StreamType(trait: trait, element: element))
    }

    @Test(arguments: [
        "Observable<X>?", "[Driver<Int>]", "Observable<Int>.Element", "Single<A, B>", "Driver", "Other.Driver<Int>",
        "(Driver<Int>)", "Drivers<Int>", "String", "Driver<Int", "",
    ])
    func noTrait(_ type: String) {
        #expect(StreamType(traitOf: type) == nil)
    }

    @Test func bareTypesTakeTheTraitsOfTheProfile() {
        let profile = Profile.custom {
            $0.inputTrait = .signal
            $0.outputTrait = .infallible
        }
        let lines = Checked("input { a: Int; b: Driver<Int> }; output { c: Int <- a | b }", profile: profile).dump()
        #expect(
            lines == [
                "input a: Signal<Int> uses 1", "input b: Driver<Int> uses 1",
                "output c: Infallible<Int> <- input.a | input.b",
            ]
        )
        #expect(
            Checked("input { a: Int? }; output { c: [Int] <- a, errors { _, _ in [] } }").dump("input", "output") == [
                "input a: Observable<Int?> uses 1 errors",
                "output c: Driver<[Int]> <- input.a, errors {$2: _, _ in []}",
            ]
        )
    }
}

@Suite struct OutputSourceTests {
    @Test func ownName() {
        let checked = Checked(
            """
            input { a: Signal<Int>; b: Signal<Int> }
            state { text: String = ""; rows: [Int] = []; both: Int = 0; event: Int }
            flow { number: Int <- a; unknown <- a.map { $0 } }
            output {
                text: Driver<String>
                rows: Driver<[Row]>
                event: Signal<Void>
                number: Signal<Int>
                unknown: Driver<String>
                b: Driver<Int>
                both: BehaviorRelay<Int>
            }
            """
        )
        #expect(
            checked.dump("output", "logic") == [
                "output text: Driver<String> <- state.text",
                "output rows: Driver<[Row]> <- state.rows via rows(rows)",
                "output event: Signal<Void> <- state.event drop",
                "output number: Signal<Int> <- flow.number",
                "output unknown: Driver<String> <- flow.unknown",
                "output b: Driver<Int> <- func b",
                "output both: BehaviorRelay<Int> <- state.both",
                "logic transform static func rows(rows: [Int]) -> [Row] // `rows` from `state.rows`.",
                "logic stream func b(input: Input) -> Observable<Int> // `b` from everything that the view gives.",
            ]
        )
    }

    /// In the definition of a state its own name means the input, and sampled the state itself.
    @Test func stateOfAnInputsName() {
        let checked = Checked(
            """
            input { email: Signal<String>; count: Signal<Int> }
            state {
                email: String = "" <- email
                count: Int = 0 <- (count with count) { $0 + $1 }
            }
            output { email: Driver<String>; count: Driver<Int> }
            """
        )
        #expect(
            checked.dump("state") == [
                "state email: String = \"\" <- input.email uses 1",
                "state count: Int = 0 <- (input.count with state.count) {$2: $0 + $1} uses 2",
            ]
        )
    }
}

@Suite struct ActionTests {
    @Test(arguments: [
        ("tap -> nav?.close()", "action close: input.tap -> {_ [nav]: nav?.close()}"),
        (
            "number -> nav?.show(number, count.value)",
            "action show: input.number -> {number [nav count]: nav?.show(number, count.value)}"
        ),
        ("number -> print($0)", "action print: input.number -> {$1: print($0)}"),
        ("number -> log.numbers", "action numbers: input.number -> observer log.numbers of log"),
        ("number -> nav?.pages", "action pages: input.number -> observer nav?.pages of nav"),
        ("number -> count", "action count: input.number -> state.count"),
        ("number -> state.count", "action count: input.number -> state.count"),
        ("number -> remember", "action remember: input.number -> remember(number)"),
        ("tap with number -> remember", "action remember: input.tap with input.number -> remember(_ number)"),
        ("number -> { print(number) }", "action number: input.number -> {number: print(number)}"),
        (
            "number, count { $0 + $1 } -> { print($0) }",
            "action number: input.number, state.count {$2: $0 + $1} -> {$1: print($0)}"
        ),
        ("tap | stop -> nav?.close()", "action close: input.tap | input.stop -> {_ [nav]: nav?.close()}"),
        ("errors -> log.write(error)", "action write: errors -> {error [log]: log.write(error)}"),
        ("number -> number.show()", "action show: input.number -> {number: number.show()}"),
    ])
    func action(_ text: String, _ expected: String) {
        let context = DefinitionCase.context.replacing(
            "again <- number.skip(1)",
            with: "again <- number.skip(1)\n\(text)"
        )
        let checked = Checked(context)
        #expect(checked.dump("action") == [expected], "\(checked.diagnostics.filter(\.isError).map(\.message.text))")
    }
}

@Suite struct DiagnosticDetailTests {
    @Test func cycleNamesTheWayRound() {
        let marked = MarkedText(
            Checked.file(
                "input { t: Signal<Int> }; flow { a: Int <- c; 1️⃣b: Int <- a | t; 2️⃣c: Int <- b; c -> { print() } }"
            )
        )
        let diagnostics = Checked(marked.text).diagnostics
        #expect(diagnostics.map(\.message.text) == ["'a' depends on itself: a → c → b → a"])
        #expect(diagnostics.first?.notes.map(\.text) == ["through 'c'", "through 'b'"])
        #expect(diagnostics.first?.notes.map { marked.marker(at: $0.range?.lowerBound ?? 0) } == [2, 1])
    }

    @Test func redeclarationPointsAtTheFirst() {
        let marked = MarkedText(
            Checked.file("input { 1️⃣a: Signal<Int>; a: Signal<Int> }; output { x: Signal<Int> <- a }")
        )
        let note = Checked(marked.text).diagnostics.first?.notes.first
        #expect(note?.text == "'a' is declared here first")
        #expect(note?.range?.lowerBound == marked.offsets[1])
    }

    @Test func viewModelsOfOneNameInTwoFiles() {
        func names(_ text: String) -> [NameSyntax] {
            Parser.parse(SourceFile(path: "", text: text)).syntax.viewModels.map(\.name)
        }
        let findings = DuplicateViewModel.check(files: [
            ("A.viewmodel", names("viewmodel A { }\nviewmodel B { }\nviewmodel B { }")),
            ("B.viewmodel", names("viewmodel C { }\nviewmodel A { }")),
            ("C.viewmodel", names("viewmodel D { }")),
        ])
        #expect(findings.map(\.file) == [1])
        #expect(findings.first?.diagnostic.message.text == "invalid redeclaration of 'A'")
        #expect(findings.first?.diagnostic.notes.map(\.text) == ["'A' is declared in A.viewmodel too"])
    }

    /// A misspelt name is one mistake: what it means is not reported as unused.
    @Test func oneMistakeOneMessage() {
        let checked = Checked(
            """
            dependencies { api: API }
            input { password: Observable<String> }
            flow { save: Int <- pasword.flatMapLatest(api.save()) }
            output { a: Driver<Int> <- saev; b: Driver<Int> <- a }
            """
        )
        #expect(
            checked.diagnostics.map(\.message.text) == [
                "cannot find 'pasword' in scope",
                "cannot find 'saev' in scope",
                "'a' is an output, which no definition can read",
            ]
        )
    }

    @Test func everyProblemIsReportedInSourceOrder() {
        let offsets = RuleCase.all.map { rule in
            let file = SourceFile(path: "", text: MarkedText(Checked.file(rule.spec)).text)
            let result = Checker.check(Parser.parse(file).syntax, profile: rule.profile)
            return result.diagnostics.map(\.range.lowerBound)
        }
        #expect(offsets.allSatisfy { $0 == $0.sorted() })
    }
}

/// Whatever stands in a file, there is an answer.
@Suite struct CheckerRobustnessTests {
    @Test func everyPrefix() {
        let bytes = Array((signUpSpec + DefinitionCase.context).utf8)
        for count in 0...bytes.count {
            let file = SourceFile(path: "", bytes: Array(bytes.prefix(count)))
            let result = Checker.check(Parser.parse(file).syntax, profile: Profile())
            for diagnostic in result.diagnostics {
                #expect(diagnostic.range.lowerBound <= diagnostic.range.upperBound)
                #expect(diagnostic.range.upperBound <= count)
            }
        }
    }

    @Test func mutations() {
        var state: UInt64 = 7
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let sources = RuleCase.all.map { Array(Checked.file($0.clean).utf8) } + [Array(signUpSpec.utf8)]
        let alphabet = Array("(){}[],.|<->:=with via errors $0 `?".utf8)
        for round in 0..<1_000 {
            var bytes = sources[round % sources.count]
            for _ in 0...random(3) {
                let index = random(bytes.count)
                switch random(3) {
                case 0: bytes.remove(at: index)
                case 1: bytes.insert(alphabet[random(alphabet.count)], at: index)
                default: bytes[index] = alphabet[random(alphabet.count)]
                }
            }
            let parsed = Parser.parse(SourceFile(path: "", bytes: bytes))
            let result = Checker.check(parsed.syntax, profile: Profile())
            #expect((result.model == nil) == result.diagnostics.contains(where: \.isError))
        }
    }

    @Test func longChains() {
        let flow = (1...3_000).map { "s\($0) <- s\($0 - 1)" }.joined(separator: "\n")
        let checked = Checked("input { s0: Signal<Int> }\nflow {\n\(flow)\n}\noutput { x: Driver<Int> <- s3000 }")
        #expect(checked.diagnostics.map(\.message.text) == [])
    }
}
