@testable import GeneratorCore

extension RuleCase {
    /// What a ViewModel keeps and is made of.
    static let members: [RuleCase] = [
        RuleCase(
            "retained-bag",
            "input { tap: Signal<Void> }; flow { tap -> 1️⃣show }",
            [
                Finding(
                    1,
                    "a struct that calls 'show' of its own keeps its stored dispose bag alive for ever",
                    #"pass the bag in: "transform": { "disposeBag": "parameter" }, or use "kind": "final class""#
                )
            ],
            clean: "input { tap: Signal<Int> }; output { text: Driver<String> <- tap via makeText }",
            profile: .ofStructs
        ),
        RuleCase(
            "retained-bag",
            "input { tap: Signal<Void> }; flow { tap -> { print(1) } }; output via 1️⃣make { text: Driver<String> }",
            [
                Finding(
                    1,
                    "a struct that calls 'make' of its own keeps its stored dispose bag alive for ever",
                    #"pass the bag in: "transform": { "disposeBag": "parameter" }, or use "kind": "final class""#
                )
            ],
            clean: "input { tap: Signal<Void> }; output via make { text: Driver<String> }",
            profile: .ofStructs
        ),
        RuleCase(
            "missing-base-class",
            "dependencies { super 1️⃣api: API }; input { tap: Signal<Void> }; flow { tap -> show }",
            [
                Finding(
                    1,
                    "'super' hands 'api' to a base class, and 'Test' has none",
                    #"write 'viewmodel Test: BaseViewModel', or "baseClass": "BaseViewModel" in viewmodelgen.json"#
                )
            ],
            clean: """
                viewmodel Test: BaseViewModel {
                    dependencies { super api: API }
                    input { tap: Signal<Void> }
                    flow { tap -> show }
                }
                """
        ),
        RuleCase(
            "invalid-initial-value",
            """
            dependencies { user: User }
            input { name: Signal<String> }
            state { name: String = 1️⃣user.name <- name }
            output { name: Driver<String> }
            """,
            [
                Finding(
                    1,
                    "dependency 'user' is not there yet when the initial value is made",
                    "start what it is made from with it: 'name: … <- stream.startWith(user…)'"
                )
            ],
            clean: """
                dependencies { user: User }
                input { name: Signal<String> }
                state { name: String = Names.user <- name.startWith(user.name) }
                output { name: Driver<String> }
                """,
            profile: .setDependencies
        ),
        RuleCase(
            "invalid-initial-value",
            """
            dependencies { user: User }
            input { name: Signal<String> }
            state { name: String = 1️⃣user.name <- name }
            output { name: Driver<String> }
            members { init() {} }
            """,
            [
                Finding(
                    1,
                    "dependency 'user' is not there yet when the initial value is made",
                    "start what it is made from with it: 'name: … <- stream.startWith(user…)'"
                )
            ],
            clean: """
                dependencies { user: User }
                input { name: Signal<String> }
                state { name: String = user.name <- name }
                output { name: Driver<String> }
                """
        ),
        RuleCase(
            "unbound-stream",
            """
            dependencies { log: Log }
            input { text: Signal<String> }
            prologue { log.add(1️⃣text) }
            flow { text -> log.add(text) }
            """,
            [Finding(1, "'text' is a stream here, not a value", "no stream is there yet: write an action in 'flow'")],
            clean: """
                dependencies { log: Log }
                input { text: Signal<String> }
                prologue { log.begin() }
                flow { text -> log.add(text) }
                """
        ),
        RuleCase(
            "unsupported-trait",
            """
            input {
                tap: 1️⃣Observable<Void>
                name: 2️⃣BehaviorRelay<String>
                let limit: 3️⃣Int
            }
            state { title: String = "" <- tap with name { name } }
            output { title: Driver<String> }
            """,
            [
                Finding(
                    1,
                    "input 'tap' of trait 'Observable' takes nothing from the view, where the input is a property",
                    "write 'tap: PublishRelay<Void>'"
                ),
                Finding(
                    2,
                    "input 'name' of trait 'BehaviorRelay' needs an initial value",
                    "write 'name: BehaviorRelay<String> = …'"
                ),
                Finding(3, "input 'limit' needs an initial value", "write 'limit: Int = …'"),
            ],
            clean: """
                input {
                    tap: Void
                    name: BehaviorRelay<String> = BehaviorRelay(value: "")
                }
                state { title: String = "" <- tap with name { name } }
                output { title: Driver<String> }
                """,
            profile: Profile(.stored)
        ),
        RuleCase(
            "invalid-output",
            """
            input { tap: Signal<Void> }
            state { isOn: Bool = false <- tap with isOn { !isOn } }
            output via makeOutput {
                isOn: Driver<Bool> <- 1️⃣isOn
                title: Driver<String> = 2️⃣""
                let speed: Double = 1
            }
            """,
            [
                Finding(
                    1,
                    "output 'isOn' is made by the function of its section",
                    "remove the definition, or name the stream in 'flow'"
                ),
                Finding(
                    2,
                    "output 'title' has no fallback: the function of its section makes it",
                    "write 'var title' for a property that begins with the value"
                ),
            ],
            clean: """
                input { tap: Signal<Void>; let id: Int }
                output via makeOutput { isOn: Driver<Bool>; var title: String = "" }
                """
        ),
        RuleCase(
            "invalid-output",
            """
            input { tap: Signal<Void> }
            output {
                let 1️⃣volume: Int
                var title: PublishRelay<String> = PublishRelay<String>() <- 2️⃣tap { "" }
                tapped: Signal<Void> <- tap
            }
            """,
            [
                Finding(
                    1,
                    "nothing gives the property 'volume' its value",
                    "give it a value, or make the output by a function: 'output via makeOutput { … }'"
                ),
                Finding(2, "output 'title' has a value already"),
            ],
            clean: """
                input { tap: Signal<Void> }
                output { let volume: Int = 3; tapped: Signal<Void> <- tap }
                """
        ),
    ]
}

extension Profile {
    fileprivate static var ofStructs: Profile {
        var profile = Profile()
        profile.kind = .struct
        return profile
    }
}

extension Profile {
    /// Dependencies that are set after `init`.
    fileprivate static let setDependencies: Profile = {
        var profile = Profile()
        profile.dependencies = .properties()
        return profile
    }()
}
