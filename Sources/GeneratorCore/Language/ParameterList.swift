/// What begins the body of a closure up to its `in`: `[weak self] a, b in`, `(a: A, b: B) async -> C in`.
struct ParameterList {
    /// The indices of the tokens between the brackets of the capture list.
    private(set) var captures: Range<Int>?
    /// The index of `in`.
    private(set) var end: Int
    /// Whether it has captures and nothing else, so that the values have no names in it.
    private(set) var hasOnlyCaptures = false
    /// The indices of the tokens of the result's type.
    private(set) var result: Range<Int>?

    private let tokens: [Token]
    private let bytes: UnsafeBufferPointer<UInt8>
    /// The tokens of the parameters, and whether they stand in parentheses.
    private var parameters = 0..<0
    private var isInParentheses = false

    /// - Returns: `nil` where no list begins at `start`: where its `in` is missing, or is that of another closure.
    init?(_ tokens: [Token], from start: Int = 0, in bytes: UnsafeBufferPointer<UInt8>) {
        self.tokens = tokens
        self.bytes = bytes
        end = start
        skipAttributes()
        if let bracket = group(.leftBracket) {
            captures = bracket
            end = bracket.upperBound + 1
        }
        let firstName = end
        if let group = group(.leftParen) {
            (parameters, isInParentheses) = (group, true)
            end = group.upperBound + 1
        } else {
            skipNames()
        }
        hasOnlyCaptures = captures != nil && end == firstName
        if !hasOnlyCaptures { skipResult() }
        guard end > start, isWord("in") else { return nil }
    }

    /// The indices between the bracket at `end`, if it is one of that kind, and its partner.
    private func group(_ kind: Token.Kind) -> Range<Int>? {
        guard tokens[end].kind == kind, !tokens[end].isUnclosed, let partner = tokens[end].partnerIndex, partner > end
        else { return nil }
        return end + 1..<partner
    }

    /// `@MainActor`, `@Sendable`.
    private mutating func skipAttributes() {
        while tokens[end].kind == .at, tokens[end + 1].kind == .identifier { end += 2 }
    }

    private mutating func skipNames() {
        let start = end
        while tokens[end].kind == .identifier, !isWord("in") {
            end += 1
            parameters = start..<end
            guard tokens[end].kind == .comma else { return }
            end += 1
        }
    }

    /// The indices of the names' tokens in order, `nil` for a pattern.
    ///
    /// In `a: A, _ b: B` the name is the last word before the colon.
    var names: [Int?] {
        guard isInParentheses else { return parameters.filter { tokens[$0].kind == .identifier } }
        var names: [Int?] = []
        var name: Int?
        var isType = false
        var index = parameters.lowerBound
        while index < parameters.upperBound {
            let token = tokens[index]
            switch token.kind {
            case .comma:
                names.append(name)
                (name, isType) = (nil, false)
            case .colon: isType = true
            case .identifier where !isType: name = index
            default: break
            }
            // A bracket that closes elsewhere cannot be skipped.
            if token.kind.isOpening, let partner = token.partnerIndex, partner > index, partner < parameters.upperBound
            {
                index = partner
            }
            index += 1
        }
        if !parameters.isEmpty { names.append(name) }
        return names
    }

    /// `async throws -> C`.
    private mutating func skipResult() {
        while isWord("async") || isWord("throws") || isWord("rethrows") {
            end += 1
            if let error = group(.leftParen) { end = error.upperBound + 1 }
        }
        guard tokens[end].kind == .rightArrow else { return }
        let start = end + 1
        defer { result = start..<end }
        while !isWord("in") {
            let token = tokens[end]
            guard token.kind != .end, token.kind != .leftBrace, token.kind != .semicolon, !token.kind.isClosing,
                !token.isUnclosed
            else { return }
            end = max(end + 1, (token.kind.isOpening ? token.partnerIndex ?? end : end) + 1)
        }
    }

    private func isWord(_ word: StaticString) -> Bool {
        let token = tokens[end]
        return token.kind == .identifier && !token.isEscaped && bytes[token.lowerBound..<token.upperBound].spells(word)
    }
}
