/// A mistake in a template, or in the values it was given.
package struct TemplateError: Error, Sendable, Equatable {
    /// Where something is in a template; lines and columns count from one, columns count characters.
    package struct Place: Sendable, Equatable {
        package let template: String
        package let line: Int
        package let column: Int
        /// The text of the line, where it is known.
        package let text: String

        package init(template: String, line: Int, column: Int, text: String = "") {
            self.template = template
            self.line = line
            self.column = column
            self.text = text
        }
    }

    /// How the place was reached: an include, a call or an extension.
    package struct Note: Sendable, Equatable {
        package let place: Place
        package let message: String

        package init(place: Place, message: String) {
            self.place = place
            self.message = message
        }
    }

    package let place: Place
    package let message: String
    /// The name that was probably meant.
    package let suggestion: String?
    /// What led to the place, innermost first.
    package internal(set) var notes: [Note] = []

    package init(place: Place, message: String, suggestion: String? = nil, notes: [Note] = []) {
        self.place = place
        self.message = message
        self.suggestion = suggestion
        self.notes = notes
    }
}

extension TemplateError.Place: CustomStringConvertible {
    package var description: String { "\(template):\(line):\(column)" }

    /// The line with a caret below the place.
    package var excerpt: String {
        let before = text.prefix(column - 1).map { $0 == "\t" ? "\t" : " " }
        return "\(text)\n\(before.joined())^"
    }
}

extension TemplateError: CustomStringConvertible {
    package var description: String {
        var text = "\(place): error: \(message)"
        if let suggestion { text += "; did you mean '\(suggestion)'?" }
        for note in notes { text += "\n\(note.place): note: \(note.message)" }
        return text
    }
}
