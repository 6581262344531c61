// The expression that makes the output.

extension FlowReader {
    /// What the file calls the type of the output.
    var outputType: String { viewModel.signature?.result ?? "Output" }

    /// The reason against an output that something else makes.
    var outputIsMadeElsewhere: String {
        "what '\(function)' returns is not made as '\(outputType)(…)' where it is returned"
    }

    /// Whether it makes the output: `Output(…)`, `.init(…)`, `Self.Output(…)`.
    func isOutput(_ range: Range<Int>) -> Bool { outputArguments(range) != nil }

    func outputArguments(_ range: Range<Int>) -> Range<Int>? {
        guard let open = range.first(where: { text.tokens[$0].kind == .leftParen }), open > range.lowerBound,
            text.behind(open, limit: range.upperBound) == range.upperBound
        else { return nil }
        let callee = text.folded(range.lowerBound..<open)
        let name = outputType
        let callees = [name, ".init", "Self.\(name)", "\(name).init", "\(viewModel.name).\(name)"]
        return callees.contains(callee) ? open + 1..<range.upperBound - 1 : nil
    }
}
