// What is in a fragment that a sample could make trap.

extension String {
    /// Whether the text holds what traps for some values: a subscript, a division, a forced unwrapping, a shift.
    var mayTrap: Bool {
        let mayDo = utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "["), UInt8(ascii: "!"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "&"): true
            default: false
            }
        }
        return (mayDo || holds("fatalError") || holds("precondition")) && TokenizedFragment(self).mayTrap
    }
}

extension TokenizedFragment {
    fileprivate var mayTrap: Bool {
        var found = false
        var previous: Token?
        var divides = false
        forEachToken { token in
            if divides, !isSafeDivisor(token) { found = true }
            divides = false
            switch token.kind {
            case .leftBracket:
                // Behind an operand it is a subscript.
                if let previous, !token.followsSpace,
                    [.identifier, .rightParen, .rightBracket, .question, .exclamation, .dollarIdentifier]
                        .contains(previous.kind)
                {
                    found = true
                }
            case .exclamation: found = true
            case .operator:
                switch text(of: token) {
                case "/", "%", "/=", "%=": divides = true
                case "&": found = true
                default: break
                }
            case .identifier:
                if ["fatalError", "precondition", "preconditionFailure"].contains(text(of: token)) { found = true }
            default: break
            }
            previous = token
        }
        return found
    }

    /// Whether it is a number that is not zero, or begins one that is no integer: `60`, `Double(count)`.
    private func isSafeDivisor(_ token: Token) -> Bool {
        let text = text(of: token)
        switch token.kind {
        case .number: return text.utf8.contains { UInt8(ascii: "1")...UInt8(ascii: "9") ~= $0 }
        case .identifier: return ["CGFloat", "Double", "Float", "TimeInterval"].contains(text)
        default: return false
        }
    }
}
