/// What the views of a screen send to a ViewModel, and what follows its outputs.
package struct BoundView: Sendable {
    /// The view controller, or what stands for one: `SignUpViewController`.
    package var name: String
    package var documentation: [String] = []
    /// In the order of the spec.
    package var feeds: [Feed] = []
    /// In the order of the spec; outputs that are said to be unused are left out.
    package var follows: [Follow] = []

    /// What stands between a SwiftUI view and the ViewModel.
    package var adapter: ViewAdapter?

    package init(name: String) {
        self.name = name
    }

    package struct Feed: Sendable {
        package enum Target: Hashable, Sendable {
            case input(Int)
            /// One that takes elements.
            case output(Int)
        }

        package var target: Target
        /// Several where any of them sends it.
        package var controls: [ControlExpression]
    }

    package struct Follow: Sendable {
        package var output: Int
        /// What becomes of an element first.
        package var transform: String?
        package var sink: Sink
    }

    package enum Sink: Sendable {
        /// A method of the view controller.
        case method(String)
        /// A property of the view's model.
        case property(String)
        /// A binder, an observer or a relay.
        case observer(ControlExpression)
        /// The rows of a list, a cell of the class each.
        case list(ControlExpression, cell: String)
        /// A call or statements, run as written.
        case call(String)
        case closure(String)
    }
}

/// An expression of a view, as far as its text tells what it gives: `emailField.rx.text.orEmpty`.
package struct ControlExpression: Sendable {
    package enum Kind: Sendable {
        /// A `ControlEvent` or a `ControlProperty`: it cannot fail and comes on the main thread.
        case event, property
        /// A `PublishRelay`.
        case relay
        case driver, signal
        /// An `Observable`: it may fail, or come on any thread.
        case observable
        /// An implicit member, such as `.never()`: whatever is asked for.
        case implicit
        case unknown
    }

    /// A name of a chain of members and calls.
    package struct Link: Sendable {
        package var name: String
        /// What stands between the parentheses of a call.
        package var arguments: String?
        /// What stands between the braces behind it.
        package var closure: String?
        /// Where it begins and ends in the text, a dot before it left out.
        package var range: Range<Int>
    }

    /// As written.
    package var text: String
    /// The names that it is made of; empty for what is no chain of members and calls.
    package var links: [Link] = []
    package var kind = Kind.unknown
    /// The type of its elements, where that is known.
    package var element: String?
    /// What it takes as the target of a binding, where that is known.
    package var taken: String?

    /// Whether nothing comes of it: `.never()`.
    package var isNever: Bool { kind == .implicit && (links.first?.name == "never" || links.first?.name == "empty") }

    /// The index of `rx` among the links.
    package var rx: Int? { links.firstIndex { $0.name == "rx" && $0.arguments == nil } }

    /// What RxCocoa adds to the control: `text` of `emailField.rx.text.orEmpty`.
    package var member: Link? { rx.flatMap { $0 + 1 < links.count ? links[$0 + 1] : nil } }

    /// What stands before `rx`, where that is a name: `emailField`, also of `form.emailField`.
    var control: String? {
        rx.flatMap { $0 > 0 && links[$0 - 1].arguments == nil ? links[$0 - 1].name : nil }
    }

    /// Whether its rows are those of a collection, by its name.
    var isCollection: Bool {
        control.flatMap { ControlClass.named($0) }?.name(in: .uikit) == "UICollectionView"
    }

    /// The control, where it is called by one name: `emailField`.
    package var owner: String? { rx == 1 && links[0].arguments == nil ? links[0].name : nil }
}

extension ViewModel {
    /// The name and the type of what a view feeds.
    func fed(_ target: BoundView.Feed.Target) -> (name: String, type: StreamType) {
        switch target {
        case .input(let index): (inputs[index].name, inputs[index].type)
        case .output(let index): (outputs[index].name, outputs[index].type)
        }
    }
}
