/// A problem that is looked for in a spec, as documentation, tests and `viewmodelgen:disable` comments name it.
package struct Rule: Hashable, Sendable {
    package let id: String
    package let severity: Diagnostic.Severity
    /// One line, as a sentence.
    package let summary: String

    init(_ id: String, _ severity: Diagnostic.Severity, _ summary: String) {
        self.id = id
        self.severity = severity
        self.summary = summary
    }

    /// A message of this rule.
    func message(_ text: String) -> Diagnostic.Message {
        Diagnostic.Message(severity, rule: id, text)
    }
}
