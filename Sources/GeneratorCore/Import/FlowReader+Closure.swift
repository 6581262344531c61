// Closures and other Swift, on its way into a spec.

extension FlowReader {
    /// A closure of a spec.
    struct Closure {
        /// `[weak self]`, where the body speaks of it.
        var captures = ""
        /// `item`, `item, index`; empty where nothing is named.
        var parameters: String
        /// The type of the result, where it has to be said.
        var result: String?
        var body: String
        /// Whether the ViewModel is still its first parameter.
        var keepsOwner = false
        /// The trackers that the body told of its call.
        var trackers: Set<String> = []
        /// What it gives instead of an error that a tracker is told of.
        var fallback: String?
        /// Whether it takes the ViewModel in front of its element, which it held before; and what the element is called.
        var takesUnretained = false
        var element = "_"

        var text: String {
            var list = captures
            let names = parameters.isEmpty && result != nil ? "()" : parameters
            if !names.isEmpty { list += (list.isEmpty ? "" : " ") + names }
            if let result { list += " -> \(result)" }
            if !list.isEmpty { list += " in" }
            if body.contains("\n") { return "{\(list.isEmpty ? "" : " " + list)\n\(Self.indented(body))\n}" }
            return "{ \(list.isEmpty ? "" : list + " ")\(body) }"
        }

        /// The lines of a body below each other, a level deep.
        private static func indented(_ body: String) -> String {
            let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
            let indentation = lines.dropFirst().sharedIndentation
            // A chain that the first line begins stays a level behind it.
            let isChain = lines.dropFirst().contains { $0.droppingIndentation(indentation).hasPrefix(".") }
            let level = isChain ? "        " : "    "
            return lines.enumerated().map { index, line in
                if line.allSatisfy(\.isWhitespace) { return "" }
                return index == 0 ? "    " + line : level + line.droppingIndentation(indentation)
            }.joined(separator: "\n")
        }
    }

    /// What a piece of Swift is for.
    enum Mode {
        /// A value is made of it: it is said as it stands.
        case value
        /// The call of a request.
        case request
        /// It runs for every element, while the ViewModel is there.
        case action
        /// Arguments with closures of that kind: `do(onNext: { … })`.
        case actions
        /// A statement of `transform` itself.
        case statement
    }

    /// - Parameters:
    ///   - takesOwner: whether its first parameter is the ViewModel.
    ///   - whenGone: what stands for its result where it held the ViewModel, and is not to.
    mutating func closure(
        _ range: Range<Int>,
        _ mode: Mode,
        takesOwner: Bool = false,
        whenGone: WhenGone = .held
    ) throws(Misfit) -> Closure {
        guard range.count >= 2, text.tokens[range.lowerBound].kind == .leftBrace else {
            throw misfit("a function that is named, where a closure is expected", range.lowerBound)
        }
        let inside = range.lowerBound + 1..<range.upperBound - 1
        guard !inside.isEmpty else { return Closure(parameters: "", body: "()") }
        var scan = SelfScan(mode: mode, body: inside)
        scan.isClosure = true
        var names: [String] = []
        var result: String?
        if let list = text.parameterList(at: inside.lowerBound), list.end < inside.upperBound {
            scan.body = list.end + 1..<inside.upperBound
            try readCaptures(list, &scan)
            guard list.names.allSatisfy({ $0 != nil }) else {
                throw misfit("a closure that takes tuples apart", range.lowerBound)
            }
            names = list.names.compactMap { $0.map { text.name(at: $0) } }
            result = list.result.map { text.folded($0) }
            scan.declaresResult = result != nil
        }
        if takesOwner {
            if names.isEmpty { names = try nameOwner(inside, &scan) } else if names[0] != "_" { scan.owner = names[0] }
        }
        var closure = Closure(parameters: "", body: "")
        closure.body = try body(&scan, &closure, result, takesOwner ? .held : whenGone)
        if closure.takesUnretained {
            names = ["owner", names.first ?? closure.element]
        }
        closure.keepsOwner = takesOwner && scan.keepsOwner
        if takesOwner, !closure.keepsOwner { names.removeFirst() }
        if names.contains(where: { $0 != "_" }) || !closure.captures.isEmpty && !names.isEmpty {
            closure.parameters = names.joined(separator: ", ")
        }
        let isLong = mode == .request || mode == .value && closure.body.contains("\n")
        if let result, isLong, result != "Void", result != "()" {
            let told = closure.trackers.isEmpty ? nil : StreamType(traitOf: result)
            closure.result = told.map { "Observable<\($0.element)>" } ?? result
            if closure.parameters.isEmpty, !names.isEmpty { closure.parameters = names.joined(separator: ", ") }
        }
        return closure
    }

    /// Names the parameters of `{ $0.load($1) }`, the first of which is the ViewModel.
    private mutating func nameOwner(_ inside: Range<Int>, _ scan: inout SelfScan) throws(Misfit) -> [String] {
        var hasPositions = false
        for index in inside where text.tokens[index].kind == .dollarIdentifier {
            let position = text.text(index..<index + 1)
            guard position == "$0" || position == "$1" else {
                throw misfit("a closure without the ViewModel as its parameter", inside.lowerBound - 1)
            }
            scan.edits.append(.init(range: text.tokens[index].range, text: position == "$0" ? "owner" : "value"))
            hasPositions = true
        }
        scan.uses.append(.init(token: inside.lowerBound, kind: .whole, range: SourceRange(at: 0)))
        flow.usesSelf = true
        scan.owner = "owner"
        scan.ownerStays = true
        return ["owner", hasPositions ? "value" : "_"]
    }

    mutating func body(
        _ scan: inout SelfScan,
        _ closure: inout Closure,
        _ result: String? = nil,
        _ whenGone: WhenGone = .held
    ) throws(Misfit) -> String {
        try read(&scan)
        try checkUnwrapping(scan)
        scan.decide()
        let statements = self.statements(scan.body).filter {
            scan.keepsGuards || behindGuard($0.lowerBound, scan.body) == nil
        }
        if statements.count == 1, let only = statements.first, only.count > 1, text.isWord(only.lowerBound, "return") {
            scan.cut(text.tokens[only.lowerBound].lowerBound, text.tokens[only.lowerBound + 1].lowerBound)
        }
        let captures = (scan.keepsCaptures ? [scan.captures] : []) + scan.others
        if !captures.isEmpty { closure.captures = "[\(captures.joined(separator: ", "))]" }
        closure.trackers = scan.trackers
        closure.fallback = scan.fallback
        let weakened = viewModel.kind.hasSuffix("class") ? weaken(&scan, result, whenGone) : .held
        let body = apply(scan)
        switch weakened {
        case .held: return body.isEmpty ? "()" : body
        case .unretained(let element):
            closure.takesUnretained = true
            closure.element = element
            return body
        case .gives(let value):
            closure.captures = "[weak self]"
            return "guard let self else { return \(value) }\n"
                + (statements.count == 1 ? "return " + Self.dedented(body, by: "    ") : Self.dedented(body))
        }
    }

    /// Where more is asked than whether the ViewModel is there, it has to be needed afterwards: Swift warns of names that
    /// nothing reads.
    private func checkUnwrapping(_ scan: SelfScan) throws(Misfit) {
        for index in scan.body.dropLast() where text.isWord(index, "let") && text.isName("self", at: index + 1) {
            guard behindGuard(index - 1, scan.body) == nil else { continue }
            let asking = [index + 1, index + 3]
            guard scan.uses.allSatisfy({ asking.contains($0.token) }) else { continue }
            throw misfit("a closure asks for the ViewModel along with something else", index)
        }
    }

    /// What a closure captures: the ViewModel, and nothing else.
    func readCaptures(_ list: ParameterList, _ scan: inout SelfScan) throws(Misfit) {
        guard let captures = list.captures, !captures.isEmpty else { return }
        var others: [String] = []
        for capture in text.items(captures) {
            let words = capture.filter { text.tokens[$0].kind == .identifier }.map { text.name(at: $0) }
            let isNamed = capture.contains { text.tokens[$0].kind == .equal }
            if words.last == "self", !isNamed {
                scan.isWeak = words.first == "weak"
                scan.captures = text.folded(capture)
            } else if words.count == 1, !isNamed, locals[words[0]] == nil, !states.contains(words[0]),
                !dependencies.contains(words[0])
            {
                others.append(text.folded(capture))
                scan.captured.insert(words[0])
            } else if words.count > 1 || isNamed {
                throw misfit("a closure that captures '\(text.folded(capture))'", capture.lowerBound)
            }
        }
        scan.others = others
    }

    /// Arguments or a value as they stand, the ViewModel's members by their names.
    mutating func expression(_ range: Range<Int>) throws(Misfit) -> String { try rewritten(range, .value) }

    /// The text of the tokens, with `self.relay` as `relay` and `input.name` as `name`.
    mutating func rewritten(_ range: Range<Int>, _ mode: Mode) throws(Misfit) -> String {
        guard !range.isEmpty else { return "" }
        var scan = SelfScan(mode: mode, body: range)
        try read(&scan)
        scan.decide()
        guard scan.trackers.isEmpty else { throw misfit("a tracker outside of a request", range.lowerBound) }
        return Self.dedented(apply(scan))
    }

    /// The lines behind the first one moved to the left, as far as all can be; those of a chain then a level to the right.
    private static func dedented(_ text: String, by level: String = "") -> String {
        guard text.utf8.contains(.lineFeed) else { return text }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let indentation = lines.dropFirst().sharedIndentation
        let isChain = lines.dropFirst().contains { $0.droppingIndentation(indentation).hasPrefix(".") }
        return lines.enumerated().map { index, line in
            index == 0
                ? String(line) : (isChain ? level : "") + String(Substring(line.utf8.dropFirst(indentation)))
        }.joined(separator: "\n")
    }

    /// The text with all that changes.
    private func apply(_ scan: SelfScan) -> String {
        guard let first = scan.body.first, let last = scan.body.last else { return "" }
        var output = ""
        var end = text.tokens[first].lowerBound
        let limit = text.tokens[last].upperBound
        let edits = scan.edits.sorted {
            ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        }
        for edit in edits where edit.range.lowerBound >= end && edit.range.upperBound <= limit {
            output += text.file.verbatim(SourceRange(end, edit.range.lowerBound)) + edit.text
            end = edit.range.upperBound
        }
        if end < limit { output += text.file.verbatim(SourceRange(end, limit)) }
        return output.trimmingBlanks
    }

    /// The index behind `guard let self = self else { … }`, if that begins here.
    func behindGuard(_ index: Int, _ range: Range<Int>) -> Int? {
        guard text.isWord(index, "guard"), text.isWord(index + 1, "let"), index + 3 < range.upperBound,
            text.isWord(index + 2, "self") || text.tokens[index + 2].isEscaped && text.name(at: index + 2) == "self"
        else { return nil }
        var position = index + 3
        if text.tokens[position].kind == .equal, text.isWord(position + 1, "self") { position += 2 }
        guard position + 1 < range.upperBound, text.isWord(position, "else"),
            text.tokens[position + 1].kind == .leftBrace
        else { return nil }
        let end = text.behind(position + 1, limit: range.upperBound)
        return doesNothing(position + 2..<max(position + 2, end - 1)) ? end : nil
    }

    /// Whether a body does nothing but leave: `return`, `return .empty()`.
    private func doesNothing(_ body: Range<Int>) -> Bool {
        guard let first = body.first, text.isWord(first, "return"), statements(body).count == 1 else { return false }
        let comments = text.comments(in: body.lowerBound - 1..<body.upperBound + 1)
        return comments.isEmpty && !body.contains { text.tokens[$0].kind == .leftBrace }
    }
}

extension SwiftTokens {
    /// What begins the body of a closure up to its `in`, from the token at `index`.
    func parameterList(at index: Int) -> ParameterList? {
        file.bytes.withUnsafeBufferPointer { ParameterList(tokens, from: index, in: $0) }
    }
}
