/// What the Checker must know of a fragment: the names it takes from outside, and how it names its values.
struct FragmentFacts {
    struct Mention {
        var name: String
        /// Byte offsets into the text.
        var range: SourceRange
        /// Whether it is a whole argument of a call: `email` in `signUp(email: email)`.
        var isWholeArgument: Bool
        /// Whether it is the argument of an operator that takes a stream: `signOut` in `.take(until: signOut)`.
        var isStreamArgument: Bool
        /// Whether a member of it is used: `count.value`.
        var hasMember: Bool
    }

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
    /// The streams that names mean which were written with their section.
    var qualified: [String: StreamID] = [:]
    /// Where the text begins in the file.
    private var base: Int
    private let end: Int

    init(_ fragment: SwiftFragment) {
        text = fragment.text
        base = fragment.range.lowerBound
        end = fragment.range.upperBound
        read()
    }

    private mutating func read() {
        var text = text
        text.withUTF8 { bytes in
            let list = Lexer.lex(bytes)
            bodyStart = Self.bodyStart(of: list.tokens, in: bytes)
            scan = FragmentScanner.scan(list, of: bytes)
            // In braces, the parameters are names of the fragment itself.
            let outside = bodyStart == 0 ? scan : FragmentScanner.scan("{\(self.text)}")
            readMentions(outside, shift: bodyStart == 0 ? 0 : 1, in: bytes)
        }
    }

    private mutating func readMentions(
        _ outside: FragmentMentions,
        shift: Int,
        in bytes: UnsafeBufferPointer<UInt8>
    ) {
        mentions.removeAll(keepingCapacity: true)
        mentions.reserveCapacity(outside.names.count)
        for mention in outside.names {
            let start = mention.range.lowerBound
            let range = SourceRange(start - shift, mention.range.upperBound - shift)
            let isWhole = outside.wholeArguments.contains { $0.range.lowerBound == start }
            mentions.append(
                Mention(
                    name: mention.name,
                    range: range,
                    isWholeArgument: isWhole,
                    isStreamArgument: isWhole && StreamArgument.precedes(range.lowerBound, in: bytes),
                    hasMember: range.upperBound < bytes.count && bytes[range.upperBound] == UInt8(ascii: ".")
                )
            )
        }
    }

    /// Takes another text for the same fragment, `removed` bytes shorter at its start.
    mutating func update(_ bytes: [UInt8], removed: Int = 0) {
        text = String(decoding: bytes, as: UTF8.self)
        base += removed
        read()
    }

    /// Whether the text uses `$0`, or begins with a parameter list.
    var namesItsValues: Bool { bodyStart > 0 || scan.highestPosition != nil }

    func mentions(_ name: String) -> Bool { mentions.contains { $0.name == name } }

    /// Whether the text is one name and nothing else.
    var isSingleName: Bool {
        mentions.count == 1 && mentions[0].range == SourceRange(0, text.utf8.count)
    }

    /// Whether it speaks of the ViewModel without a capture list that keeps it from being retained.
    var retainsSelf: Bool {
        scan.usesSelf && !text.contains("weak self") && !text.contains("unowned self")
    }

    /// The place of a mention in the file.
    func range(of mention: Mention) -> SourceRange {
        let start = min(base + mention.range.lowerBound, end)
        return SourceRange(start, min(base + mention.range.upperBound, max(start, end)))
    }

    // MARK: Parameter lists

    /// The offset behind the `in` of a parameter or capture list that begins the text; 0 where there is none.
    static func bodyStart(of tokens: [Token], in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var index = 0
        if tokens[index].kind == .leftBracket, let end = tokens[index].partnerIndex { index = end + 1 }
        if index < tokens.count, tokens[index].kind == .leftParen, let end = tokens[index].partnerIndex {
            index = end + 1
            while index < tokens.count, !bytes.isWord(tokens[index], "in") {
                guard tokens[index].kind != .end, !tokens[index].startsLine else { return 0 }
                index += 1
            }
        } else {
            while index < tokens.count, tokens[index].kind == .identifier, !bytes.isWord(tokens[index], "in") {
                index += 1
                guard index < tokens.count, tokens[index].kind == .comma else { break }
                index += 1
            }
        }
        guard index > 0, index < tokens.count, bytes.isWord(tokens[index], "in") else { return 0 }
        return tokens[index].upperBound
    }
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate func isWord(_ token: Token, _ word: StaticString) -> Bool {
        token.kind == .identifier && !token.isEscaped && self[token.lowerBound..<token.upperBound].spells(word)
    }
}
