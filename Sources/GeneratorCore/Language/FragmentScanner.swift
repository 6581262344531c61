/// Reads what a Swift fragment mentions.
///
/// It follows brackets, closure parameters and local bindings, not types: enough to tell the names that come from
/// outside. In doubt a name counts as mentioned.
package struct FragmentScanner: ~Copyable {
    /// An open bracket.
    struct Frame {
        var kind: Token.Kind
        var isCall: Bool
        /// The token index where the current argument begins.
        var argumentStart: Int
        /// How many local names are known when the bracket closes again.
        var localCount: Int
        /// Whether it is, or is inside of, a closure that has a `$0` of its own.
        var isInnerClosure: Bool
        /// Whether statements of the fragment itself stand in it.
        var holdsStatements = false
    }

    let bytes: UnsafeBufferPointer<UInt8>
    let tokens: [Token]
    /// The indices of the fragment's first token, and of the one behind its last: a closing bracket or the end.
    let start: Int
    let end: Int
    /// Where the text of the fragment begins.
    let base: Int
    var result = FragmentMentions()
    var index: Int
    var frames: [Frame] = []
    /// The names that are declared inside the fragment and visible at the current token.
    var locals: [String] = []
    /// Names of `let`, `if let` and `for` that become visible behind their initial value.
    var pending: [String] = []
    /// How many locals there were before the condition that is being read; `nil` outside of one.
    var conditionStart: Int?
    /// How many brackets were open where that condition began.
    var conditionDepth = 0
    /// How many brackets were open where the `case` that is being read began.
    var caseDepth: Int?

    package static func scan(_ text: String) -> FragmentMentions {
        var text = text
        return text.withUTF8 { bytes in
            let tokens = Lexer.lex(bytes).tokens
            return scan(tokens, 0..<tokens.count - 1, of: bytes, from: 0)
        }
    }

    /// Reads the tokens `range`; offsets in the result count from `base`.
    static func scan(
        _ tokens: [Token],
        _ range: Range<Int>,
        of bytes: UnsafeBufferPointer<UInt8>,
        from base: Int
    ) -> FragmentMentions {
        var scanner = FragmentScanner(
            bytes: bytes,
            tokens: tokens,
            start: range.lowerBound,
            end: range.upperBound,
            base: base,
            index: range.lowerBound
        )
        scanner.run()
        return scanner.finish()
    }

    private consuming func finish() -> FragmentMentions { result }

    private mutating func run() {
        result.names.reserveCapacity(min((end - start) / 4 + 1, 16))
        var argument = start
        while index < end {
            let token = tokens[index]
            if frames.isEmpty, token.kind == .comma {
                appendArgument(from: argument)
                argument = index + 1
            }
            scan(token)
            index += 1
        }
        if index > argument { appendArgument(from: argument) }
    }

    private mutating func scan(_ token: Token) {
        if token.startsLine || token.kind == .semicolon || token.kind == .comma { revealPending() }
        switch token.kind {
        case .leftParen, .leftBracket, .stringOpen: open(token)
        case .leftBrace: openBrace()
        case .rightParen, .rightBracket, .rightBrace: close(token)
        case .comma: endArgument()
        case .colon: endCase()
        case .identifier: scanIdentifier(token)
        case .dollarIdentifier: scanPosition(token)
        default: break
        }
    }

    // MARK: Brackets

    private mutating func open(_ token: Token) {
        let isCall =
            token.kind == .leftParen && index > start && tokens[index - 1].endsOperand && !token.followsSpace
        let isInner = frames.last?.isInnerClosure ?? false
        frames.append(
            Frame(
                kind: token.kind,
                isCall: isCall,
                argumentStart: index + 1,
                localCount: locals.count,
                isInnerClosure: isInner
            )
        )
    }

    private mutating func close(_ token: Token) {
        guard !frames.isEmpty, token.partner >= 0 else { return }
        endArgument()
        let frame = frames.removeLast()
        if frame.kind == .leftBrace {
            revealPending()
            locals.removeLast(max(0, locals.count - frame.localCount))
        }
    }

    /// Looks at the argument that ends before the current token: if it is one free name, that name came last.
    private mutating func endArgument() {
        guard let frame = frames.last else { return }
        frames[frames.count - 1].argumentStart = index + 1
        guard frame.isCall, frame.kind == .leftParen else { return }
        let start = frame.argumentStart + (hasLabel(at: frame.argumentStart) ? 2 : 0)
        guard start + 1 == index, let last = result.names.indices.last,
            result.names[last].range == range(tokens[start]),
            locals.isEmpty || !locals.contains(result.names[last].name)
        else { return }
        result.names[last].isWholeArgument = true
    }

    /// One argument of the fragment itself, which ends before the current token.
    private mutating func appendArgument(from start: Int) {
        let hasLabel = hasLabel(at: start)
        let first = hasLabel ? start + 2 : start
        guard first < index else { return }
        let range = range(tokens[first]).union(range(tokens[index - 1]))
        result.arguments.append(.init(label: hasLabel ? name(tokens[start]) : nil, range: range))
    }

    /// Whether the argument that begins at the token `start` has a label; it ends before the current token.
    private func hasLabel(at start: Int) -> Bool {
        start + 1 < index && tokens[start].kind == .identifier && tokens[start + 1].kind == .colon
    }

    // MARK: Names

    private mutating func scanIdentifier(_ token: Token) {
        if token.flags.contains(.isEscaped) || !SwiftKeywords.isReserved(slice(token)) {
            if !isMember(index), !isLabel(index) { mention(token) }
        } else if !isMember(index), !isLabel(index) {
            scanKeyword(token)
        }
    }

    /// Adds an identifier, unless it is a keyword or declared in the fragment.
    mutating func mention(_ token: Token) {
        guard let name = freeName(token) else { return }
        result.names.append(.init(name: name, range: range(token), isResult: isResult))
    }

    /// Whether the current token begins what a statement gives.
    private var isResult: Bool {
        guard frames.last?.holdsStatements ?? true else { return false }
        let token = tokens[index]
        guard index == start || token.startsLine || isBeforeResult(index - 1) else { return false }
        guard index + 1 < end else { return true }
        let next = tokens[index + 1]
        switch next.kind {
        case .dot, .rightBrace, .colon, .semicolon: return true
        case .operator: return slice(next).spells("??")
        default: return next.startsLine
        }
    }

    private func isBeforeResult(_ index: Int) -> Bool {
        switch tokens[index].kind {
        case .leftBrace, .colon, .semicolon: true
        case .operator: slice(tokens[index]).spells("?") || slice(tokens[index]).spells("??")
        case .identifier: isWord(index, "return") || isWord(index, "in")
        default: false
        }
    }

    private func isMember(_ index: Int) -> Bool {
        guard index > start else { return false }
        let previous = tokens[index - 1].kind
        return previous == .dot || previous == .at
    }

    private func isLabel(_ index: Int) -> Bool {
        guard tokens[index + 1].kind == .colon else { return false }
        switch frames.last?.kind {
        case nil: return index == start || tokens[index - 1].kind == .comma
        case .leftParen, .leftBracket:
            let previous = tokens[index - 1].kind
            // `[key: value]` is a dictionary, `list[at: 3]` a call.
            return previous == .leftParen || previous == .comma && frames.last?.kind == .leftParen
                || previous == .leftBracket && index > start + 1 && tokens[index - 2].endsOperand
                    && !tokens[index - 1].followsSpace
        default: return false
        }
    }

    /// The name of an identifier that is neither a keyword nor declared in the fragment.
    private func freeName(_ token: Token) -> String? {
        guard token.kind == .identifier, token.isEscaped || !SwiftKeywords.isReserved(slice(token)) else { return nil }
        let name = name(token)
        return !locals.isEmpty && locals.contains(name) ? nil : name
    }

    private mutating func scanPosition(_ token: Token) {
        guard frames.last?.isInnerClosure != true else { return }
        var value = 0
        for offset in token.lowerBound + 1..<token.upperBound {
            guard bytes[offset].isDigit, value < 1_000 else { return }
            value = value * 10 + Int(bytes[offset] - UInt8(ascii: "0"))
        }
        guard token.upperBound > token.lowerBound + 1 else { return }
        result.positions.append(.init(index: value, range: range(token)))
    }

    // MARK: Text

    /// The place of a token in the text of the fragment.
    private func range(_ token: Token) -> SourceRange {
        SourceRange(token.lowerBound - base, token.upperBound - base)
    }

    func slice(_ token: Token) -> Slice<UnsafeBufferPointer<UInt8>> { bytes[token.lowerBound..<token.upperBound] }

    func name(_ token: Token) -> String {
        let quotes = token.isEscaped ? 1 : 0
        return String(decoding: bytes[token.lowerBound + quotes..<token.upperBound - quotes], as: UTF8.self)
    }

    func isWord(_ index: Int, _ word: StaticString) -> Bool {
        guard index < end else { return false }
        let token = tokens[index]
        return token.kind == .identifier && slice(token).spells(word)
    }
}
