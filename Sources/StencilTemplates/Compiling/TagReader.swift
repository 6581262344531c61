/// The words and signs inside one tag, read from left to right.
struct TagReader {
    struct Token: Sendable {
        enum Kind: Sendable, Equatable {
            case word, string, dot, ellipsis, pipe, colon, comma, bang, assign
            case openParenthesis, closeParenthesis, openBracket, closeBracket
            case comparison(Comparison)
            case end
        }

        let kind: Kind
        let range: Range<Int>
    }

    let source: TemplateSource
    /// Where the tag starts, with its braces.
    let start: Int
    /// The name before the tag, as in `{% label: for … %}`.
    var label: String?
    private var tokens: [Token] = []
    private var position = 0

    init(_ source: TemplateSource, _ segment: Segment) {
        self.source = source
        self.start = segment.start
        var index = segment.contents.lowerBound
        let end = segment.contents.upperBound
        while index < end {
            if Byte.isWhiteSpace(source.bytes[index]) {
                index += 1
                continue
            }
            let token = Self.token(source.bytes, index, end)
            tokens.append(token)
            index = token.range.upperBound
        }
        tokens.append(Token(kind: .end, range: end..<end))
    }

    /// The next token, which stays the next.
    var current: Token { tokens[position] }

    var isAtEnd: Bool { current.kind == .end }

    /// Whether the next token stands right after the one before it.
    var isAdjacent: Bool {
        position > 0 && tokens[position - 1].range.upperBound == current.range.lowerBound
    }

    /// The next token; the last one, which is `.end`, as often as it is asked for.
    @discardableResult
    mutating func next() -> Token {
        let token = current
        if position + 1 < tokens.count { position += 1 }
        return token
    }

    func text(_ token: Token) -> String { source.text(token.range) }

    /// Whether the next token is the word.
    func isAt(_ word: StaticString) -> Bool {
        guard current.kind == .word, current.range.count == word.utf8CodeUnitCount else { return false }
        let expected = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        return source.bytes[current.range].elementsEqual(expected)
    }

    /// Steps over the word if it is the next token.
    mutating func skip(_ word: StaticString) -> Bool {
        guard isAt(word) else { return false }
        next()
        return true
    }

    /// Steps over a sign if it is the next token.
    mutating func skip(_ sign: Token.Kind) -> Bool {
        guard current.kind == sign else { return false }
        next()
        return true
    }

    /// The next word, which has to be there.
    mutating func word(_ role: String) throws(TemplateError) -> Token {
        guard current.kind == .word else { throw expected(role) }
        return next()
    }

    /// Makes sure that everything was read.
    func finish() throws(TemplateError) {
        if !isAtEnd { throw error("unexpected '\(text(current))'") }
    }

    func expected(_ what: String) -> TemplateError {
        isAtEnd ? error("\(what) is missing") : error("expected \(what), found '\(text(current))'")
    }

    /// An error at the next token.
    func error(_ message: String, suggestion: String? = nil) -> TemplateError {
        source.error(at: current.range.lowerBound, message, suggestion: suggestion)
    }
}

extension TagReader {
    private static func token(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Token {
        let byte = bytes[start]
        let second = start + 1 < end ? bytes[start + 1] : 0
        if byte == Byte.quote || byte == Byte.apostrophe {
            let close = bytes[(start + 1)..<end].firstIndex(of: byte) ?? end - 1
            return Token(kind: .string, range: start..<close + 1)
        }
        if byte == UInt8(ascii: "."), second == byte, start + 2 < end, bytes[start + 2] == byte {
            return Token(kind: .ellipsis, range: start..<start + 3)
        }
        if second == UInt8(ascii: "="), let kind = pair(byte) {
            return Token(kind: kind, range: start..<start + 2)
        }
        if let kind = sign(byte) {
            return Token(kind: kind, range: start..<start + 1)
        }
        var index = start + 1
        while index < end, isWordByte(bytes[index]) { index += 1 }
        return Token(kind: .word, range: start..<index)
    }

    /// The sign that a byte makes together with `=`.
    private static func pair(_ byte: UInt8) -> Token.Kind? {
        switch byte {
        case UInt8(ascii: "="): .comparison(.equal)
        case UInt8(ascii: "!"): .comparison(.notEqual)
        case UInt8(ascii: "<"): .comparison(.lessOrEqual)
        case UInt8(ascii: ">"): .comparison(.greaterOrEqual)
        default: nil
        }
    }

    private static func sign(_ byte: UInt8) -> Token.Kind? {
        switch byte {
        case UInt8(ascii: "."): .dot
        case UInt8(ascii: "|"): .pipe
        case UInt8(ascii: ":"): .colon
        case UInt8(ascii: ","): .comma
        case UInt8(ascii: "!"): .bang
        case UInt8(ascii: "="): .assign
        case UInt8(ascii: "("): .openParenthesis
        case UInt8(ascii: ")"): .closeParenthesis
        case UInt8(ascii: "["): .openBracket
        case UInt8(ascii: "]"): .closeBracket
        case UInt8(ascii: "<"): .comparison(.less)
        case UInt8(ascii: ">"): .comparison(.greater)
        default: nil
        }
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        !Byte.isWhiteSpace(byte) && sign(byte) == nil && byte != Byte.quote && byte != Byte.apostrophe
    }
}
