internal import GeneratorCore

/// Shows diagnostics on standard error in the style that was asked for.
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

    init(_ arguments: ParsedArguments) {
    }

    func text(of diagnostics: [Diagnostic], in source: SourceFile) -> [UInt8] {
        Array(
            diagnostics.map {
                "\(source.path):\($0.range.lowerBound): \($0.message.severity): \($0.message.text) [\($0.message.rule)]\n"
            }.joined().utf8
        )
    }

    func text(of problems: [Problem]) -> [UInt8] {
        problems.flatMap { text(of: [$0.diagnostic], in: $0.source) }
    }

    func print(_ problems: [Problem], on console: Console) {
        for problem in problems {
            console.writeError(text(of: [problem.diagnostic], in: problem.source))
        }
    }
}
