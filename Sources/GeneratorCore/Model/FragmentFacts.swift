/// Swift of the user: what stands in the file, or what was made of it.
struct SwiftText {
    var text: String
    /// The place in the file.
    var range: SourceRange
}

extension SpecSyntax {
    func read(_ fragment: SwiftFragment) -> SwiftText { SwiftText(text: text(fragment), range: fragment.range) }
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
    /// The streams that names mean which were written with their section.
    var qualified: [String: StreamID] = [:]
    /// Where the text begins in the file.
    private var base: Int
    private let end: Int

    init(_ fragment: SwiftText) {
        text = fragment.text
        base = fragment.range.lowerBound
        end = fragment.range.upperBound
        read()
    }

    private mutating func read() {
        var text = text
        text.withUTF8 { bytes in
            let list = Lexer.lex(bytes)
            scan = FragmentScanner.scan(list, of: bytes)
            mentions = scan.names
            (bodyStart, hasOnlyCaptures) = Self.parameterList(of: list.tokens, in: bytes)
        }
        if bodyStart > 0 { mentions = Self.mentionsBehindParameters(of: text) }
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
    var namesItsValues: Bool { bodyStart > 0 && !hasOnlyCaptures || scan.highestPosition != nil }

    func mentions(_ name: String) -> Bool {
        mentions.indices.contains { mentions[$0].name == name }
    }

    /// Whether a mention is the argument of an operator that takes a stream: `signOut` in `.take(until: signOut)`.
    func isStreamArgument(_ mention: Mention) -> Bool {
        var text = text
        return mention.isWholeArgument && text.withUTF8 { StreamArgument.precedes(mention.range.lowerBound, in: $0) }
    }

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
    private static func parameterList(
        of tokens: [Token],
        in bytes: UnsafeBufferPointer<UInt8>
    ) -> (bodyStart: Int, hasOnlyCaptures: Bool) {
        guard let list = ParameterList(tokens, in: bytes) else { return (0, false) }
        return (tokens[list.end].upperBound, list.hasOnlyCaptures)
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
