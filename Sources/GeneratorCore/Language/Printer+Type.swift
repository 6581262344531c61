extension Printer {
    /// Writes a type with the white space that swift-format gives it; returns `false`, and writes nothing, where it spans
    /// lines: then it is written as it is.
    mutating func printType(_ range: Range<Int>) -> Bool {
        let text = file.bytes[tokens[range.lowerBound].lowerBound..<tokens[range.upperBound - 1].upperBound]
        guard !text.contains(where: \.isLineEnd) else { return false }
        for index in range {
            let token = tokens[index]
            if index > range.lowerBound {
                if !spec.tokens.comments(before: index).isEmpty {
                    lines.write(file.bytes[tokens[index - 1].upperBound..<token.lowerBound])
                } else if hasSpace(before: index) {
                    lines.write([.space])
                }
            }
            lines.write(file.bytes[token.lowerBound..<token.upperBound])
        }
        return true
    }

    /// Whether a space stands before a token of a type; where either could be right, as it was written.
    private func hasSpace(before index: Int) -> Bool {
        let last = tokens[index - 1]
        let next = tokens[index]
        // Two operators side by side would be one.
        if last.kind == .operator || last.kind == .leftAngle, next.kind == .operator || next.kind == .rightAngle {
            return next.followsSpace
        }
        switch next.kind {
        case .comma, .colon, .dot, .question, .exclamation, .rightParen, .rightBracket, .rightAngle: return false
        case .rightArrow, .equal: return true
        case .operator where file.spells("...", in: next.range): return false
        case .operator where isBinary(next): return true
        case .leftAngle: return last.kind != .identifier && next.followsSpace
        default: break
        }
        switch last.kind {
        case .leftParen, .leftBracket, .leftAngle, .dot, .at: return false
        case .comma, .colon, .rightArrow, .equal: return true
        case .operator: return isBinary(last) || next.followsSpace
        // `@convention(c) (Int)`, but `throws(Failure)`: the space tells an argument from a type.
        case .identifier where next.kind == .leftParen || next.kind == .leftBracket: return next.followsSpace
        default: return true
        }
    }

    private func isBinary(_ token: Token) -> Bool {
        file.spells("&", in: token.range) || file.spells("==", in: token.range)
    }
}
