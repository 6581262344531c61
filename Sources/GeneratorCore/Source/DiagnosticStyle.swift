/// How diagnostics are shown.
package enum DiagnosticStyle: Hashable, Sendable {
    /// For people: the message, the source line with a caret range, the notes, the suggestion.
    case text(color: Bool)
    /// For Xcode and SwiftPM: one line for each message and note.
    case xcode
    /// For tools: one JSON object a line.
    case json
    /// For GitHub Actions: one workflow command a line.
    case github

    /// The diagnostics of one file, in the order given.
    package func render(_ diagnostics: [Diagnostic], in file: SourceFile) -> String {
        guard !diagnostics.isEmpty else { return "" }
        let lines = LineIndex(file)
        var output = ""
        for diagnostic in diagnostics {
            switch self {
            case .text(let color):
                TextStyle(file: file, lines: lines, usesColor: color).append(diagnostic, to: &output)
            case .xcode:
                XcodeStyle(file: file, lines: lines).append(diagnostic, to: &output)
            case .json:
                JSONStyle(file: file, lines: lines).append(diagnostic, to: &output)
            case .github:
                GitHubStyle(file: file, lines: lines).append(diagnostic, to: &output)
            }
        }
        return output
    }
}

/// One message, note or suggestion on lines of its own, with an excerpt of the source.
private struct TextStyle {
    let file: SourceFile
    let lines: LineIndex
    let usesColor: Bool

    private static let bold = "\u{1B}[1m"
    private static let faint = "\u{1B}[2m"
    private static let green = "\u{1B}[1;32m"
    private static let reset = "\u{1B}[0m"

    func append(_ diagnostic: Diagnostic, to output: inout String) {
        let message = diagnostic.message
        appendHead(diagnostic.range, message.severity, to: &output)
        output += paint(message.text, Self.bold)
        output += paint(" [\(message.rule)]", Self.faint) + "\n"
        appendExcerpt(diagnostic.range, to: &output)
        for note in diagnostic.notes {
            appendHead(note.range, .note, to: &output)
            output += note.text + "\n"
            if let range = note.range { appendExcerpt(range, to: &output) }
        }
        if let suggestion = diagnostic.suggestion {
            output += paint("suggestion:", Self.green) + " \(suggestion)\n"
        }
    }

    private func appendHead(_ range: SourceRange?, _ severity: Diagnostic.Severity, to output: inout String) {
        if let range {
            let location = lines.location(of: range.lowerBound)
            output += paint("\(file.path):\(location.line):\(location.column):", Self.bold) + " "
        }
        let color =
            switch severity {
            case .error: "\u{1B}[1;31m"
            case .warning: "\u{1B}[1;33m"
            case .note: "\u{1B}[1;36m"
            }
        output += paint("\(severity.rawValue):", color) + " "
    }

    private func appendExcerpt(_ range: SourceRange, to output: inout String) {
        let excerpt = SourceExcerpt(of: range, in: file, lines: lines)
        output += excerpt.text + "\n"
        output += excerpt.indentation + paint(excerpt.caret, Self.green) + "\n"
    }

    private func paint(_ text: String, _ color: String) -> String {
        usesColor ? color + text + Self.reset : text
    }
}

private struct XcodeStyle {
    let file: SourceFile
    let lines: LineIndex

    func append(_ diagnostic: Diagnostic, to output: inout String) {
        let message = diagnostic.message
        let suggestion = diagnostic.suggestion.map { "; \($0)" } ?? ""
        append(diagnostic.range, message.severity, "\(message.text)\(suggestion) [\(message.rule)]", to: &output)
        for note in diagnostic.notes {
            append(note.range ?? diagnostic.range, .note, note.text, to: &output)
        }
    }

    private func append(
        _ range: SourceRange,
        _ severity: Diagnostic.Severity,
        _ text: String,
        to output: inout String
    ) {
        if file.isPlace {
            let location = lines.location(of: range.lowerBound)
            output += "\(file.path):\(location.line):\(location.column): "
        }
        output += "\(severity.rawValue): \(text)\n"
    }
}

extension SourceFile {
    /// Whether a message can point at it: what is about a whole run has the current folder instead.
    var isPlace: Bool { path != "." }
}
