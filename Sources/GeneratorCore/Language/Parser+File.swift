extension Parser {
    /// Attributes and an access level, in front of what they belong to.
    struct Prefix {
        var start: Int
        var attributes = 0..<0
        var access: NameSyntax?
    }

    static let topLevelWords = ["viewmodel", "import"]

    mutating func parseTopLevel() {
        var prefix = Prefix(start: index)
        prefix.attributes = parseAttributes()
        if isAccess(current), token(1).kind == .identifier {
            prefix.access = name(current)
            advance()
        }
        if isWord(current, "import") {
            parseImport(prefix)
        } else if let end = conditionalImportsEnd {
            parseConditionalImports(upTo: end)
        } else if isWord(current, "viewmodel") {
            parseViewModel(prefix)
        } else if isSectionHeader(index), !spec.viewModels.isEmpty {
            parseStraySection()
        } else if current.kind == .rightBrace {
            report(.strayBrace, at: current.range)
            advance()
        } else {
            parseUnknownTopLevel(prefix)
        }
    }

    func isAccess(_ token: Token) -> Bool {
        isWord(token, "public") || isWord(token, "internal") || isWord(token, "package") || isWord(token, "open")
            || isWord(token, "private") || isWord(token, "fileprivate")
    }

    /// The index behind the `#endif` of the `#if` that stands here, if nothing but imports and conditions is between.
    private var conditionalImportsEnd: Int? {
        guard current.kind == .pound, text(current) == "#if" else { return nil }
        var depth = 0
        var index = self.index
        while list.tokens[index].kind != .end {
            let token = list.tokens[index]
            if token.kind == .pound, token.startsLine {
                if text(token) == "#if" { depth += 1 }
                if text(token) == "#endif" { depth -= 1 }
                if depth == 0 { return index + 1 }
            } else if token.startsLine, !beginsTopLevel(index) || isWord(token, "viewmodel") {
                return nil
            }
            index += 1
        }
        return nil
    }

    /// `#if canImport(UIKit)`, imports, `#endif`: one import of several lines.
    private mutating func parseConditionalImports(upTo end: Int) {
        let start = index
        var lines: [String] = []
        while index < end {
            let first = index
            repeat { index += 1 } while index < end && !current.startsLine
            lines.append(foldedText(from: first, to: index))
        }
        addImport(lines.joined(separator: "\n"), range(from: start))
    }

    private mutating func parseImport(_ prefix: Prefix) {
        advance()
        if current.startsLine || current.kind == .end || current.kind == .semicolon {
            reportExpected("the name of a module after 'import'")
        }
        while !current.startsLine, current.kind != .end, current.kind != .semicolon { advance() }
        addImport(foldedText(from: prefix.start, to: index), range(from: prefix.start))
        _ = take(.semicolon)
    }

    private mutating func addImport(_ text: String, _ range: SourceRange) {
        if let first = spec.viewModels.first {
            report(.lateImport, at: range, notes: [.init("the first viewmodel stands here", at: first.name.range)])
        }
        spec.imports.append(ImportSyntax(text: text, range: range))
    }

    /// The tokens with one space wherever there is white space between them.
    func foldedText(from start: Int, to end: Int) -> String {
        var text = ""
        for index in start..<end {
            if index > start, list.tokens[index].followsSpace { text += " " }
            text += self.text(list.tokens[index])
        }
        return text
    }

    /// A section behind the closing brace of its view model: most often a brace too many.
    private mutating func parseStraySection() {
        let last = spec.viewModels.count - 1
        let closing = SourceRange(previousEnd - 1, previousEnd)
        let name = spec.viewModels[last].name.text
        let isClosed = index > 0 && list.tokens[index - 1].kind == .rightBrace
        report(
            .sectionOutside(text(current)),
            at: current.range,
            notes: isClosed ? [.init("'\(name)' ends here", at: closing)] : []
        )
        var viewModel = spec.viewModels[last]
        parseSections(of: &viewModel, opening: nil)
        spec.viewModels[last] = viewModel
    }

    private mutating func parseUnknownTopLevel(_ prefix: Prefix) {
        let isDeclaration = current.kind == .identifier && token(1).kind == .identifier
        if isDeclaration, isWord(token(1), "viewmodel") || isWord(token(1), "import"),
            nearKeyword(among: ["public", "internal", "package", "open", "private", "fileprivate"]) != nil
        {
            advance()
            return isWord(current, "import") ? parseImport(prefix) : parseViewModel(prefix)
        }
        if isDeclaration, let meant = EditDistance.nearest(to: text(current), among: Self.topLevelWords) {
            report(.unknownTopLevel(text(current)), at: current.range, suggestion: "did you mean '\(meant)'?")
            return meant == "import" ? parseImport(prefix) : parseViewModel(prefix)
        }
        if isAtProtocol {
            report(
                .unknownTopLevel(text(current)),
                at: current.range,
                suggestion: "put it into 'dependencies { … }' of the ViewModel that needs it"
            )
        } else if isDeclaration, isWord(current, "class") || isWord(current, "struct") || isWord(current, "final") {
            return parseSwiftType(prefix)
        } else if isDeclaration || current.kind == .identifier {
            report(.unknownTopLevel(text(current)), at: current.range)
        } else {
            reportExpected("'import' or 'viewmodel'")
        }
        repeat { skipBalanced() } while current.kind != .end && !beginsTopLevel(index)
    }

    /// `final class SignUpViewModel {`, which is Swift's.
    private mutating func parseSwiftType(_ prefix: Prefix) {
        let keyword = current
        if isWord(keyword, "final"), token(2).kind == .identifier { advance() }
        report(
            .unknownTopLevel(text(keyword)),
            at: keyword.range,
            suggestion: "write 'viewmodel \(text(token(1)))'; the configuration says what it becomes in Swift"
        )
        if token(2).kind == .leftBrace, isSectionHeader(index + 3) { return parseViewModel(prefix) }
        repeat { skipBalanced() } while current.kind != .end && !beginsTopLevel(index)
    }

    /// Whether the token begins a line that can only begin a view model or an import.
    func beginsTopLevel(_ index: Int) -> Bool {
        guard list.tokens[index].startsLine else { return false }
        var cursor = index
        while list.tokens[cursor].kind == .at, list.tokens[cursor + 1].kind == .identifier {
            cursor += 2
            if list.tokens[cursor].kind == .leftParen { cursor = indexBehind(cursor) }
            if cursor >= list.tokens.count - 1 { return false }
        }
        // An access level or a keyword: another word follows either.
        guard cursor + 1 < list.tokens.count, list.tokens[cursor + 1].kind == .identifier else { return false }
        if isAccess(list.tokens[cursor]) { cursor += 1 }
        guard cursor + 1 < list.tokens.count, list.tokens[cursor + 1].kind == .identifier else { return false }
        return isWord(list.tokens[cursor], "viewmodel") || isWord(list.tokens[cursor], "import")
    }

    /// `@MainActor`, `@available(iOS 15, *)`.
    mutating func parseAttributes() -> Range<Int> {
        let first = spec.attributes.count
        while current.kind == .at {
            let start = index
            advance()
            guard current.kind == .identifier else {
                reportExpected("the name of an attribute after '@'")
                break
            }
            advance()
            while current.kind == .dot, token(1).kind == .identifier { index += 2 }
            if current.kind == .leftParen, !current.followsSpace { skipBalanced() }
            spec.attributes.append(fragment(from: start, to: index))
        }
        return first..<spec.attributes.count
    }
}

extension Diagnostic.Message {
    fileprivate static var strayBrace: Self {
        .init(.error, rule: "syntax", "unexpected '}': nothing is open here")
    }

    fileprivate static var lateImport: Self {
        .init(.error, rule: "syntax", "an import stands before the first viewmodel")
    }

    fileprivate static func sectionOutside(_ keyword: String) -> Self {
        .init(.error, rule: "syntax", "section '\(keyword)' stands outside of a viewmodel")
    }

    fileprivate static func unknownTopLevel(_ word: String) -> Self {
        .init(.error, rule: "syntax", "expected 'import' or 'viewmodel', found '\(word)'")
    }
}
