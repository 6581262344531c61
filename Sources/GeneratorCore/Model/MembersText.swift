/// The Swift of a `members` section, which goes into the body of the ViewModel as it is.
package struct MembersText: Sendable {
    /// Without the braces around it.
    package let text: String
    /// Whether it has an initialiser: then none is generated.
    package private(set) var hasInitializer = false
    /// Whether it has the dispose bag: then none is generated.
    package private(set) var hasDisposeBag = false

    /// - Parameter bag: the name of the dispose bag.
    init(_ text: String, bag: String) {
        self.text = text
        let file = SourceFile(path: "", text: text)
        let tokens = Lexer.lex(file).tokens
        var index = 0
        while index < tokens.count {
            let token = tokens[index]
            let follows = index > 0 ? tokens[index - 1] : nil
            if token.kind.isOpening {
                index = max(token.partnerIndex ?? index, index)
            } else if token.kind == .identifier, !token.isEscaped {
                if file.spells("init", in: token.range), follows?.kind != .dot { hasInitializer = true }
                if file.text(in: token.range) == bag, let keyword = follows?.range,
                    file.spells("let", in: keyword) || file.spells("var", in: keyword)
                {
                    hasDisposeBag = true
                }
            }
            index += 1
        }
    }
}

/// A nested type, a function, a computed property or an initialiser of `Input` or `Output`.
package struct SwiftMember: Sendable {
    package var documentation: [String]
    package var text: MembersText
}
