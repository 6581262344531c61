import Testing

@testable import GeneratorCore

@Suite struct RequestTests {
    static let calls: [DefinitionCase] = [
        .init("tap.flatMapLatest(api.load())", "{_ [api]: api.load()} of X"),
        .init("number.flatMap(api.load(number))", "{number [api]: api.load(number)} of X"),
        .init(
            "number.concatMap(api.load(count: count))",
            "{_ count [api]: api.load(count: count)} sampling state.count of X"
        ),
        .init(
            "tap.flatMapLatest(api.load(number, count, number))",
            "{_ number count [api]: api.load(number, count, number)} sampling input.number, state.count of X"
        ),
        .init(
            "tap.flatMapLatest(api.load(Query(text: number), at: number.max))",
            "{_ number [api]: api.load(Query(text: number), at: number.max)} sampling input.number of X"
        ),
        .init("tap.flatMapLatest(api.load(limit))", "{_ [api limit]: api.load(limit)} of X"),
        .init("tap.flatMapLatest(api.load(count.value))", "{_ [api count]: api.load(count.value)} of X"),
        .init("number.flatMapLatest { api.load(number) }", "{number [api]: api.load(number)} of X"),
        .init("number.flatMapLatest { api.load($0) }", "{$1 [api]: api.load($0)} of X"),
        .init("number.flatMapLatest { n in api.load(n) }", "{$1 [api]: n in api.load(n)} of X"),
        .init(
            "number.flatMapLatest(api.load($0, count))",
            "{number count [api]: api.load(number, count)} sampling state.count of X"
        ),
        .init(
            "tap.flatMapLatest(api.load($0))",
            "{$1 [api]: api.load($0)} of X"
        ),
        .init("(tap with number).flatMapLatest(api.load($0))", "{_ number [api]: api.load(number)} of X"),
        .init(
            "(number, count).flatMapLatest(api.load(count, number))",
            "{number count [api]: api.load(count, number)} of X"
        ),
        .init("tap.flatMapLatest(await api.load())", "await {_ [api]: api.load()} of X"),
        .init("tap.flatMapLatest((try await api.load()))", "try await {_ [api]: (api.load())} of X"),
        .init("number.flatMapLatest { try await api.load($0) }", "try await {$1 [api]: api.load($0)} of X"),
        .init("number.flatMapLatest { n in try await api.load(n) }", "try await {$1 [api]: n in api.load(n)} of X"),
        .init("number.flatMapLatest via load", "via load(number) of X"),
        .init(
            "tap.flatMapLatest(api.load().take(until: stop))",
            "{_ [api input.stop]: api.load().take(until: stop)} of X"
        ),
        .init(
            "tap.flatMapLatest(api.load().take(until: number))",
            "{_ [api input.number]: api.load().take(until: number)} of X"
        ),
        .init("tap.flatMapLatest(again)", "{_ [flow.again]: again} of X"),
        .init(
            "tap.flatMapLatest(api.load(state.query, in: input.number))",
            "{_ query number [api]: api.load(query, in: number)} sampling state.query, input.number of X"
        ),
    ]

    @Test(arguments: calls)
    func call(_ test: DefinitionCase) throws {
        let line = try #require(test.lines().first { $0.hasPrefix("output x") })
        #expect(line == "output x: Driver<X> <- flow.xRequest")
        let streams = Checked("\(DefinitionCase.context)\noutput { x: Driver<X> <- \(test.definition) }").dump(
            "flow xRequest"
        )
        let stream = try #require(streams.first)
        #expect(stream.contains("<\(test.expected)>"), "\(stream)")
    }

    @Test func places() {
        let checked = Checked(
            """
            dependencies { api: API }
            input { tap, pull: Signal<Void> }
            state { page: Int = 0 <- tap.flatMapLatest(api.page()) }
            flow {
                user: User <- tap.flatMapLatest(api.me()).filter { $0.isThere }.flatMapLatest(api.user($0))
                both: Int <- tap.flatMapLatest(api.one()) | pull.flatMapLatest(api.two())
                mapped <- (tap).flatMapLatest(api.three()).map { $0 } { $0 + 1 }
                pull.flatMapLatest(api.four()) -> print($0)
            }
            output {
                page: Driver<Int>
                all: Driver<Int> <- (user, tap.flatMapLatest(api.five())) { $1 }
                both, mapped: Driver<Int>
                e: Signal<Error> <- user.errors | both.errors | page.errors
                busy: Driver<Bool> <- both.activity
                rest: Signal<Error> <- errors
            }
            """
        )
        #expect(
            checked.dump("state", "flow", "action", "output") == [
                "state page: Int = 0 <- flow.pageRequest uses 1",
                "flow pageRequest: Int <- input.tap.flatMapLatest<{_ [api]: api.page()} of Int> uses 1 request errors",
                "flow userRequest <- input.tap.flatMapLatest<{_ [api]: api.me()}> uses 1 request errors",
                "flow user: User <- flow.userRequest.filter {$1: $0.isThere}.flatMapLatest<{$1 [api]: api.user($0)} of User>"
                    + " uses 1 request errors",
                "flow bothRequest: Int <- input.tap.flatMapLatest<{_ [api]: api.one()} of Int> uses 1 request errors activity",
                "flow bothRequest2: Int <- input.pull.flatMapLatest<{_ [api]: api.two()} of Int> uses 1 request errors activity",
                "flow both: Int <- flow.bothRequest | flow.bothRequest2 uses 1",
                "flow mapped <- input.tap.flatMapLatest<{_ [api]: api.three()}>.map {$1: $0} {$1: $0 + 1} uses 1 request errors",
                "flow printRequest <- input.pull.flatMapLatest<{_ [api]: api.four()}> uses 1 request errors",
                "action print: flow.printRequest -> {$1: print($0)}",
                "flow allRequest <- input.tap.flatMapLatest<{_ [api]: api.five()}> uses 1 request errors",
                "output page: Driver<Int> <- state.page",
                "output all: Driver<Int> <- (flow.user, flow.allRequest) {$2: $1}",
                "output both: Driver<Int> <- flow.both",
                "output mapped: Driver<Int> <- flow.mapped",
                "output e: Signal<Error> <- (flow.userRequest.errors | flow.user.errors) "
                    + "| (flow.bothRequest.errors | flow.bothRequest2.errors) | flow.pageRequest.errors",
                "output busy: Driver<Bool> <- (flow.bothRequest.activity, flow.bothRequest2.activity {$2: $0 || $1})",
                "output rest: Signal<Error> <- errors",
            ]
        )
    }

    /// A closure behind the call transforms what it brings.
    @Test func transformBehindTheCall() {
        let checked = Checked(
            """
            dependencies { api: API }
            input { tap: Signal<Void> }
            flow { names: [String] <- tap.flatMapLatest(api.items()) { $0.map(\\.name) } }
            output { names: Driver<[String]>; e: Signal<Error> <- errors; n: Driver<Int> <- tap.flatMap(api.items()) { $0.count } }
            """
        )
        #expect(
            checked.dump("flow", "output n:") == [
                "flow names: [String] <- input.tap.flatMapLatest<{_ [api]: api.items()}> {$1: $0.map(\\.name)}"
                    + " uses 1 request errors",
                "flow nRequest <- input.tap.flatMap<{_ [api]: api.items()}> uses 1 request errors",
                "output n: Driver<Int> <- flow.nRequest {$1: $0.count}",
            ]
        )
    }

    /// A request's own stream is called after its declaration, unless that name is taken.
    @Test func namesOfRequests() {
        let checked = Checked(
            """
            dependencies { api: API }
            input { tap, rowsRequest: Signal<Void> }
            output { rows: Driver<Int> <- tap.flatMap(api.rows()); e: Signal<Error> <- errors; r: Signal<Void> <- rowsRequest }
            """
        )
        #expect(checked.dump("flow").first?.hasPrefix("flow rowsRequest2: Int <- ") == true, "\(checked.dump())")
    }
}

@Suite struct CaptureTests {
    static let captures: [DefinitionCase] = [
        .init("number { number + limit }", "input.number {number [limit]: number + limit}"),
        .init(
            "number { log.write(number); return api.x }",
            "input.number {number [api log]: log.write(number); return api.x}"
        ),
        .init("number { count.value + number }", "input.number {number [count]: count.value + number}"),
        .init("tap { event.accept(()) }", "input.tap {_ [event]: event.accept(())}"),
        .init(
            "number { state.query.value.count + number }",
            "input.number {number [query]: query.value.count + number}"
        ),
        .init("number { Thing(limit: number) }", "input.number {number: Thing(limit: number)}"),
        .init("number { number.limit }", "input.number {number: number.limit}"),
        .init("number { \"\\(limit)\" }", "input.number {_ [limit]: \"\\(limit)\"}"),
        .init("number { let limit = 3; return limit }", "input.number {_: let limit = 3; return limit}"),
        .init("number.take(until: stop)", "input.number.take(until: stop [input.stop])"),
        .init("number.sample(again)", "input.number.sample(again [flow.again])"),
        .init("number.withLatestFrom(count)", "input.number.withLatestFrom(count [count])"),
        .init("number.take(until: errors)", "input.number.take(until: errors [errors])"),
        .init("number.observe(on: scheduler)", "input.number.observe(on: scheduler [scheduler])"),
        .init(
            "{ Observable.merge(number, again) }",
            "raw{ [input.number flow.again]: Observable.merge(number, again)}"
        ),
        .init("{ api.stream(scheduler) }", "raw{ [api scheduler]: api.stream(scheduler)}"),
        .init(
            "{ Observable<Int>.interval(.seconds(1)).delay(.seconds(2), scheduler: own) }",
            "raw{ [scheduler]: Observable<Int>.interval(.seconds(1), scheduler: scheduler).delay(.seconds(2), scheduler: own)}"
        ),
        .init(
            "number.withLatestFrom(count) { number + count }",
            "input.number.withLatestFrom(count [count]) {number count: number + count}"
        ),
    ]

    @Test(arguments: captures)
    func mentions(_ test: DefinitionCase) {
        DefinitionCase.check(test, test.definition.hasPrefix("number") ? "Driver<Int>" : "Driver<X>")
    }

    /// The operators of time get the scheduler that nobody wrote.
    static let times: [(String, Bool)] = [
        ("debounce(.seconds(1))", true), ("throttle(.seconds(1), latest: false)", true), ("delay(.seconds(1))", true),
        ("delaySubscription(.seconds(1))", true), ("timeout(.seconds(1))", true),
        ("window(timeSpan: .seconds(1), count: 3)", true), ("buffer(timeSpan: .seconds(1), count: 3)", true),
        ("take(for: .seconds(1))", true), ("take(.seconds(1))", true), ("skip(.milliseconds(limit))", true),
        ("take(1)", false), ("skip(1)", false), ("take(until: stop)", false), ("distinctUntilChanged()", false),
        ("debounce(.seconds(1), scheduler: MainScheduler.instance)", false),
        ("debounce(RxTimeInterval.seconds(1))", true),
        ("observe(on: MainScheduler.instance)", false),
    ]

    @Test(arguments: times)
    func time(_ step: String, _ takesScheduler: Bool) throws {
        let checked = Checked("\(DefinitionCase.context)\noutput { x: Driver<Int> <- number.\(step) }")
        let model = try #require(checked.model?.viewModels.first)
        #expect(model.usesScheduler == takesScheduler)
        #expect(checked.dump("output x")[0].hasSuffix("+scheduler") == takesScheduler)
    }
}
