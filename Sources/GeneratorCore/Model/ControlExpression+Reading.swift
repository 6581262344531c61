extension ControlExpression {
    /// Reads an expression: the names in it, and what is known of them.
    init(reading text: String, in framework: Profile.ViewFramework = .uikit) {
        self.init(text: text)
        var text = text
        links = text.withUTF8 { Self.links($0) }
        if text.utf8.first == UInt8(ascii: ".") {
            kind = .implicit
            return
        }
        guard let first = links.first, first.name != "unused" || links.count > 1 else { return }
        if let member {
            let known = ControlMember.named(member.name, of: control, in: framework)
            kind = known?.kind ?? .unknown
            element = known?.element(member)
            taken = (rx ?? 0) + 2 == links.count ? known?.taken : nil
        }
        for link in links.dropFirst(rx.map { $0 + 2 } ?? 1) { apply(link) }
    }

    /// What one more member or operator makes of it.
    private mutating func apply(_ link: Link) {
        switch link.name {
        case "orEmpty" where link.arguments == nil: element = "String"
        case "changed" where link.arguments == nil: kind = .event
        case "asDriver": kind = .driver
        case "asSignal": kind = .signal
        default:
            let isShared = kind == .driver || kind == .signal
            if link.name == "asObservable" || kind != .unknown && !isShared { kind = .observable }
            if link.name != "asObservable", RxOperator.named(link.name)?.effect != .keeps { element = nil }
        }
    }

    private static func links(_ bytes: UnsafeBufferPointer<UInt8>) -> [Link] {
        let tokens = Lexer.lex(bytes).tokens
        var links: [Link] = []
        var index = 0
        func text(_ start: Int, _ end: Int) -> String {
            String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
        }
        while index < tokens.count, tokens[index].kind != .end {
            let token = tokens[index]
            switch token.kind {
            case .dot, .question, .exclamation:
                index += 1
            case .identifier where index == 0 || tokens[index - 1].kind == .dot:
                let quotes = token.isEscaped ? 1 : 0
                let name = text(token.lowerBound + quotes, token.upperBound - quotes)
                links.append(Link(name: name, range: token.lowerBound..<token.upperBound))
                index += 1
            case .leftParen, .leftBracket, .leftBrace:
                guard let partner = token.partnerIndex, !token.isUnclosed, !links.isEmpty else { return [] }
                let inner = text(token.upperBound, tokens[partner].lowerBound)
                let last = links.count - 1
                if token.kind == .leftBrace { links[last].closure = inner } else { links[last].arguments = inner }
                links[last].range = links[last].range.lowerBound..<tokens[partner].upperBound
                index = partner + 1
            default:
                return []
            }
        }
        return links
    }
}
