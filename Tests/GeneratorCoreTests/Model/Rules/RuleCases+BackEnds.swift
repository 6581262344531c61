@testable import GeneratorCore

extension RuleCase {
    /// What only RxSwift has, where there is none.
    static let backEnds: [RuleCase] = [
        RuleCase(
            "unsupported-operator",
            """
            dependencies {
                api: API
                protocol API {
                    func upload(photo: String) -> 1️⃣Observable<Double>
                    func last() -> 2️⃣Driver<Int>
                    func load() -> Single<Int>
                    var progress: Observable<Double> { get }
                }
            }
            input { tap: Signal<Void> }
            flow { load: Int <- tap.flatMapLatest(api.load()) }
            output { load: Driver<Int>; progress: Driver<Double> <- api.progress; failure: Signal<Error> <- errors }
            """,
            [
                Finding(
                    1,
                    "'upload' gives any number of values, and a call of the back end 'observable' gives one",
                    "write 'Single<Double>'; a stream of values is a property: 'var upload: Observable<Double> { get }'"
                ),
                Finding(
                    2,
                    "'last' gives any number of values, and a call of the back end 'observable' gives one",
                    "write 'Single<Int>'; a stream of values is a property: 'var last: Driver<Int> { get }'"
                ),
            ],
            clean: """
                dependencies {
                    api: API
                    protocol API { func load() -> Maybe<Int>; func save() -> Completable; func all() async -> [Int] }
                }
                input { tap: Signal<Void> }
                flow { load: Int <- tap.flatMapLatest(api.load()) }
                output { load: Driver<Int>; failure: Signal<Error> <- errors }
                """,
            profile: .observable
        ),
        RuleCase(
            "unsupported-operator",
            """
            input { step: Driver<Int> = .just(1) }
            flow { paused: Int <- step.debounce(1️⃣RxTimeInterval.milliseconds(3), scheduler: 2️⃣MainScheduler.instance) }
            state { page: Int = 1 <- step.throttle(3️⃣DispatchTimeInterval.seconds(1)) }
            output { paused, page: Driver<Int> }
            """,
            [
                Finding(
                    1,
                    "the back end 'combine' has no 'RxTimeInterval'",
                    "begin with the dot: '.milliseconds(300)'"
                ),
                Finding(
                    2,
                    "the back end 'combine' has no 'MainScheduler'",
                    "leave it out, or write 'scheduler', which keeps the ViewModel's time"
                ),
                Finding(
                    3,
                    "the back end 'combine' has no 'DispatchTimeInterval'",
                    "begin with the dot: '.milliseconds(300)'"
                ),
            ],
            clean: """
                dependencies { limit: DispatchTimeInterval }
                input { step: Driver<Int> }
                state { page: Int = 1 <- step.throttle(.seconds(1), scheduler: scheduler) }
                flow { step -> { show(step, after: DispatchTimeInterval.seconds(1), limit) } }
                output { page: Driver<Int> }
                """,
            profile: .combine
        ),
        RuleCase(
            "unsupported-operator",
            """
            input { step: Driver<Int> }
            state { page: Int = 1 <- step.throttle(.seconds(1), scheduler: 1️⃣MainScheduler.instance) }
            output { page: Driver<Int> }
            """,
            [
                Finding(
                    1,
                    "the back end 'concurrency' has no 'MainScheduler'",
                    "leave it out, or write 'clock', which keeps the ViewModel's time"
                )
            ],
            clean: """
                input { step: Driver<Int> }
                state { page: Int = 1 <- step.throttle(.seconds(1), clock: clock) }
                output { page: Driver<Int> }
                """,
            profile: .concurrency
        ),
        RuleCase(
            "unsupported-operator",
            """
            input { step: Driver<Int>; stop: Signal<Void> }
            output {
                a: Driver<Int> <- step.1️⃣do(onCompleted: { print("end") })
                b: Driver<Int> <- step.2️⃣take(while: { $0 < 3 }, behavior: .inclusive)
                c: Driver<Int> <- step.3️⃣take(until: { $0 > 3 })
                d: Driver<Int> <- step.4️⃣distinctUntilChanged({ $0 / 2 }, comparer: { $0 == $1 })
                e: Signal<Int> <- step.5️⃣share(replay: 2)
                f: Signal<Int> <- step.6️⃣share(replay: 1, scope: .forever)
            }
            """,
            [
                Finding(
                    1,
                    "'do' of the back end 'observable' has no 'onCompleted'",
                    "leave it out: streams neither fail nor end, and each value is for 'onNext'"
                ),
                Finding(
                    2,
                    "'take' of the back end 'observable' has no 'behavior'",
                    "leave it out, and say what else comes: 'name.take(…) | name.filter { … }.take(1)'"
                ),
                Finding(
                    3,
                    "'take' of the back end 'observable' has no closure behind 'until'",
                    "write 'take(while: …)' with a closure that says the opposite"
                ),
                Finding(
                    4,
                    "'distinctUntilChanged' of the back end 'observable' has no 'comparer'",
                    "write one closure that compares two values: '{ $0.id == $1.id }'"
                ),
                Finding(
                    5,
                    "'share' of the back end 'observable' has no replay of 2",
                    "write 'replay: 1', the most that is kept"
                ),
                Finding(
                    6,
                    "'share' of the back end 'observable' has no scope '.forever'",
                    "leave it out, or keep the latest value in a state"
                ),
            ],
            clean: """
                input { step: Driver<Int>; stop: Signal<Void> }
                output {
                    a: Driver<Int> <- step.do(onNext: { print($0) })
                    b: Driver<Int> <- step.take(while: { $0 < 3 })
                    c: Driver<Int> <- step.take(until: stop)
                    d: Driver<Int> <- step.distinctUntilChanged(at: \\.description)
                    e: Signal<Int> <- step.share(replay: 1, scope: .whileConnected)
                    f: Signal<Int> <- step.share()
                    g: Signal<Int> <- stop.withLatestFrom(step, resultSelector: { $1 })
                }
                """,
            profile: .observable
        ),
        RuleCase(
            "unsupported-operator",
            """
            input { step: Driver<Int> }
            output {
                a: Driver<Int> <- { Observable.1️⃣of(1, 2) }
                b: Driver<Int> <- { Observable<Int>.2️⃣error(Problem()) }
                c: Driver<Int> <- { Observable<Int>.3️⃣create { $0.onNext(1) } } | step
            }
            """,
            [
                Finding(
                    1,
                    "the back end 'observable' has no 'Observable.of'",
                    "write 'Observable.merge(.just(1), .just(2))'"
                ),
                Finding(
                    2,
                    "the back end 'observable' has no 'Observable.error'",
                    "leave it out: streams do not fail, only the call of a request may throw"
                ),
                Finding(
                    3,
                    "the back end 'observable' has no 'Observable.create'",
                    "write 'Observable { listener in … }', which tells the listener and gives a 'SubscriptionToken'"
                ),
            ],
            clean: """
                input { step: Driver<Int> }
                output {
                    a: Driver<Int> <- { Observable.merge(.just(1), .just(2)) }
                    b: Driver<Int> <- { Observable<Int>.never() } | step
                }
                """,
            profile: .observable
        ),
    ]
}
