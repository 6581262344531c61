/// Operators in Swift that generated code has as it is: in the arguments of operators, `take(until: page.skip(1))`, in raw
/// expressions and in the calls of requests.
extension UnsupportedOperator {
    /// - Parameter isStream: whether a name is that of a stream of the spec.
    static func nested(
        in text: SwiftFragment,
        of tree: SpecSyntax,
        _ backend: Backend,
        isStream: (String) -> Bool
    ) -> [Diagnostic] {
        if backend.isRx { return [] }
        // A closure has other names.
        return calls(in: text, of: tree, withClosures: false).compactMap { index, root in
            isStream(tree.text(ofName: root)) ? nested(tree.name(index), behind: index, root, in: tree, backend) : nil
        }
    }

    /// An operator of a state in the call of a request: what a state is called with there is its value.
    static func states(
        in request: OperatorSyntax,
        of tree: SpecSyntax,
        _ backend: Backend,
        isState: (String) -> Bool
    ) -> Diagnostic? {
        guard !backend.isRx, let text = request.arguments ?? request.closure else { return nil }
        let isNamed = calls(in: text, of: tree, withClosures: true).contains { isState(tree.text(ofName: $0.root)) }
        return isNamed ? streams(at: request.range, in: backend) : nil
    }

    /// The operators that are called on something, and the name with which that begins.
    private static func calls(
        in text: SwiftFragment,
        of tree: SpecSyntax,
        withClosures: Bool
    ) -> [(index: Int, root: Int)] {
        guard let range = text.tokens else { return [] }
        let tokens = tree.tokens.tokens
        var calls: [(index: Int, root: Int)] = []
        var index = range.lowerBound
        while index + 1 < range.upperBound {
            let token = tokens[index]
            if !withClosures, token.kind == .leftBrace, let end = token.partnerIndex { index = end }
            index += 1
            guard token.kind == .dot, tokens[index].kind == .identifier, isCall(index, in: tokens),
                RxOperator.named(tree.text(ofName: index)) != nil,
                let root = root(before: index - 1, in: tokens, from: range.lowerBound)
            else { continue }
            calls.append((index, root))
        }
        return calls
    }

    private static func nested(
        _ name: NameSyntax,
        behind index: Int,
        _ root: Int,
        in tree: SpecSyntax,
        _ backend: Backend
    ) -> Diagnostic? {
        if backend == .combine, PlainOperators.ofCombine.contains(name.text) { return nil }
        if let missing = check(name, in: backend) { return missing }
        guard isOther(name.text, behind: index, in: tree, backend) else { return nil }
        let stream = tree.file.verbatim(SourceRange(tree.tokens.tokens[root].range.lowerBound, name.range.upperBound))
        return Diagnostic(
            .verbatim(name.text, backend),
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
    fileprivate static func verbatim(_ name: String, _ backend: Backend) -> Self {
        UnsupportedOperator.rule.message(
            "this is Swift as it stands, where the back end '\(backend.rawValue)' has no '\(name)'"
        )
    }
}
