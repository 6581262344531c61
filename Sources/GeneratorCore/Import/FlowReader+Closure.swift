// Closures, on their way into a spec: without `self`.

extension FlowReader {
    /// A closure of a spec.
    struct Closure {
        /// `item`, `item, index`, with what else stands before `in`; empty where nothing is named.
        var parameters: String
        var body: String

        var text: String {
            let list = parameters.isEmpty ? "" : "\(parameters) in"
            if body.contains("\n") { return "{\(list.isEmpty ? "" : " " + list)\n\(Self.indented(body))\n}" }
            return "{ \(list.isEmpty ? "" : list + " ")\(body) }"
        }

        /// The lines of a body below each other, a level deep.
        private static func indented(_ body: String) -> String {
            let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
            let rest = lines.dropFirst().filter { !$0.allSatisfy(\.isWhitespace) }
            let margin = rest.map { $0.utf8.prefix { $0 == .space || $0 == .tab }.count }.min() ?? 0
            return lines.enumerated().map { index, line in
                if line.allSatisfy(\.isWhitespace) { return "" }
                return "    " + (index == 0 ? String(line) : String(Substring(line.utf8.dropFirst(margin))))
            }.joined(separator: "\n")
        }
    }

    /// - Parameter takesOwner: whether its first parameter is the ViewModel.
    func closure(_ range: Range<Int>, takesOwner: Bool) throws(Misfit) -> Closure {
        guard range.count >= 2, text.tokens[range.lowerBound].kind == .leftBrace else {
            throw misfit("a function that is named, where a closure is expected", range.lowerBound)
        }
        let inside = range.lowerBound + 1..<range.upperBound - 1
        guard !inside.isEmpty else { return Closure(parameters: "", body: "()") }
        var start = inside.lowerBound
        var parameters = ""
        var owners: Set<String> = ["self"]
        if let list = text.parameterList(at: inside.lowerBound), list.end < inside.upperBound {
            start = list.end + 1
            for capture in list.captures.map(text.items) ?? [] {
                let words = capture.filter { text.tokens[$0].kind == .identifier }.map { text.name(at: $0) }
                guard words.last == "self", !capture.contains(where: { text.tokens[$0].kind == .equal }) else {
                    throw misfit("a closure that captures '\(text.folded(capture))'", capture.lowerBound)
                }
            }
            var names = list.names.map { $0.map { text.name(at: $0) } }
            if takesOwner {
                guard !names.isEmpty, let owner = names.removeFirst() else {
                    throw misfit("a closure without the ViewModel as its parameter", range.lowerBound)
                }
                if owner != "_" { owners.insert(owner) }
            }
            guard names.allSatisfy({ $0 != nil }) else {
                throw misfit("a closure that takes tuples apart", range.lowerBound)
            }
            let known = names.compactMap(\.self)
            if known.contains(where: { $0 != "_" }) { parameters = known.joined(separator: ", ") }
        } else if takesOwner {
            throw misfit("a closure without the ViewModel as its parameter", range.lowerBound)
        }
        let statements = self.statements(start..<inside.upperBound).filter { behindGuard($0.lowerBound, inside) == nil }
        if statements.count == 1, let only = statements.first, text.isWord(only.lowerBound, "return") {
            start = only.lowerBound + 1
        }
        let body = try rewritten(start..<inside.upperBound, owners: owners)
        return Closure(parameters: parameters, body: body.isEmpty ? "()" : body)
    }

    /// Arguments or a value as they stand, the ViewModel's members by their names.
    func expression(_ range: Range<Int>) throws(Misfit) -> String {
        guard !range.isEmpty else { return "" }
        return try rewritten(range, owners: ["self"])
    }

    /// The text of the tokens, with `self.relay` as `relay` and `input.name` as `name`.
    private func rewritten(_ range: Range<Int>, owners: Set<String>) throws(Misfit) -> String {
        var output = ""
        var index = range.lowerBound
        var end = text.tokens[min(index, text.tokens.count - 1)].lowerBound
        while index < range.upperBound {
            let token = text.tokens[index]
            let isMember = index > range.lowerBound && text.tokens[index - 1].kind == .dot
            guard token.kind == .identifier, !isMember,
                let change = try change(at: index, range, owners: owners)
            else {
                index += 1
                continue
            }
            output += text.file.verbatim(SourceRange(end, token.lowerBound)) + change.text
            end = change.end
            index = change.next
        }
        if range.upperBound > range.lowerBound {
            let last = text.tokens[range.upperBound - 1].upperBound
            if end < last { output += text.file.verbatim(SourceRange(end, last)) }
        }
        return output.trimmed
    }

    /// What is written for the tokens from `index` on, the offset where the text goes on and the token to look at next;
    /// `nil` where they stay.
    private func change(
        at index: Int,
        _ range: Range<Int>,
        owners: Set<String>
    ) throws(Misfit) -> (text: String, end: Int, next: Int)? {
        if let next = behindGuard(index, range) {
            let end = next < range.upperBound ? text.tokens[next].lowerBound : text.tokens[next - 1].upperBound
            return ("", end, next)
        }
        let name = text.name(at: index)
        if isCaptureList(index) {
            // `[weak self]` of a closure inside.
            throw misfit("a closure inside of a closure captures '\(name)'", index)
        }
        if owners.contains(name) {
            let member = try memberOfOwner(index, range, name)
            return ("", text.tokens[member].lowerBound, member + 1)
        }
        let next = index + 1 < range.upperBound ? text.tokens[index + 1].kind : .end
        if name == outputName, next == .dot {
            return ("output", text.tokens[index].upperBound, index + 3)
        }
        if name == input, index + 2 < range.upperBound, next == .dot {
            return (try path(index..<index + 3).text, text.tokens[index + 2].upperBound, index + 3)
        }
        if others.contains(name), next != .colon {
            throw misfit("'\(name)' is no input, relay or dependency", index)
        }
        return nil
    }

    /// The token of the member in `self.member` or `self?.member`, which must be a relay or a dependency.
    private func memberOfOwner(_ index: Int, _ range: Range<Int>, _ owner: String) throws(Misfit) -> Int {
        var member = index + 1
        if member < range.upperBound, text.tokens[member].kind == .question { member += 1 }
        guard member + 1 < range.upperBound, text.tokens[member].kind == .dot,
            text.tokens[member + 1].kind == .identifier
        else { throw misfit("'\(owner)' itself is used", index) }
        let name = text.name(at: member + 1)
        guard states.contains(name) || dependencies.contains(name) else {
            throw misfit("'\(owner).\(name)' is no relay and no dependency", index)
        }
        return member + 1
    }

    private func isCaptureList(_ index: Int) -> Bool {
        text.isWord(index, "weak") || text.isWord(index, "unowned")
    }

    /// The index behind `guard let self = self else { … }`, if that begins here.
    private func behindGuard(_ index: Int, _ range: Range<Int>) -> Int? {
        guard text.isWord(index, "guard"), text.isWord(index + 1, "let"), index + 3 < range.upperBound,
            text.isWord(index + 2, "self") || text.tokens[index + 2].isEscaped && text.name(at: index + 2) == "self"
        else { return nil }
        var position = index + 3
        if text.tokens[position].kind == .equal, text.isWord(position + 1, "self") { position += 2 }
        guard position + 1 < range.upperBound, text.isWord(position, "else"),
            text.tokens[position + 1].kind == .leftBrace
        else { return nil }
        return text.behind(position + 1, limit: range.upperBound)
    }
}

extension String {
    fileprivate var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}

extension SwiftTokens {
    /// What begins the body of a closure up to its `in`, from the token at `index`.
    func parameterList(at index: Int) -> ParameterList? {
        file.bytes.withUnsafeBufferPointer { ParameterList(tokens, from: index, in: $0) }
    }
}
