@testable import GeneratorCore

extension RuleCase {
    static let viewStreams = """
        input { email: Signal<String>; tap: Signal<Void> }
        output { name: Driver<String> <- email { email }; done: Signal<Void> <- tap }

        """

    static var swiftUI: Profile {
        var profile = Profile()
        profile.viewFramework = .swiftui
        return profile
    }

    static let views = viewBindings + viewControls + swiftUIBindings

    private static let viewBindings: [RuleCase] = [
        RuleCase(
            "unfed-input",
            viewStreams + "view 1️⃣V { email <- field.rx.text.orEmpty; name -> label.rx.text; done -> close }",
            [
                Finding(
                    1,
                    "nothing feeds input 'tap'",
                    "add 'tap <- …', or 'tap <- .never()' when nothing sends it"
                )
            ],
            clean: viewStreams
                + "view V { email <- e.rx.text.orEmpty; tap <- .never(); name -> l.rx.text; done -> close }"
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
            viewStreams + """
                view V {
                    email <- field.rx.text.orEmpty
                    1️⃣email <- other.rx.text.orEmpty
                    2️⃣tap -> close
                    tap <- 3️⃣unused
                    name -> rx.title
                    4️⃣done <- button.rx.tap
                    done { "" } -> 5️⃣rx.title
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
            clean: viewStreams + """
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
            viewStreams + """
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
            view V { email <- $name; name <- 2️⃣$disposeBag; title -> 3️⃣name; save <- go(); done -> 4️⃣`self` }
            """,
            [
                Finding(1, "'viewModel' is a name of the generated code", "give what is bound another name"),
                Finding(2, "'disposeBag' is a name of the generated code", "give what is bound another name"),
                Finding(3, "the view has a 'name' already"),
                Finding(4, "'self' is a name of the generated code", "give what is bound another name"),
            ],
            clean: """
                input { email, name: Signal<String>; save: Signal<Int> }
                output { title: Signal<String> <- email; done: Signal<String> <- name }
                view V { email <- $name; name <- $other; title -> headline; save <- go(); done -> saveRelay }
                """,
            profile: swiftUI
        ),
        RuleCase(
            "unused-output",
            """
            state { draft: String = "" }
            output { 1️⃣draft: AnyObserver<String>; text: Driver<String> <- draft }
            view V { text -> label.rx.text }
            """,
            [
                Finding(
                    1,
                    "output 'draft' is not used by 'V'",
                    "add 'draft <- …' to the view, or 'draft <- .never()' when nothing sends it"
                )
            ],
            clean: """
                state { draft: String = "" }
                output { draft: AnyObserver<String>; text: Driver<String> <- draft }
                view V { text -> label.rx.text; draft <- .never() }
                """
        ),
        RuleCase(
            "invalid-binding",
            """
            input { tap: Signal<Void>; size: BehaviorRelay<Int> }
            output {
                count: Driver<Int> <- tap { 1 }
                name: Driver<String?> <- tap { nil }
                rows: Driver<[Int]> <- tap { [] }
                names: Driver<[String]> <- tap { [] }
            }
            view V {
                tap   <- button.rx.tap
                size  <- 4️⃣.never()
                count -> show
                name  -> 1️⃣show
                rows  -> tableView.rx.items(cell: RowCell)
                names -> 2️⃣nameTableView.rx.items(cell: RowCell)
                rows  -> 3️⃣rowCollectionView.rx.items(cell: RowCell)
            }
            """,
            [
                Finding(
                    4,
                    "'size' is a 'BehaviorRelay', which has a value",
                    "give it one: 'size <- .init(value: …)'"
                ),
                Finding(
                    1,
                    "'show' is for the 'Int' of 'count', and 'name' is of 'String?'",
                    "name another one for 'name'"
                ),
                Finding(
                    2,
                    "'RowCell' is for the '[Int]' of 'rows', and 'names' is of '[String]'",
                    "name another one for 'names'"
                ),
                Finding(3, "'RowCell' is the cell of a table, and this is a collection", "name another class"),
            ],
            clean: """
                input { tap: Signal<Void>; size: BehaviorRelay<Int> }
                output {
                    done: Signal<Void> <- tap
                    name: Driver<String?> <- tap { nil }
                    title: Driver<String> <- tap { "" }
                    rows: Driver<[Int]> <- tap { [] }
                }
                view V {
                    tap   <- button.rx.tap
                    size  <- .init(value: 1)
                    done  -> show
                    name  -> show
                    title -> show
                    rows  -> tableView.rx.items(cell: RowCell)
                    rows  -> otherTableView.rx.items(cell: RowCell)
                    rows  -> rowCollectionView.rx.items(cell: RowTile)
                }
                """
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
            clean: viewStreams + "view V { email <- .never(); tap <- .never(); name -> show; done -> close }"
        ),
    ]
}
