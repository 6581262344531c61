extension Lexer {
    /// Skips white space and comments; returns whether a token follows.
    mutating func skipTrivia() -> Bool {
        while position < bytes.count {
            switch bytes[position] {
            case .space, .tab, 0x0B, 0x0C:
                var end = position + 1
                while end < bytes.count, bytes[end] == .space { end += 1 }
                position = end
            case .carriageReturn:
                position += peek(1) == .lineFeed ? 2 : 1
                lineEnds += 1
                sawLineEnd = true
            case .lineFeed:
                position += 1
                lineEnds += 1
                sawLineEnd = true
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
                skipLineComment()
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
                skipBlockComment()
            default:
                return true
            }
        }
        return false
    }

    private mutating func skipLineComment() {
        let start = position
        var end = start
        while end < bytes.count, !bytes[end].isLineEnd { end += 1 }
        position = end
        // `///` documents; a ruler of four or more slashes does not.
        let isDocumentation =
            position - start >= 3 && bytes[start + 2] == UInt8(ascii: "/")
            && (position - start == 3 || bytes[start + 3] != UInt8(ascii: "/"))
        appendComment(isDocumentation ? .documentation : .line, from: start)
    }

    private mutating func skipBlockComment() {
        let start = position
        var depth = 1
        var spansLines = false
        position += 2
        while position < bytes.count, depth > 0 {
            switch (bytes[position], peek(1)) {
            case (UInt8(ascii: "*"), UInt8(ascii: "/")):
                depth -= 1
                position += 2
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                depth += 1
                position += 2
            case (let byte, _):
                if byte.isLineEnd { spansLines = true }
                position += 1
            }
        }
        if depth > 0 {
            list.isCutShort = true
            report(.unterminatedComment, at: SourceRange(start, start + 2))
        }
        appendComment(.block, from: start)
        if spansLines { sawLineEnd = true }
    }

    private mutating func appendComment(_ kind: CommentToken.Kind, from start: Int) {
        list.comments.append(
            CommentToken(
                kind: kind,
                range: SourceRange(start, position),
                startsLine: lineEnds > 0,
                followsBlankLine: lineEnds > 1
            )
        )
        lineEnds = 0
    }
}

extension Diagnostic.Message {
    fileprivate static var unterminatedComment: Self {
        .init(.error, rule: "syntax", "unterminated '/*' comment: expected '*/'")
    }
}
