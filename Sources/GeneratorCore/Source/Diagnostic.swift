/// One problem in a source file, as a value: who prints it decides how.
package struct Diagnostic: Hashable, Sendable {
    package enum Severity: String, Sendable {
        case error, warning, note
    }

    /// What is said, apart from where.
    ///
    /// Each check declares its messages as `fileprivate static` functions beside it.
    package struct Message: Hashable, Sendable {
        package var severity: Severity
        /// The identifier of the rule, for instance `unknown-name`: shown in brackets, and what a
        /// `// viewmodelgen:disable` comment names.
        package var rule: String
        package var text: String

        package init(_ severity: Severity, rule: String, _ text: String) {
            self.severity = severity
            self.rule = rule
            self.text = text
        }
    }

    /// A further place that explains the problem.
    package struct Note: Hashable, Sendable {
        package var text: String
        /// The place, or `nil` for a remark on the whole.
        package var range: SourceRange?

        package init(_ text: String, at range: SourceRange? = nil) {
            self.text = text
            self.range = range
        }
    }

    package var message: Message
    package var range: SourceRange
    package var notes: [Note]
    /// What to do instead, as a sentence: "did you mean 'password'?".
    package var suggestion: String?

    package init(_ message: Message, at range: SourceRange, notes: [Note] = [], suggestion: String? = nil) {
        self.message = message
        self.range = range
        self.notes = notes
        self.suggestion = suggestion
    }

    /// Whether the file that it is about must not be generated.
    package var isError: Bool { message.severity == .error }
}
