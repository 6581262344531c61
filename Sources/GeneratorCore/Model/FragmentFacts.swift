/// Swift of the user: what stands in the file, or what was made of it.
struct SwiftText {
    var text: String
    /// The place in the file.
    var range: SourceRange
    /// Its tokens, where it is as it stands in the file.
    var tokens: Range<Int>?
}

extension SpecSyntax {
    func read(_ fragment: SwiftFragment) -> SwiftText {
        let text = text(fragment)
        let isVerbatim = text.utf8.count == fragment.range.upperBound - fragment.range.lowerBound
        return SwiftText(text: text, range: fragment.range, tokens: isVerbatim ? fragment.tokens : nil)
    }
}

/// What the Checker must know of a fragment: the names it takes from outside, and how it names its values.
struct FragmentFacts {
    typealias Mention = FragmentMentions.Mention

    /// A name with its section: `state.query`.
    struct QualifiedMention {
        var section: String
        var name: String
        var range: SourceRange
        /// Whether it is written to or read as the relay of a state: `state.query.accept(…)`.
        var isRelay: Bool
    }

    private(set) var text: String
    private(set) var mentions: [Mention] = []
    private(set) var scan = FragmentMentions()
    /// Where the body begins: behind `item in`, otherwise at the start.
    private(set) var bodyStart = 0
    /// Whether `[weak x] in` begins it, which names no values.
    private(set) var hasOnlyCaptures = false
    /// What a capture list that begins it names: `page` of `[page, weak self] in`.
    private(set) var capturedNames: Set<String> = []
    /// Whether `[weak self]` or `[unowned self]` begins it.
    private var capturesSelf = false
    /// The type of the closure's result, where the text said so before it lost its parameter list.
    var result: String?
    /// The streams that names mean which were written with their section.
    var qualified: [String: StreamID] = [:]
    /// Where the text begins in the file.
    private var base: Int
    private let end: Int

    /// - Parameter tokens: those of the file.
    init(_ fragment: SwiftText, _ tokens: [Token], of file: SourceFile) {
        text = fragment.text
        base = fragment.range.lowerBound
        end = fragment.range.upperBound
        if let range = fragment.tokens {
            file.bytes.withUnsafeBufferPointer { read(tokens, range, of: $0, from: base) }
        } else {
            read()
        }
    }

    init(text: String, range: SourceRange) {
        self.text = text
        base = range.lowerBound
        end = range.upperBound
        read()
    }

    private mutating func read() {
        var text = text
        text.withUTF8 { bytes in
            let tokens = Lexer.lex(bytes).tokens
            read(tokens, 0..<tokens.count - 1, of: bytes, from: 0)
        }
    }

    /// Reads the tokens `range`, of a text that begins at the offset `start`.
    private mutating func read(
        _ tokens: [Token],
        _ range: Range<Int>,
        of bytes: UnsafeBufferPointer<UInt8>,
        from start: Int
    ) {
        scan = FragmentScanner.scan(tokens, range, of: bytes, from: start)
        if let list = ParameterList(tokens, from: range.lowerBound, in: bytes) {
            bodyStart = tokens[list.end].upperBound - start
            hasOnlyCaptures = list.hasOnlyCaptures
            capturesSelf = list.captures?.contains { Self.isSelf(tokens[$0], in: bytes) } ?? false
            capturedNames = Self.names(in: list.captures ?? 0..<0, of: tokens, bytes)
            mentions = Self.mentionsBehindParameters(of: text)
        } else {
            (bodyStart, hasOnlyCaptures, capturesSelf, capturedNames) = (0, false, false, [])
            mentions = scan.names
        }
    }

    private static func names(
        in captures: Range<Int>,
        of tokens: [Token],
        _ bytes: UnsafeBufferPointer<UInt8>
    ) -> Set<String> {
        let names = captures.filter { index in
            let (before, after) = (tokens[index - 1].kind, tokens[index + 1].kind)
            return tokens[index].kind == .identifier && before != .equal && before != .dot
                && (after == .comma || after == .equal || after == .rightBracket)
        }
        return Set(names.map { String(decoding: bytes[tokens[$0].lowerBound..<tokens[$0].upperBound], as: UTF8.self) })
    }

    private static func isSelf(_ token: Token, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        token.kind == .identifier && !token.isEscaped && bytes[token.lowerBound..<token.upperBound].spells("self")
    }

    /// What a text with a parameter list takes from outside: in braces, the parameters are names of its own.
    private static func mentionsBehindParameters(of text: String) -> [Mention] {
        var mentions = FragmentScanner.scan("{\(text)}").names
        for index in mentions.indices {
            mentions[index].range.lowerBound -= 1
            mentions[index].range.upperBound -= 1
        }
        return mentions
    }

    /// Takes another text for the same fragment, `removed` bytes shorter at its start.
    mutating func update(_ bytes: [UInt8], removed: Int = 0) {
        text = String(decoding: bytes, as: UTF8.self)
        base += removed
        read()
    }

    /// Whether the text uses `$0`, or begins with a parameter list.
    var namesItsValues: Bool { hasParameterList || scan.highestPosition != nil }

    /// Whether `item in` begins it.
    var hasParameterList: Bool { bodyStart > 0 && !hasOnlyCaptures }

    func mentions(_ name: String) -> Bool {
        mentions.indices.contains { mentions[$0].name == name }
    }

    /// What the name of a stream that is not bound stands for.
    enum Reading {
        /// The stream: the argument of an operator (`.take(until: signOut)`), or what only a stream has is called on it.
        case stream
        /// The relay of a state: what it holds is read, or it is written.
        case value, accept
        /// What a statement gives: `a` in `$0 ? a : b`.
        case result
        /// The element.
        case element
    }

    func reading(_ mention: Mention, of type: String?) -> Reading {
        var text = text
        return text.withUTF8 { bytes in
            let member = StreamMember(behind: mention.range.upperBound, in: bytes)
            if mention.isWholeArgument || member != nil,
                StreamArgument.precedes(mention.range.lowerBound, in: bytes)
            {
                return .stream
            }
            switch member {
            case nil: return mention.isResult ? .result : .element
            case .conversion: return .stream
            case .value: return .value
            case .accept: return .accept
            case .operator: return .stream
            case .shared:
                let isGiven = mention.isResult && Self.isBranch(mention.range.lowerBound, in: bytes)
                return isGiven || !ElementType.hasOperators(type) ? .stream : .element
            case .other: return .element
            }
        }
    }

    /// Whether `return`, or a part of `a ? b : c`, stands before `offset`: what follows is no condition.
    private static func isBranch(_ offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var end = offset
        while end > 0, bytes[end - 1].isWhiteSpace { end -= 1 }
        guard end > 0 else { return false }
        return bytes[end - 1] == UInt8(ascii: "?") || bytes[end - 1] == UInt8(ascii: ":")
            || bytes[..<end].suffix(6).spells("return")
    }

    /// Whether the text is one name and nothing else.
    var isSingleName: Bool {
        mentions.count == 1 && mentions[0].range == SourceRange(0, text.utf8.count)
    }

    /// Whether it speaks of the ViewModel without a capture list that keeps it from being retained. One of a closure
    /// inside does not: what captures it weakly there has it from here.
    var retainsSelf: Bool { scan.usesSelf && !capturesSelf }

    /// The place of a mention in the file.
    func range(of mention: Mention) -> SourceRange {
        let start = min(base + mention.range.lowerBound, end)
        return SourceRange(start, min(base + mention.range.upperBound, max(start, end)))
    }

    // MARK: Closures in parentheses

    /// `({ $0.name })` as the closure `{ $0.name }`; `nil` where more stands between the parentheses.
    static func closure(in arguments: SwiftText) -> SwiftText? {
        var text = arguments.text
        return text.withUTF8 { bytes in
            guard bytes.first == UInt8(ascii: "{") else { return nil }
            let tokens = Lexer.lex(bytes).tokens
            guard let close = tokens[0].partnerIndex, close == tokens.count - 2, !tokens[0].isUnclosed else {
                return nil
            }
            let start = tokens[1].lowerBound
            let end = close == 1 ? start : tokens[close - 1].upperBound
            let base = arguments.range.lowerBound
            return SwiftText(
                text: String(decoding: bytes[start..<end], as: UTF8.self),
                range: SourceRange(base + start, base + end)
            )
        }
    }
}
