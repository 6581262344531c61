internal import GeneratorCore

/// Shows problems on standard error in the style that was asked for.
struct ProblemPrinter: Sendable {
    static let style = Option(
        name: "diagnostics",
        value: .choice("style", ["text", "xcode", "json", "github"], default: "text"),
        help: "How problems are shown."
    )
    static let color = Option(
        name: "color",
        value: .choice("when", ["auto", "always", "never"], default: "auto"),
        help: "Whether problems are shown in colour."
    )

    private let style: DiagnosticStyle

    init(_ arguments: ParsedArguments) {
        style =
            switch arguments.value(of: Self.style) {
            case "xcode": .xcode
            case "json": .json
            case "github": .github
            default: .text(color: Self.wantsColor(arguments.value(of: Self.color)))
            }
    }

    private static func wantsColor(_ option: String?) -> Bool {
        switch option {
        case "always": true
        case "never": false
        default: Environment.wantsColor
        }
    }

    /// The diagnostics of one spec.
    func text(of diagnostics: [Diagnostic], in source: SourceFile) -> [UInt8] {
        diagnostics.isEmpty ? [] : Array(style.render(diagnostics, in: source).utf8)
    }

    func text(of problem: Problem) -> [UInt8] {
        if case .text(let color) = style, problem.isAboutWholeFile {
            return Array(sentence(problem.diagnostic.message, color: color).utf8)
        }
        return text(of: [problem.diagnostic], in: problem.source)
    }

    func print(_ problems: [Problem], on console: Console) {
        for problem in problems { console.writeError(text(of: problem)) }
    }

    func print(_ diagnostics: [Diagnostic], in source: SourceFile, on console: Console) {
        console.writeError(text(of: diagnostics, in: source))
    }

    /// What a person is told about a file as a whole: there is no line to show, and the message names the file.
    private func sentence(_ message: Diagnostic.Message, color: Bool) -> String {
        let severity = "\(message.severity.rawValue):"
        return (color ? "\u{1B}[1;31m\(severity)\u{1B}[0m" : severity) + " \(message.text)\n"
    }
}
