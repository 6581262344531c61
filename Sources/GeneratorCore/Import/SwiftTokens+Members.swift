// Declarations on their way into a `members` section.

extension SwiftTokens {
    /// The lines of a declaration with its comments, moved to the left margin.
    ///
    /// - Parameter isOpened: whether it loses `private`, since another file names it.
    func membersText(of declaration: SwiftDeclaration, opened isOpened: (SwiftDeclaration) -> Bool) -> [String] {
        let place = lines(of: declaration)
        let parts = declaration.kind == .conditional ? declaration.members : [declaration]
        let cuts = parts.filter(isOpened).flatMap(privateModifiers)
        var text = ""
        var start = place.lowerBound
        for cut in cuts where cut.lowerBound >= start && cut.upperBound <= place.upperBound {
            text += file.verbatim(SourceRange(start, cut.lowerBound))
            start = cut.upperBound
        }
        text += file.verbatim(SourceRange(start, place.upperBound))
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
        let indentation = lines.sharedIndentation
        return lines.map { $0.droppingIndentation(indentation) }
    }

    /// The names of one `let` or `var`: `a` and `b` of `let a, b: Int`.
    func variableNames(_ declaration: SwiftDeclaration) -> [String] {
        items(declaration.keyword + 1..<max(declaration.header.upperBound, declaration.keyword + 1))
            .filter { tokens[$0.lowerBound].kind == .identifier }.map { name(at: $0.lowerBound) }
    }

    /// `private`, `fileprivate` and `private(set)` of a declaration, with the space behind them.
    func privateModifiers(of declaration: SwiftDeclaration) -> [SourceRange] {
        if declaration.kind == .conditional { return declaration.members.flatMap(privateModifiers) }
        var ranges: [SourceRange] = []
        var index = declaration.tokens.lowerBound
        while index < declaration.keyword {
            if isWord(index, "private") || isWord(index, "fileprivate") {
                let next =
                    index + 1 < declaration.keyword && tokens[index + 1].kind == .leftParen
                    ? behind(index + 1, limit: declaration.keyword) : index + 1
                ranges.append(SourceRange(tokens[index].lowerBound, tokens[next].lowerBound))
                index = next
            } else {
                index = behind(index, limit: declaration.keyword)
            }
        }
        return ranges
    }

    /// Whether an empty line stands before the declaration or its comments.
    func startsParagraph(_ declaration: SwiftDeclaration) -> Bool {
        comments(before: declaration.tokens.lowerBound).first?.followsBlankLine
            ?? tokens[declaration.tokens.lowerBound].followsBlankLine
    }

    /// Whether a brace is open at `index` that opens in `range`.
    func isInBraces(_ index: Int, of range: Range<Int>) -> Bool {
        var position = range.lowerBound
        while position < index {
            let end = tokens[position].kind == .leftBrace ? behind(position, limit: range.upperBound) : position + 1
            if end > index { return true }
            position = end
        }
        return false
    }

    /// The words that stand behind a dot.
    func memberWords(in range: Range<Int>, into words: inout Set<String>) {
        for index in range.dropFirst() where tokens[index].kind == .identifier && tokens[index - 1].kind == .dot {
            words.insert(name(at: index))
        }
    }

    /// The words that stand in the tokens of `range`.
    func words(in range: Range<Int>, into words: inout Set<String>) {
        for index in range where tokens[index].kind == .identifier { words.insert(name(at: index)) }
    }
}
