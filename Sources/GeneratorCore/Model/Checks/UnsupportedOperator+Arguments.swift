/// Operators in the arguments of operators, `take(until: page.skip(1))`, which are Swift that generated code has as it is.
extension UnsupportedOperator {
    /// - Parameter isStream: whether a name is that of a stream of the spec.
    static func nested(
        in arguments: SwiftFragment,
        of tree: SpecSyntax,
        _ backend: Backend,
        isStream: (String) -> Bool
    ) -> [Diagnostic] {
        guard !backend.isRx, let range = arguments.tokens else { return [] }
        let tokens = tree.tokens.tokens
        var diagnostics: [Diagnostic] = []
        var index = range.lowerBound
        while index + 1 < range.upperBound {
            defer { index += 1 }
            let token = tokens[index]
            // A closure has other names.
            if token.kind == .leftBrace, let end = token.partnerIndex { index = end }
            guard token.kind == .dot, tokens[index + 1].kind == .identifier,
                let root = root(before: index, in: tokens, from: range.lowerBound),
                isStream(tree.text(ofName: root)),
                let diagnostic = nested(tree.name(index + 1), behind: index + 1, root, in: tree, backend)
            else { continue }
            diagnostics.append(diagnostic)
        }
        return diagnostics
    }

    private static func nested(
        _ name: NameSyntax,
        behind index: Int,
        _ root: Int,
        in tree: SpecSyntax,
        _ backend: Backend
    ) -> Diagnostic? {
        guard isCall(index, in: tree.tokens.tokens), RxOperator.named(name.text) != nil else { return nil }
        if let missing = check(name, in: backend) { return missing }
        guard isOther(name.text, behind: index, in: tree, backend) else { return nil }
        let stream = tree.file.verbatim(SourceRange(tree.tokens.tokens[root].range.lowerBound, name.range.upperBound))
        return Diagnostic(
            .argument(name.text, backend),
            at: name.range,
            suggestion: "give '\(stream)(…)' a name in 'flow', and write that"
        )
    }

    private static func isCall(_ index: Int, in tokens: [Token]) -> Bool {
        guard index + 1 < tokens.count else { return false }
        return tokens[index + 1].kind == .leftParen || tokens[index + 1].kind == .leftBrace
    }

    /// Whether the back end has it under another name or with other labels only.
    private static func isOther(_ name: String, behind index: Int, in tree: SpecSyntax, _ backend: Backend) -> Bool {
        let tokens = tree.tokens.tokens
        let end = tokens[index + 1].kind == .leftParen ? tokens[index + 1].partnerIndex : nil
        let written = (index + 2)..<max(index + 2, end ?? 0)
        if name == "share" { return !written.isEmpty }
        guard backend == .combine else { return false }
        if PlainOperators.renamedByCombine.contains(name) { return true }
        return written.contains { index in
            tokens[index].kind == .colon
                && ["accumulator", "resultSelector"].contains(tree.text(ofName: index - 1))
        }
    }

    /// The name with which a chain begins: `page` of `page.map { … }.skip`.
    private static func root(before dot: Int, in tokens: [Token], from start: Int) -> Int? {
        var index = dot - 1
        while index >= start {
            if tokens[index].kind == .rightParen || tokens[index].kind == .rightBrace {
                guard let partner = tokens[index].partnerIndex else { return nil }
                index = partner - 1
            } else if tokens[index].kind == .identifier {
                guard index > start, tokens[index - 1].kind == .dot else { return index }
                index -= 2
            } else {
                return nil
            }
        }
        return nil
    }
}

extension Diagnostic.Message {
    fileprivate static func argument(_ name: String, _ backend: Backend) -> Self {
        UnsupportedOperator.rule.message(
            "an argument is Swift as it stands, where the back end '\(backend.rawValue)' has no '\(name)'"
        )
    }
}
