/// What stands in the body of a ViewModel, as Swift statements of one back end.
///
/// Lines are indented by four spaces a level, relative to the place where the template puts them; a template decides
/// where they stand, never what they say.
package struct LoweredViewModel: Sendable {
    /// The relays, one declaration a state, without access: `let items = BehaviorRelay<[Item]>(value: [])`.
    var states: [Code] = []
    /// What `init` makes of its parameters.
    var seeds = Seeds()
    /// The relays and subjects that `Output` makes itself, by the index of the output, each as the expression that does.
    var memberRelays: [Int: String] = [:]
    /// The paragraphs of `transform`, in order.
    package var paragraphs: [Paragraph] = []
    /// The view's output: `Output(…)`, an argument a line.
    package var output = "Output()"
    /// What starts the streams, last: `signUpEvents.connect().disposed(by: disposeBag)`.
    package var connections: [String] = []
    /// The name of the constant that holds the output until everything is connected.
    package var outputName = "output"

    package init() {}

    /// The relays that begin with what dependencies say.
    package struct Seeds: Sendable {
        /// `self.page = BehaviorRelay(value: firstPage)`.
        var assignments: [String] = []
        /// The dependencies that they name.
        var dependencies: Set<Int> = []
    }

    /// Statements that belong together, under a comment.
    package struct Paragraph: Sendable {
        /// Comment lines, without `//`.
        package var comment: [String]
        /// The statements, a line or more each.
        package var text: String
    }
}
