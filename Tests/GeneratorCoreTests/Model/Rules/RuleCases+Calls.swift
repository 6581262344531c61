@testable import GeneratorCore

extension RuleCase {
    /// Requests, and sinks of actions.
    static let calls: [RuleCase] = [
        RuleCase(
            "uncalled-function",
            """
            dependencies { api: API }
            input { id: Signal<Int> }
            flow {
                user: User <- id.flatMapLatest(1️⃣api.user(id:))
                page: Page <- (id with user).flatMapLatest(2️⃣api.page(_:of:count:))
                last: Page <- id.flatMapFirst(3️⃣api.last)
                kept: Page <- last.flatMapFirst(api.last(id, of: last))
            }
            output { user: Driver<User>; page, kept: Driver<Page>; toast: Signal<Error> <- errors }
            """,
            [
                Finding(1, "'api.user(id:)' is not called", "write 'api.user(id: id)'"),
                Finding(2, "'api.page(_:of:count:)' is not called", "write 'api.page(id, of: user, count: …)'"),
                Finding(3, "'api.last' is not called", "write 'api.last(id, of: …)'"),
            ],
            clean: """
                dependencies { api: API }
                input { id: Signal<Int> }
                flow {
                    user: User <- id.flatMapLatest(api.user(id: id, using: map(_:), at: 1))
                    page: Page <- id.flatMapLatest(api.page)
                }
                output { user: Driver<User>; page: Driver<Page>; toast: Signal<Error> <- errors }
                """
        ),
        RuleCase(
            "misplaced-await",
            """
            dependencies { api: API }
            input { id: Signal<Int> }
            flow {
                user: User <- id.flatMapLatest { 1️⃣id in let all = try await api.all(); return all[id] }
                name: User <- id.flatMapLatest(2️⃣id > 1 ? try await api.user(id) : nil)
            }
            output { user, name: Driver<User>; toast: Signal<Error> <- errors }
            """,
            [
                Finding(
                    1,
                    "an async request is one expression that begins with 'await' or 'try await'",
                    "await one call: '(try await call(…))'; more belongs in an async function that it calls"
                ),
                Finding(
                    2,
                    "an async request is one expression that begins with 'await' or 'try await'",
                    "await one call: '(try await call(…))'; more belongs in an async function that it calls"
                ),
            ],
            clean: """
                dependencies { api: API }
                input { id: Signal<Int> }
                flow {
                    user: User <- id.flatMapLatest { id in try await api.user(id) }
                    name: User <- id.flatMapLatest(await api.user(id, await api.name()))
                }
                output { user, name: Driver<User>; toast: Signal<Error> <- errors }
                """
        ),
        RuleCase(
            "invalid-sink",
            """
            input { tap, other: Signal<Int> }
            flow { tap -> 1️⃣shown; tap -> 2️⃣other; x: Int <- tap; tap -> 3️⃣x; tap -> input.other }
            output { shown: Signal<Int> <- other; x: Signal<Int> }
            """,
            [
                Finding(
                    1,
                    "'shown' is an output: it takes no elements",
                    "make it a state, which the output of its name then shows"
                ),
                Finding(2, "'other' is an input of trait 'Signal': it takes no elements"),
                Finding(3, "'x' is a flow stream: it takes no elements"),
                Finding(nil, "'input.other' is an input of trait 'Signal': it takes no elements"),
            ],
            clean: """
                dependencies { log: AnyObserver<Int>; settings: Settings }
                input { tap: Signal<Int>; relay: PublishRelay<Int> }
                state { last: Int = 0 }
                flow { tap -> last; tap -> relay; tap -> log; tap -> settings.number; tap -> remember }
                output { last: Driver<Int> }
                """
        ),
        RuleCase(
            "invalid-sink",
            """
            input { tap: Signal<Void>; number: Signal<Int> }
            state { last: Int = 0; ping: Void }
            flow { number | 1️⃣tap -> last; 2️⃣tap, tap -> state.last; number | tap -> ping; number -> ping }
            output { last: Driver<Int>; ping: Signal<Void> }
            """,
            [
                Finding(
                    1,
                    "'last' takes elements of type 'Int', and this has no value",
                    "say which value it takes: '… { value } -> last'"
                ),
                Finding(
                    2,
                    "'state.last' takes elements of type 'Int', and this has no value",
                    "say which value it takes: '… { value } -> state.last'"
                ),
            ],
            clean: """
                input { tap: Signal<Void>; number: Signal<Int> }
                state { last: Int = 0; ping: Void }
                flow { tap with number -> last; tap { 1 } -> last; number, number -> ping }
                output { last: Driver<Int>; ping: Signal<Void> }
                """
        ),
    ]
}
