@testable import GeneratorCore

extension RuleCase {
    static let warnings: [RuleCase] = [
        RuleCase(
            "empty-spec",
            "import Domain\n// viewmodel A {}\n1️⃣",
            [
                Finding(
                    1,
                    "no viewmodel stands here, so nothing is generated",
                    "write 'viewmodel NAME { … }', or delete the file"
                )
            ],
            clean: "import Domain\nviewmodel A {}"
        ),
        RuleCase(
            "unrouted-errors",
            """
            dependencies { api: API }
            input { 1️⃣tap: Single<Void>; go: Signal<Void>; query: Observable<String>; done: PublishSubject<Void> }
            flow {
                2️⃣save: Int <- tap.flatMapFirst(api.save())
                query, done -> { print(query) }
            }
            output { saved: Signal<Int> <- save; rows: Driver<[Row]> <- go3️⃣.flatMapLatest(api.rows()) }
            """,
            [
                Finding(
                    1,
                    "errors of 'tap' reach no output, state or action",
                    "show them: 'output { …: Signal<Error> <- tap.errors }', or all of them with 'errors'"
                ),
                Finding(
                    2,
                    "errors of 'save' reach no output, state or action",
                    "show them: 'output { …: Signal<Error> <- save.errors }', or all of them with 'errors'"
                ),
                Finding(
                    3,
                    "errors of the request in 'rows' reach no output, state or action",
                    "show them: 'output { …: Signal<Error> <- errors }'"
                ),
            ],
            clean: """
                dependencies { api: API }
                input { tap: Observable<Void>; go: Signal<Void> }
                flow {
                    save: Int <- tap.flatMapFirst(api.save())
                    safe: Int <- go.flatMapFirst(api.safe().catchAndReturn(0))
                    quick: Int <- go.flatMapFirst(await api.quick())
                    tap.errors -> { print($0) }
                }
                state { failed: Bool = false <- save.errors { _ in true } }
                output { saved: Signal<Int> <- save; failed: Driver<Bool>; safe, quick: Driver<Int> }
                """
        ),
        RuleCase(
            "unrouted-errors",
            """
            dependencies { api: API }
            input { go: Signal<Void> }
            flow { 1️⃣save: Int <- go.flatMapFirst(api.save()); save, go2️⃣.flatMap(api.log()) -> { output.saved.accept($0) } }
            output { let saved: PublishRelay<Int> = .init() }
            """,
            [
                Finding(
                    1,
                    "errors of 'save' reach no output, state or action",
                    "show them: 'let saveError: PublishRelay<Error> = .init()' in 'output', and "
                        + "'save.errors -> output.saveError' in 'flow'; 'errors' are all of them"
                ),
                Finding(
                    2,
                    "errors of the request in 'save' reach no output, state or action",
                    "show them: 'let failure: PublishRelay<Error> = .init()' in 'output', and "
                        + "'errors -> output.failure' in 'flow'"
                ),
            ],
            clean: """
                dependencies { api: API }
                input { go: Signal<Void> }
                flow {
                    save: Int <- go.flatMapFirst(api.save())
                    save -> output.saved
                    save.errors -> output.saveError
                }
                output { let saved: PublishRelay<Int> = .init(); let saveError: PublishRelay<Error> = .init() }
                """
        ),
        RuleCase(
            "unrouted-errors",
            """
            dependencies { api: API }
            input { go: Signal<Void> }
            flow { 1️⃣save: Int <- go.flatMapFirst(try await api.save()); go2️⃣.flatMap(api.log()) -> { print("ok") } }
            output { busy: Driver<Bool> <- save.activity }
            """,
            [
                Finding(
                    1,
                    "errors of 'save' reach no output, state or action",
                    "show them: 'output { …: Signal<Error> <- save.errors }', or all of them with 'errors'"
                ),
                Finding(
                    2,
                    "errors of the request in 'go' reach no output, state or action",
                    "show them: 'output { …: Signal<Error> <- errors }'"
                ),
            ],
            clean: """
                dependencies { api: API }
                input { go: Signal<Void> }
                flow { save: Int <- go.flatMapFirst(try await api.save()) }
                output { busy: Driver<Bool> <- activity; error: Signal<Error> <- errors }
                """
        ),
        RuleCase(
            "unused-input",
            """
            input { email, 1️⃣phone: Signal<String>; 2️⃣pull: Observable<Void>; go: Observable<Void> }
            output { isValid: Driver<Bool> <- email { email.contains("@") }; e: Signal<Error> <- errors; g: Signal<Void> <- go }
            """,
            [Finding(1, "input 'phone' is never used"), Finding(2, "input 'pull' is never used")],
            clean: """
                input { a: Signal<Int>; stop: Signal<Void>; relay: PublishRelay<Int>; b: Observable<Int>; raw: Signal<Int> }
                flow { a -> relay; { Observable.merge(raw.asObservable()) } -> { print($0) } }
                output { x: Signal<Int> <- a.take(until: stop); e: Signal<Error> <- b.errors }
                """
        ),
        RuleCase(
            "unused-dependency",
            """
            dependencies { api: API; 1️⃣log: Log }
            input { tap: Signal<Void> }
            flow { save: Int <- tap.flatMapFirst(api.log(log: 1)) }
            output { save: Signal<Int>; e: Signal<Error> <- errors }
            """,
            [Finding(1, "dependency 'log' is never used")],
            clean: """
                dependencies { a, b, c, d, e, f: Thing }
                input { tap: Signal<Void> }
                flow { tap -> a.show(b); tap -> c.observer; tap.delay(.seconds(d)) -> { print("\\(e)") } }
                output { x: Driver<Int> <- f.stream }
                """
        ),
        RuleCase(
            "unused-dependency",
            "dependencies { 1️⃣api: API }; input { tap: Signal<Int> }; output { x: Driver<String> <- tap via text }",
            [Finding(1, "dependency 'api' is never used")],
            clean: "dependencies { api: API }; input { tap: Signal<Int> }; flow { tap -> send }"
        ),
        RuleCase(
            "unused-state",
            "input { tap: Signal<Int> }; state { 1️⃣page: Int = 1 <- tap; 2️⃣last: Int = 0 }; flow { tap -> last }",
            [Finding(1, "state 'page' is never read"), Finding(2, "state 'last' is never read")],
            clean: """
                input { tap: Signal<Int> }
                state { page: Int = 1 <- tap; last: Int = 0; shown: Int = 0 }
                flow { tap { tap + page.value } -> { print($0) }; tap with last -> { print($0) } }
                output { shown: Driver<Int> }
                """
        ),
        RuleCase(
            "unused-flow",
            """
            dependencies { api: API }
            input { query: Signal<String> }
            flow { 1️⃣trimmed: String <- query { query.trimmed }; 2️⃣save: Int <- query.flatMapLatest(api.save(query)) }
            """,
            [Finding(1, "flow stream 'trimmed' is never used"), Finding(2, "flow stream 'save' is never used")],
            clean: """
                dependencies { api: API }
                input { query: Signal<String> }
                flow {
                    trimmed: String <- query { query.trimmed }
                    save: Int <- query.flatMapLatest(api.save(query))
                    load: Int <- query.flatMapLatest(api.load(query))
                }
                output { trimmed: Driver<String>; e: Signal<Error> <- save.errors | load.errors; b: Driver<Bool> <- load.activity }
                """
        ),
        RuleCase(
            "near-name",
            """
            input { tap: 1️⃣Singal<Int>; box: Boxed<Int> }
            state { canSignUp: Bool = false <- box { $0 > 1 }; last: 2️⃣Drivers<Int> }
            flow { copy: 3️⃣Obsevable<Int> <- tap; copy -> last; last -> { print($0) } }
            output { 4️⃣canSignup: Driver<Bool>; canSignUp, other: Driver<Bool> }
            """,
            [
                Finding(
                    1,
                    "'Singal' is no trait, so it is taken for the type of the elements",
                    "did you mean 'Signal'?"
                ),
                Finding(
                    2,
                    "'Drivers' is no trait, so it is taken for the type of the elements",
                    "did you mean 'Driver'?"
                ),
                Finding(
                    3,
                    "'Obsevable' is no trait, so it is taken for the type of the elements",
                    "did you mean 'Observable'?"
                ),
                Finding(
                    4,
                    "no state or flow stream is called 'canSignup', so it is a logic function",
                    "did you mean 'canSignUp'?"
                ),
            ],
            clean: """
                input { tap: Signal<Set<Int>>; made: Simple<Int> }
                state { items: [String: Set<Int>] = [:]; all: Bool = false }
                flow { tap -> { print($0) }; made -> { print($0) } }
                output { items: Driver<[String: Set<Int>]>; all: Driver<Bool>; ally, item: Driver<Bool> }
                """
        ),
        RuleCase(
            "stale-sample",
            """
            dependencies { api: API }
            input { query: Signal<String>; next: Signal<Void> }
            state {
                page: Int = 0 <- query { 0 } | next with page { page + 1 }
                term: String = "" <- query
                last: String <- query
            }
            flow {
                1️⃣page.withLatestFrom(query) -> { print($0) }
                page with term -> { print(term) }
                2️⃣term with page -> { print(page) }
                found: [Item] <- page.flatMapLatest(api.search(query, page: page))
            }
            output { 3️⃣text: Driver<String> <- page with last { last }; found: Driver<[Item]>; e: Signal<Error> <- errors }
            """,
            [
                Finding(
                    1,
                    "'query' may be the element before, as 'page' fires with the same one",
                    "sample it with '… with query'"
                ),
                Finding(2, "'page' may be the element before, as 'term' fires with the same one"),
                Finding(
                    3,
                    "'last' may be the element before, as 'page' fires with the same one",
                    "give 'last' an initial value"
                ),
            ],
            clean: """
                dependencies { api: API }
                input { query: Signal<String>; next: Signal<Void>; other: Signal<Int> }
                state {
                    page: Int = 0 <- query { 0 } | next with page { page + 1 } | further with page { page + 1 }
                    term: String = "" <- query
                    hasMore: Bool = false <- found { !found.isEmpty } | further { !further.isEmpty }
                }
                flow {
                    found: [Item] <- page.flatMapLatest(api.search(term, page: page))
                    further: [Item] <- (next with hasMore).filter { hasMore }.flatMapFirst(api.search(term, page: page + 1))
                    more: [Item] <- page.flatMapLatest(api.search(query, page: page))
                    query with page -> { print(page) }
                    page with term, query -> { print(term, query) }
                }
                output {
                    found, more, further: Driver<[Item]>
                    e: Signal<Error> <- errors
                    n: Driver<Int> <- page with other { other }
                }
                """
        ),
    ]
}
