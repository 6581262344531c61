/// What happens to the white space around block tags that do not say it themselves with `-` or `+`.
package struct TrimBehaviour: Sendable, Equatable {
    package enum Trim: Sendable {
        case nothing
        /// Spaces and tabs.
        case blanks
        /// Spaces and tabs, and the end of the line if that is what follows them; nothing otherwise.
        case blanksAndOneNewline
        /// All white space.
        case everything
    }

    /// What goes before a tag.
    package var leading: Trim
    /// What goes after a tag.
    package var trailing: Trim
    /// Whether a line that holds nothing but block tags and comments goes as a whole, and a line that is left with
    /// nothing but blanks becomes an empty one.
    package var dropsTagLines: Bool

    package init(leading: Trim, trailing: Trim, dropsTagLines: Bool = false) {
        self.leading = leading
        self.trailing = trailing
        self.dropsTagLines = dropsTagLines
    }

    /// All white space stays.
    package static let nothing = TrimBehaviour(leading: .nothing, trailing: .nothing)
    /// Blanks before a tag go, and blanks with the end of the line after it, also where there is text on the line.
    package static let smart = TrimBehaviour(leading: .blanks, trailing: .blanksAndOneNewline)
    /// All white space around a tag goes.
    package static let all = TrimBehaviour(leading: .everything, trailing: .everything)
    /// A line of tags alone leaves nothing behind; a tag within a line leaves its surroundings as they are.
    ///
    /// This is what source code needs: `{% if not forloop.last %}, {% endif %}` keeps its blank.
    package static let lines = TrimBehaviour(leading: .nothing, trailing: .nothing, dropsTagLines: true)
}
