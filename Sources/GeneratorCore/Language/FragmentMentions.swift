/// What a Swift fragment says about the names around it.
///
/// All ranges are byte offsets into the text of the fragment.
package struct FragmentMentions: Sendable {
    /// A name that the fragment takes from outside.
    package struct Mention: Hashable, Sendable {
        /// Without back-ticks.
        package var name: String
        package var range: SourceRange
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
        package var text: String
        /// Of the text.
        package var range: SourceRange
    }

    /// The free names in the order of the text, as often as they occur: no members, labels or local names.
    package var names: [Mention] = []
    /// The arguments, of calls at any depth, that are one free name each: `email` in `signUp(email: email)`.
    package var wholeArguments: [Argument] = []
    /// The fragment itself, split at the commas outside of brackets.
    package var arguments: [Argument] = []
    /// The positional names outside of inner closures, in the order of the text.
    package var positions: [Position] = []
    /// Whether the fragment begins with `await` or `try await`.
    package var startsWithAwait = false
    /// Whether `try` occurs other than as `try?` or `try!`.
    package var containsTry = false
    package var containsAwait = false
    /// Whether `self` occurs.
    package var usesSelf = false
    /// Whether a `//` comment is the last thing in it, so that nothing may follow on its line.
    package var endsWithLineComment = false
    /// The text has more than one line.
    package var isMultiline = false

    /// 1 where `$1` is the highest positional name outside of inner closures; `nil` where there is none.
    package var highestPosition: Int? { positions.isEmpty ? nil : positions.map(\.index).max() }

    package func mentions(_ name: String) -> Bool { names.contains { $0.name == name } }
}
