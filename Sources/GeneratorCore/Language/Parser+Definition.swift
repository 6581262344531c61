extension Parser {
    /// Alternatives separated by `|`; `nil` after reporting that none begins here. `what` is what stands before it.
    mutating func parseDefinition(after what: String) -> DefinitionSyntax? {
        let start = index
        guard let first = parseAlternative(after: what) else { return nil }
        var alternatives = [first]
        while take(.pipe) {
            guard let next = parseAlternative(after: "'|'") else { return nil }
            alternatives.append(next)
        }
        return DefinitionSyntax(alternatives: alternatives, range: range(from: start))
    }

    /// `a, b with c { … }`.
    private mutating func parseAlternative(after what: String) -> AlternativeSyntax? {
        let start = index
        guard let operands = parseOperands(after: what) else { return nil }
        var sampled: [OperandSyntax] = []
        if isWithKeyword(index) {
            advance()
            guard let list = parseOperands(after: "'with'") else { return nil }
            sampled = list
        }
        var transform: TransformSyntax?
        if current.kind == .leftBrace {
            transform = .closure(parseBracketed())
        } else if isViaKeyword(index) {
            guard let logic = parseLogicName() else { return nil }
            transform = .logic(logic)
        }
        return AlternativeSyntax(
            operands: operands,
            sampled: sampled,
            transform: transform,
            range: range(from: start)
        )
    }

    private mutating func parseOperands(after what: String) -> [OperandSyntax]? {
        guard let first = parseOperand(after: what) else { return nil }
        var operands = [first]
        while take(.comma) {
            guard let next = parseOperand(after: "','") else { return nil }
            operands.append(next)
        }
        return operands
    }

    /// The name behind `via`, which is the current token.
    private mutating func parseLogicName() -> NameSyntax? {
        advance()
        guard current.kind == .identifier, !current.startsLine || depth > 0 else {
            reportExpected("the name of a logic function after 'via'")
            return nil
        }
        defer { advance() }
        reportRawIdentifier()
        return name(current)
    }

    private mutating func parseOperand(after what: String) -> OperandSyntax? {
        let start = index
        guard let primary = parsePrimary(after: what) else { return nil }
        var operators: [OperatorSyntax] = []
        while current.kind == .dot {
            guard let next = parseOperator() else { return nil }
            operators.append(next)
        }
        return OperandSyntax(primary: primary, operators: operators, range: range(from: start))
    }

    private mutating func parsePrimary(after what: String) -> PrimarySyntax? {
        switch current.kind {
        case .identifier where depth > 0 || !isNewDeclaration(index):
            return .path(parsePath(isSink: false))
        case .leftParen:
            return parseParenthesized()
        case .leftBrace:
            let raw = parseBracketed()
            if raw.text.isEmpty { report(.emptyBraces, at: range(from: index - 1)) }
            return .raw(raw)
        case .number, .string, .stringOpen, .leftBracket, .regex:
            // An unclosed bracket has been reported already.
            if current.isUnclosed { return nil }
            report(
                .literal(describe(current)),
                at: current.range,
                suggestion: "put a Swift expression in braces: '{ … }'"
            )
            return nil
        default:
            reportExpected("a stream after \(what)")
            return nil
        }
    }

    private mutating func parseParenthesized() -> PrimarySyntax? {
        let opening = current
        let behind = indexBehind(index)
        guard nesting < Self.nestingLimit else {
            report(.tooDeep, at: current.range)
            return nil
        }
        advance()
        // An unclosed one ends with its line, as a declaration does.
        if !opening.isUnclosed { depth += 1 }
        nesting += 1
        defer { nesting -= 1 }
        let definition = parseDefinition(after: "'('")
        if !opening.isUnclosed {
            depth -= 1
            if definition != nil, index != behind - 1 { reportExpected("')'") }
            index = behind
        }
        return definition.map { .parenthesized($0) }
    }

    // MARK: Paths

    /// `name`, `name.errors`, `session?.user`; leaves what is an operator where it is.
    mutating func parsePath(isSink: Bool) -> PathSyntax {
        let start = index
        var components = [name(current)]
        var optionals: [Int] = []
        var text = current.isEscaped ? text(current) : components[0].text
        advance()
        while true {
            let isChained = current.kind == .question && token(1).kind == .dot
            let dot = isChained ? 1 : 0
            if current.kind == .question, isSink, token(1).kind == .leftParen {
                // `done?(value)`: a function that may be absent.
                optionals.append(components.count - 1)
                text += "?"
                advance()
                break
            }
            guard token(dot).kind == .dot, token(dot + 1).kind == .identifier, !isNewDeclaration(index + dot + 1),
                isChained || isSink || !isOperator(at: index + dot + 1, first: components)
            else { break }
            if isChained { optionals.append(components.count - 1) }
            text += (isChained ? "?." : ".") + self.text(token(dot + 1))
            components.append(name(token(dot + 1)))
            index += dot + 2
        }
        return PathSyntax(components: components, optionals: optionals, text: text, range: range(from: start))
    }

    /// Whether the name at `index`, behind a dot, applies an operator to the path before it.
    ///
    /// Arguments make an operator of any name. With a closure or `via` alone, `settings.theme { … }` could be either:
    /// only the names of Rx operators that take a function are.
    private func isOperator(at index: Int, first components: [NameSyntax]) -> Bool {
        let next = list.tokens[index + 1]
        if next.kind == .leftParen { return !next.startsLine }
        guard next.kind == .leftBrace || isViaKeyword(index + 1) else { return false }
        return OperatorNames.takesFunction(name(list.tokens[index]).text)
    }

    // MARK: Operators

    /// `.name(arguments) { closure }` or `.name via logic`; the current token is the dot.
    private mutating func parseOperator() -> OperatorSyntax? {
        let start = index
        let beginsLine = current.startsLine
        advance()
        guard current.kind == .identifier, !isNewDeclaration(index) else {
            reportExpected("the name of an operator after '.'")
            return nil
        }
        var result = OperatorSyntax(
            name: name(current),
            arguments: nil,
            closure: nil,
            logic: nil,
            beginsLine: beginsLine,
            range: current.range
        )
        advance()
        if current.kind == .leftParen, !current.startsLine || depth > 0 {
            result.arguments = parseBracketed()
            // Behind an operator without a function, the closure transforms what the operators give.
            if current.kind == .leftBrace, !OperatorNames.takesNoClosure(result.name.text) {
                result.closure = parseBracketed()
            }
        } else if current.kind == .leftBrace {
            result.closure = parseBracketed()
        } else if isViaKeyword(index) {
            result.logic = parseLogicName()
            if result.logic == nil { return nil }
        } else {
            report(
                .incompleteOperator(result.name.text),
                at: result.name.range,
                suggestion: "write '\(result.name.text)()' for an operator without arguments"
            )
            return nil
        }
        result.range = range(from: start)
        return result
    }
}

extension Diagnostic.Message {
    private static func syntax(_ text: String) -> Self { .init(.error, rule: "syntax", text) }

    fileprivate static var emptyBraces: Self { syntax("expected a Swift expression between '{' and '}'") }

    fileprivate static func literal(_ found: String) -> Self { syntax("expected a stream, found \(found)") }

    fileprivate static var tooDeep: Self {
        syntax("parentheses are nested more than \(Parser.nestingLimit) deep")
    }

    fileprivate static func incompleteOperator(_ name: String) -> Self {
        syntax("expected '(', '{' or 'via' after operator '\(name)'")
    }
}
