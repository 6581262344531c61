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
    ]
}
