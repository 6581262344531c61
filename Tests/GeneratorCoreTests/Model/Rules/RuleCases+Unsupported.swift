@testable import GeneratorCore

extension RuleCase {
    static let unsupported: [RuleCase] = [
        RuleCase(
            "unsupported-operator",
            """
            dependencies { api: API }
            input { query: Signal<String>; cancel: Signal<Void> }
            flow {
                term: String <- query.1️⃣timeout(.seconds(3)).2️⃣observe(on: main).3️⃣take(.seconds(3))
                found: [Int] <- term4️⃣.flatMapLatest(api.search(term).take(until: cancel))
                more: [Int]  <- term5️⃣.flatMapLatest { term in let all = term + "*"; return api.search(all) }
                again: [Int] <- term.flatMapLatest(api.search(term).6️⃣retry(2))
                sorted: [Int] <- term.flatMapLatest(api.search(term).map { -$0 })
            }
            output { found, more, again, sorted: Driver<[Int]>; failure: Signal<Error> <- errors }
            """,
            [
                Finding(
                    1,
                    "the back end 'observable' has no 'timeout'",
                    "let the call of a request throw when it takes too long"
                ),
                Finding(
                    2,
                    "the back end 'observable' has no 'observe'",
                    "leave it out: everything is delivered on the main queue"
                ),
                Finding(
                    3,
                    "the back end 'observable' has no 'take' for a time",
                    "write '.take(until: …)' with a stream that fires then"
                ),
                Finding(
                    4,
                    "calls of the back end 'observable' are async: they take no streams",
                    "call a function that is 'async throws', and let the stream stand before the request"
                ),
                Finding(
                    5,
                    "a request of the back end 'observable' is one call",
                    "call an async function that does the rest"
                ),
                Finding(
                    6,
                    "the back end 'observable' has no 'retry'",
                    "try again in the async function that a request calls"
                ),
            ],
            clean: """
                dependencies { api: API }
                input { query: Observable<String>; cancel: Observable<Void> }
                flow {
                    term: String <- query.debounce(.seconds(3)).take(until: cancel).unwrapped()
                    found: [Int] <- term.flatMapLatest(api.search(term))
                }
                output { found: Driver<[Int]>; failure: Signal<Error> <- errors | query.errors }
                """,
            profile: .observable
        ),
        RuleCase(
            "unsupported-operator",
            """
            dependencies { list: [Int] }
            input { query: Signal<String>; tap, reset: Signal<Void> }
            state { page: Int = 0 <- tap with page { page + 1 } }
            output {
                a: Observable<String> <- query.take(until: page.1️⃣skip(1))
                b: Observable<String> <- tap.withLatestFrom(query.map { $0 + "x" }.2️⃣distinctUntilChanged())
                c: Observable<String> <- query.take(until: reset.3️⃣asObservable())
                d: Observable<Int>    <- tap.withLatestFrom(page.map { $0 })
                e: Observable<Int>    <- tap.map { list.dropFirst().skip(1).count }
                f: Observable<Int>    <- query.scan(list.skip(1).count) { $0 + $1.count }
                g: Observable<Int>    <- { page.4️⃣startWith(1).timeout(.seconds(1), scheduler: DispatchQueue.main) }
                h: Observable<Int>    <- query5️⃣.flatMapLatest { text in page.map { $0 }.filter { $0 > text.count } }
            }
            """,
            [
                Finding(
                    1,
                    "this is Swift as it stands, where the back end 'combine' has no 'skip'",
                    "give 'page.skip(…)' a name in 'flow', and write that"
                ),
                Finding(
                    2,
                    "this is Swift as it stands, where the back end 'combine' has no 'distinctUntilChanged'",
                    "give 'query.map { $0 + \"x\" }.distinctUntilChanged(…)' a name in 'flow', and write that"
                ),
                Finding(
                    3,
                    "the back end 'combine' has no 'asObservable'",
                    "leave it out: no stream needs a conversion"
                ),
                Finding(
                    4,
                    "this is Swift as it stands, where the back end 'combine' has no 'startWith'",
                    "give 'page.startWith(…)' a name in 'flow', and write that"
                ),
                Finding(
                    5,
                    "calls of the back end 'combine' are async: they take no streams",
                    "call a function that is 'async throws', and let the stream stand before the request"
                ),
            ],
            clean: """
                dependencies { api: API }
                input { query: Signal<String>; tap, reset: Signal<Void> }
                state { page: Int = 0 <- tap with page { page + 1 } }
                flow { all: [Int] <- page.flatMapLatest(api.all(page.map { $0 })); changed: String <- query.map { $0 + "x" }.distinctUntilChanged(); next: Int <- page.skip(1) }
                output {
                    a: Observable<String> <- query.take(until: next)
                    b: Observable<String> <- tap.withLatestFrom(changed)
                    c: Observable<String> <- query.take(until: reset.filter { true })
                    d: Driver<[Int]>      <- all
                    failure: Signal<Error> <- errors
                }
                """,
            profile: .combine
        ),
        RuleCase(
            "unsupported-operator",
            """
            dependencies { api: API; load: (Int) -> 1️⃣Single<Int> }
            input { tap: Observable<Int> = .never(); call: Signal<(Int) -> Void> }
            flow {
                item: Int <- tap.flatMapLatest(tap > 1 ? api.item(tap) : .2️⃣just(0))
                other: Int <- tap.flatMapLatest(api.other ?? .never())
                tap -> { load(tap) }
                call -> { call(1) }
            }
            output {
                item, other: Driver<Int>
                version: Driver<Int> <- { Observable.just(1) }
                name: Driver<Int> <- { 3️⃣Single.just(1) }
                failure: Signal<Error> <- errors
            }
            members { let bag = 4️⃣DisposeBag(); let shown = 5️⃣BehaviorRelay(value: 1) }
            """,
            [
                Finding(1, "the back end 'observable' has no 'Single'", "let the function be 'async throws'"),
                Finding(2, "the back end 'observable' has no 'just'", "write the value itself"),
                Finding(3, "the back end 'observable' has no 'Single'", "write 'Observable'"),
                Finding(4, "the back end 'observable' has no 'DisposeBag'", "write 'SubscriptionBag'"),
                Finding(
                    5,
                    "the back end 'observable' has no 'BehaviorRelay'",
                    "write 'ValueSubject', whose value has no label"
                ),
            ],
            clean: """
                dependencies { api: API; load: (Int) async throws -> Int }
                input { tap: RxSwift.Observable<Int> = .never(); call: Signal<(Int) -> Void> }
                flow {
                    item: Int <- tap.flatMapLatest(tap > 1 ? api.item(tap) : .never())
                    other: Int <- tap.flatMapLatest(load(tap))
                    call -> { call(1) }
                }
                output {
                    item, other: Driver<Int>
                    version: Driver<Int> = 0 <- { Observable.just(1) }
                    failure: Signal<Error> <- errors
                }
                members { let bag = SubscriptionBag() }
                """,
            profile: .observable
        ),
        RuleCase(
            "unsupported-operator",
            """
            dependencies { api: API }
            input { call: 1️⃣Signal<(Int) -> Void> }
            flow { call -> { call(1) } }
            output { price: Driver<Int> <- api.prices; version: Driver<Int> <- { 2️⃣Observable.just(1) } }
            """,
            [
                Finding(
                    1,
                    "values of the back end 'concurrency' go from task to task, which this function may not",
                    "write '@MainActor' or '@Sendable' before the function's parameters"
                ),
                Finding(2, "the back end 'concurrency' has no 'Observable'", "write 'AsyncValues'"),
            ],
            clean: """
                dependencies { api: API }
                input { call: Signal<@MainActor (Int) -> Void> }
                flow { call -> { call(1) } }
                output { price: Driver<Int> <- api.prices; version: Driver<Int> <- { AsyncValues.just(1) } }
                """,
            profile: .concurrency
        ),
        RuleCase(
            "never-fails",
            """
            dependencies { api: API }
            input { tap: Observable<Int> }
            output {
                price: Driver<Int> = 1️⃣0 <- api.prices
                number: Driver<Int> = 0 <- tap
                failure: Signal<Error> <- tap.2️⃣errors | errors
            }
            """,
            [
                Finding(
                    1,
                    "the back end 'combine' shows no fallback: a failure ends 'api.prices'",
                    "let 'api.prices' give it in the place of a failure"
                ),
                Finding(
                    2,
                    "inputs of the back end 'combine' do not fail: 'tap.errors' is empty",
                    "leave it out where no back end with errors is to have the spec"
                ),
            ],
            clean: """
                dependencies { api: API }
                input { tap: Observable<Int> }
                output {
                    price: Driver<Int> <- api.prices
                    number: Driver<Int> = 0 <- tap
                    failure: Signal<Error> <- errors
                }
                """,
            profile: .combine
        ),
        RuleCase(
            "unsupported-trait",
            """
            input { a: Signal<Int> }
            state { page: 1️⃣Driver<Int> = 1; relay: 2️⃣BehaviorRelay<Int> }
            flow { x: 3️⃣Single<Int> <- a; x -> { print() } }
            output {
                total: 4️⃣BehaviorRelay<Int> <- a
                chosen: 5️⃣AnyObserver<Int> <- a
                page: Driver<Int>
                relay: Driver<Int>
            }
            """,
            [
                Finding(1, "state 'page' cannot be of trait 'Driver'", "write 'page: Int'"),
                Finding(2, "state 'relay' of trait 'BehaviorRelay' needs an initial value", "write 'relay: Int = …'"),
                Finding(3, "a flow stream cannot be of trait 'Single'", "write 'Int'"),
                Finding(
                    4,
                    "output 'total' of trait 'BehaviorRelay' needs an initial value",
                    "write 'total: BehaviorRelay<Int> = …'"
                ),
                Finding(
                    5,
                    "output 'chosen' cannot be of trait 'AnyObserver'",
                    "only a state takes elements from the view: write 'chosen: … <- state', or make it an input"
                ),
            ],
            clean: """
                input { a: RxSwift.Single<Int> }
                state { page: BehaviorRelay<Int> = 1; event: PublishRelay<Int> <- a }
                flow { x: Observable<Int> <- a; x -> { print() } }
                output {
                    total: BehaviorRelay<Int> = 0 <- a
                    page: BehaviorRelay<Int>
                    pages: BehaviorSubject<Int> <- page
                    chosen: AnyObserver<Int> <- page
                    event: Signal<Int>
                    optional: Driver<Observable<Int>?> <- a { .just($0) }
                    e: Signal<Error> <- errors
                }
                """
        ),
        RuleCase(
            "unsupported-trait",
            """
            input { a: 1️⃣Driver<Int>?; b: 2️⃣[Signal<Int>] }
            state { s: 3️⃣Driver<Int>? = nil <- a { nil } }
            flow { x: 4️⃣[Observable<Int>] <- b { [] }; x -> { print($0) } }
            output { o: 5️⃣Completable? <- b; s: Driver<Int>; e: Signal<Error> <- errors }
            """,
            [
                Finding(
                    1,
                    "'Driver' stands inside 'Driver<Int>?': a trait surrounds the whole type",
                    "write 'Driver<Int?>'"
                ),
                Finding(
                    2,
                    "'Signal' stands inside '[Signal<Int>]': a trait surrounds the whole type",
                    "write 'Signal<[Int]>'"
                ),
                Finding(3, "'Driver' stands inside 'Driver<Int>?': a trait surrounds the whole type", "write 'Int?'"),
                Finding(
                    4,
                    "'Observable' stands inside '[Observable<Int>]': a trait surrounds the whole type",
                    "write '[Int]'"
                ),
                Finding(
                    5,
                    "'Completable' stands inside 'Completable?': a trait surrounds the whole type",
                    "write 'Completable'"
                ),
            ],
            clean: """
                dependencies { log: AnyObserver<Int>? }
                input { a: Driver<Int?>; b: Signal<[Int]>; c: Signal<Observable<Int>?> }
                flow { b { $0[0] } -> log }
                output { a: Driver<Int?> <- a; c: Signal<Observable<Int>?> <- c }
                """
        ),
    ]
}

extension Profile {
    static let observable = plain(.observable)
    static let combine = plain(.combine)
    static let concurrency = plain(.concurrency)

    private static func plain(_ backend: Backend) -> Profile {
        var profile = Profile()
        profile.backend = backend
        return profile
    }
}
