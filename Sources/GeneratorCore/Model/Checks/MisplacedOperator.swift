/// An operator on a line of its own after a list: it belongs to the last operand, but looks as if it belonged to all.
///
/// ```
/// output {
///     results: Driver<[Item]> <- query, scope
///         .debounce(.milliseconds(300))     // error: '.debounce' applies to 'scope' only
/// }
/// ```
/// ```
/// output {
///     results: Driver<[Item]> <- (query, scope)
///         .debounce(.milliseconds(300))
/// }
/// ```
enum MisplacedOperator {
    static let rule = Rule("misplaced-operator", .error, "An operator on its own line follows a list of operands.")

    /// Whether there is any: nearly always there is none, and nothing to be changed.
    static func occurs(in viewModel: ViewModelSyntax, _ tree: SpecSyntax) -> Bool {
        // Only an operator that begins a line can be misplaced.
        guard tree.operators.contains(where: \.beginsLine) else { return false }
        return !tree.definitions(of: viewModel).allSatisfy { !occurs(in: $0, tree) }
    }

    private static func occurs(in definition: DefinitionSyntax, _ tree: SpecSyntax) -> Bool {
        definition.alternatives.contains { index in
            let alternative = tree.alternatives[index]
            return occurs(in: alternative.operands, tree) || occurs(in: alternative.sampled, tree)
                || tree.misplacedOperators(in: alternative) != nil
        }
    }

    private static func occurs(in operands: Range<Int>, _ tree: SpecSyntax) -> Bool {
        operands.contains { index in
            guard case .parenthesized(let nested) = tree.operands[index].primary else { return false }
            return occurs(in: nested, tree)
        }
    }

    /// Makes the tree as it was probably meant, with the operands in parentheses, so that nothing else is reported of
    /// it.
    static func mend(_ viewModel: ViewModelSyntax, in tree: inout SpecSyntax) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        for definition in tree.definitions(of: viewModel) { mend(definition, in: &tree, &diagnostics) }
        return diagnostics
    }

    private static func mend(
        _ definition: DefinitionSyntax,
        in tree: inout SpecSyntax,
        _ diagnostics: inout [Diagnostic]
    ) {
        for index in definition.alternatives {
            let alternative = tree.alternatives[index]
            for operands in [alternative.operands, alternative.sampled] {
                for operand in operands {
                    guard case .parenthesized(let nested) = tree.operands[operand].primary else { continue }
                    mend(nested, in: &tree, &diagnostics)
                }
            }
            if let diagnostic = mend(alternative: index, in: &tree) { diagnostics.append(diagnostic) }
        }
    }

    private static func mend(alternative index: Int, in tree: inout SpecSyntax) -> Diagnostic? {
        let alternative = tree.alternatives[index]
        guard let last = alternative.sampled.last ?? alternative.operands.last,
            let moved = tree.misplacedOperators(in: alternative)
        else { return nil }
        tree.operands[last].operators = tree.operands[last].operators.lowerBound..<moved.lowerBound
        var list = alternative
        list.transform = nil
        tree.alternatives.append(list)
        let nested = DefinitionSyntax(
            alternatives: tree.alternatives.count - 1..<tree.alternatives.count,
            range: list.range
        )
        tree.operands.append(
            OperandSyntax(primary: .parenthesized(nested), operators: moved, range: alternative.range)
        )
        tree.alternatives[index].operands = tree.operands.count - 1..<tree.operands.count
        tree.alternatives[index].sampled = 0..<0
        let first = tree.operators[moved.lowerBound]
        let name = tree.name(first.name)
        return Diagnostic(
            .appliesOnly(name.text, to: tree.text(operand: last)),
            at: SourceRange(first.range.lowerBound, name.range.upperBound),
            suggestion: "write '(\(tree.text(list)))\(tree.text(operators: moved))', "
                + "or put the operator on the line of '\(tree.text(operand: last))'"
        )
    }
}

extension SpecSyntax {
    /// What follows `<-` or stands before `->`, in order.
    fileprivate func definitions(of viewModel: ViewModelSyntax) -> [DefinitionSyntax] {
        sections[viewModel.sections].flatMap { declarations[$0.declarations].compactMap(\.definition) }
    }

    /// The operators of the last operand from the one on that begins a line, where there are several operands.
    fileprivate func misplacedOperators(in alternative: AlternativeSyntax) -> Range<Int>? {
        guard alternative.operands.count + alternative.sampled.count > 1,
            let last = alternative.sampled.last ?? alternative.operands.last,
            let first = operands[last].operators.first(where: { operators[$0].beginsLine })
        else { return nil }
        return first..<operands[last].operators.upperBound
    }
}

// The nodes as they would be written on one line.

extension SpecSyntax {
    /// The operands of an alternative, without the transform.
    func text(_ alternative: AlternativeSyntax) -> String {
        let operands = text(operands: alternative.operands)
        return alternative.sampled.isEmpty ? operands : "\(operands) with \(text(operands: alternative.sampled))"
    }

    func text(operands indices: Range<Int>) -> String {
        indices.map { text(operand: $0) }.joined(separator: ", ")
    }

    func text(operand index: Int) -> String {
        let operators = text(operators: operands[index].operators)
        switch operands[index].primary {
        case .path(let path): return text(path) + operators
        case .raw: return "{ … }" + operators
        case .request(let operand): return text(operand: operand) + operators
        case .parenthesized(let definition):
            return "(\(definition.alternatives.map { text(alternatives[$0]) }.joined(separator: " | ")))" + operators
        }
    }

    fileprivate func text(operators indices: Range<Int>) -> String {
        indices.map { text(operators[$0]) }.joined()
    }

    private func text(_ step: OperatorSyntax) -> String {
        var result = "." + text(ofName: step.name)
        if let arguments = text(step.arguments) { result += "(\(arguments.utf8.count > 40 ? "…" : arguments))" }
        if step.closure != nil { result += " { … }" }
        if let logic = step.logic { result += " via \(text(ofName: logic))" }
        return result
    }
}

extension Diagnostic.Message {
    fileprivate static func appliesOnly(_ name: String, to operand: String) -> Self {
        MisplacedOperator.rule.message("'.\(name)' applies to '\(operand)' only")
    }
}
