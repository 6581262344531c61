@testable import GeneratorCore

extension RuleCase {
    /// What is wrong with a protocol that a spec describes.
    static let protocols: [RuleCase] = [
        RuleCase(
            "duplicate-protocol",
            """
            viewmodel A { dependencies { api: API; protocol API { func a() } }; flow { { .just(1) } -> api.a() } }
            viewmodel B { dependencies { api: API; protocol 1️⃣API { func a() } }; flow { { .just(1) } -> api.a() } }
            """,
            [Finding(1, "'API' is described twice", "keep one: a dependency needs no more than the name")],
            clean: """
                viewmodel A { dependencies { api: API; protocol API { func a() } }; flow { { .just(1) } -> api.a() } }
                viewmodel B { dependencies { api: API }; flow { { .just(1) } -> api.a() } }
                """
        ),
        RuleCase(
            "duplicate-name",
            """
            dependencies { api: API; protocol API { func a(b: Int); func 1️⃣a(b: Int); var c: Int { get }; var 2️⃣c: Int { get } } }
            flow { { .just(1) } -> api.a(b: $0) }
            """,
            [
                Finding(1, "invalid redeclaration of 'a(b:Int)'"),
                Finding(2, "invalid redeclaration of 'c'"),
            ],
            clean: """
                dependencies { api: API; protocol API { func a(b: Int); func a(c: Int); func a(b: String); var b: Int { get } } }
                flow { { .just(1) } -> api.a(b: $0) }
                """
        ),
        RuleCase(
            "reserved-name",
            "dependencies { api: Input; protocol 1️⃣Input { func a() } }\nflow { { .just(1) } -> api.a() }",
            [Finding(1, "'Input' is the name of something that is generated")],
            clean: "dependencies { api: Inputs; protocol Inputs { func a() } }; flow { { .just(1) } -> api.a() }"
        ),
        RuleCase(
            "weak-protocol",
            """
            dependencies {
                weak 1️⃣screen: Screen?
                unowned 2️⃣log: any Log
                protocol Screen { func close() }
                protocol Log: Sendable { func log() }
            }
            flow { { .just(1) } -> screen?.close(); { .just(1) } -> log.log() }
            """,
            [
                Finding(1, "'weak' needs a class, and 'Screen' may be a struct", "write 'protocol Screen: AnyObject'"),
                Finding(2, "'unowned' needs a class, and 'Log' may be a struct", "write 'protocol Log: AnyObject'"),
            ],
            clean: """
                dependencies {
                    weak screen: Screen?
                    weak other: Other?
                    log: Log
                    protocol Screen: AnyObject { func close() }
                    protocol Other: Base { func close() }
                    protocol Log { func log() }
                }
                flow { { .just(1) } -> screen?.close(); { .just(1) } -> log.log(); { .just(1) } -> other?.close() }
                """
        ),
        RuleCase(
            "unused-dependency",
            "dependencies { api: API; protocol API { func a() -> Item }; protocol 1️⃣Log { func log() } }\nflow { { .just(1) } -> api.a() }",
            [Finding(1, "protocol 'Log' is described, and no dependency is one")],
            clean: """
                dependencies { api: any API; protocol API: Log { func a() -> Item }; protocol Log { }; protocol Item { } }
                flow { { .just(1) } -> api.a() }
                """
        ),
        RuleCase(
            "near-name",
            """
            dependencies { api: API; protocol API { func search(_ text: String) -> Single<Int>; func close() } }
            input { query: Signal<String> }
            flow { found <- query.flatMapLatest(api.1️⃣serch(query)); query -> api.2️⃣clos() }
            output { found: Driver<Int>; failure: Signal<Error> <- errors }
            """,
            [
                Finding(
                    1,
                    "'API' is described without 'serch', so that must be an extension's",
                    "did you mean 'search'?"
                ),
                Finding(
                    2,
                    "'API' is described without 'clos', so that must be an extension's",
                    "did you mean 'close'?"
                ),
            ],
            clean: """
                dependencies { api: API; protocol API { func search(_ text: String) -> Single<Int>; func close() } }
                input { query: Signal<String> }
                flow { found <- query.flatMapLatest(api.search(query)); query -> api.dismiss() }
                output { found: Driver<Int>; failure: Signal<Error> <- errors }
                """
        ),
        RuleCase(
            "missing-type",
            """
            dependencies { api: API }
            input { query: Signal<String> }
            flow { 1️⃣found <- query.flatMapLatest(api.search(query)) }
            output { rows: Driver<[Row]> <- found via rows; failure: Signal<Error> <- errors }
            """,
            [
                Finding(
                    1,
                    "type of 'found', a parameter of logic function 'rows', is missing",
                    "write 'found: Type <- …'"
                )
            ],
            clean: """
                dependencies { api: API; protocol API { func search(_ text: String) -> Single<[Item]> } }
                input { query: Signal<String> }
                flow { found <- query.flatMapLatest(api.search(query)) }
                output { rows: Driver<[Row]> <- found via rows; failure: Signal<Error> <- errors }
                """
        ),
    ]
}
