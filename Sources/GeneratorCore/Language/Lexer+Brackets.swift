extension Lexer {
    mutating func open(_ kind: Token.Kind) {
        position += 1
        append(kind, from: position - 1)
        pushOpener(kind)
    }

    /// Remembers the token just appended as an open bracket.
    mutating func pushOpener(_ kind: Token.Kind) {
        openers.append(Int32(truncatingIfNeeded: list.tokens.count - 1))
        switch kind {
        case .leftBrace:
            outerCounts.append(openCounts)
            openCounts = OpenCounts()
        case .leftBracket: openCounts.brackets += 1
        default: openCounts.parens += 1
        }
    }

    /// Reads a closing bracket and pairs it with its opening one.
    ///
    /// A brace is stronger than the others: `}` ends every parenthesis that is open inside it, while a `)` without a
    /// partner inside the innermost braces is a stray one.
    mutating func close(_ kind: Token.Kind) {
        position += 1
        append(kind, from: position - 1)
        let closer = list.tokens.count - 1
        let hasPartner =
            switch kind {
            case .rightBrace: !outerCounts.isEmpty
            case .rightBracket: openCounts.brackets > 0
            default: openCounts.parens > 0
            }
        guard hasPartner else {
            // The parser reports a stray brace: it knows what it is outside of.
            if kind != .rightBrace {
                report(.strayBracket(kind), at: list.tokens[closer].range)
            }
            return
        }
        while let opener = popOpener() {
            let openKind = list.tokens[opener].kind
            guard openKind.closes(with: kind) else {
                abandon(opener, before: closer)
                continue
            }
            list.tokens[opener].partner = Int32(truncatingIfNeeded: closer)
            list.tokens[closer].partner = Int32(truncatingIfNeeded: opener)
            if openKind == .stringOpen, let context = strings.popLast() {
                lexStringBody(context, from: position)
            }
            return
        }
    }

    /// Ends every bracket that is open at the end of the text.
    mutating func closeAllBrackets() {
        while let opener = popOpener() { abandon(opener, before: list.tokens.count) }
    }

    mutating func popOpener() -> Int? {
        guard let opener = openers.popLast() else { return nil }
        switch list.tokens[Int(opener)].kind {
        case .leftBrace: openCounts = outerCounts.popLast() ?? OpenCounts()
        case .leftBracket: openCounts.brackets -= 1
        default: openCounts.parens -= 1
        }
        return Int(opener)
    }

    /// Reports the opening bracket at `opener` as unclosed and lets it end with its line.
    ///
    /// Most often the bracket is missing in the very line: the lines that follow are then read as if it were there.
    private mutating func abandon(_ opener: Int, before closer: Int) {
        list.tokens[opener].flags.insert(.isUnclosed)
        let token = list.tokens[opener]
        switch token.kind {
        case .leftBrace:
            list.tokens[opener].partner = Int32(truncatingIfNeeded: closer)
        case .stringOpen:
            list.tokens[opener].partner = Int32(truncatingIfNeeded: closer)
            if let context = strings.popLast() {
                report(.unterminatedInterpolation, at: SourceRange(context.start, token.upperBound))
            }
        default:
            var end = opener + 1
            while end < closer, !list.tokens[end].startsLine {
                end = max(end + 1, list.tokens[end].kind.isOpening ? list.tokens[end].partnerIndex ?? 0 : 0)
            }
            list.tokens[opener].partner = Int32(truncatingIfNeeded: end)
            report(.unclosedBracket(token.kind), at: token.range)
        }
    }
}

extension Token.Kind {
    package var isOpening: Bool {
        switch self {
        case .leftParen, .leftBracket, .leftBrace, .stringOpen: true
        default: false
        }
    }

    package var isClosing: Bool {
        switch self {
        case .rightParen, .rightBracket, .rightBrace: true
        default: false
        }
    }

    fileprivate func closes(with closer: Token.Kind) -> Bool {
        switch self {
        case .leftBrace: closer == .rightBrace
        case .leftBracket: closer == .rightBracket
        default: closer == .rightParen
        }
    }
}

extension Diagnostic.Message {
    fileprivate static func strayBracket(_ kind: Token.Kind) -> Self {
        let (closer, opener) = kind == .rightParen ? (")", "(") : ("]", "[")
        return .init(.error, rule: "syntax", "unexpected '\(closer)': no '\(opener)' is open here")
    }

    fileprivate static func unclosedBracket(_ kind: Token.Kind) -> Self {
        let (closer, opener) = kind == .leftParen ? (")", "(") : ("]", "[")
        return .init(.error, rule: "syntax", "expected '\(closer)' to close this '\(opener)'")
    }

    fileprivate static var unterminatedInterpolation: Self {
        .init(.error, rule: "syntax", "unterminated string interpolation: expected ')'")
    }
}
