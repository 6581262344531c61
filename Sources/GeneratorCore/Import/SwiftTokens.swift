/// The tokens of a Swift file, with what is asked of them.
struct SwiftTokens: Sendable {
    let file: SourceFile
    private let list: TokenList

    init(_ file: SourceFile) {
        self.file = file
        list = Lexer.lex(file)
    }

    /// The last one is of kind `end`.
    var tokens: [Token] { list.tokens }

    /// The first bracket or literal that does not end where it should.
    var imbalance: Diagnostic? {
        let brace = tokens.first { token in
            token.kind == .leftBrace ? token.isUnclosed : token.kind == .rightBrace && token.partnerIndex == nil
        }
        if let brace {
            return Diagnostic(.init(.error, rule: "syntax", "a brace has no partner"), at: brace.range)
        }
        if let marker = conflictMarker {
            return Diagnostic(.init(.error, rule: "syntax", "a merge conflict is not resolved"), at: marker)
        }
        return list.diagnostics.first(where: \.isError)
    }

    /// `<<<<<<< HEAD` at the begin of a line.
    private var conflictMarker: SourceRange? {
        tokens.indices.lazy.filter { tokens[$0].startsLine && tokens[$0].kind == .operator }
            .map { tokens[$0].range }.first { file.text(in: $0) == "<<<<<<<" }
    }

    // MARK: Words

    /// The identifier at `index`, if it is one and not in back-ticks.
    func word(at index: Int) -> String? {
        guard index < tokens.count, tokens[index].kind == .identifier, !tokens[index].isEscaped else { return nil }
        return file.text(in: tokens[index].range)
    }

    func isWord(_ index: Int, _ word: StaticString) -> Bool {
        guard index < tokens.count else { return false }
        let token = tokens[index]
        return token.kind == .identifier && !token.isEscaped && file.spells(word, in: token.range)
    }

    /// The identifier at `index` without back-ticks.
    func name(at index: Int) -> String { file.name(tokens[index]) }

    // MARK: Text

    /// The bytes from the first to the last token of `range`.
    func place(_ range: Range<Int>) -> SourceRange {
        guard !range.isEmpty else { return SourceRange(at: tokens[min(range.lowerBound, tokens.count - 1)].lowerBound) }
        return SourceRange(
            tokens[range.lowerBound].lowerBound,
            max(tokens[range.upperBound - 1].upperBound, tokens[range.lowerBound].lowerBound)
        )
    }

    /// The tokens as written, comments between them included.
    func text(_ range: Range<Int>) -> String { range.isEmpty ? "" : file.verbatim(place(range)) }

    /// The tokens with one space wherever there is white space, comments left out.
    func folded(_ range: Range<Int>) -> String {
        var text = ""
        var last: Token.Kind?
        for index in range {
            let token = tokens[index]
            let isTight =
                last == nil || last == .leftAngle || last == .leftParen || last == .leftBracket
                || token.kind == .rightParen || token.kind == .rightBracket || token.kind == .rightAngle
                || token.kind == .comma || token.kind == .colon
            if token.followsSpace, !isTight { text += " " }
            text += file.text(in: token.range)
            last = token.kind
        }
        return text
    }

    // MARK: Moving

    /// The index behind the token at `index`, or behind the brackets that it opens.
    func behind(_ index: Int, limit: Int) -> Int {
        let token = tokens[index]
        guard token.kind.isOpening, let partner = token.partnerIndex else { return index + 1 }
        return min(token.isUnclosed ? max(partner, index + 1) : max(partner, index) + 1, max(limit, index + 1))
    }

    /// The index behind the `>` that closes the `<` at `index`; `index` itself where there is none.
    func skippingAngles(at index: Int, limit: Int) -> Int {
        guard index < limit, tokens[index].kind == .leftAngle, !tokens[index].followsSpace else { return index }
        var depth = 0
        var position = index
        while position < limit {
            switch tokens[position].kind {
            case .leftAngle: depth += 1
            case .rightAngle: depth -= 1
            case .leftBrace, .rightBrace, .semicolon: return index
            default: break
            }
            position = behind(position, limit: limit)
            if depth == 0 { return position }
        }
        return index
    }

    /// Whether the line that begins at `index` goes on with what stands before it.
    func continues(_ index: Int) -> Bool {
        guard index > 0 else { return false }
        switch tokens[index].kind {
        case .dot, .question, .colon, .equal, .comma, .rightArrow, .pipe, .leftAngle, .rightAngle, .leftBrace,
            .rightParen, .rightBracket:
            return true
        case .operator:
            // A binary operator has space behind it too; `!isHidden` begins a statement.
            return index + 1 < tokens.count && tokens[index + 1].followsSpace
        case .identifier:
            if isWord(index, "as") || isWord(index, "is") || isWord(index, "where") || isWord(index, "else") {
                return true
            }
        default: break
        }
        switch tokens[index - 1].kind {
        case .comma, .colon, .equal, .operator, .dot, .rightArrow, .pipe, .leftAngle, .leftParen, .leftBracket,
            .leftArrow:
            return true
        default: return false
        }
    }

    /// The items between commas at the level of `range`; commas between angle brackets are part of an item.
    func items(_ range: Range<Int>) -> [Range<Int>] {
        var items: [Range<Int>] = []
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            if tokens[index].kind == .comma {
                items.append(start..<index)
                start = index + 1
            }
            let next = skippingAngles(at: index, limit: range.upperBound)
            index = next > index ? next : behind(index, limit: range.upperBound)
        }
        if start < range.upperBound { items.append(start..<range.upperBound) }
        return items
    }

    /// The first token of `kind` at the level of `range`.
    func first(_ kind: Token.Kind, in range: Range<Int>) -> Int? {
        var index = range.lowerBound
        while index < range.upperBound {
            if tokens[index].kind == kind { return index }
            index = behind(index, limit: range.upperBound)
        }
        return nil
    }

    // MARK: Comments

    /// The comments before the token at `index` that begin a line.
    func comments(before index: Int) -> [CommentToken] { list.comments(before: index).filter(\.startsLine) }

    /// The comments between two tokens of `range`.
    func comments(in range: Range<Int>) -> ArraySlice<CommentToken> {
        guard !range.isEmpty else { return [] }
        let first = Int(tokens[range.lowerBound].commentCount)
        return list.comments[first..<max(first, Int(tokens[range.upperBound - 1].commentCount))]
    }

    /// All comments of the file.
    var comments: [CommentToken] { list.comments }

    /// The comments before the token at `index`, those on the line of the one before it too.
    func allComments(before index: Int) -> ArraySlice<CommentToken> { list.comments(before: index) }

    /// The comments before a declaration, in it, and behind it on its last line.
    func allComments(of declaration: SwiftDeclaration) -> [CommentToken] {
        let tokens = declaration.tokens
        return comments(before: tokens.lowerBound) + comments(in: tokens)
            + trailingComments(before: tokens.upperBound)
    }

    /// The comment behind the token before `index`, on its line.
    func trailingComment(before index: Int) -> CommentToken? { trailingComments(before: index).first }

    func trailingComments(before index: Int) -> [CommentToken] {
        list.comments(before: index).filter { !$0.startsLine }
    }

    /// The comments that stand directly above the declaration, `// MARK:` left out.
    func attachedComments(of declaration: SwiftDeclaration) -> [CommentToken] {
        let first = declaration.tokens.lowerBound
        guard !tokens[first].followsBlankLine else { return [] }
        var attached: [CommentToken] = []
        for comment in comments(before: first).reversed() {
            attached.append(comment)
            if comment.followsBlankLine { break }
        }
        return attached.reversed().filter { !isMark($0) }
    }

    func isMark(_ comment: CommentToken) -> Bool {
        let bytes = file.bytes[comment.range.lowerBound..<comment.range.upperBound]
        return bytes.dropFirst(2).drop(while: { $0 == .space }).starts(with: "MARK:".utf8)
    }

    /// `place` with the white space before it and its line end.
    func line(of place: SourceRange) -> SourceRange {
        var (start, end) = (place.lowerBound, place.upperBound)
        while start > file.contentStart, file.bytes[start - 1] == .space || file.bytes[start - 1] == .tab { start -= 1 }
        while end < file.bytes.count, file.bytes[end] == .space || file.bytes[end] == .tab { end += 1 }
        if end < file.bytes.count, file.bytes[end] == .carriageReturn { end += 1 }
        if end < file.bytes.count, file.bytes[end] == .lineFeed { end += 1 }
        return SourceRange(start, end)
    }

    /// From the first comment of its own before the declaration to the end of its last line.
    func lines(of declaration: SwiftDeclaration) -> SourceRange {
        let first = comments(before: declaration.tokens.lowerBound).first?.range.lowerBound
        let start = min(first ?? .max, tokens[declaration.tokens.lowerBound].lowerBound)
        let last = declaration.tokens.upperBound
        var end = tokens[last - 1].upperBound
        if tokens[last].kind == .semicolon { end = tokens[last].upperBound }
        if let comment = trailingComment(before: last) { end = max(end, comment.range.upperBound) }
        return line(of: SourceRange(start, end))
    }
}
