/// Splits bytes into tokens, once, from front to back.
///
/// It serves the spec language and any Swift file alike. Nothing in it recurses: brackets and the interpolations of
/// string literals are kept on stacks, so the depth of the text is limited by memory alone.
package struct Lexer: ~Copyable {
    /// A string literal whose interpolation is being read.
    struct StringContext {
        var start: Int
        var hashes: Int
        var isMultiline: Bool
    }

    struct OpenCounts {
        var parens = 0
        var brackets = 0
    }

    /// Beyond this many problems in brackets and literals, a text is not worth more messages.
    static let diagnosticLimit = 100

    let bytes: UnsafeBufferPointer<UInt8>
    var position: Int
    var list = TokenList()
    /// The token indices of the brackets that are open.
    var openers: [Int32] = []
    /// How many parentheses and square brackets are open inside the innermost open brace.
    var openCounts = OpenCounts()
    /// The same for the braces around it, and for the text outside.
    var outerCounts: [OpenCounts] = []
    var strings: [StringContext] = []

    /// Line ends since the last token or comment.
    var lineEnds = 1
    /// Whether a line has ended since the last token.
    var sawLineEnd = true
    /// Where the last token ends.
    var lastEnd: Int

    private init(bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
        self.bytes = bytes
        position = start
        lastEnd = start
        list.tokens.reserveCapacity(bytes.count / 4 + 4)
    }

    package static func lex(_ file: SourceFile) -> TokenList {
        file.bytes.withUnsafeBufferPointer { lex($0, from: file.contentStart) }
    }

    /// Offsets in the result count from the start of `bytes`.
    package static func lex(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> TokenList {
        var lexer = Lexer(bytes: bytes, from: start)
        lexer.run()
        return lexer.finish()
    }

    private consuming func finish() -> TokenList { list }

    private mutating func run() {
        guard bytes.count < Int32.max else {
            report(.fileTooLarge, at: SourceRange(at: 0))
            position = bytes.count
            append(.end, from: position)
            return
        }
        while skipTrivia() { lexToken() }
        closeAllBrackets()
        append(.end, from: position)
    }

    /// The byte `distance` behind the current one, or 0 behind the end.
    @inline(__always)
    func peek(_ distance: Int = 0) -> UInt8 {
        position + distance < bytes.count ? bytes[position + distance] : 0
    }

    mutating func report(_ message: Diagnostic.Message, at range: SourceRange, notes: [Diagnostic.Note] = []) {
        guard list.diagnostics.count < Self.diagnosticLimit else { return }
        list.diagnostics.append(Diagnostic(message, at: range, notes: notes))
    }

    /// Appends the token from `start` to the current position.
    @inline(__always)
    mutating func append(_ kind: Token.Kind, from start: Int, flags extra: Token.Flags = []) {
        var flags = extra
        if sawLineEnd { flags.insert(.startsLine) }
        if lineEnds > 1 { flags.insert(.followsBlankLine) }
        if start > lastEnd || sawLineEnd { flags.insert(.followsSpace) }
        list.tokens.append(
            Token(
                kind: kind,
                flags: flags,
                start: Int32(truncatingIfNeeded: start),
                end: Int32(truncatingIfNeeded: position),
                partner: -1,
                commentCount: Int32(truncatingIfNeeded: list.comments.count)
            )
        )
        sawLineEnd = false
        lineEnds = 0
        lastEnd = position
    }

    private mutating func lexToken() {
        let start = position
        let byte = bytes[start]
        if byte.isIdentifierHead {
            skipIdentifier()
            return append(.identifier, from: start)
        }
        switch byte {
        case UInt8(ascii: "("): open(.leftParen)
        case UInt8(ascii: "["): open(.leftBracket)
        case UInt8(ascii: "{"): open(.leftBrace)
        case UInt8(ascii: ")"): close(.rightParen)
        case UInt8(ascii: "]"): close(.rightBracket)
        case UInt8(ascii: "}"): close(.rightBrace)
        case UInt8(ascii: ","): single(.comma)
        case UInt8(ascii: ";"): single(.semicolon)
        case UInt8(ascii: ":"): single(.colon)
        case UInt8(ascii: "@"): single(.at)
        case UInt8(ascii: "\\"): single(.operator)
        case UInt8(ascii: "\""): lexString(hashes: 0)
        case UInt8(ascii: "#"): lexPound()
        case UInt8(ascii: "`"): lexEscapedIdentifier()
        case UInt8(ascii: "$"):
            skipIdentifier()
            append(.dollarIdentifier, from: start)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): lexNumber()
        case UInt8(ascii: "."):
            if peek(1) == UInt8(ascii: ".") { lexOperator() } else { single(.dot) }
        case UInt8(ascii: "/"):
            if !lexRegex(hashes: 0) { lexOperator() }
        case let byte where byte.isOperator: lexOperator()
        case 0x80...: lexNonASCII()
        default:
            position += 1
            report(byte == 0 ? .nullByte : .strayByte(byte), at: SourceRange(start, position))
            append(.unknown, from: start)
        }
    }

    @inline(__always)
    private mutating func single(_ kind: Token.Kind) {
        position += 1
        append(kind, from: position - 1)
    }
}

extension Diagnostic.Message {
    fileprivate static var fileTooLarge: Self { .init(.error, rule: "syntax", "file is larger than 2 GB") }

    fileprivate static var nullByte: Self { .init(.error, rule: "syntax", "unexpected NUL byte") }

    fileprivate static func strayByte(_ byte: UInt8) -> Self {
        let isVisible = byte > 0x20 && byte < 0x7F
        let name = isVisible ? "'\(Character(UnicodeScalar(byte)))'" : "control character \(byte)"
        return .init(.error, rule: "syntax", "unexpected \(name)")
    }
}
