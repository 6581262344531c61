/// What the Checker must know of a fragment: the names it takes from outside, and how it names its values.
struct FragmentFacts {
    struct Mention {
        var name: String
        /// Byte offsets into the text.
        var range: SourceRange
        /// Whether it is a whole argument of a call: `email` in `signUp(email: email)`.
        var isWholeArgument: Bool
    }

    private(set) var text: String
    private(set) var mentions: [Mention] = []
    private(set) var scan: FragmentMentions
    /// Where the body begins: behind `item in`, otherwise at the start.
    private(set) var bodyStart = 0
    /// Where the text begins in the file.
    private var base: Int
    private let end: Int

    init(_ fragment: SwiftFragment) {
        text = fragment.text
        base = fragment.range.lowerBound
        end = fragment.range.upperBound
        scan = FragmentScanner.scan(fragment.text)
        read()
    }

    private mutating func read() {
        scan = FragmentScanner.scan(text)
        bodyStart = Self.bodyStart(of: text)
        var outside = scan
        var shift = 0
        if bodyStart > 0 {
            // In braces, the parameters are names of the fragment itself.
            outside = FragmentScanner.scan("{\(text)}")
            shift = 1
        }
        let whole = Set(outside.wholeArguments.map(\.range.lowerBound))
        mentions = outside.names.map { mention in
            Mention(
                name: mention.name,
                range: SourceRange(mention.range.lowerBound - shift, mention.range.upperBound - shift),
                isWholeArgument: whole.contains(mention.range.lowerBound)
            )
        }
    }

    /// Whether the text uses `$0`, or begins with a parameter list.
    var namesItsValues: Bool { bodyStart > 0 || scan.highestPosition != nil }

    var mentionedNames: Set<String> { Set(mentions.map(\.name)) }

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

    // MARK: Arguments

    var argumentLabels: Set<String> { Set(scan.arguments.compactMap(\.label)) }

    /// Whether the first argument is a time: `for: …` or `.seconds(1)`.
    var beginsWithTime: Bool {
        guard let first = scan.arguments.first else { return false }
        if first.label == "for" { return true }
        let units = [
            ".seconds(", ".milliseconds(", ".microseconds(", ".nanoseconds(", "RxTimeInterval.",
            "DispatchTimeInterval.",
        ]
        return first.label == nil && units.contains { first.text.utf8.starts(with: $0.utf8) }
    }

    /// The text of an operator's arguments in which every closure that mentions one of `names` has a parameter list:
    /// `onNext: { log(query) }` becomes `onNext: { query in log(query) }`. And which of the names are mentioned in such
    /// closures alone, so that they mean elements.
    func writingParameterLists(_ names: [String?]) -> (text: String, bound: Set<String>) {
        var insertions: [(offset: Int, list: String)] = []
        var closures: [SourceRange] = []
        for argument in scan.arguments {
            let names = argument.label == "onError" || argument.label == "afterError" ? ["error"] : names
            guard let list = Self.parameterList(argument, names) else { continue }
            insertions.append((argument.range.lowerBound + 1, list))
            closures.append(argument.range)
        }
        guard !insertions.isEmpty else { return (text, []) }
        var bytes = Array(text.utf8)
        for (offset, list) in insertions.reversed() { bytes.insert(contentsOf: Array(list.utf8), at: offset) }
        var bound = Set(names.compactMap { $0 })
        bound.insert("error")
        for mention in mentions where !closures.contains(where: { $0.contains(mention.range) }) {
            bound.remove(mention.name)
        }
        return (String(decoding: bytes, as: UTF8.self), bound)
    }

    private static func parameterList(_ argument: FragmentMentions.Argument, _ names: [String?]) -> String? {
        guard argument.text.utf8.first == UInt8(ascii: "{"), argument.text.utf8.last == UInt8(ascii: "}") else {
            return nil
        }
        let body = String(Substring(argument.text.utf8.dropFirst().dropLast()))
        guard bodyStart(of: body) == 0 else { return nil }
        let scan = FragmentScanner.scan(body)
        guard scan.highestPosition == nil, names.contains(where: { $0.map(scan.mentions) ?? false }) else { return nil }
        let parameters = names.map { name in
            guard let name, scan.mentions(name) else { return "_" }
            return SwiftKeywords.escaped(name)
        }
        return " \(parameters.joined(separator: ", ")) in"
    }

    // MARK: Requests

    /// Removes `await` or `try await` from the start of the call and says what stood there.
    mutating func removeAwait() -> (isAsync: Bool, isThrowing: Bool) {
        let isAsync = scan.containsAwait
        let isThrowing = isAsync && scan.containsTry
        guard isAsync else { return (false, false) }
        var bytes = Array(text.utf8)
        for word in ["try", "await"] {
            var start = bodyStart
            while start < bytes.count, bytes[start].isWhiteSpace { start += 1 }
            let rest = bytes[start...]
            guard rest.starts(with: word.utf8), let next = rest.dropFirst(word.utf8.count).first, next.isWhiteSpace
            else { continue }
            var stop = start + word.utf8.count
            while stop < bytes.count, bytes[stop].isWhiteSpace { stop += 1 }
            bytes.removeSubrange(start..<stop)
            if bodyStart == 0 { base += stop - start }
        }
        text = String(decoding: bytes, as: UTF8.self)
        read()
        return (isAsync, isThrowing)
    }

    /// Replaces each of `names` by its position: a text that uses `$0` has no other names for its values.
    mutating func replaceNames(_ names: [String], from position: Int) {
        guard scan.highestPosition != nil, !names.isEmpty else { return }
        var bytes = Array(text.utf8)
        for mention in mentions.reversed() {
            guard let index = names.firstIndex(of: mention.name) else { continue }
            bytes.replaceSubrange(
                mention.range.lowerBound..<mention.range.upperBound,
                with: "$\(position + index)".utf8
            )
        }
        text = String(decoding: bytes, as: UTF8.self)
        read()
    }

    // MARK: Parameter lists

    /// The offset behind the `in` of a parameter or capture list that begins the text; 0 where there is none.
    private static func bodyStart(of text: String) -> Int {
        var text = text
        return text.withUTF8 { bytes in
            guard bytes.indices.contains(where: { bytes[$0...].starts(with: "in".utf8) }) else { return 0 }
            let tokens = Lexer.lex(bytes).tokens
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
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate func isWord(_ token: Token, _ word: String) -> Bool {
        token.kind == .identifier && !token.isEscaped
            && self[token.lowerBound..<token.upperBound].elementsEqual(word.utf8)
    }
}

extension SourceRange {
    fileprivate func contains(_ other: SourceRange) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}
