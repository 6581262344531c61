/// `email <- emailField.rx.text.orEmpty`, `toast -> showToast`: what feeds an input, or what an output drives.
package struct BindingSyntax: Sendable {
    /// The token of the name.
    package var name: Int
    /// What becomes of an element first: `members { members.isEmpty } -> emptyView.rx.isHidden`.
    package var transform: SwiftFragment?
    /// Whether it is written with `<-`.
    package var isFed = false
    /// What stands behind the arrow: expressions of the view with `|` between them, or statements in braces.
    package var controls: [SwiftFragment] = []
    /// Whether these are statements in braces.
    package var isClosure = false
    package var range: SourceRange

    package init(name: Int, range: SourceRange) {
        self.name = name
        self.range = range
    }
}
