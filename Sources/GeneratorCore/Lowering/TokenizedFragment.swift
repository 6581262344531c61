/// A fragment with its tokens: what the lowering asks of the user's text.
struct TokenizedFragment {
    private let bytes: [UInt8]
    private let tokens: [Token]

    init(_ text: String) {
        bytes = Array(text.utf8)
        tokens = bytes.withUnsafeBufferPointer { Lexer.lex($0) }.tokens
    }

    func text(from start: Int, to end: Int? = nil) -> String {
        String(decoding: bytes[start..<(end ?? bytes.count)], as: UTF8.self)
    }

    func text(of token: Token) -> String { text(from: token.lowerBound, to: token.upperBound) }

    func spells(_ token: Token, _ word: StaticString) -> Bool {
        bytes.withUnsafeBufferPointer { $0[token.lowerBound..<token.upperBound].spells(word) }
    }

    /// The tokens outside all brackets, the brackets themselves included.
    func forEachOutsideBrackets(_ body: (Token) -> Void) {
        forEach(skipping: { $0 == .leftBrace || $0 == .leftParen || $0 == .leftBracket }, body)
    }

    func forEachToken(_ body: (Token) -> Void) { forEach(skipping: { _ in false }, body) }

    /// The tokens outside nested closures.
    func forEachOutsideBraces(_ body: (Token) -> Void) {
        forEach(skipping: { $0 == .leftBrace }, body)
    }

    private func forEach(skipping isSkipped: (Token.Kind) -> Bool, _ body: (Token) -> Void) {
        var index = 0
        while index < tokens.count, tokens[index].kind != .end {
            let token = tokens[index]
            body(token)
            if isSkipped(token.kind), let partner = token.partnerIndex, partner > index { index = partner }
            index += 1
        }
    }

    /// Whether it is a string, with interpolations or without.
    var isStringLiteral: Bool {
        var index = 0
        while index < tokens.count, tokens[index].kind == .stringOpen, let partner = tokens[index].partnerIndex {
            index = partner + 1
        }
        return index == tokens.count - 2 && tokens[index].kind == .string
    }

    /// Whether a line begins outside all brackets.
    var hasLineBreakOutsideBrackets: Bool {
        var found = false
        var isFirst = true
        forEachOutsideBrackets { token in
            found = found || token.startsLine && !isFirst
            isFirst = false
        }
        return found
    }

    /// Whether it is one call that begins with `self`, which nothing else in it names: `self.show(item)`.
    var isOneCallOfSelf: Bool {
        var count = 0
        forEachToken { if spells($0, "self") { count += 1 } }
        return count == 1 && tokens.count > 3 && spells(tokens[0], "self") && tokens[1].kind == .dot
            && tokens[tokens.count - 2].kind == .rightParen && isPostfixExpression && !hasLineBreakOutsideBrackets
    }

    /// `let page = load(number, of: feed)` as `let page = load(` and `number, of: feed`; `nil` where anything stands behind
    /// the first bracket's partner.
    var singleCall: (head: String, arguments: String)? {
        guard let opening = tokens.first(where: { $0.partnerIndex != nil }), opening.kind == .leftParen,
            !opening.isUnclosed, let partner = opening.partnerIndex, partner == tokens.count - 2
        else { return nil }
        return (text(from: 0, to: opening.upperBound), text(from: opening.upperBound, to: tokens[partner].lowerBound))
    }

    /// The byte ranges between the braces of the closures that are in no other.
    var closureBodies: [Range<Int>] {
        var bodies: [Range<Int>] = []
        forEachOutsideBraces { token in
            guard token.kind == .leftBrace, let partner = token.partnerIndex, !token.isUnclosed else { return }
            bodies.append(token.upperBound..<tokens[partner].lowerBound)
        }
        return bodies
    }

    /// The text up to its last token: a comment at its end would hide what is written behind it.
    var withoutTrailingComment: String {
        tokens.count < 2 ? "" : text(from: 0, to: tokens[tokens.count - 2].upperBound)
    }

    /// The call of a request as one of an async function, behind the `try await` that is written for it: `.never()`
    /// and `.empty()`, which make no call, are `noAnswer()`.
    var asAsyncCall: String {
        let hasTry = tokens.count > 2 && spells(tokens[0], "try") && tokens[1].kind == .identifier
        var text = ""
        var end = hasTry ? tokens[1].lowerBound : 0
        var index = 0
        while index + 3 < tokens.count {
            let token = tokens[index]
            let isImplicit = token.kind == .dot && (index == 0 || token.followsSpace && !token.startsLine)
            if isImplicit, spells(tokens[index + 1], "never") || spells(tokens[index + 1], "empty"),
                tokens[index + 2].kind == .leftParen, tokens[index + 2].partnerIndex == index + 3
            {
                text += self.text(from: end, to: token.lowerBound) + "noAnswer()"
                end = tokens[index + 3].upperBound
            }
            if let partner = token.partnerIndex, partner > index { index = partner }
            index += 1
        }
        return text + self.text(from: end)
    }

    /// The places of `$0`, `$1`, … that are the fragment's own, not those of a closure in it.
    var positions: [(range: SourceRange, position: Int)] {
        var positions: [(range: SourceRange, position: Int)] = []
        guard bytes.contains(UInt8(ascii: "$")) else { return positions }
        forEachOutsideBraces { token in
            guard token.kind == .dollarIdentifier,
                let number = Int(text(from: token.lowerBound + 1, to: token.upperBound))
            else { return }
            positions.append((token.range, number))
        }
        return positions
    }

    /// What `item in …`, `(a, b) in …` or `[weak x] item in …` says at the start of a text.
    struct Parameters {
        /// `nil` for `_` and for patterns.
        var names: [String?]
        /// What stands between the brackets of the capture list.
        var captures: Range<Int>?
        var hasOnlyCaptures: Bool
        /// `T` of `item -> T in`.
        var result: String?
        var bodyStart: Int
    }

    /// The parameter list that begins the text.
    var parameterList: Parameters? {
        bytes.withUnsafeBufferPointer { bytes in
            guard bytes.indices.contains(where: { bytes[$0...].starts(with: "in".utf8) }),
                let list = ParameterList(tokens, in: bytes)
            else { return nil }
            let names = list.names.map { index in
                index.map { text(of: tokens[$0]) }.flatMap { $0 == "_" ? nil : $0 }
            }
            let result = list.result.map {
                text(from: tokens[$0.lowerBound].lowerBound, to: tokens[$0.upperBound - 1].upperBound)
            }
            return Parameters(
                names: names,
                captures: list.captures.map { tokens[$0.lowerBound - 1].upperBound..<tokens[$0.upperBound].lowerBound },
                hasOnlyCaptures: list.hasOnlyCaptures,
                result: result,
                bodyStart: tokens[list.end + 1].kind == .end ? bytes.count : tokens[list.end + 1].lowerBound
            )
        }
    }

    /// The items of the capture list that begins the text, and the text without it: `[x] a in a` is `x` and `a in a`,
    /// `[x] in f(x)` is `x` and `f(x)`.
    var separatingCaptures: (captures: [String], text: String) {
        guard let list = parameterList, let captures = list.captures else { return ([], text(from: 0)) }
        let items = text(from: captures.lowerBound, to: captures.upperBound)
        let head = list.hasOnlyCaptures ? "" : text(from: 0, to: captures.lowerBound - 1)
        let rest = text(from: list.hasOnlyCaptures ? list.bodyStart : captures.upperBound + 1)
        return (items.isEmpty ? [] : FragmentText.splitList(items), head + rest.drop(while: \.isWhitespace))
    }

    /// Whether a call can be written directly behind it: names, calls and subscripts joined by dots, perhaps after
    /// `try`, which stands for all that follows.
    var isPostfixExpression: Bool {
        var isPostfix = true
        var angles = 0
        var previous: Token?
        forEachOutsideBrackets { token in
            defer { previous = token }
            switch token.kind {
            case .leftAngle:
                angles += 1
                if token.followsSpace { isPostfix = false }
            case .rightAngle: angles -= 1
            case .identifier where angles > 0: break
            case .identifier, .string, .number, .dollarIdentifier:
                guard let previous else { return }
                if previous.kind == .identifier, spells(previous, "try") { return }
                if previous.kind != .dot { isPostfix = false }
            case .dot, .leftParen, .leftBracket, .leftBrace, .exclamation, .comma: break
            case .question: if token.followsSpace { isPostfix = false }
            default: isPostfix = false
            }
        }
        return isPostfix && angles == 0
    }

    /// Whether it is more than one expression: it returns, or declares something.
    var isStatementList: Bool {
        var found = false
        forEachOutsideBraces { token in
            if token.kind == .semicolon { found = true }
            guard token.kind == .identifier, token.startsLine, !token.isEscaped else { return }
            let words: [StaticString] = ["return", "let", "var", "guard", "if", "switch", "for", "defer"]
            if words.contains(where: { spells(token, $0) }) { found = true }
        }
        return found
    }

    /// Whether a postfix expression has `?.` in it, so that it is an optional.
    var isOptionalChain: Bool {
        var found = false
        var previous: Token?
        forEachOutsideBrackets { token in
            if token.kind == .dot, previous?.kind == .question { found = true }
            previous = token
        }
        return found
    }

    /// Whether a chain ends in a stream of which only what takes it tells the kind: `.andThen(.just(id))`.
    var endsInImplicitStream: Bool {
        guard let last = tokens.lastIndex(where: { $0.kind != .end }), tokens[last].kind == .rightParen,
            let open = tokens[last].partnerIndex, open > 0, tokens[open + 1].kind == .dot
        else { return false }
        return spells(tokens[open - 1], "andThen") && !isOptionalChain
    }

    /// Whether a closure in it has an implicit member, whose type must come from outside: `{ .success($0) }`.
    var hasImplicitMemberInClosure: Bool {
        closureBodies.contains { body in
            tokens.indices.dropFirst().contains { index in
                guard tokens[index].kind == .dot, body.contains(tokens[index].lowerBound) else { return false }
                let previous = tokens[index - 1]
                switch previous.kind {
                case .leftBrace, .leftParen, .leftBracket, .comma, .colon: return true
                case .question: return previous.followsSpace
                case .identifier: return spells(previous, "in") || spells(previous, "return")
                default: return false
                }
            }
        }
    }

    /// The byte ranges of arguments that an operator waits for to fire: `restart` of `.take(until: restart)`.
    var notifiers: [Range<Int>] {
        var ranges: [Range<Int>] = []
        for index in tokens.indices.dropFirst(2) where tokens[index].kind == .leftParen && !tokens[index].isUnclosed {
            guard let close = tokens[index].partnerIndex, tokens[index - 2].kind == .dot else { continue }
            var first = index + 1
            let isLabelled = first + 1 < close && tokens[first + 1].kind == .colon
            if isLabelled {
                guard spells(tokens[first], "until") else { continue }
                first += 2
            }
            guard StreamArgument.isNotifier(of: text(of: tokens[index - 1]), isUntil: isLabelled),
                first < close, tokens[first].kind != .leftBrace
            else { continue }
            var end = first
            while end < close, tokens[end].kind != .comma { end = max(tokens[end].partnerIndex ?? end, end) + 1 }
            ranges.append(tokens[first].lowerBound..<tokens[end - 1].upperBound)
        }
        return ranges
    }

    /// Whether `range` names one of `names`, which is not a member there.
    func mentions(anyOf names: [String], in range: Range<Int>) -> Bool {
        tokens.indices.contains { index in
            tokens[index].kind == .identifier && range.contains(tokens[index].lowerBound)
                && (index == 0 || tokens[index - 1].kind != .dot) && names.contains(text(of: tokens[index]))
        }
    }
}
