@testable import GeneratorCore

extension RuleCase {
    static let names: [RuleCase] = [
        RuleCase(
            "unknown-name",
            """
            input { tap: Signal<Int> }
            output { a: Driver<Int> <- tap; b: Driver<Int> <- output.1️⃣a; c: Driver<Int> <- 2️⃣imput.tap }
            """,
            [
                Finding(
                    1,
                    "'a' is an output, which no definition can read",
                    "make it a stream, 'flow { a: … <- … }', which the output of its name then shows"
                ),
                Finding(2, "cannot find 'imput' in scope", "did you mean 'input'?"),
            ],
            clean: "input { tap: Signal<Int> }\noutput { a: Driver<Int> <- input.tap }"
        ),
        RuleCase(
            "duplicate-name",
            """
            input { query: Signal<String>; 1️⃣query: Driver<String> }
            output { text: Signal<String> <- query }
            """,
            [Finding(1, "invalid redeclaration of 'query'")],
            clean:
                "input { query: Signal<String> }; state { query: String = \"\" <- query }; output { query: Driver<String> }"
        ),
        RuleCase(
            "duplicate-name",
            """
            dependencies { api, api2: API }
            input { 1️⃣api: Signal<Int> }
            flow { api -> api2.send($0); x <- api; 2️⃣2️⃣x <- api; x -> { print() } }
            output { a: Signal<Int> <- x; 3️⃣a: Signal<Int> <- x }
            """,
            [
                Finding(1, "invalid redeclaration of 'api'"),
                Finding(2, "invalid redeclaration of 'x'"),
                Finding(3, "invalid redeclaration of 'a'"),
            ],
            clean: "dependencies { rows: API }; output { rows: Driver<Int> <- rows.all }"
        ),
        RuleCase(
            "duplicate-viewmodel",
            "viewmodel A { }\nviewmodel B { }\nviewmodel 1️⃣A { }",
            [Finding(1, "invalid redeclaration of 'A'")],
            clean: "viewmodel A { }\nviewmodel B { }"
        ),
        RuleCase(
            "reserved-name",
            """
            dependencies { 1️⃣ActivityCounter: Int }
            input { 2️⃣Observable: Signal<Int> }
            state { 3️⃣BehaviorRelay: Int = 0 }
            flow { 4️⃣Output: Int <- n; 5️⃣DriverSharingStrategy: Int <- n; n: Int <- { .just(1) } }
            """,
            [
                Finding(1, "'ActivityCounter' is the name of something that is generated"),
                Finding(2, "'Observable' is the name of something that is generated"),
                Finding(3, "'BehaviorRelay' is the name of something that is generated"),
                Finding(4, "'Output' is the name of something that is generated"),
                Finding(5, "'DriverSharingStrategy' is the name of something that is generated"),
            ],
            clean: "input { observable: Signal<Int> }; output { Observable: Driver<Int> <- observable }"
        ),
        RuleCase(
            "reserved-name",
            "viewmodel 1️⃣Driver { }",
            [Finding(1, "'Driver' is the name of something that is generated")],
            clean: "viewmodel DriverList { }"
        ),
        RuleCase(
            "reserved-name",
            """
            dependencies { 1️⃣`self`: SchedulerType; 2️⃣input: Int }
            input { 3️⃣scheduler: Signal<Int> }
            state { 4️⃣disposeBag: Int = 0; 5️⃣dependencies: Int = 0; 6️⃣Input: Int = 0 }
            output { 7️⃣transform: Driver<Int> }
            """,
            [
                Finding(1, "'self' is the name of something that is generated"),
                Finding(2, "'input' is the name of something that is generated"),
                Finding(
                    3,
                    "'scheduler' is the name of something that is generated",
                    "every ViewModel has one: fragments may use it, an init parameter replaces it"
                ),
                Finding(4, "'disposeBag' is the name of something that is generated"),
                Finding(5, "'dependencies' is the name of something that is generated"),
                Finding(6, "'Input' is the name of something that is generated"),
                Finding(7, "'transform' is the name of something that is generated"),
            ],
            clean: """
                input { state, flow, output, input, dependencies, disposeBag, `class`, `self`: Signal<Void> }
                state { `switch`: Int = 0; transform: Int = 0 }
                output { disposeBag: Driver<Int> <- `switch`; `init`: Driver<Int> <- transform }
                """
        ),
        RuleCase(
            "reserved-name",
            "viewmodel 1️⃣Output { }\nviewmodel 2️⃣Base { }",
            [
                Finding(1, "'Output' is the name of something that is generated"),
                Finding(2, "'Base' is the name of something that is generated"),
            ],
            clean: "viewmodel ViewModel { state { dependencies, disposeBag: Int = 0 } }",
            profile: .custom {
                $0.conformance = .existing("Base")
                $0.dependencies = .parameters
                $0.disposeBag = .parameter
            }
        ),
        RuleCase(
            "unknown-name",
            """
            input { password: Signal<String> }
            output { isValid: Driver<Bool> <- 1️⃣pasword { pasword.count > 7 } }
            """,
            [Finding(1, "cannot find 'pasword' in scope", "did you mean 'password'?")],
            clean:
                "input { password: Signal<String> }; output { isValid: Driver<Bool> <- password { password.count > 7 } }"
        ),
        RuleCase(
            "unknown-name",
            """
            input { name: Signal<String> }
            output {
                title: Signal<String> <- name
                again: Signal<String> <- 1️⃣title
                count: Signal<Int> <- name.2️⃣count
                shared: Signal<String> <- name.3️⃣share
                failed: Signal<Error> <- name.4️⃣erors
                other: Signal<Int> <- input.5️⃣nane
                more: Signal<Int> <- flow.6️⃣more
                far: Signal<Int> <- 7️⃣unknown
            }
            """,
            [
                Finding(
                    1,
                    "'title' is an output, which no definition can read",
                    "make it a stream, 'flow { title: … <- … }', which the output of its name then shows"
                ),
                Finding(
                    2,
                    "stream 'name' has no member 'count'",
                    "an operator has parentheses or braces: '.count()'"
                ),
                Finding(
                    3,
                    "stream 'name' has no member 'share'",
                    "an operator has parentheses or braces: '.share()'"
                ),
                Finding(4, "stream 'name' has no member 'erors'", "did you mean 'errors'?"),
                Finding(5, "cannot find input 'nane' in scope", "did you mean 'input.name'?"),
                Finding(6, "cannot find flow stream 'more' in scope"),
                Finding(7, "cannot find 'unknown' in scope"),
            ],
            clean: """
                dependencies { session: Session? }
                input { state: Observable<String> }
                output { user: Driver<User> <- session?.user; text: Driver<String> <- state; e: Signal<Error> <- state.errors }
                """
        ),
        RuleCase(
            "unknown-name",
            """
            dependencies { coordinator: Coordinator }
            input { tap: Signal<Void> }
            flow {
                tap -> 1️⃣cordinator.show()
                tap -> coordinator.close()
                tap -> 2️⃣nothing.relay
            }
            """,
            [
                Finding(1, "cannot find 'cordinator' in scope", "did you mean 'coordinator'?"),
                Finding(2, "cannot find 'nothing' in scope"),
            ],
            clean: """
                input { tap: Signal<Void> }
                flow { tap -> UIApplication.shared.open(url); tap -> print("tap"); tap -> analytics.track() }
                """
        ),
        RuleCase(
            "ambiguous-name",
            """
            input { email: Signal<String> }
            state { email: String = "" <- email }
            output { isValid: Driver<Bool> <- 1️⃣email { email.contains("@") } }
            """,
            [Finding(1, "ambiguous use of 'email'", "write 'state.email' or 'input.email'")],
            clean: """
                input { email: Signal<String> }
                state { email: String = "" <- email }
                output { isValid: Driver<Bool> <- state.email { email.contains("@") }; email: Driver<String> }
                """
        ),
        RuleCase(
            "ambiguous-name",
            """
            dependencies { api: API }
            input { q: Signal<String>; errors: Signal<Error>; tap: Observable<Void> }
            state { q: String = "" <- q }
            flow { found: [Item] <- tap.flatMapLatest(api.search(1️⃣q)) }
            output { e: Signal<Error> <- 2️⃣errors; f: Signal<Error> <- found.errors; found: Driver<[Item]> }
            """,
            [
                Finding(
                    1,
                    "ambiguous use of 'q'",
                    "sample the one that is meant: '(… with state.q)' before the operator"
                ),
                Finding(
                    2,
                    "ambiguous use of 'errors'",
                    "write 'input.errors', or rename it to mean the errors of the whole ViewModel"
                ),
            ],
            clean: "input { errors: Signal<Error> }; output { e: Signal<Error> <- errors }"
        ),
        RuleCase(
            "ambiguous-name",
            """
            dependencies { errors: Observable<Error> }
            input { tap: Observable<Void> }
            output { e: Signal<Error> <- 1️⃣errors; t: Signal<Void> <- tap }
            """,
            [Finding(1, "ambiguous use of 'errors'", "rename the dependency")],
            clean: "dependencies { errors: Observable<Error> }; output { e: Signal<Error> <- errors }"
        ),
        RuleCase(
            "not-a-request",
            """
            input { tap: Signal<Void> }
            state { count: Int = 0 }
            output { a: Driver<Bool> <- tap.1️⃣activity; b: Signal<Error> <- tap.2️⃣errors; c: Signal<Error> <- count.3️⃣errors }
            """,
            [
                Finding(1, "'tap' has no 'activity'"),
                Finding(2, "'tap' has no 'errors'"),
                Finding(3, "'count' has no 'errors'"),
            ],
            clean: """
                dependencies { api: API }
                input { tap: Observable<Void> }
                state { rows: [Row] = [] <- tap.flatMapLatest(api.rows()) }
                output { a: Driver<Bool> <- rows.activity; b: Signal<Error> <- tap.errors; c: Signal<Error> <- rows.errors }
                """
        ),
        RuleCase(
            "not-a-request",
            """
            input { tap: Signal<Void> }
            output { a: Driver<Bool> <- tap { true } | 1️⃣activity; b: Signal<Error> <- 2️⃣errors }
            """,
            [
                Finding(1, "'activity' is empty: this ViewModel makes no request"),
                Finding(2, "'errors' is empty: no input or request of this ViewModel can fail"),
            ],
            clean: "input { tap: Observable<Void> }; output { b: Signal<Error> <- errors; tapped: Signal<Void> <- tap }"
        ),
        RuleCase(
            "unreadable-input",
            """
            input { chosen: AnyObserver<Int>; tap: Signal<Int> }
            output { number: Signal<Int> <- 1️⃣chosen | tap }
            """,
            [
                Finding(
                    1,
                    "'chosen' is of trait 'AnyObserver': it gives no elements",
                    "declare it as 'chosen: Signal<Int>' to read it"
                )
            ],
            clean: "input { chosen: AnyObserver<Int>; tap: Signal<Int> }; flow { tap -> chosen }"
        ),
    ]
}
