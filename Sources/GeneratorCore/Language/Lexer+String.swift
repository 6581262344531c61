extension Lexer {
    /// Reads a string literal; the current byte is the quote behind `hashes` number signs.
    mutating func lexString(hashes: Int) {
        let start = position - hashes
        let quote = UInt8(ascii: "\"")
        let isTriple = peek(1) == quote && peek(2) == quote
        // `#"""#` is a raw literal of one quote, `#""""#` one of two.
        let isMultiline = isTriple && (hashes == 0 || !endsOnItsLine(hashes, from: position + 2))
        position += isMultiline ? 3 : 1
        lexStringBody(StringContext(start: start, hashes: hashes, isMultiline: isMultiline), from: start)
    }

    /// Reads a literal up to its end or its next interpolation and appends it as one token from `start`.
    mutating func lexStringBody(_ context: StringContext, from start: Int) {
        let quote = UInt8(ascii: "\"")
        let flags: Token.Flags = context.isMultiline ? .isMultiline : []
        while position < bytes.count {
            let byte = bytes[position]
            if byte == quote, closesString(context) {
                position += (context.isMultiline ? 3 : 1) + context.hashes
                return append(.string, from: start, flags: flags)
            }
            if byte == UInt8(ascii: "\\"), hasHashes(context.hashes, at: position + 1) {
                position += 1 + context.hashes
                if peek() == UInt8(ascii: "(") {
                    position += 1
                    append(.stringOpen, from: start, flags: flags)
                    pushOpener(.stringOpen)
                    strings.append(context)
                    return
                }
                // The escaped character, a quote for instance, is no end.
                if position < bytes.count, !bytes[position].isLineEnd { position += 1 }
            } else if byte.isLineEnd, !context.isMultiline {
                break
            } else {
                position += 1
            }
        }
        if context.isMultiline { list.isCutShort = true } else { leaveClosingBrackets(from: start) }
        reportUnterminated(context)
        append(.string, from: start, flags: flags)
    }

    /// Takes closing brackets at the end of the line out of an unterminated literal: most often they close what is open.
    private mutating func leaveClosingBrackets(from start: Int) {
        while position > start + 1 {
            switch bytes[position - 1] {
            case .space, .tab, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): position -= 1
            default: return
            }
        }
    }

    /// Whether a quote with its number signs stands before the end of the line.
    private func endsOnItsLine(_ hashes: Int, from start: Int) -> Bool {
        for offset in start..<max(start, bytes.count) {
            if bytes[offset].isLineEnd { return false }
            if bytes[offset] == UInt8(ascii: "\""), hasHashes(hashes, at: offset + 1) { return true }
        }
        return false
    }

    private func closesString(_ context: StringContext) -> Bool {
        let quote = UInt8(ascii: "\"")
        if context.isMultiline {
            return peek(1) == quote && peek(2) == quote && hasHashes(context.hashes, at: position + 3)
        }
        return hasHashes(context.hashes, at: position + 1)
    }

    func hasHashes(_ count: Int, at offset: Int) -> Bool {
        guard offset + count <= bytes.count else { return false }
        for index in offset..<offset + count where bytes[index] != UInt8(ascii: "#") { return false }
        return true
    }

    /// Reports a literal that does not end, and gives up the literals of the same line in whose interpolations it is.
    private mutating func reportUnterminated(_ context: StringContext) {
        var outermost = context
        while !context.isMultiline, let enclosing = strings.last, !enclosing.isMultiline {
            outermost = enclosing
            strings.removeLast()
            while let opener = popOpener() {
                list.tokens[opener].flags.insert(.isUnclosed)
                list.tokens[opener].partner = Int32(truncatingIfNeeded: list.tokens.count)
                if list.tokens[opener].kind == .stringOpen { break }
            }
        }
        let delimiter = context.isMultiline ? 3 : 1
        let end = min(bytes.count, outermost.start + outermost.hashes + delimiter)
        report(
            .unterminatedString(isMultiline: context.isMultiline),
            at: SourceRange(outermost.start, context.isMultiline ? end : max(position, end))
        )
    }
}

extension Diagnostic.Message {
    fileprivate static func unterminatedString(isMultiline: Bool) -> Self {
        let delimiter = isMultiline ? #"""""# : #"""#
        return .init(.error, rule: "syntax", "unterminated string literal: expected '\(delimiter)'")
    }
}
