@testable import GeneratorCore

extension RuleCase {
    static let fragments: [RuleCase] = [
        RuleCase(
            "late-output",
            """
            dependencies { api: API }
            input { tap: Signal<Void> }
            flow {
                load: Int <- tap.flatMapLatest(api.load()).do(onNext: { 1️⃣output.count.accept($0) })
                tap -> { 2️⃣output.done.accept(()) }
                load -> 3️⃣output.count
            }
            output {
                let count: PublishRelay<Int> = .init()
                let done: PublishRelay<Void> = .init()
                shown: Driver<Int> <- load
                failure: Signal<Error> <- load.errors
            }
            """,
            (1...3).map {
                Finding(
                    $0,
                    "'output' is named where output 'shown' comes from, so that it is not there yet",
                    "give 'shown' a value of its own and fill it: 'let shown: BehaviorRelay<Int> = .init(value: …)' in "
                        + "'output', 'load -> output.shown' in 'flow'"
                )
            },
            clean: """
                dependencies { api: API }
                input { tap: Signal<Void> }
                flow {
                    load: Int <- tap.flatMapLatest(api.load())
                    tap -> { output.done.accept(()) }
                    load -> output.count
                    output.count -> { print($0) }
                }
                state { total: Int = 0; logout: Error }
                output {
                    total: BehaviorRelay<Int>
                    gone: PublishRelay<Error> <- logout
                    let count: PublishRelay<Int> = .init()
                    let done: PublishRelay<Void> = .init()
                    shown: Driver<Int> <- load
                    failure: Signal<Error> <- load.errors
                }
                """
        ),
        RuleCase(
            "late-output",
            """
            input { tap: Signal<Int> }
            flow { tap -> 1️⃣output.done }
            output { let done: PublishRelay<Int> = .init(); again: PublishRelay<Int> <- tap }
            """,
            [
                Finding(
                    1,
                    "'output' is made last, since output 'again' comes from a stream",
                    "give 'again' a value of its own and fill it: 'let again: PublishRelay<Int> = .init()' in 'output', "
                        + "'tap -> output.again' in 'flow'"
                )
            ],
            clean: """
                input { tap: Signal<Int> }
                prologue { let output = Log() }
                flow { tap -> { output.write($0) } }
                output { again: PublishRelay<Int> <- tap }
                """
        ),
        RuleCase(
            "unbound-stream",
            """
            input { a: Driver<Int> }
            state { page: Int = 0 }
            flow { page -> { number in print(number, 1️⃣page) } }
            output { a: Driver<Int> <- a }
            """,
            [
                Finding(
                    1,
                    "'page' is the state's relay here, not its value",
                    "write 'page.value', or sample it before the fragment: '(… with page)'"
                )
            ],
            clean: """
                dependencies { log: Log }
                input { a: Driver<Int>; log2: Observable<Int> }
                state { page: Int = 0; error: Error; value: Int = 0 }
                flow {
                    page -> { number in print(number, page.value) }
                    page, a -> { print(page.value, $0, a, value.value) }
                    self.count -> { [count = self.count] in print(count.value, $0) }
                    a.map { $0 }.flatMapLatest { Observable.just($0).take(until: a) } -> page
                    log2.errors -> { error.accept($0) }
                }
                output { a: Driver<Int> <- a }
                """
        ),
        RuleCase(
            "duplicate-binding",
            """
            dependencies { session: Session }
            input { name: Signal<String> }
            output { same: Driver<Bool> <- session.name, name { 1️⃣name == name } }
            """,
            [
                Finding(
                    1,
                    "'name' stands for two values",
                    "use '$0', '$1', or give one of them another name in a flow stream"
                )
            ],
            clean: """
                dependencies { session: Session }
                input { name: Signal<String> }
                output {
                    same: Driver<Bool> <- session.name, name { $0 == $1 }
                    either: Driver<Int> <- session.name, name { 1 }
                }
                """
        ),
        RuleCase(
            "duplicate-binding",
            """
            dependencies { api: API }
            input { tap: Signal<Void>; name: Signal<String> }
            flow { found: [Item] <- tap.flatMapLatest(api.search(1️⃣name).take(until: name.asObservable())) }
            output { found: Driver<[Item]>; e: Signal<Error> <- errors }
            """,
            [
                Finding(
                    1,
                    "'name' stands for an element and for its stream",
                    "give the stream another name in 'flow', 'newName: … <- name', and use that"
                )
            ],
            clean: """
                dependencies { api: API }
                input { tap: Signal<Void>; name: Signal<String> }
                flow {
                    changed <- name
                    found: [Item] <- tap.flatMapLatest(api.search(name).take(until: changed.asObservable()))
                }
                output { found: Driver<[Item]>; e: Signal<Error> <- errors }
                """
        ),
        RuleCase(
            "duplicate-binding",
            """
            input { name: Signal<String> }
            state { name: String = "" <- name }
            output { same: Signal<Bool> <- 1️⃣input.name with state.name via isSame }
            """,
            [
                Finding(
                    1,
                    "'name' stands for two values",
                    "give one of them another name in a flow stream: 'other: Type <- …'"
                )
            ],
            clean: """
                input { name: Signal<String> }
                state { name: String = "" <- name }
                flow { old: String <- state.name }
                output { same: Signal<Bool> <- input.name with old via isSame }
                """
        ),
        RuleCase(
            "duplicate-binding",
            """
            input { name: Signal<String> }
            state { name: String = "" }
            flow { input.name -> { 1️⃣state.name.accept(name) }; input.name -> { 2️⃣print(state.name, input.name) } }
            output { name: Driver<String> }
            """,
            [
                Finding(
                    1,
                    "'name' stands for two values",
                    "use '$0', '$1', or give one of them another name in a flow stream"
                ),
                Finding(
                    2,
                    "'name' stands for two values",
                    "use '$0', '$1', or give one of them another name in a flow stream"
                ),
            ],
            clean: """
                input { name: Signal<String> }
                state { other: String = "" }
                flow { name -> { state.other.accept(name) }; input.name -> { print(input.name) } }
                output { other: Driver<String> }
                """
        ),
        RuleCase(
            "logic-signature",
            """
            input { name: Signal<String>; items: Signal<[Int]> }
            output { title: Driver<String> <- name via text; count: Driver<String> <- items via 1️⃣text }
            """,
            [
                Finding(
                    1,
                    "logic function 'text' is used with different signatures",
                    "name another function with 'via'"
                )
            ],
            clean: """
                input { name: Signal<String>; items: Signal<[Int]> }
                output { title: Driver<String> <- name via text; again: Signal<String> <- name via text; n: Driver<Int> <- items }
                """
        ),
        RuleCase(
            "logic-signature",
            """
            input { name: Signal<String> }
            output { title: Driver<String> <- name.scan via 1️⃣join }
            """,
            [
                Finding(
                    1,
                    "operator 'scan' does not tell the signature of 'join'",
                    "call it in braces: '.scan { join($0) }'"
                )
            ],
            clean: """
                input { name: Signal<String> }
                output { title: Driver<String> <- name.filter via isLong .map via upper; n: Driver<Int> <- name.compactMap via number }
                """
        ),
        RuleCase(
            "unbound-stream",
            """
            dependencies { api: API }
            input { tap: Signal<Void>; query: Signal<String> }
            state { isOn: Bool = false <- query { query.isEmpty && !isOn.value }; last: Int }
            flow { tap { 1️⃣query.count } -> last; tap -> { print(3️⃣isOn, 4️⃣last.value, query.asObservable()) }; query.startWith(5️⃣isOn) .retry(6️⃣last) -> { print($0) } }
            output { x: Signal<Bool> <- query { 2️⃣tap == query }; last: Signal<Int>; isOn: Driver<Bool> }
            """,
            [
                Finding(
                    1,
                    "'query' is a stream here, not a value",
                    "add it to the operands, or sample it before the fragment: '(… with query)'"
                ),
                Finding(
                    3,
                    "'isOn' is the state's relay here, not its value",
                    "write 'isOn.value', or sample it before the fragment: '(… with isOn)'"
                ),
                Finding(
                    4,
                    "'last' holds no value: it is a state without an initial one",
                    "give 'last' an initial value, or sample it before the fragment: '(… with last)'"
                ),
                Finding(
                    5,
                    "'startWith' takes a value, and 'isOn' is a stream here",
                    "write 'isOn.value' for its value when 'transform' runs"
                ),
                Finding(
                    6,
                    "'retry' takes a value, and 'last' is a stream here",
                    "give a constant; for the latest of 'last', sample it: '(… with last)'"
                ),
                Finding(2, "'tap' has no value: its elements are 'Void'"),
            ],
            clean: """
                dependencies { api: API }
                input { tap, stop: Signal<Void>; query: Signal<String> }
                state { isOn: Bool = false }
                flow {
                    found: [Item] <- tap.flatMapLatest(api.search(query.lowercased(), !isOn).take(until: stop))
                    more: [Item] <- tap.flatMapLatest(api.more(query, at: query.count))
                    own: Int <- query.map { text in let query = text.count; return query }
                    query.take(until: stop) .startWith(isOn.value ? "" : "on") .take(isOn.value) -> { print($0) }
                    own -> { print(Thing(query: $0.query)) }
                }
                output { found, more: Driver<[Item]>; e: Signal<Error> <- errors }
                """
        ),
        RuleCase(
            "unknown-operator",
            """
            input { query: Signal<String> }
            output { a: Driver<String> <- query.1️⃣debounse(.milliseconds(300)) }
            """,
            [Finding(1, "unknown operator 'debounse'", "did you mean 'debounce'?")],
            clean: """
                input { query: Signal<String> }
                output { a: Driver<String> <- query.trackScreen().debounce(.milliseconds(300)) }
                """
        ),
        RuleCase(
            "retained-self",
            """
            dependencies { api: API }
            input { tap: Signal<Void> }
            flow { y <- tap.map { 1️⃣self.name }; x: Int <- tap.flatMapLatest(2️⃣self.load()); x, y, errors -> { print() } }
            """,
            [
                Finding(
                    1,
                    "'self' is retained by the stream that this fragment becomes part of",
                    "name a dependency or state by its bare name, capture it weakly, or use a logic function"
                ),
                Finding(
                    2,
                    "'self' is retained by the stream that this fragment becomes part of",
                    "name a dependency or state by its bare name, capture it weakly, or use a logic function"
                ),
            ],
            clean:
                """
                input { tap: Signal<Int> }
                flow {
                    tap -> close
                    tap -> { [weak self] _ in self?.close() }
                    tap -> { Self.log($0) }
                    tap -> { self.page = tap }
                    self.pages, self.load(tap) { _, _ in 1 } -> self.count
                }
                """
        ),
    ]
}
