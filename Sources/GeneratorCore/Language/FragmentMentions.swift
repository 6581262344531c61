/// What a Swift fragment says about the names around it.
///
/// All ranges are byte offsets into the text of the fragment.
package struct FragmentMentions: Sendable {
    /// A name that the fragment takes from outside.
    package struct Mention: Hashable, Sendable {
        /// Without back-ticks.
        package var name: String
        package var range: SourceRange
        /// Whether it is a whole argument of a call: `email` in `signUp(email: email)`.
        package var isWholeArgument = false
        /// Whether it stands where a statement's result does, alone or before its members: `a` and `b` in `$0 ? a : b`.
        package var isResult = false
    }

    /// `$1`, outside of inner closures.
    package struct Position: Hashable, Sendable {
        package var index: Int
        package var range: SourceRange
    }

    /// One argument of a call.
    package struct Argument: Hashable, Sendable {
        package var label: String?
        /// Without the label.
        package var range: SourceRange
    }

    /// The free names in the order of the text, as often as they occur: no members, labels or local names.
    package var names: [Mention] = []
    /// The fragment itself, split at the commas outside of brackets.
    package var arguments: [Argument] = []
    /// The positional names outside of inner closures, in the order of the text.
    package var positions: [Position] = []
    /// Whether `try` occurs other than as `try?` or `try!`.
    package var containsTry = false
    package var containsAwait = false
    /// Whether `self` occurs.
    package var usesSelf = false

    /// 1 where `$1` is the highest positional name outside of inner closures; `nil` where there is none.
    package var highestPosition: Int? { positions.isEmpty ? nil : positions.map(\.index).max() }

    package func mentions(_ name: String) -> Bool {
        names.indices.contains { names[$0].name == name }
    }
}
