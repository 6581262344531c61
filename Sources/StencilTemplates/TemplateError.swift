/// A mistake in a template, or in the values it was given.
package struct TemplateError: Error, Sendable, Equatable {
    /// Where something is in a template; lines and columns count from one, columns count characters.
    package struct Place: Sendable, Equatable {
        package let template: String
        package let line: Int
        package let column: Int

        package init(template: String, line: Int, column: Int) {
            self.template = template
            self.line = line
            self.column = column
        }
    }

    package let place: Place
    package let message: String
    /// The name that was probably meant.
    package let suggestion: String?
    /// The `include` tags that led to the place, innermost first.
    package internal(set) var includes: [Place] = []

    package init(place: Place, message: String, suggestion: String? = nil, includes: [Place] = []) {
        self.place = place
        self.message = message
        self.suggestion = suggestion
        self.includes = includes
    }
}

extension TemplateError.Place: CustomStringConvertible {
    package var description: String { "\(template):\(line):\(column)" }
}

extension TemplateError: CustomStringConvertible {
    package var description: String {
        var text = "\(place): error: \(message)"
        if let suggestion { text += "; did you mean '\(suggestion)'?" }
        for include in includes { text += "\n\(include): note: included from here" }
        return text
    }
}
