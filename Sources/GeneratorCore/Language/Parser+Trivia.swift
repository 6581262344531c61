extension Parser {
    /// The comments before the token at `index` that are not the end of the line before.
    func leadingComments(of index: Int) -> [CommentSyntax] {
        let comments = list.comments(before: index)
        guard !comments.isEmpty else { return [] }
        return comments.dropFirst(trailingCount(before: index)).map(comment)
    }

    /// How many of the comments before the token at `index` end the line of the declaration before it.
    private func trailingCount(before index: Int) -> Int {
        guard index > 0 else { return 0 }
        switch list.tokens[index - 1].kind {
        case .leftBrace: return 0
        case .semicolon where !list.tokens[index].startsLine && list.tokens[index].kind != .end: return 0
        default: return list.comments(before: index).prefix { !$0.startsLine }.count
        }
    }

    /// What stands around the declaration of the tokens from `start` to the one before `end`.
    func trivia(from start: Int, to end: Int) -> TriviaSyntax {
        var trivia = TriviaSyntax()
        trivia.followsBlankLine = list.tokens[start].followsBlankLine
        trivia.leading = leadingComments(of: start)
        guard end < list.tokens.count, list.tokens[end].commentCount > list.tokens[start].commentCount else {
            return trivia
        }
        if start + 1 < end {
            for index in start + 1..<end where !list.comments(before: index).isEmpty && !isInsideFragment(index) {
                trivia.trailing += list.comments(before: index).map(comment)
            }
        }
        trivia.trailing += trailingComments(before: end)
        return trivia
    }

    /// The comments behind a declaration, on its last line; `end` is the index of the token behind it.
    func trailingComments(before end: Int) -> [CommentSyntax] {
        var comments = list.comments(before: end).prefix { !$0.startsLine }.map(comment)
        if list.tokens[end].kind == .semicolon, end + 1 < list.tokens.count {
            comments += list.comments(before: end + 1).prefix(trailingCount(before: end + 1)).map(comment)
        }
        return comments
    }

    /// Whether the comments before the token at `index` are part of a Swift fragment.
    private func isInsideFragment(_ index: Int) -> Bool {
        var low = 0
        var high = fragments.count
        while low < high {
            let middle = (low + high) / 2
            if fragments[middle].lowerBound < index { low = middle + 1 } else { high = middle }
        }
        return low > 0 && fragments[low - 1].upperBound > index
    }

    private func comment(_ token: CommentToken) -> CommentSyntax {
        CommentSyntax(
            kind: token.kind,
            text: file.verbatim(token.range),
            range: token.range,
            followsBlankLine: token.followsBlankLine
        )
    }
}

extension SourceFile {
    /// The text of `range` with every line end as LF.
    package func verbatim(_ range: SourceRange) -> String {
        let slice = bytes[range.lowerBound..<range.upperBound]
        guard slice.contains(.carriageReturn) else { return String(decoding: slice, as: UTF8.self) }
        var copy: [UInt8] = []
        copy.reserveCapacity(slice.count)
        var previous: UInt8 = 0
        for byte in slice {
            if byte == .carriageReturn {
                copy.append(.lineFeed)
            } else if byte != .lineFeed || previous != .carriageReturn {
                copy.append(byte)
            }
            previous = byte
        }
        return String(decoding: copy, as: UTF8.self)
    }

    /// `range` without white space at either end.
    package func trimmed(_ range: SourceRange) -> SourceRange {
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high, bytes[low].isWhiteSpace { low += 1 }
        while high > low, bytes[high - 1].isWhiteSpace { high -= 1 }
        return SourceRange(low, high)
    }
}
