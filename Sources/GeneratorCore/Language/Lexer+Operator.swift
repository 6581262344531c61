extension Lexer {
    /// Reads an operator.
    ///
    /// `?`, `!` and `>` right behind an operand are tokens of their own: they are part of a type or a postfix operator,
    /// and `String?<-name` must not become one operator.
    mutating func lexOperator() {
        let start = position
        let first = bytes[start]
        let isBound = start == lastEnd && !sawLineEnd && (list.tokens.last?.endsOperand ?? false)
        if isBound {
            switch first {
            case UInt8(ascii: "?"): return appendSingle(.question)
            case UInt8(ascii: ">"): return appendSingle(.rightAngle)
            case UInt8(ascii: "!") where peek(1) != UInt8(ascii: "="): return appendSingle(.exclamation)
            default: break
            }
        }
        if first == UInt8(ascii: "="), peek(1) != UInt8(ascii: "="), peek(1) != UInt8(ascii: ">") {
            return appendSingle(.equal)
        }
        skipOperator(allowsDots: first == UInt8(ascii: "."))
        append(kind(from: start), from: start)
    }

    private mutating func appendSingle(_ kind: Token.Kind) {
        position += 1
        append(kind, from: position - 1)
    }

    private mutating func skipOperator(allowsDots: Bool) {
        let slash = UInt8(ascii: "/")
        while position < bytes.count {
            let byte = bytes[position]
            if byte == slash, peek(1) == slash || peek(1) == UInt8(ascii: "*") { return }
            if byte.isOperator || byte == UInt8(ascii: ".") && allowsDots {
                position += 1
            } else if byte >= 0x80, let (scalar, length) = scalar(at: position), scalar.isOperatorBody {
                position += length
            } else {
                return
            }
        }
    }

    private func kind(from start: Int) -> Token.Kind {
        switch (position - start, bytes[start]) {
        case (1, UInt8(ascii: "<")): .leftAngle
        case (1, UInt8(ascii: ">")): .rightAngle
        case (1, UInt8(ascii: "|")): .pipe
        case (2, UInt8(ascii: "<")) where bytes[start + 1] == UInt8(ascii: "-"): .leftArrow
        case (2, UInt8(ascii: "-")) where bytes[start + 1] == UInt8(ascii: ">"): .rightArrow
        default: .operator
        }
    }

    /// Reads `/…/` or `#/…/#` where an operand may begin; returns whether it was one.
    mutating func lexRegex(hashes: Int) -> Bool {
        let start = position - hashes
        guard hashes > 0 || mayBeginRegex else { return false }
        var end = position + 1
        let spansLines = hashes > 0 && end < bytes.count && bytes[end].isLineEnd
        var depth = 0
        var isInClass = false
        while end < bytes.count, spansLines || !bytes[end].isLineEnd {
            switch bytes[end] {
            case UInt8(ascii: "\\"):
                end += 1
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            case UInt8(ascii: "(") where !isInClass: depth += 1
            case UInt8(ascii: ")") where !isInClass:
                depth -= 1
                if depth < 0, hashes == 0 { return false }
            case UInt8(ascii: "/") where hasHashes(hashes, at: end + 1) && (hashes > 0 || !isInClass):
                if hashes == 0, bytes[end - 1] == .space { return false }
                position = end + 1 + hashes
                append(.regex, from: start)
                return true
            default: break
            }
            end += 1
        }
        return false
    }

    /// Whether a `/` here begins a regular expression rather than divides.
    private var mayBeginRegex: Bool {
        let next = peek(1)
        guard next != 0, !next.isWhiteSpace, next != UInt8(ascii: "/"), next != UInt8(ascii: "*") else { return false }
        guard let last = list.tokens.last, last.endsOperand else { return true }
        guard last.kind == .identifier, !last.isEscaped else { return false }
        return SwiftKeywords.precedesExpression(bytes[last.lowerBound..<last.upperBound])
    }
}

extension Token {
    /// Whether an operand ends with the token, so that an operator behind it is a postfix or infix one.
    var endsOperand: Bool {
        switch kind {
        case .identifier, .dollarIdentifier, .number, .string, .regex, .rightParen, .rightBracket, .rightBrace,
            .rightAngle, .question, .exclamation:
            true
        default: false
        }
    }
}

extension UInt8 {
    /// Whether it is an ASCII operator character other than `.`.
    var isOperator: Bool {
        switch self {
        case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
            UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
            UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
            true
        default: false
        }
    }
}
