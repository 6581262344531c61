@testable import GeneratorCore

/// Controls of views, and what a SwiftUI view binds.
extension RuleCase {
    static let viewControls: [RuleCase] = [
        RuleCase(
            "mismatched-control",
            viewStreams + """
                view V {
                    email <- 1️⃣field.rx.text
                    tap   <- button.rx.tap
                    name  -> 2️⃣button.rx.isEnabled
                    done  -> close
                }
                """,
            [
                Finding(1, "this gives 'String?', and 'email' is of 'String'", "write 'field.rx.text.orEmpty'"),
                Finding(
                    2,
                    "this takes 'Bool', and 'name' is of 'String'",
                    "say what becomes of it: 'name { name.… } -> button.rx.isEnabled'"
                ),
            ],
            clean: viewStreams + """
                view V {
                    email <- field.rx.text.map { $0 ?? "" }
                    tap   <- list.rx.modelSelected(Item.self)
                    name { name.isEmpty } -> button.rx.isEnabled
                    name  -> label.rx.text
                    done  -> close
                }
                """
        ),
        RuleCase(
            "mismatched-control",
            """
            input { moved: Signal<Double>; day: Signal<Int>; picked: Signal<IndexPath>; on: Signal<String> }
            output {
                level: Driver<Double> <- moved
                photo: Driver<String> <- on
                title: Driver<Int> <- day
                last: Driver<IndexPath> <- picked
            }
            view V {
                moved  <- 1️⃣volumeSlider.rx.value
                day    <- 2️⃣form.datePicker.rx.value
                picked <- 3️⃣planPickerView.rx.itemSelected
                on     <- 4️⃣onSwitch.rx.value
                level  -> 5️⃣slider.rx.value
                photo  -> 6️⃣imageView.rx.image
                title  -> 7️⃣button.rx.title(for: .normal)
                last   -> 8️⃣pageControl.rx.currentPage
            }
            """,
            [
                Finding(
                    1,
                    "this gives 'Float', and 'moved' is of 'Double'",
                    "change it: 'volumeSlider.rx.value.map { Double($0) }'"
                ),
                Finding(
                    2,
                    "this gives 'Date', and 'day' is of 'Int'",
                    "change it: 'form.datePicker.rx.value.map { … }'"
                ),
                Finding(
                    3,
                    "this gives '(row: Int, component: Int)', and 'picked' is of 'IndexPath'",
                    "change it: 'planPickerView.rx.itemSelected.map { … }'"
                ),
                Finding(
                    4,
                    "this gives 'Bool', and 'on' is of 'String'",
                    "change it: 'onSwitch.rx.value.map { … }'"
                ),
                Finding(
                    5,
                    "this takes 'Float', and 'level' is of 'Double'",
                    "say what becomes of it: 'level { Float(level) } -> slider.rx.value'"
                ),
                Finding(
                    6,
                    "this takes 'UIImage?', and 'photo' is of 'String'",
                    "say what becomes of it: 'photo { photo.… } -> imageView.rx.image'"
                ),
                Finding(
                    7,
                    "this takes 'String?', and 'title' is of 'Int'",
                    "say what becomes of it: 'title { title.… } -> button.rx.title(for: .normal)'"
                ),
                Finding(
                    8,
                    "this takes 'Int', and 'last' is of 'IndexPath'",
                    "say what becomes of it: 'last { last.… } -> pageControl.rx.currentPage'"
                ),
            ],
            clean: """
                input { moved: Signal<Float>; stepped: Signal<Double>; other: Signal<Double>; duration: Signal<Double> }
                output {
                    level: Driver<Float> <- moved
                    photo: Driver<UIImage> <- stepped via image
                    own: Driver<Double> <- other
                    time: Driver<TimeInterval> <- duration
                }
                view V {
                    moved    <- volumeSlider.rx.value
                    stepped  <- stepper.rx.value
                    other    <- dial.rx.value
                    duration <- timer.rx.countDownDuration
                    level    -> progressView.rx.progress
                    photo    -> imageView.rx.image
                    own      -> dial.rx.value
                    time     -> timer.rx.countDownDuration
                }
                """
        ),
        RuleCase(
            "mismatched-control",
            """
            input { moved: Signal<Float>; on: Signal<Bool> }
            output { title: Driver<String?> <- moved { "" }; photo: Driver<Bool> <- on }
            view V {
                moved <- 1️⃣slider.rx.value
                on    <- 2️⃣onButton.rx.state
                title -> 3️⃣onButton.rx.title
                photo -> 4️⃣imageView.rx.image
            }
            """,
            [
                Finding(
                    1,
                    "this gives 'Double', and 'moved' is of 'Float'",
                    "change it: 'slider.rx.value.map { Float($0) }'"
                ),
                Finding(
                    2,
                    "this gives 'NSControl.StateValue', and 'on' is of 'Bool'",
                    "change it: 'onButton.rx.state.map { … }'"
                ),
                Finding(
                    3,
                    "this takes 'String', and 'title' is of 'String?'",
                    "say what becomes of it: 'title { title.… } -> onButton.rx.title'"
                ),
                Finding(
                    4,
                    "this takes 'NSImage?', and 'photo' is of 'Bool'",
                    "say what becomes of it: 'photo { photo.… } -> imageView.rx.image'"
                ),
            ],
            clean: """
                input { moved: Signal<Double> }
                output { title: Driver<String> <- moved { "" }; photo: Driver<NSImage> <- moved via image }
                view V {
                    moved <- slider.rx.value
                    title -> button.rx.title
                    photo -> imageView.rx.image
                }
                """,
            profile: {
                var profile = Profile()
                profile.viewFramework = .appkit
                return profile
            }()
        ),
    ]

    static let swiftUIBindings: [RuleCase] = [
        RuleCase(
            "unfed-input",
            "input { let size: Int; var scale: Double = 1; tap: Signal<Void> }\nview 1️⃣V { }",
            [Finding(1, "nothing feeds input 'size'", "add 'size <- …'")],
            clean: "input { let size: Int; var scale: Double; tap: Signal<Void> }\nview V { size <- 7; scale <- .pi }",
            profile: swiftUI
        ),
        RuleCase(
            "invalid-binding",
            """
            input { 1️⃣done: ControlProperty<Void>; tap: Signal<Void>; kind: ControlProperty<Int>; name: Signal<String> }
            view V { tap <- 2️⃣$tap = (); kind <- 3️⃣field.rx.kind; name <- 4️⃣field.rx.text.orEmpty }
            """,
            [
                Finding(
                    1,
                    "'done' is a 'ControlProperty', for which the view needs a value",
                    "make it a 'ControlEvent<Void>', which holds none"
                ),
                Finding(2, "a SwiftUI view has no control that feeds 'tap'", "name a method, 'tap()'"),
                Finding(
                    3,
                    "a SwiftUI view has no control that feeds 'kind'",
                    "name a property to bind, '$kind = …'"
                ),
                Finding(
                    4,
                    "a SwiftUI view has no control that feeds 'name'",
                    "name a property to bind, '$name = …', or a method, 'name()'"
                ),
            ],
            clean: """
                input { done: ControlEvent<Void>; tap: Signal<Void>; kind: ControlProperty<Int>; name: Signal<String> }
                view V { tap <- tap(); kind <- $kind = 1; name <- name() }
                """,
            profile: swiftUI
        ),
        RuleCase(
            "invalid-binding",
            """
            input {
                let size: Int
                1️⃣plan: BehaviorRelay<Plan>
                last: BehaviorSubject<Plan>
                2️⃣shown: ControlProperty<Plan>
                flag: ControlProperty<Bool>
            }
            state { choice: Plan = .free }
            output { 3️⃣choice: ControlProperty<Plan> }
            view V { size <- 4️⃣$size = 7; last <- 5️⃣use(); flag <- 6️⃣toggle() }
            """,
            [
                Finding(
                    1,
                    "'plan' is a 'BehaviorRelay', for which the view needs a value",
                    "say what it begins with, in the view: 'plan <- $plan = …'"
                ),
                Finding(
                    2,
                    "'shown' is a 'ControlProperty', for which the view needs a value",
                    "say what it begins with, in the view: 'shown <- $shown = …'"
                ),
                Finding(
                    3,
                    "'choice' is a 'ControlProperty', for which the view needs a value",
                    "say what it begins with, in the view: 'choice <- $choice = …'"
                ),
                Finding(
                    4,
                    "'size' is a plain property, which a view gives once",
                    "give its value: 'size <- …'"
                ),
                Finding(
                    5,
                    "'last' is a 'BehaviorSubject', for which the view needs a value",
                    "say what it begins with, in the view: 'last <- $last = …'"
                ),
                Finding(
                    6,
                    "'flag' is a 'ControlProperty', for which the view needs a value",
                    "say what it begins with, in the view: 'flag <- $flag = …'"
                ),
            ],
            clean: """
                input {
                    let size: Int
                    plan: BehaviorRelay<Plan>
                    name: BehaviorRelay<String>
                    tap: BehaviorRelay<Void>
                    shown: ControlProperty<Plan>
                }
                state { choice, other: Plan = .free }
                output { choice: ControlProperty<Plan>; other: ControlProperty<Plan> }
                view V { size <- 7; plan <- $plan = .free; name <- use(); shown <- $shown = .paid; choice <- set(); other -> last }
                """,
            profile: swiftUI
        ),
    ]
}
