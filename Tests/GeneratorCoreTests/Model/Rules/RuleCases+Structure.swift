@testable import GeneratorCore

extension RuleCase {
    static let structure: [RuleCase] = [
        RuleCase(
            "cycle",
            """
            input { tap: Signal<Void> }
            state { 1️⃣count: Int = 0 <- next }
            flow { next: Int <- count { count + 1 } }
            output { count: Driver<Int>; tapped: Signal<Void> <- tap }
            """,
            [
                Finding(
                    1,
                    "'count' depends on itself: count → next → count",
                    "sample the state, 'with …', where it need not fire"
                )
            ],
            clean: """
                input { tap: Signal<Void> }
                state { count: Int = 0 <- next }
                flow { next: Int <- tap with count { count + 1 } }
                output { count: Driver<Int> }
                """
        ),
        RuleCase(
            "cycle",
            """
            dependencies { api: API }
            input { tap: Signal<Void> }
            flow {
                1️⃣a: Int <- tap with c { c }
                b: Int <- a { a }
                c: Int <- b { b }
                2️⃣save: Int <- (tap | retry).flatMapLatest(api.save())
                retry: Void <- save.errors
            }
            output { c: Driver<Int>; save: Driver<Int> }
            """,
            [
                Finding(1, "'a' depends on itself: a → c → b → a"),
                Finding(2, "'save' depends on itself: save → retry → save"),
            ],
            clean: """
                dependencies { api: API }
                input { tap: Signal<Void> }
                flow {
                    allowed: Void <- (tap with save.activity).filter { !isActive }
                    save: Int <- allowed.flatMapLatest(api.save())
                }
                output { save: Driver<Int>; e: Signal<Error> <- errors }
                """
        ),
        RuleCase(
            "cycle",
            """
            dependencies { api: API }
            input { tap: Signal<Int> }
            state {
                1️⃣self1: Int = 0 <- self1
                2️⃣number: Int = 0 <- tap
                3️⃣rows: Int = 0 <- trigger.flatMapLatest(api.rows())
            }
            flow { number { number + 1 } -> number; trigger: Void <- rows }
            output { self1, number, rows: Driver<Int>; e: Signal<Error> <- errors }
            """,
            [
                Finding(
                    1,
                    "'self1' depends on itself: self1 → self1",
                    "sample the state, 'with …', where it need not fire"
                ),
                Finding(
                    2,
                    "'number' depends on itself: number → number",
                    "sample the state, 'with …', where it need not fire"
                ),
                Finding(
                    3,
                    "'rows' depends on itself: rows → trigger → rows",
                    "sample the state, 'with …', where it need not fire"
                ),
            ],
            clean: """
                dependencies { api: API }
                input { number: Signal<Int> }
                state { number: Int = 0 <- number; rows: Int = 0 <- input.number.flatMapLatest(api.rows(rows)) }
                flow { input.number with state.number { $0 + $1 } -> state.number }
                output { rows, number: Driver<Int>; e: Signal<Error> <- errors }
                """
        ),
        RuleCase(
            "empty-action",
            """
            input { tap: Signal<Void> }
            flow { tap -> { 1️⃣}; 2️⃣errors -> show; 3️⃣activity -> busy }
            """,
            [
                Finding(1, "action does nothing"),
                Finding(2, "action never runs"),
                Finding(3, "action never runs"),
            ],
            clean: "input { tap: Observable<Void> }; flow { tap -> { print() }; errors -> show }"
        ),
        RuleCase(
            "misplaced-operator",
            """
            input { query: Signal<String>; scope: Signal<Int>; tap: Signal<Void> }
            output {
                a: Signal<String> <- query, scope
                    1️⃣.debounce(.milliseconds(300)).map { $0 }
                b: Signal<String> <- tap with query
                    2️⃣.skip(1) { $0 }
            }
            """,
            [
                Finding(
                    1,
                    "'.debounce' applies to 'scope' only",
                    "write '(query, scope).debounce(.milliseconds(300)).map { … }', "
                        + "or put the operator on the line of 'scope'"
                ),
                Finding(
                    2,
                    "'.skip' applies to 'query' only",
                    "write '(tap with query).skip(1)', or put the operator on the line of 'query'"
                ),
            ],
            clean: """
                input { query: Signal<String>; scope: Signal<Int> }
                output {
                    a: Signal<String> <- (query, scope)
                        .debounce(.milliseconds(300)) { "\\(query) \\(scope)" }
                    b: Signal<String> <- query
                        .skip(1), scope.skip(2) { "\\(query) \\(scope)" }
                }
                """
        ),
        RuleCase(
            "too-many-operands",
            """
            input { a, b, c, d, e, f, g, h, i: Signal<Int> }
            output { sum: Signal<Int> <- a, b, c, d, e, f, g, h, 1️⃣i { $0 } }
            """,
            [
                Finding(
                    1,
                    "9 streams are combined, but at most 8 can be",
                    "combine some of them in a flow stream first"
                )
            ],
            clean: """
                input { a, b, c, d, e, f, g, h, i: Signal<Int> }
                output { sum: Signal<Int> <- a, b, c, d, e, f, g, h with i { i } }
                """
        ),
        RuleCase(
            "mixed-merge",
            """
            dependencies { api: API }
            input { go: Signal<Void>; number: Signal<Int>; name: Signal<String> }
            output {
                a: Signal<String> <- number | go.flatMap(api.name()) { 1️⃣"\\($0)" }
                b: Signal<String> <- number, name | name via 2️⃣shout
                e: Signal<Error> <- errors
            }
            """,
            [
                Finding(
                    1,
                    "transform applies to 'go.flatMap(api.name())' only",
                    "to transform all, write '(number | go.flatMap(api.name())) { … }'"
                ),
                Finding(
                    2,
                    "transform applies to 'name' only",
                    "to transform all, write '(number, name | name) via shout'"
                ),
            ],
            clean: """
                input { number: Signal<Int>; name: Signal<String> }
                output { a: Signal<String> <- number.map { "\\($0)" } | name { name + "!" } }
                """
        ),
        RuleCase(
            "mixed-merge",
            """
            input { joined: Signal<Int>; rejoined: Signal<String> }
            output { status: Signal<String> <- joined | rejoined { 1️⃣"again \\(rejoined)" } }
            """,
            [
                Finding(
                    1,
                    "transform applies to 'rejoined' only",
                    "to transform all, write '(joined | rejoined) { … }'"
                )
            ],
            clean: """
                input { joined, rejoined: Signal<String>; number: Signal<Int> }
                output {
                    status: Signal<String> <- joined | rejoined { "again \\(rejoined)" }
                    both: Signal<String> <- number { "\\(number)" } | rejoined { "again \\(rejoined)" }
                    any: Signal<Void> <- number | rejoined { _ in }
                }
                """
        ),
    ]
}
