// Swift fragments: the parser finds where they end and reads nothing into them.

extension Parser {
    enum TypePlace {
        /// Behind the `:` of a declaration; the type ends with the line.
        case declaration
        /// Behind the name of a view model; the type ends at `,`, `where` or `{`.
        case header
    }

    /// The fragment of the tokens from `start` to the one before `end`.
    mutating func fragment(from start: Int, to end: Int) -> SwiftFragment {
        fragments.append(start..<end)
        let range = SourceRange(list.tokens[start].lowerBound, list.tokens[max(start, end - 1)].upperBound)
        return SwiftFragment(range, tokens: nil)
    }

    /// The fragment between the bracket at the current token and its partner; moves behind both.
    mutating func parseBracketed() -> SwiftFragment {
        let opener = index
        let opening = current
        skipBalanced()
        fragments.append(opener..<index)
        let isClosed = !opening.isUnclosed
        if !isClosed, opening.kind == .leftBrace {
            if !list.isCutShort { report(.unclosedBrace, at: opening.range) }
            unclosedEnd = index
        }
        let end = isClosed ? list.tokens[index - 1].lowerBound : max(previousEnd, opening.upperBound)
        return SwiftFragment(
            file.trimmed(SourceRange(opening.upperBound, end)),
            tokens: isClosed ? opener + 1..<index - 1 : nil
        )
    }

    /// A type, or `nil` when none begins here.
    mutating func parseType(in place: TypePlace) -> SwiftFragment? {
        let start = index
        var angles = AngleBrackets()
        while current.kind == .at, token(1).kind == .identifier {
            index += 2
            while current.kind == .dot, token(1).kind == .identifier { index += 2 }
            if current.kind == .leftParen, !current.followsSpace { skipBalanced() }
        }
        while !endsType(from: start, in: place, isInAngles: angles.isOpen) {
            angles.count(current, at: index)
            skipBalanced()
        }
        recover(angles, from: start)
        return index > start ? fragment(from: start, to: index) : nil
    }

    @inline(__always)
    private func endsType(from start: Int, in place: TypePlace, isInAngles: Bool) -> Bool {
        switch current.kind {
        case .end, .equal, .leftArrow, .semicolon, .leftBrace, .rightBrace, .pipe, .unknown, .colon: return true
        case .comma: return !isInAngles
        case .rightParen, .rightBracket: return true
        default: break
        }
        guard index > start else { return place == .declaration && current.startsLine && isNewDeclaration(index) }
        if isInAngles { return false }
        if place == .declaration, current.startsLine, !continuesDeclaration(index), !trailsOff { return true }
        switch current.kind {
        case .identifier: return !mayFollowInType(current)
        case .number, .string, .stringOpen, .regex, .dollarIdentifier: return true
        case .rightArrow: return !followsParameters
        case .operator: return !file.spells("&", in: current.range) && !file.spells("~", in: current.range)
        default: return false
        }
    }

    /// Whether an arrow behind the token before the current one is that of a function type.
    private var followsParameters: Bool {
        let last = list.tokens[index - 1]
        return last.kind == .rightParen || isWord(last, "async") || isWord(last, "throws") || isWord(last, "rethrows")
    }

    /// Whether the token before the current one leaves the line unfinished.
    private var trailsOff: Bool {
        let last = list.tokens[index - 1].kind
        return last == .dot || last == .rightArrow || last == .leftArrow
    }

    /// Whether the identifier may stand behind the token before it in a type: two names in a row are two things.
    private func mayFollowInType(_ token: Token) -> Bool {
        let last = list.tokens[index - 1]
        guard last.endsOperand else { return true }
        if isWord(token, "async") || isWord(token, "throws") || isWord(token, "rethrows") { return true }
        guard last.kind == .identifier else { return false }
        if index >= 2, list.tokens[index - 2].kind == .at { return true }
        let prefixes: [StaticString] = [
            "any", "some", "inout", "each", "repeat", "borrowing", "consuming", "sending", "isolated", "nonisolated",
            "__owned", "__shared", "async", "throws",
        ]
        return prefixes.contains { isWord(last, $0) }
    }

    /// `<T: P, U>`; the current token is `<`.
    mutating func parseGenerics() -> SwiftFragment? {
        let start = index
        var angles = AngleBrackets()
        repeat {
            angles.count(current, at: index)
            if !angles.isOpen { break }
            skipBalanced()
        } while current.kind != .end && current.kind != .leftBrace && current.kind != .rightBrace
        guard !angles.isOpen, index > start + 1 else {
            if angles.isOpen { report(.unclosedAngle, at: list.tokens[start].range) }
            _ = take(.rightAngle)
            return nil
        }
        let generics = fragment(from: start + 1, to: index)
        advance()
        return generics
    }

    /// An expression up to `<-` or the end of the declaration, or `nil` when none begins here.
    mutating func parseExpression() -> SwiftFragment? {
        let start = index
        var angles = AngleBrackets()
        while true {
            switch current.kind {
            case .end, .semicolon, .rightBrace, .leftArrow: break
            case .comma where !angles.isOpen: break
            case _
            where current.startsLine && index > start && !continuesDeclaration(index) && !trailsOff
                && !angles.isOpen:
                break
            default:
                if current.kind != .leftAngle || !current.followsSpace { angles.count(current, at: index) }
                skipBalanced()
                continue
            }
            break
        }
        // `a < b` is no bracket: what was taken for one ends with its line.
        if angles.isOpen { recover(angles, from: start, reports: false) }
        return index > start ? fragment(from: start, to: index) : nil
    }

    /// Goes back to the end of the line in which an angle bracket was opened that nothing closes.
    private mutating func recover(_ angles: AngleBrackets, from start: Int, reports: Bool = true) {
        guard angles.isOpen, let opener = angles.outermost else { return }
        if reports {
            let next = list.tokens[opener + 1]
            let isArrow = next.kind == .operator && file.bytes[next.lowerBound] == UInt8(ascii: "-")
            let suggestion = isArrow ? "write the arrow '<-' without a space" : nil
            report(.unclosedAngle, at: list.tokens[opener].range, suggestion: suggestion)
        }
        var end = opener + 1
        while end < index, !list.tokens[end].startsLine { end = indexBehind(end) }
        index = max(start + 1, min(index, end))
    }
}

/// Counts `<` and `>` between which a comma or a line end belongs to a type.
private struct AngleBrackets {
    private var depth = 0
    private(set) var outermost: Int?

    var isOpen: Bool { depth > 0 }

    mutating func count(_ token: Token, at index: Int) {
        if token.kind == .leftAngle {
            if depth == 0 { outermost = index }
            depth += 1
        } else if token.kind == .rightAngle, depth > 0 {
            depth -= 1
        }
    }
}

extension Diagnostic.Message {
    fileprivate static var unclosedAngle: Self {
        .init(.error, rule: "syntax", "expected '>' to close this '<'")
    }

    fileprivate static var unclosedBrace: Self {
        .init(.error, rule: "syntax", "expected '}' to close this '{'")
    }
}
