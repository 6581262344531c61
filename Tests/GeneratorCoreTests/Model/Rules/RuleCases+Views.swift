@testable import GeneratorCore

extension RuleCase {
    private static let streams = """
        input { email: Signal<String>; tap: Signal<Void> }
        output { name: Driver<String> <- email { email }; done: Signal<Void> <- tap }

        """

    private static var swiftUI: Profile {
        var profile = Profile()
        profile.viewFramework = .swiftui
        return profile
    }

    static let views: [RuleCase] = [
        RuleCase(
            "unfed-input",
            streams + "view 1️⃣V { email <- field.rx.text.orEmpty; name -> label.rx.text; done -> close }",
            [
                Finding(
                    1,
                    "nothing feeds input 'tap'",
                    "add 'tap <- …', or 'tap <- .never()' when nothing sends it"
                )
            ],
            clean: streams + "view V { email <- e.rx.text.orEmpty; tap <- .never(); name -> l.rx.text; done -> close }"
        ),
        RuleCase(
            "unused-output",
            """
            input { tap: Signal<Void>; id: Signal<Int> = .empty() }
            output { 1️⃣done: Signal<Void> <- tap; ids: Signal<Int> <- id }
            view V { tap <- button.rx.tap; ids -> show }
            """,
            [
                Finding(
                    1,
                    "output 'done' is not used by 'V'",
                    "add 'done -> …', or 'done -> unused', to the view"
                )
            ],
            clean: """
                input { tap: Signal<Void> }
                output { done: Signal<Void> <- tap; let title: String = "A" }
                view V { tap <- button.rx.tap; done -> unused }
                """
        ),
        RuleCase(
            "invalid-binding",
            streams + """
                view V {
                    email <- field.rx.text.orEmpty
                    1️⃣email <- other.rx.text.orEmpty
                    2️⃣tap -> close
                    tap <- 3️⃣unused
                    name -> rx.title
                    4️⃣done <- button.rx.tap
                    done -> 5️⃣rx.title
                    6️⃣done -> unused
                }
                """,
            [
                Finding(
                    1,
                    "'email' is fed twice",
                    "put '|' between what feeds it: 'email <- … | other.rx.text.orEmpty'"
                ),
                Finding(2, "'tap' is an input, which drives nothing", "say what feeds it: 'tap <- …'"),
                Finding(3, "'unused' is said of outputs", "an input that nothing sends: 'tap <- .never()'"),
                Finding(4, "'done' is an output, which nothing feeds", "say what it drives: 'done -> …'"),
                Finding(5, "'rx.title' follows 'name' already"),
                Finding(6, "'done' is said to be unused, and used"),
            ],
            clean: streams + """
                view V {
                    email <- field.rx.text.orEmpty | other.rx.text.orEmpty
                    tap   <- button.rx.tap
                    name  -> label.rx.text
                    name  -> navigationItem.rx.title
                    done  -> close
                }
                """
        ),
        RuleCase(
            "invalid-binding",
            streams + """
                view V {
                    email <- 1️⃣$viewModel
                    tap <- 2️⃣bindings
                    name -> 3️⃣3
                    name -> 4️⃣self.viewModel
                    done -> 5️⃣nil
                }
                """,
            [
                Finding(1, "'$viewModel' is no control", "name what has it, as in 'field.rx.text'"),
                Finding(2, "'bindings' is a name of the generated code", "give what is bound another name"),
                Finding(3, "'3' is a value, and no control", "give it where it is used: 'name { … } -> …'"),
                Finding(4, "'viewModel' is a name of the generated code", "give what is bound another name"),
                Finding(5, "'nil' is a value, and no control", "give it where it is used: 'done { … } -> …'"),
            ],
            clean: """
                input { email: Signal<String>; tap: Signal<Void>; var size: Int }
                output { name: Signal<String> <- email; done: Signal<Void> <- tap }
                view V {
                    email <- [first, second].merged
                    tap   <- viewModel.shaken
                    size  <- 3
                    name  -> self.output.title
                    done  -> close
                }
                """
        ),
        RuleCase(
            "invalid-binding",
            """
            input { email, name: Signal<String>; 1️⃣viewModel: Signal<Bool>; save: Signal<Int> }
            output { title: Signal<String> <- email; done: Signal<Bool> <- viewModel }
            view V { email <- $name; name <- 2️⃣$disposeBag; title -> 3️⃣name; save <- go(); done -> 4️⃣saveRelay }
            """,
            [
                Finding(1, "'viewModel' is a name of the generated code", "give what is bound another name"),
                Finding(2, "'disposeBag' is a name of the generated code", "give what is bound another name"),
                Finding(3, "the view has a 'name' already"),
                Finding(4, "'saveRelay' is a name of the generated code", "give what is bound another name"),
            ],
            clean: """
                input { email, name: Signal<String>; save: Signal<Int> }
                output { title: Signal<String> <- email; done: Signal<String> <- name }
                view V { email <- $name; name <- $other; title -> headline; save <- go() }
                """,
            profile: swiftUI
        ),
        RuleCase(
            "invalid-binding",
            """
            input { tap: PublishRelay<Void> }
            output { last: Signal<Void> <- tap }
            view 1️⃣V { tap <- tap(); last -> last }
            """,
            [
                Finding(
                    1,
                    "the model of a SwiftUI view calls 'transform', and this ViewModel is wired in 'init'",
                    "bind it by hand, or set \"wiring\" to \"transform\""
                )
            ],
            clean: """
                input { tap: PublishRelay<Void> }
                output { last: Signal<Void> <- tap }
                """,
            profile: {
                var profile = Profile(.stored)
                profile.viewFramework = .swiftui
                return profile
            }()
        ),
        RuleCase(
            "invalid-binding",
            """
            viewmodel List<Item> {
                input { item: Signal<Item> }
                output { last: Signal<Item> <- item }
                view 1️⃣V { item <- .never(); last -> show }
            }
            """,
            [
                Finding(
                    1,
                    "a generic ViewModel has no view: nobody says of which type its parameters are",
                    "bind it by hand, or declare a ViewModel for each type"
                )
            ],
            clean: streams + "view V { email <- .never(); tap <- .never(); name -> show; done -> close }"
        ),
        RuleCase(
            "mismatched-control",
            streams + """
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
            clean: streams + """
                view V {
                    email <- field.rx.text.map { $0 ?? "" }
                    tap   <- list.rx.modelSelected(Item.self)
                    name { name.isEmpty } -> button.rx.isEnabled
                    name  -> label.rx.text
                    done  -> close
                }
                """
        ),
    ]
}
