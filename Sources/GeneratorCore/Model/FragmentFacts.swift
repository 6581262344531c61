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
    }

    /// A component of the values of a fragment.
    struct Component {
        var name: String?
        var isVoid: Bool
    }

    /// A name with its section: `state.query`.
    struct QualifiedMention {
        var section: String
        var name: String
        var range: SourceRange
    }

    private(set) var text: String
    private(set) var mentions: [Mention] = []
    private(set) var scan: FragmentMentions
    /// Where the body begins: behind `item in`, otherwise at the start.
    private(set) var bodyStart = 0
    /// The streams that names mean which were written with their section.
    private(set) var qualified: [String: StreamID] = [:]
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
        let bytes = Array(text.utf8)
        mentions = outside.names.map { mention in
            let range = SourceRange(mention.range.lowerBound - shift, mention.range.upperBound - shift)
            let isWhole = whole.contains(mention.range.lowerBound)
            return Mention(
                name: mention.name,
                range: range,
                isWholeArgument: isWhole,
                isStreamArgument: isWhole && StreamArgument.precedes(range.lowerBound, in: bytes)
            )
        }
    }

    /// Takes another text for the same fragment, `removed` bytes shorter at its start.
    private mutating func update(_ bytes: [UInt8], removed: Int = 0) {
        text = String(decoding: bytes, as: UTF8.self)
        base += removed
        read()
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
        var removed = 0
        for word in ["try", "await"] {
            var start = bodyStart
            while start < bytes.count, bytes[start].isWhiteSpace { start += 1 }
            let rest = bytes[start...]
            guard rest.starts(with: word.utf8), let next = rest.dropFirst(word.utf8.count).first, next.isWhiteSpace
            else { continue }
            var stop = start + word.utf8.count
            while stop < bytes.count, bytes[stop].isWhiteSpace { stop += 1 }
            bytes.removeSubrange(start..<stop)
            if bodyStart == 0 { removed += stop - start }
        }
        update(bytes, removed: removed)
        return (isAsync, isThrowing)
    }

    /// Gives names to the values of a text that names them itself, where it must be: where a `Void` among them is not
    /// counted, or where other names stand beside `$0`.
    ///
    /// Returns the parameter for each component, `nil` where one is not used, or `nil` if the text stays as it is.
    mutating func nameValues(_ components: [Component]) -> [String?]? {
        let passed = components.indices.filter { !components[$0].isVoid }
        guard !passed.isEmpty else { return nil }
        if bodyStart > 0 { return spreadParameterList(over: passed, of: components) }
        let isMixed = components.contains { $0.name.map(scan.mentions) ?? false }
        guard let highest = scan.highestPosition, highest < passed.count, isMixed || passed.count < components.count
        else { return nil }
        var names = components.map(\.name)
        let mentioned = mentionedNames
        var used = Set(scan.positions.map { passed[$0.index] })
        for index in passed {
            if let name = names[index], mentioned.contains(name) { used.insert(index) }
            names[index] = names[index] ?? (passed.count > 1 ? "value\(index)" : "value")
        }
        replace(scan.positions) { ($0.range, SwiftKeywords.escaped(names[passed[$0.index]] ?? "_")) }
        return names.indices.map { used.contains($0) ? names[$0] : nil }
    }

    /// The names of `a, b in …`, or with `_` left out, over the components that are no `Void`.
    private mutating func spreadParameterList(over passed: [Int], of components: [Component]) -> [String?]? {
        guard passed.count < components.count, let list = parameterNames, list.count == passed.count else { return nil }
        var names: [String?] = Array(repeating: nil, count: components.count)
        for (index, name) in zip(passed, list) { names[index] = name == "_" ? nil : name }
        var bytes = Array(text.utf8.dropFirst(bodyStart))
        let removed = bodyStart + (bytes.firstIndex { !$0.isWhiteSpace } ?? 0)
        bytes.removeFirst(removed - bodyStart)
        update(bytes, removed: removed)
        return names
    }

    /// The names of a plain parameter list, `a, b in` or `(a, b) in`; `nil` where it has types or captures.
    private var parameterNames: [String]? {
        var list = Array(text.utf8.prefix(bodyStart)).dropLast(2)[...]
        while list.last?.isWhiteSpace == true { list.removeLast() }
        if list.first == UInt8(ascii: "("), list.last == UInt8(ascii: ")") { list = list.dropFirst().dropLast() }
        let names = list.split(separator: UInt8(ascii: ",")).map { $0.filter { !$0.isWhiteSpace } }
        guard names.allSatisfy({ $0.allSatisfy { $0.isIdentifierBody || $0 >= 0x80 } && !$0.isEmpty }) else {
            return nil
        }
        return names.map { String(decoding: $0, as: UTF8.self) }
    }

    // MARK: Qualified names

    /// The names that are written with a section.
    var qualifiedMentions: [QualifiedMention] {
        let bytes = Array(text.utf8)
        return mentions.compactMap { mention in
            var index = mention.range.upperBound
            guard Scope.sections.contains(mention.name), index + 1 < bytes.count, bytes[index] == UInt8(ascii: ".")
            else {
                return nil
            }
            index += 1
            let isEscaped = bytes[index] == UInt8(ascii: "`")
            let start = isEscaped ? index + 1 : index
            var end = start
            while end < bytes.count, bytes[end].isIdentifierBody || bytes[end] >= 0x80 { end += 1 }
            guard end > start else { return nil }
            return QualifiedMention(
                section: mention.name,
                name: String(decoding: bytes[start..<end], as: UTF8.self),
                range: SourceRange(mention.range.lowerBound, isEscaped ? min(end + 1, bytes.count) : end)
            )
        }
    }

    /// Replaces names with their section by bare ones, which from then on mean these streams.
    mutating func resolve(_ names: [(mention: QualifiedMention, stream: StreamID)]) {
        for (mention, stream) in names { qualified[mention.name] = stream }
        replace(names) { ($0.mention.range, SwiftKeywords.escaped($0.mention.name)) }
    }

    private mutating func replace<Place>(_ places: [Place], by replacement: (Place) -> (SourceRange, String)?) {
        let replacements = places.compactMap(replacement)
        guard !replacements.isEmpty else { return }
        var bytes = Array(text.utf8)
        for (range, replacement) in replacements.reversed() {
            bytes.replaceSubrange(range.lowerBound..<range.upperBound, with: replacement.utf8)
        }
        update(bytes)
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
