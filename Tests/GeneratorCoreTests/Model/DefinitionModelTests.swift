import Testing

@testable import GeneratorCore

/// What definitions become: the line of the dump for one output, state or stream.
struct DefinitionCase: Sendable, CustomTestStringConvertible {
    var definition: String
    var expected: String

    init(_ definition: String, _ expected: String) {
        self.definition = definition
        self.expected = expected
    }

    var testDescription: String { definition }

    /// The declarations that every definition may name.
    static let context = """
        dependencies { api: API; log: Log; weak nav: Nav?; clock: Observable<Date>; limit: Int }
        input { tap: Signal<Void>; query: Signal<String>; number: Observable<Int>; done: Completable; stop: Signal<Void> }
        state { count: Int = 0; query: String = "" <- query; event: Void }
        flow {
            save: User <- tap.flatMapFirst(api.save())
            pair: (Int, String) <- number, input.query { ($0, $1) }
            again <- number.skip(1)
        }
        """

    /// What `definition` becomes in an output of type `element`.
    func lines(_ element: String = "Driver<X>") -> [String] {
        Checked("\(Self.context)\noutput { x: \(element) <- \(definition) }").dump("output x", "logic")
    }

    static func check(_ test: DefinitionCase, _ element: String = "Driver<X>") {
        let lines = test.lines(element)
        let prefix = "output x: \(element) <- "
        #expect(lines.first == prefix + test.expected, "\(lines)")
    }
}

@Suite struct BindingTests {
    static let names: [DefinitionCase] = [
        .init("number { number + 1 }", "input.number {number: number + 1}"),
        .init("number { 1 }", "input.number {_: 1}"),
        .init("tap { 1 }", "input.tap {_: 1}"),
        .init("done { 1 }", "input.done {_: 1}"),
        .init("event { 1 }", "state.event {_: 1}"),
        .init("state.query { query }", "state.query {query: query}"),
        .init("errors { error }", "errors {error: error}"),
        .init("number.errors { error }", "input.number.errors {error: error}"),
        .init("save.errors { error }", "flow.save.errors {error: error}"),
        .init("activity { isActive }", "activity {isActive: isActive}"),
        .init("save.activity { !isActive }", "flow.save.activity {isActive: !isActive}"),
        .init("api.user.name { name }", "api.user.name! {name: name}"),
        .init("nav?.page { page }", "nav?.page! {page: page}"),
        .init("clock { clock }", "clock! {clock: clock}"),
        .init("again { again }", "flow.again {again: again}"),
        .init("number, count { number + count }", "input.number, state.count {number count: number + count}"),
        .init("tap with number { number }", "input.tap with input.number {_ number: number}"),
        .init("tap, number with count { count }", "input.tap, input.number with state.count {_ _ count: count}"),
    ]

    @Test(arguments: names)
    func boundNames(_ test: DefinitionCase) { DefinitionCase.check(test) }

    static let operators: [DefinitionCase] = [
        .init(
            "number.filter { number > 1 }.skip(1) { number }",
            "input.number.filter {number: number > 1}.skip(1) {number: number}"
        ),
        .init("number.map { number + 1 } { $0 }", "input.number.map {number: number + 1} {$1: $0}"),
        .init(
            "number.map { number }, count { $0 + count }",
            "input.number.map {number: number}, state.count "
                + "{value0 count: value0 + count}"
        ),
        .init("number.scan(0) { $0 + $1 } { $0 }", "input.number.scan(0) {$2: $0 + $1} {$1: $0}"),
        .init(
            "number.scan(0) { $0 + number } { $0 }",
            "input.number.scan(0) {value0 number: value0 + number} {$1: $0}"
        ),
        .init(
            "(number, count).skip(1) { number + count }",
            "(input.number, state.count).skip(1) {number count: number + count}"
        ),
        .init(
            "((number, count).skip(1), state.query).skip(2) { number + query.count }",
            "((input.number, state.count).skip(1), state.query).skip(2) {number _ query: number + query.count}"
        ),
        .init("(number | number.skip(1)) { number }", "(input.number | input.number.skip(1)) {number: number}"),
        .init("(number | count) { $0 }", "(input.number | state.count) {$1: $0}"),
        .init(
            "(tap with number | again).skip(1) { $0 }",
            "(input.tap with input.number {_ number: number} | flow.again).skip(1) {$1: $0}"
        ),
        .init(
            "(number, count | count, number).skip(1) { number }",
            "(input.number, state.count | state.count, input.number {count number: (number, count)}).skip(1) "
                + "{number _: number}"
        ),
        .init(
            "(tap with count | count) { count }",
            "(input.tap with state.count {_ count: count} | state.count) {count: count}"
        ),
        .init("(tap | number) { 1 }", "(input.tap | input.number drop) {_: 1}"),
        .init(
            "((number, count) | number.skip(1)) { 1 }",
            "((input.number, state.count) drop | input.number.skip(1) drop) {_: 1}"
        ),
        .init("number { (0..<number).map { n in n } }", "input.number {number: (0..<number).map { n in n }}"),
        .init("number { [limit] in limit + number }", "input.number {number [limit]: [limit] in limit + number}"),
        .init("number.map { count -> Int in count } { 1 }", "input.number.map {$1: count -> Int in count} {_: 1}"),
        .init("(tap | stop) { 1 }", "(input.tap | input.stop) {_: 1}"),
        .init("((number)).filter { number > 1 }", "input.number.filter {number: number > 1} via x(number)"),
        .init(
            "number.do(onNext: { log.write(number) })",
            "input.number.do(onNext: { number in log.write(number) } [log]) via x(number)"
        ),
        .init(
            "number.do(onNext: { log.write($0) }, onError: { log.fail(error) })",
            "input.number.do(onNext: { log.write($0) }, onError: { error in log.fail(error) } [log]) via x(number)"
        ),
    ]

    @Test(arguments: operators)
    func namesBehindOperators(_ test: DefinitionCase) { DefinitionCase.check(test) }

    /// `Void` is no value: positions do not count it, and a parameter list leaves it out.
    static let positions: [DefinitionCase] = [
        .init("tap with number { $0 }", "input.tap with input.number {_ number: number}"),
        .init(
            "tap with number, count { $0 + $1 }",
            "input.tap with input.number, state.count {_ number count: number + count}"
        ),
        .init("tap with number { n in n + 1 }", "input.tap with input.number {_ n: n + 1}"),
        .init("tap with number, count { (_, c) in c }", "input.tap with input.number, state.count {_ _ c: c}"),
        .init(
            "tap with number, count { (n: Int, c: Int) in c }",
            "input.tap with input.number, state.count {_ n c: c}"
        ),
        .init("number, count { $0 + $1 }", "input.number, state.count {$2: $0 + $1}"),
        .init("number, count { a, b in a + b }", "input.number, state.count {$2: a, b in a + b}"),
        .init("number { [1].map { $0 + number } }", "input.number {number: [1].map { $0 + number }}"),
        .init(
            "number, count { [$0].map { $0 + count } }",
            "input.number, state.count {number count: [number].map { $0 + count }}"
        ),
    ]

    @Test(arguments: positions)
    func positionsSkipVoid(_ test: DefinitionCase) { DefinitionCase.check(test) }
}

@Suite struct TransformTests {
    @Test(
        arguments: [
            ("number", "Driver<Int>", "input.number", nil),
            ("number", "Driver<Void>", "input.number drop", nil),
            ("tap", "Driver<Void>", "input.tap", nil),
            ("tap", "Driver<()>", "input.tap", nil),
            ("tap with number", "Driver<Void>", "input.tap with input.number drop", nil),
            ("tap with number", "Driver<Int>", "input.tap with input.number", nil),
            ("clock", "Driver<Date>", "clock!", nil),
            ("api.user", "Driver<User>", "api.user!", nil),
            ("number.map { \"\\(number)\" }", "Driver<String>", "input.number.map {number: \"\\(number)\"}", nil),
            ("again", "Driver<Int>", "flow.again", nil),
            ("number", "Driver<Int?>", "input.number {$1: Optional($0)}", nil),
            ("tap with number", "Driver<Int?>", "input.tap with input.number {_ number: Optional(number)}", nil),
            (
                "number, count", "Driver<Int>", "input.number, state.count via x(number count)",
                "static func x(number: Int, count: Int) -> Int"
            ),
            ("again", "Driver<String>", "flow.again via x(again)", "static func x(again: Int) -> String"),
            ("tap", "Driver<Int>", "input.tap via x(_)", "static func x() -> Int"),
            (
                "tap with number via f", "Driver<Int>", "input.tap with input.number via f(_ number)",
                "static func f(number: Int) -> Int"
            ),
            ("errors via f", "Signal<String>", "errors via f(error)", "static func f(error: Error) -> String"),
            (
                "number.filter via f", "Driver<Int>", "input.number.filter via f(number)",
                "static func f(number: Int) -> Bool"
            ),
            ("number.map via f", "Driver<Int>", "input.number.map via f(number)", "static func f(number: Int) -> Int"),
            (
                "number.compactMap via f", "Driver<Int>", "input.number.compactMap via f(number)",
                "static func f(number: Int) -> Int?"
            ),
            ("clock via f", "Driver<String>", "clock! via f(clock)", "static func f(clock: Date) -> String"),
            (
                "(number, count).skip(1) via f", "Driver<Int>",
                "(input.number, state.count).skip(1) via f(number count)",
                "static func f(number: Int, count: Int) -> Int"
            ),
        ] as [(String, String, String, String?)]
    )
    func transform(_ definition: String, _ type: String, _ expected: String, _ function: String?) {
        let lines = DefinitionCase(definition, expected).lines(type)
        #expect(lines.first == "output x: \(type) <- \(expected)")
        let functions = lines.dropFirst().map { line in
            let words = line.split(separator: " ", maxSplits: 2).last.map(String.init) ?? ""
            return words.components(before: " //")
        }
        #expect(functions == (function.map { [$0] } ?? []))
    }

    @Test func sharedFunctions() {
        let checked = Checked(
            """
            input { name: Signal<String> }
            output { a: Driver<Int> <- name via count; b: Signal<Int> <- name via count }
            """
        )
        #expect(
            checked.dump("logic") == [
                "logic transform static func count(name: String) -> Int // `a` from `name`.\n`b` from `name`."
            ]
        )
    }

    @Test func kindsOfFunctions() {
        let checked = Checked(
            """
            input { name: Signal<String>; tap: Signal<Void>; e: Observable<Int> }
            flow {
                found: [Item] <- name.filter via isLong .flatMapLatest via search
                tap -> close
                name, found -> show
                errors -> report
            }
            output { rows: Driver<[Row]>; title: Driver<String> <- name, found; number: Driver<Int> <- e }
            """
        )
        #expect(
            checked.dump("logic") == [
                "logic selector static func isLong(name: String) -> Bool // Decides on `name` for `found`.",
                "logic request func search(name: String) -> Observable<[Item]> // Asks for `found`, for every `name`.",
                "logic sink func close() // Runs for every `tap`.",
                "logic sink func show(name: String, found: [Item]) // Runs for every `name` and `found`.",
                "logic sink func report(error: Error) // Runs for every error of `e` or `found`.",
                "logic stream func rows(input: Input) -> Observable<[Row]> // `rows` from everything that the view gives.",
                "logic transform static func title(name: String, found: [Item]) -> String // `title` from `name` and `found`.",
            ]
        )
    }

    /// A long chain, its end declared first, is no danger to the stack.
    @Test func elementsAreFoundThroughLongChains() throws {
        let streams = (1...20_000).reversed().map { "f\($0) <- f\($0 - 1)\n" }.joined()
        let checked = Checked(
            "input { tap: Signal<Int> }\nflow {\n\(streams)f0 <- tap\n}\noutput { f20000: Driver<Int> }"
        )
        #expect(checked.diagnostics.isEmpty)
        let viewModel = try #require(checked.model?.viewModels.first)
        #expect(viewModel.logic.isEmpty)
        let paragraphs = StreamLowering.lower(viewModel, profile: Profile()).paragraphs.map(\.text)
        #expect(paragraphs.first { $0.hasPrefix("let f") }?.hasPrefix("let f0 ") == true)
    }
}

extension String {
    fileprivate func components(before separator: String) -> String {
        guard let range = self.firstRange(of: separator) else { return self }
        return String(self[..<range.lowerBound])
    }
}
