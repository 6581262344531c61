/// The user's Swift text on its way into generated code.
///
/// Nothing is rewritten but indentation and, where there is no other way, the names of values (`$0`).
enum FragmentText {
    /// Marks the end of a line's generated indentation where the rest of the line is the user's: blanks in a
    /// multi-line string literal are part of its value.
    static let boundary = "\u{1}"

    /// The lines of a fragment with the indentation removed that all lines after the first share; of a chain, all but a
    /// level.
    ///
    /// All lines move by the same amount, so a multi-line string literal keeps its value.
    static func lines(_ text: String) -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let rest = lines.dropFirst().filter { !$0.allSatisfy(\.isWhitespace) }
        var indentation = rest.sharedIndentation
        // A chain stays a level behind what it begins with.
        let isChain = rest.allSatisfy { line in
            let start = line.indentation
            return start > indentation || line.utf8.dropFirst(start).first == UInt8(ascii: ".")
        }
        if isChain { indentation = max(0, indentation - 4) }
        let holdsLiteral = text.contains("\"\"\"")
        return lines.enumerated().map { index, line in
            if index == 0 { return String(line) }
            let kept = Substring(line.utf8.dropFirst(indentation))
            if kept.allSatisfy(\.isWhitespace) { return "" }
            return holdsLiteral ? boundary + kept : String(kept)
        }
    }

    /// A closure's parameters, the type of its result where it says so, and a body that uses them.
    typealias Named = (parameters: [String?], result: String?, text: String)

    /// The closure text `item in item.name` or `$0.name` as parameters and a body that uses them.
    static func named(_ text: String, count: Int) -> Named {
        let fragment = TokenizedFragment(text)
        if let list = fragment.parameterList {
            return (list.names, list.result, fragment.text(from: list.bodyStart))
        }
        var parameters: [String?] = Array(repeating: nil, count: max(count, 1))
        var result = ""
        var end = 0
        for (range, position) in fragment.positions where position < parameters.count {
            let name = parameters[position] ?? text.unusedName(count > 1 ? "value\(position)" : "value")
            parameters[position] = name
            result += fragment.text(from: end, to: range.lowerBound) + name
            end = range.upperBound
        }
        return (parameters, nil, result + fragment.text(from: end))
    }

    /// Whether some of `count` values are left out after the last `$n` of the text, which Swift would not accept, or
    /// take for the whole tuple.
    static func missesPositions(_ text: String, count: Int) -> Bool {
        let fragment = TokenizedFragment(text)
        guard fragment.parameterList == nil else { return false }
        return fragment.positions.map(\.position).max().map { $0 < count - 1 } ?? false
    }

    /// An expression of a stream followed by a conversion: `.asObservable()`.
    ///
    /// - Parameter result: the expression's type, where the user wrote it.
    static func converted(_ text: String, by conversion: Code.Snippet, result: String? = nil) -> Code {
        let fragment = TokenizedFragment(text)
        var expression = Code()
        expression.append(fragment: text)
        guard !expression.isEmpty else { return expression }
        if fragment.isStatementList {
            var code = Code("{")
            if let result { code.append(" () -> \(result) in") }
            code.append(linesOf: expression)
            code.breakLine()
            code.append("}()\(Code(conversion))")
            return code
        }
        let isPostfix = fragment.isPostfixExpression
        if !isPostfix { expression = Code("(\(expression))") }
        if let result { expression = Code("(\(expression) as \(result))") }
        expression.append(conversion)
        // An optional collaborator that is not there asks nothing.
        if isPostfix, result == nil, fragment.isOptionalChain { expression.append(" ?? .empty()") }
        return expression
    }

    /// The text with capture lists in the closures that mention any of `items`, and the names that it mentions
    /// outside of closures.
    ///
    /// A closure gets only what it mentions: Swift warns of the rest.
    static func capturing(
        _ items: [(name: String, item: String)],
        in text: String
    ) -> (text: String, namesOutside: Set<String>) {
        let fragment = TokenizedFragment(text)
        let mentions = FragmentScanner.scan(text).names
        var result = ""
        var end = 0
        for body in fragment.closureBodies {
            let inside = Set(mentions.filter { body.contains($0.range.lowerBound) }.map(\.name))
            let captured = items.filter { inside.contains($0.name) }
            guard !captured.isEmpty else { continue }
            let closure = fragment.text(from: body.lowerBound, to: body.upperBound)
            result += fragment.text(from: end, to: body.lowerBound)
            let (own, rest) = TokenizedFragment(closure).separatingCaptures
            let all = captured.map(\.item) + uncaptured(own, besides: Set(captured.map(\.name)))
            result += " [\(all.joined(separator: ", "))]"
            if own.isEmpty {
                result += closure.beginsWithParameterList ? "" : " in"
                end = body.lowerBound
            } else {
                result += (rest.beginsWithParameterList ? " " : " in ") + rest.drop(while: \.isWhitespace)
                end = body.upperBound
            }
        }
        let outside = mentions.filter { mention in
            !fragment.closureBodies.contains { $0.contains(mention.range.lowerBound) }
        }
        return (result + fragment.text(from: end), Set(outside.map(\.name)))
    }

    /// The items of a capture list that the user wrote, without those of names that are captured already.
    static func uncaptured(_ items: [String], besides names: Set<String>) -> [String] {
        items.filter { item in
            item.utf8.contains(UInt8(ascii: "="))
                || !names.contains(item.split(separator: " ").last.map(String.init) ?? "")
        }
    }

    /// The arguments of a call, one a line.
    static func onePerLine(_ arguments: String) -> Code {
        var code = Code()
        for (index, argument) in splitList(arguments).enumerated() {
            if index > 0 { code.append(",") }
            code.append(line: "\(argument)")
        }
        return code
    }

    /// The items of the capture list that begins a text, and the text without it.
    static func separatingCaptures(_ text: String) -> (captures: [String], text: String) {
        text.holds("[") ? TokenizedFragment(text).separatingCaptures : ([], text)
    }

    /// `item in item.name` as `item in` and `item.name`; `nil` where the text does not name its values so.
    static func splittingParameterList(_ text: String) -> (list: String, body: String)? {
        guard text.holds("in") else { return nil }
        let fragment = TokenizedFragment(text)
        guard let list = fragment.parameterList else { return nil }
        let head = fragment.text(from: 0, to: list.bodyStart)
        return (String(head.reversed().drop(while: \.isWhitespace).reversed()), fragment.text(from: list.bodyStart))
    }

    /// The parts of `text` between commas outside brackets: the generic parameters of a list.
    static func splitList(_ text: String) -> [String] {
        let fragment = TokenizedFragment(text)
        var parts: [String] = []
        var start = 0
        var angles = 0
        fragment.forEachOutsideBrackets { token in
            switch token.kind {
            case .leftAngle: angles += 1
            case .rightAngle: angles -= 1
            case .comma where angles == 0:
                parts.append(fragment.text(from: start, to: token.lowerBound))
                start = token.upperBound
            default: break
            }
        }
        parts.append(fragment.text(from: start))
        return parts.map { String($0.drop(while: \.isWhitespace)) }
    }

    /// Whether a type is that of a function: `(Int) -> Void`, but not `((Int) -> Void)?`.
    static func isFunctionType(_ type: String) -> Bool {
        guard type.utf8.contains(UInt8(ascii: ">")) else { return false }
        var found = false
        var isEscaping = false
        let fragment = TokenizedFragment(type)
        fragment.forEachOutsideBrackets { token in
            if token.kind == .rightArrow { found = true }
            if token.kind == .identifier, fragment.text(of: token) == "escaping" { isEscaping = true }
        }
        return found && !isEscaping
    }
}

extension Code {
    /// Adds text of the user: a line as it stands, several with the indentation removed that they share.
    mutating func append(fragment text: String) {
        let text = text.holds("/") ? TokenizedFragment(text).withoutTrailingComment : text
        guard text.holds("\n") else {
            append(verbatim: text)
            return
        }
        for (index, line) in FragmentText.lines(text).enumerated() {
            if index > 0 { breakLine() }
            append(verbatim: line)
        }
    }
}

extension String {
    /// Whether a call can be written directly behind the text.
    var isPostfixExpression: Bool { TokenizedFragment(self).isPostfixExpression }

    /// Whether the text, as the body of a closure, can throw.
    var mentionsTry: Bool {
        guard holds("try") else { return false }
        let fragment = TokenizedFragment(self)
        var found = false
        fragment.forEachOutsideBraces { token in
            if token.kind == .identifier, !token.isEscaped, fragment.spells(token, "try") { found = true }
        }
        return found
    }

    /// Whether the text, as the body of a closure, names its values itself: `item in …`.
    var beginsWithParameterList: Bool { TokenizedFragment(self).parameterList != nil }

    var escapedIdentifier: String { SwiftKeywords.escaped(self) }
    var escapedMember: String { SwiftKeywords.escapedMember(self) }
    var escapedLabel: String { SwiftKeywords.escapedLabel(self) }

    /// Whether the bytes of `word` occur: a look before a text is read token by token.
    func holds(_ word: StaticString) -> Bool {
        var text = self
        return text.withUTF8 { $0.holds(word) }
    }
}
