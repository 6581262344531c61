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

    /// Whether there is any: nearly always there is none, and nothing to be made anew.
    static func occurs(in syntax: ViewModelSyntax) -> Bool {
        for section in syntax.sections.indices {
            for index in syntax.sections[section].declarations.indices {
                guard let definition = syntax.sections[section].declarations[index].definition else { continue }
                if occurs(in: definition) { return true }
            }
        }
        return false
    }

    private static func occurs(in definition: DefinitionSyntax) -> Bool {
        for index in definition.alternatives.indices {
            let operands = definition.alternatives[index].operands
            let sampled = definition.alternatives[index].sampled
            if occurs(in: operands) || occurs(in: sampled) { return true }
            guard operands.count + sampled.count > 1, let last = sampled.last ?? operands.last else { continue }
            if last.operators.contains(where: \.beginsLine) { return true }
        }
        return false
    }

    private static func occurs(in operands: [OperandSyntax]) -> Bool {
        for index in operands.indices {
            if case .parenthesized(let nested) = operands[index].primary, occurs(in: nested) { return true }
        }
        return false
    }

    /// The ViewModel as it was probably meant, with the operands in parentheses, so that nothing else is reported of it.
    static func check(_ syntax: inout ViewModelSyntax) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        for section in syntax.sections.indices {
            for index in syntax.sections[section].declarations.indices {
                guard let definition = syntax.sections[section].declarations[index].definition else { continue }
                let mended = mend(definition, &diagnostics)
                syntax.sections[section].declarations[index].definition = mended
            }
        }
        return diagnostics
    }

    private static func mend(_ definition: DefinitionSyntax, _ diagnostics: inout [Diagnostic]) -> DefinitionSyntax {
        var definition = definition
        definition.alternatives = definition.alternatives.map { alternative in
            var alternative = alternative
            alternative.operands = alternative.operands.map { mend($0, &diagnostics) }
            alternative.sampled = alternative.sampled.map { mend($0, &diagnostics) }
            return mend(alternative, &diagnostics)
        }
        return definition
    }

    private static func mend(_ operand: OperandSyntax, _ diagnostics: inout [Diagnostic]) -> OperandSyntax {
        guard case .parenthesized(let nested) = operand.primary else { return operand }
        var operand = operand
        operand.primary = .parenthesized(mend(nested, &diagnostics))
        return operand
    }

    private static func mend(_ alternative: AlternativeSyntax, _ diagnostics: inout [Diagnostic]) -> AlternativeSyntax {
        guard alternative.operands.count + alternative.sampled.count > 1,
            var last = alternative.sampled.last ?? alternative.operands.last,
            let index = last.operators.firstIndex(where: \.beginsLine)
        else { return alternative }
        let moved = Array(last.operators[index...])
        last.operators.removeSubrange(index...)
        var list = alternative
        list.transform = nil
        if list.sampled.isEmpty {
            list.operands[list.operands.count - 1] = last
        } else {
            list.sampled[list.sampled.count - 1] = last
        }
        diagnostics.append(
            Diagnostic(
                .appliesOnly(moved[0].name.text, to: last.text),
                at: SourceRange(moved[0].range.lowerBound, moved[0].name.range.upperBound),
                suggestion: "write '(\(list.text))\(moved.map(\.text).joined())', "
                    + "or put the operator on the line of '\(last.text)'"
            )
        )
        let nested = DefinitionSyntax(alternatives: [list], range: list.range)
        let operand = OperandSyntax(primary: .parenthesized(nested), operators: moved, range: alternative.range)
        return AlternativeSyntax(
            operands: [operand],
            sampled: [],
            transform: alternative.transform,
            range: alternative.range
        )
    }
}

extension AlternativeSyntax {
    /// The operands as they would be written on one line, without the transform.
    var text: String {
        let operands = operands.map(\.text).joined(separator: ", ")
        return sampled.isEmpty ? operands : "\(operands) with \(sampled.map(\.text).joined(separator: ", "))"
    }
}

extension OperandSyntax {
    var text: String { primary.text + operators.map(\.text).joined() }
}

extension PrimarySyntax {
    fileprivate var text: String {
        switch self {
        case .path(let path): path.text
        case .raw: "{ … }"
        case .parenthesized(let definition): "(\(definition.alternatives.map(\.text).joined(separator: " | ")))"
        }
    }
}

extension OperatorSyntax {
    fileprivate var text: String {
        var text = "." + name.text
        if let arguments { text += "(\(arguments.text.utf8.count > 40 ? "…" : arguments.text))" }
        if closure != nil { text += " { … }" }
        if let logic { text += " via \(logic.text)" }
        return text
    }
}

extension Diagnostic.Message {
    fileprivate static func appliesOnly(_ name: String, to operand: String) -> Self {
        MisplacedOperator.rule.message("'.\(name)' applies to '\(operand)' only")
    }
}
