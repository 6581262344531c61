extension Parser {
    /// Alternatives separated by `|`; `nil` after reporting that none begins here. `what` is what stands before it.
    mutating func parseDefinition(after what: String) -> DefinitionSyntax? {
        let start = index
        let first = pendingAlternatives.count
        guard parseAlternative(after: what) else { return nil }
        while take(.pipe) {
            guard parseAlternative(after: "'|'") else { return nil }
        }
        return DefinitionSyntax(
            alternatives: spec.alternatives.append(from: &pendingAlternatives, behind: first),
            range: range(from: start)
        )
    }

    /// Drops the parts of a definition that could not be read.
    mutating func forgetPending() {
        if !pendingAlternatives.isEmpty { pendingAlternatives.removeAll(keepingCapacity: true) }
        if !pendingOperands.isEmpty { pendingOperands.removeAll(keepingCapacity: true) }
        if !pendingOperators.isEmpty { pendingOperators.removeAll(keepingCapacity: true) }
    }

    /// `a, b with c { … }`; returns whether it could be read.
    private mutating func parseAlternative(after what: String) -> Bool {
        let start = index
        guard let operands = parseOperands(after: what) else { return false }
        var alternative = AlternativeSyntax(operands: operands, range: current.range)
        if isWithKeyword(index) || isSlip(of: "with") {
            advance()
            guard let sampled = parseOperands(after: "'with'") else { return false }
            alternative.sampled = sampled
        }
        if current.kind == .leftBrace {
            alternative.transform = .closure(parseBracketed())
        } else if isViaKeyword(index) || isSlip(of: "via") {
            guard let logic = parseLogicName() else { return false }
            alternative.transform = .logic(logic)
        }
        alternative.range = range(from: start)
        pendingAlternatives.append(alternative)
        return true
    }

    static let connectives = ["with", "via"]

    /// Whether the current word is a slip of `keyword`, which is reported: no other word stands behind an operand.
    private mutating func isSlip(of keyword: String) -> Bool {
        guard current.kind == .identifier, !current.startsLine || depth > 0 else { return false }
        switch token(1).kind {
        case .identifier, .leftParen, .leftBrace: break
        default: return false
        }
        guard EditDistance.nearest(to: text(current), among: Self.connectives) == keyword else { return false }
        return nearKeyword(among: [keyword]) != nil
    }

    private mutating func parseOperands(after what: String) -> Range<Int>? {
        let first = pendingOperands.count
        guard parseOperand(after: what) else { return nil }
        while take(.comma) {
            guard parseOperand(after: "','") else { return nil }
        }
        return spec.operands.append(from: &pendingOperands, behind: first)
    }

    /// The name behind `via`, which is the current token.
    mutating func parseLogicName() -> Int? {
        advance()
        guard current.kind == .identifier, !current.startsLine || depth > 0 else {
            reportExpected("the name of a logic function after 'via'")
            return nil
        }
        defer { advance() }
        reportRawIdentifier()
        return index
    }

    private mutating func parseOperand(after what: String) -> Bool {
        let start = index
        guard let primary = parsePrimary(after: what) else { return false }
        let first = pendingOperators.count
        while current.kind == .dot {
            guard let next = parseOperator() else { return false }
            pendingOperators.append(next)
        }
        let operators = spec.operators.append(from: &pendingOperators, behind: first)
        pendingOperands.append(OperandSyntax(primary: primary, operators: operators, range: range(from: start)))
        return true
    }

    private mutating func parsePrimary(after what: String) -> PrimarySyntax? {
        switch current.kind {
        case .identifier where depth > 0 || !isNewDeclaration(index):
            return .path(parsePath(isSink: false))
        case .leftParen:
            return parseParenthesized()
        case .leftBrace:
            let raw = parseBracketed()
            if raw.range.lowerBound == raw.range.upperBound { report(.emptyBraces, at: range(from: index - 1)) }
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
        var count = 1
        advance()
        while true {
            let isChained = current.kind == .question && token(1).kind == .dot
            let dot = isChained ? 1 : 0
            if current.kind == .question, isSink, token(1).kind == .leftParen {
                // `done?(value)`: a function that may be absent.
                advance()
                break
            }
            let next = token(dot + 1).kind
            guard token(dot).kind == .dot, next == .identifier || next == .dollarIdentifier,
                !isNewDeclaration(index + dot + 1), isChained || isSink || !isOperator(at: index + dot + 1)
            else { break }
            count += 1
            index += dot + 2
        }
        return PathSyntax(tokens: start..<index, count: count, range: range(from: start))
    }

    /// Whether the name at `index`, behind a dot, applies an operator to the path before it.
    ///
    /// Arguments make an operator of any name. With a closure or `via` alone, `settings.theme { … }` could be either:
    /// only the names of Rx operators that take a function are.
    private func isOperator(at index: Int) -> Bool {
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
        var result = OperatorSyntax(name: index, beginsLine: beginsLine, range: current.range)
        advance()
        if current.kind == .leftParen, !current.startsLine || depth > 0 {
            result.arguments = parseBracketed()
            // Behind an operator without a function, the closure transforms what the operators give.
            if current.kind == .leftBrace, !OperatorNames.takesNoClosure(spec.text(ofName: result.name)) {
                result.closure = parseBracketed()
            }
        } else if current.kind == .leftBrace {
            result.closure = parseBracketed()
        } else if isViaKeyword(index) || isSlip(of: "via") {
            result.logic = parseLogicName()
            if result.logic == nil { return nil }
        } else {
            let name = spec.name(result.name)
            report(
                .incompleteOperator(name.text),
                at: name.range,
                suggestion: "write '\(name.text)()' for an operator without arguments"
            )
            return nil
        }
        result.range = range(from: start)
        return result
    }
}

extension Array {
    /// Moves the elements of `pending` from the index `first` on to the end and returns their indices there.
    fileprivate mutating func append(from pending: inout [Element], behind first: Int) -> Range<Int> {
        let start = count
        for index in first..<pending.count { append(pending[index]) }
        pending.removeLast(pending.count - first)
        return start..<count
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
