extension Printer {
    /// Whether the next token begins a Swift fragment.
    var isFragmentStart: Bool {
        fragmentIndex < spec.fragments.count && spec.fragments[fragmentIndex].lowerBound == index
    }

    /// Writes the next token, or the whole fragment that begins with it, with the comments before it.
    mutating func printToken() {
        let token = tokens[index]
        let startsLine = token.startsLine && index > 0 && !lines.isLineEmpty && token.kind != .leftBrace
        printComments(isInline: false)
        if token.kind == .rightParen, !isFragmentStart, let indentation = parentheses.popLast() {
            if startsLine { lines.begin(indentation: indentation) }
            return writeToken()
        }
        if startsLine || token.startsLine && isFragmentStart && !lines.isLineEmpty {
            lines.begin(indentation: continuation)
        } else if needsSpace {
            lines.space()
        }
        if isFragmentStart { return printFragment() }
        if token.kind == .leftParen { parentheses.append(lines.current.indentation) }
        if token.kind == .leftArrow || alignsRightArrow && token.kind == .rightArrow, arrow == nil {
            arrow = lines.current.text.count
        }
        writeToken()
    }

    /// The indentation of a line that goes on with a declaration.
    private var continuation: Int {
        tokens[index].lowerBound < prefixEnd ? block : (parentheses.last ?? block) + Self.indentation
    }

    mutating func writeToken() {
        let range = tokens[index].range
        lines.write(file.bytes[range.lowerBound..<range.upperBound])
        index += 1
    }

    /// Whether a space stands between the last token and the next one on a line.
    private var needsSpace: Bool {
        guard index > 0, !lines.isLineEmpty else { return false }
        let last = tokens[index - 1].kind
        switch tokens[index].kind {
        case .comma, .colon, .semicolon, .dot, .question, .rightAngle: return isFragmentStart && last != .leftAngle
        case .rightParen: return false
        // Whatever an expression ends with, an arrow stays one.
        case .leftArrow, .rightArrow, .equal, .pipe: return true
        // The arguments of an operator or a call stand close to its name.
        case .leftParen where isFragmentStart: return last != .identifier && last != .question && last != .leftAngle
        case .leftAngle where !isFragmentStart: return false
        default: return last != .dot && last != .leftParen && last != .leftAngle
        }
    }

    // MARK: Comments

    /// The next comment before the next token, unless it has been written.
    private var nextComment: CommentToken? {
        commentIndex < Int(tokens[index].commentCount) ? spec.tokens.comments[commentIndex] : nil
    }

    /// Writes the comments before the next token, inside a declaration or a line.
    mutating func printComments(isInline: Bool) {
        while let comment = nextComment {
            if comment.startsLine, !isInline, !lines.isLineEmpty {
                lines.begin(indentation: continuation)
                printComment(comment)
            } else {
                printTrailing(comment)
            }
        }
    }

    /// Writes the comments at the end of the last line.
    mutating func printTrailingComments() {
        while let comment = nextComment, !comment.startsLine { printTrailing(comment) }
    }

    private mutating func printTrailing(_ comment: CommentToken) {
        lines.space()
        if comment.kind != .block, !lines.isLineEmpty { lines.write([.space]) }
        printComment(comment)
    }

    /// Writes the comments that stand on lines of their own before the next token.
    mutating func printOwnComments() {
        var isFirst = index == 0 || tokens[index - 1].kind == .leftBrace
        printTrailingComments()
        while let comment = nextComment {
            if comment.startsLine {
                if comment.followsBlankLine, !isFirst { lines.blank() }
                lines.begin(indentation: block)
                printComment(comment)
            } else {
                printTrailing(comment)
            }
            isFirst = false
        }
    }

    private mutating func printComment(_ comment: CommentToken) {
        commentIndex += 1
        var range = comment.range
        while range.upperBound > range.lowerBound, file.bytes[range.upperBound - 1].isWhiteSpace {
            range.upperBound -= 1
        }
        writeLines(of: range, literals: [])
    }
}
