// What is changed in a fragment, so that it can stand in a closure as it is.

extension FragmentFacts {
    // MARK: Requests

    /// Removes `await` or `try await` from the start of the call and says what stood there, and whether it stood first.
    mutating func removeAwait() -> (isAsync: Bool, isThrowing: Bool, isFirst: Bool) {
        let isAsync = scan.containsAwait
        let isThrowing = isAsync && scan.containsTry
        guard isAsync else { return (false, false, false) }
        // Deeper inside, the words stay where they are.
        var isFirst = text.utf8.dropFirst(bodyStart).first { !$0.isWhiteSpace } == UInt8(ascii: "(")
        var bytes = Array(text.utf8)
        var removed = 0
        for word in ["try", "await"] {
            var start = bodyStart
            while start < bytes.count, bytes[start].isWhiteSpace || bytes[start] == UInt8(ascii: "(") { start += 1 }
            let rest = bytes[start...]
            guard rest.starts(with: word.utf8), let next = rest.dropFirst(word.utf8.count).first, next.isWhiteSpace
            else { continue }
            var stop = start + word.utf8.count
            while stop < bytes.count, bytes[stop].isWhiteSpace { stop += 1 }
            bytes.removeSubrange(start..<stop)
            if word == "await" { isFirst = true }
            if bodyStart == 0 { removed += stop - start }
        }
        update(bytes, removed: removed)
        return (isAsync, isThrowing, isFirst)
    }

    /// Gives names to the values of a text that names them itself, where it must be: where a `Void` among them is not
    /// counted, or where other names stand beside `$0`.
    ///
    /// Returns the parameter for each component, `nil` where one is not used, or `nil` if the text stays as it is.
    ///
    /// - Parameters:
    ///   - sampled: how many of the components, the last ones, the text does not give names to itself.
    ///   - others: names of components under which the text means something else.
    mutating func nameValues(_ components: [Part], sampled: Int = 0, others: Set<String> = []) -> [String?]? {
        guard namesItsValues else { return nil }
        let passed = components.indices.filter { !components[$0].isVoid }
        guard !passed.isEmpty else { return nil }
        if bodyStart > 0, !hasOnlyCaptures { return spreadParameterList(over: passed, of: components, sampled) }
        let isMixed = components.contains { part in
            part.binding.map { !others.contains($0.name) && scan.mentions($0.name) } ?? false
        }
        guard let highest = scan.highestPosition, highest < passed.count, isMixed || passed.count < components.count
        else { return nil }
        var names = components.map { part in part.binding.flatMap { others.contains($0.name) ? nil : $0.name } }
        var used = Set(scan.positions.map { passed[$0.index] })
        for index in passed {
            if let name = names[index], mentions(name) { used.insert(index) }
            names[index] = names[index] ?? text.unusedName(passed.count > 1 ? "value\(index)" : "value")
        }
        replace(scan.positions) { ($0.range, SwiftKeywords.escaped(names[passed[$0.index]] ?? "_")) }
        return names.indices.map { used.contains($0) ? names[$0] : nil }
    }

    /// The names of `a, b in …` over the components that are no `Void`, and those of the sampled ones, which are behind
    /// them. The text loses its list, but for the captures.
    private mutating func spreadParameterList(
        over passed: [Int],
        of components: [Part],
        _ sampled: Int
    ) -> [String?]? {
        let own = passed.dropLast(sampled)
        guard sampled > 0 || own.count < components.count, let list = writtenList else { return nil }
        let all = components.indices.dropLast(sampled)
        guard list.names.count == own.count || sampled > 0 && list.names.count == all.count else { return nil }
        var names: [String?] = Array(repeating: nil, count: components.count)
        for (index, name) in zip(list.names.count == own.count ? Array(own) : Array(all), list.names) {
            names[index] = name
        }
        for index in components.indices.suffix(sampled) { names[index] = components[index].binding?.name }
        result = list.result
        let body = text.utf8.dropFirst(bodyStart).drop { $0.isWhiteSpace }
        let head = list.captures.map { Array("[\($0)] in ".utf8) } ?? []
        update(head + body, removed: text.utf8.count - body.count - head.count)
        return names
    }

    /// What the list that begins the text says; a name is `nil` for `_` and for patterns.
    private var writtenList: (names: [String?], captures: String?, result: String?)? {
        var text = text
        return text.withUTF8 { bytes in
            let tokens = Lexer.lex(bytes).tokens
            guard let list = ParameterList(tokens, in: bytes) else { return nil }
            func text(_ range: Range<Int>) -> String? {
                guard let last = range.last else { return nil }
                return String(
                    decoding: bytes[tokens[range.lowerBound].lowerBound..<tokens[last].upperBound],
                    as: UTF8.self
                )
            }
            let names = list.names.map { index in index.flatMap { text($0..<$0 + 1) }.flatMap { $0 == "_" ? nil : $0 } }
            return (names, list.captures.flatMap(text), list.result.flatMap(text))
        }
    }

    // MARK: Schedulers

    /// Adds the ViewModel's scheduler to every call of an operator of time that has none: `.interval(.seconds(1))`.
    mutating func addSchedulers() {
        let bytes = Array(text.utf8)
        var insertions: [(offset: Int, text: String)] = []
        let tokens = bytes.withUnsafeBufferPointer { Lexer.lex($0).tokens }
        for index in tokens.indices.dropFirst() where tokens[index].kind == .leftParen && !tokens[index].isUnclosed {
            guard let close = tokens[index].partnerIndex, index > 1, tokens[index - 2].kind == .dot,
                Self.takesTime(bytes[tokens[index - 1].lowerBound..<tokens[index - 1].upperBound])
            else { continue }
            let range = tokens[index].upperBound..<tokens[close].lowerBound
            let scan = FragmentScanner.scan(String(decoding: bytes[range], as: UTF8.self))
            guard !scan.arguments.isEmpty, !scan.arguments.contains(where: { $0.label == "scheduler" }) else {
                continue
            }
            insertions.append((range.upperBound, ", scheduler: scheduler"))
        }
        guard !insertions.isEmpty else { return }
        var changed = bytes
        for (offset, text) in insertions.sorted(by: { $0.offset > $1.offset }) {
            changed.insert(contentsOf: Array(text.utf8), at: offset)
        }
        update(changed)
    }

    private static func takesTime(_ name: ArraySlice<UInt8>) -> Bool {
        let name = String(decoding: name, as: UTF8.self)
        return name == "timer" || RxOperator.named(name)?.scheduler == .always
    }

    // MARK: Qualified names

    /// The names that are written with a section.
    var qualifiedMentions: [QualifiedMention] {
        guard mentions.contains(where: { Scope.isSection($0.name) }) else { return [] }
        let bytes = Array(text.utf8)
        return mentions.compactMap { mention in
            var index = mention.range.upperBound
            guard Scope.isSection(mention.name), index + 1 < bytes.count, bytes[index] == UInt8(ascii: ".")
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
                range: SourceRange(mention.range.lowerBound, isEscaped ? min(end + 1, bytes.count) : end),
                isRelay: bytes[min(end, bytes.count)...].starts(with: ".accept(".utf8)
                    || bytes[min(end, bytes.count)...].starts(with: ".value".utf8)
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
}

extension String {
    /// `name`, or that with a number, so that nothing in the text but members is called so.
    func unusedName(_ name: String) -> String {
        let words = bareWords
        var candidate = name
        var number = 2
        while words.contains(candidate) {
            candidate = name + String(number)
            number += 1
        }
        return candidate
    }

    /// The words that do not stand behind a dot, as a member's name does.
    private var bareWords: Set<String> {
        var words: Set<String> = []
        let bytes = Array(utf8)
        var start = 0
        while start < bytes.count {
            var end = start
            while end < bytes.count, bytes[end].isIdentifierBody || bytes[end] >= 0x80 { end += 1 }
            let dot = UInt8(ascii: ".")
            let isMember = start > 0 && bytes[start - 1] == dot && !(start > 1 && bytes[start - 2] == dot)
            if end > start, !isMember { words.insert(String(decoding: bytes[start..<end], as: UTF8.self)) }
            start = end + 1
        }
        return words
    }
}
