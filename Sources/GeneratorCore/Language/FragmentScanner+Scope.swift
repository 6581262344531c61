// Local names: closure parameters and what `let`, `if let`, `for` and `case let` bind.

extension FragmentScanner {
    mutating func scanKeyword(_ token: Token) {
        switch token.upperBound - token.lowerBound {
        case 2 where isWord(index, "if") || isWord(index, "do"): beginStatement()
        case 3 where isWord(index, "let") || isWord(index, "var"): scanBinding()
        case 3 where isWord(index, "for"): scanLoop()
        case 3 where isWord(index, "try"):
            let next = tokens[index + 1].kind
            if next != .question, next != .exclamation { result.containsTry = true }
        case 4 where isWord(index, "self"): result.usesSelf = true
        case 4 where isWord(index, "case"): forgetLastCase()
        case 4 where isWord(index, "else"):
            // What `guard let` binds stays.
            revealPending()
            beginStatement()
        case 5 where isWord(index, "where"): revealPending()
        case 5 where isWord(index, "await"): result.containsAwait = true
        case 5 where isWord(index, "while") || isWord(index, "defer") || isWord(index, "catch"): beginStatement()
        case 6 where isWord(index, "switch") || isWord(index, "repeat"): beginStatement()
        default: break
        }
    }

    /// Makes the names visible whose initial value has been read.
    mutating func revealPending() {
        guard !pending.isEmpty else { return }
        locals += pending
        pending.removeAll()
    }

    mutating func openBrace() {
        let isBody = conditionStart != nil && conditionDepth == frames.count
        let before = conditionStart ?? 0
        if isBody {
            conditionStart = nil
            revealPending()
        }
        let isInner = frames.last?.isInnerClosure ?? false
        let holdsStatements = isBody ? frames.last?.holdsStatements ?? true : index == start
        frames.append(
            Frame(
                kind: .leftBrace,
                isCall: false,
                argumentStart: index + 1,
                localCount: isBody ? before : locals.count,
                isInnerClosure: isInner || !isBody,
                holdsStatements: holdsStatements
            )
        )
        if !isBody { scanParameters() }
    }

    /// The next brace of this depth is the body of a statement; what its head binds is gone behind it.
    private mutating func beginStatement() {
        conditionStart = locals.count
        conditionDepth = frames.count
    }

    /// Reads `[weak self] a, b in` or `(a: A, b) -> C in` behind a brace and moves to its last token.
    private mutating func scanParameters() {
        guard let list = ParameterList(tokens, from: index + 1, in: bytes) else { return }
        if let captures = list.captures { scanCaptures(captures) }
        locals += list.names.compactMap { $0.map { name(tokens[$0]) } }
        index = list.end
    }

    /// `[weak self, value = other.value]`: what stands behind `=`, or alone, comes from outside.
    private mutating func scanCaptures(_ range: Range<Int>) {
        for cursor in range where tokens[cursor].kind == .identifier {
            let isNamed = tokens[cursor + 1].kind == .equal
            let isMember = tokens[cursor - 1].kind == .dot
            let isModifier = isWord(cursor, "weak") || isWord(cursor, "unowned")
            if isWord(cursor, "self") { result.usesSelf = true }
            if !isNamed, !isMember, !isModifier { mention(tokens[cursor]) }
        }
        for cursor in range where tokens[cursor].kind == .equal {
            locals.append(name(tokens[cursor - 1]))
        }
    }

    /// The names of a pattern or a parameter list: no labels, no types.
    private mutating func collectPatternNames(_ range: Range<Int>) {
        for cursor in range where tokens[cursor].kind == .identifier {
            let previous = tokens[cursor - 1].kind
            guard previous == .leftParen || previous == .comma || previous == .colon || previous == .identifier else {
                continue
            }
            if !SwiftKeywords.isReserved(slice(tokens[cursor])) || tokens[cursor].isEscaped {
                pending.append(name(tokens[cursor]))
            }
        }
    }

    /// `let name`, `let (a, b)`, `let .some(a)`; the current token is `let` or `var`.
    private mutating func scanBinding() {
        var cursor = index + 1
        if tokens[cursor].kind == .identifier, tokens[cursor + 1].kind != .leftParen,
            tokens[cursor + 1].kind != .dot
        {
            let token = tokens[cursor]
            let next = tokens[cursor + 1]
            let isShorthand = next.kind == .leftBrace || next.kind == .comma || isWord(cursor + 1, "else")
            if isShorthand { mention(token) }
            pending.append(name(token))
            index = cursor
            return
        }
        while tokens[cursor].kind == .dot || tokens[cursor].kind == .identifier { cursor += 1 }
        guard tokens[cursor].kind == .leftParen, let end = tokens[cursor].partnerIndex,
            !tokens[cursor].isUnclosed
        else { return }
        collectPatternNames(cursor + 1..<end)
        index = end
    }

    /// `for name in`; the current token is `for`.
    private mutating func scanLoop() {
        beginStatement()
        var cursor = index + 1
        while !isWord(cursor, "in") {
            let token = tokens[cursor]
            guard cursor < end, token.kind != .leftBrace, token.kind != .rightBrace else { return }
            if token.kind == .identifier, tokens[cursor - 1].kind != .dot,
                !SwiftKeywords.isReserved(slice(token))
            {
                pending.append(name(token))
            }
            cursor += 1
        }
        index = cursor
    }

    /// What one `case` of a `switch` binds is gone in the next.
    private mutating func forgetLastCase() {
        guard conditionStart == nil, let frame = frames.last, frame.kind == .leftBrace else { return }
        locals.removeLast(max(0, locals.count - frame.localCount))
        caseDepth = frames.count
    }

    /// What a `case` binds is visible behind its colon.
    mutating func endCase() {
        guard caseDepth == frames.count else { return }
        caseDepth = nil
        revealPending()
    }
}
