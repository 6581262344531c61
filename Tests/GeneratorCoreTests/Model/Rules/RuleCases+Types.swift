@testable import GeneratorCore

extension RuleCase {
    static let types: [RuleCase] = [
        RuleCase(
            "missing-type",
            """
            dependencies { api: API }
            input { query: Signal<String> }
            flow { 1️⃣found <- query.flatMapLatest(api.search(query)) }
            output { rows: Driver<[Row]> <- found via makeRows; e: Signal<Error> <- errors }
            """,
            [
                Finding(
                    1,
                    "type of 'found', a parameter of logic function 'makeRows', is missing",
                    "write 'found: Type <- …'"
                )
            ],
            clean: """
                dependencies { api: API }
                input { query: Signal<String> }
                flow { found: [Item] <- query.flatMapLatest(api.search(query)); copy <- found.share() }
                output { rows: Driver<[Row]> <- copy via makeRows; e: Signal<Error> <- errors }
                """
        ),
        RuleCase(
            "missing-type",
            """
            dependencies { session: Session }
            input { a, b: Signal<String> }
            flow {
                1️⃣both <- a, b
                made <- a via 2️⃣make
                asked <- a.flatMapLatest via 3️⃣ask
                a via 4️⃣shout -> print($0)
                mapped <- a.map via 5️⃣trim .share()
                made, asked, mapped, both -> { print() }
            }
            output {
                user: Driver<Row> <- session.user via 6️⃣makeUser
                upper: Driver<String> <- a.map { $0.uppercased() } via 7️⃣finish
            }
            """,
            [
                Finding(
                    1,
                    "type of 'both', which is made of several values, is missing",
                    "write 'both: Type <- …', or transform the values in braces"
                ),
                Finding(2, "type that logic function 'make' returns is not known", "write 'made: Type <- …'"),
                Finding(
                    3,
                    "type of the elements that 'ask' brings is not known",
                    "write 'name: Type <- … via ask', and what follows in another definition"
                ),
                Finding(
                    4,
                    "type that logic function 'shout' returns is not known",
                    "name what it makes in a flow stream: 'name: Type <- … via shout'"
                ),
                Finding(5, "type that logic function 'trim' returns is not known", "write 'mapped: Type <- …'"),
                Finding(
                    6,
                    "type of 'user', a parameter of logic function 'makeUser', is missing",
                    "name it in a flow stream: 'user: Type <- …'"
                ),
                Finding(
                    7,
                    "logic function 'finish' takes an element that has neither name nor type",
                    "name it in a flow stream first: 'name: Type <- …', then 'name via finish'"
                ),
            ],
            clean: """
                dependencies { session: Session; clock: Observable<Date> }
                input { a, b: Signal<String> }
                flow {
                    both: String <- a, b
                    asked: [Int] <- a.flatMapLatest via ask
                    mapped: Int <- a.map via trim .share()
                    both, mapped -> print($0, $1)
                }
                output {
                    time: Driver<String> <- clock via timeText
                    user: Driver<User> <- session.user
                    asked: Driver<[Int]>
                    e: Signal<Error> <- errors
                }
                """
        ),
        RuleCase(
            "missing-type",
            """
            input { a: 1️⃣Signal }
            flow { x: 2️⃣Observable <- a; x -> { print() } }
            output { b: 3️⃣Driver <- a }
            """,
            [
                Finding(1, "'Signal' needs the type of its elements", "write 'Signal<Void>' for none"),
                Finding(2, "'Observable' needs the type of its elements", "write 'Observable<Void>' for none"),
                Finding(3, "'Driver' needs the type of its elements", "write 'Driver<Void>' for none"),
            ],
            clean: "input { a: Completable }; output { b: Driver<Void> <- a; e: Signal<Error> <- errors }"
        ),
        RuleCase(
            "optional-dependency",
            """
            dependencies { weak router: Router?; log: AnyObserver<Int>?; other: Optional<API> }
            input { tap: Signal<Void>; number: Signal<Int> }
            flow {
                tap -> 1️⃣router.close()
                number -> { 2️⃣router.show(number); router?.close() }
                number -> 3️⃣router.numbers
                found: Int <- number.flatMapLatest(4️⃣other.find(number))
            }
            output { name: Driver<String> <- 5️⃣router.name; found: Driver<Int>; e: Signal<Error> <- errors }
            """,
            [
                Finding(1, "'router' may not be there", "write 'router?.close'"),
                Finding(2, "'router' may not be there", "write 'router?.show'"),
                Finding(3, "'router' may not be there", "write 'router?.numbers'"),
                Finding(4, "'other' may not be there", "write 'other?.find'"),
                Finding(5, "'router' may not be there", "write 'router?.name'"),
            ],
            clean: """
                dependencies { weak router: Router?; log: AnyObserver<Int>? }
                input { tap: Signal<Void>; number: Signal<Int> }
                flow {
                    tap -> router?.close()
                    number -> { if let router { router.show(number) }; router.map { $0.close() }; log?.onNext(number) }
                    number -> log
                    tap -> { guard let router else { return }; router.close() }
                }
                output { name: Driver<String> <- router?.name }
                """
        ),
        RuleCase(
            "invalid-modifier",
            """
            1️⃣private viewmodel A { input { tap: Signal<Void> }; output { tap: Signal<Void> <- tap } }
            2️⃣open viewmodel B {
                dependencies { weak first: 3️⃣Coordinator; weak other: 4️⃣any Coordinator; weak third: Coordinator? }
                input { tap: Signal<Void> }
                flow { tap -> { first?.show(); other?.show(); third?.show() } }
            }
            """,
            [
                Finding(
                    1,
                    "a ViewModel cannot be 'private'",
                    "leave it out, or write 'internal': its view, its logic and its tests stand in other files"
                ),
                Finding(
                    2,
                    "a ViewModel cannot be 'open': it is not made to be inherited from elsewhere",
                    "write 'public'"
                ),
                Finding(
                    3,
                    "'first' is weak and may be gone: its type must be an optional",
                    "write 'Coordinator?'"
                ),
                Finding(
                    4,
                    "'other' is weak and may be gone: its type must be an optional",
                    "write '(any Coordinator)?'"
                ),
            ],
            clean: """
                public viewmodel A {
                    dependencies { weak first: Coordinator?; weak other: (any Coordinator)?; unowned third: Coordinator }
                    input { tap: Signal<Void> }
                    flow { tap -> { first?.show(); other?.show(); third.show() } }
                }
                """
        ),
        RuleCase(
            "invalid-modifier",
            """
            1️⃣public viewmodel A { input { tap: Signal<Void> }; output { tap: Signal<Void> <- tap } }
            """,
            [
                Finding(
                    1,
                    "what is 'public' shows types of the support file, which are not",
                    #"set "access" to "public" in the configuration"#
                )
            ],
            clean: """
                internal viewmodel A { input { tap: Signal<Void> }; output { tap: Signal<Void> <- tap } }
                """,
            profile: .combine
        ),
        RuleCase(
            "invalid-initial-value",
            """
            input { a: Signal<Int> }
            state { event: PublishRelay<Int> = 1️⃣0 <- a }
            output { x: Observable<Int> = 2️⃣0 <- a; y: Single<Int> = 3️⃣1 <- a; event: Signal<Int> }
            """,
            [
                Finding(
                    1,
                    "a stream of trait 'PublishRelay' has no initial value",
                    "write 'event: Int = …' for a state with a value"
                ),
                Finding(
                    2,
                    "a stream of trait 'Observable' has no initial value",
                    "give the value to a state 'x', or make the output a 'Driver'"
                ),
                Finding(
                    3,
                    "a stream of trait 'Single' has no initial value",
                    "give the value to a state 'y', or make the output a 'Driver'"
                ),
            ],
            clean: """
                input { a: Signal<Int> = .empty() }
                state { number: Int = 0 <- a }
                output { x: Driver<Int> = 0 <- a; y: Signal<Int> = 1 <- a; z: Infallible<Int> = 2 <- a; number: Driver<Int> }
                """
        ),
    ]
}
