extension Parser {
    /// Reads what stands before the names of a declaration.
    mutating func parseModifiers(of declaration: inout DeclarationSyntax, in section: SectionSyntax.Kind) {
        if current.kind == .at {
            let start = index
            declaration.attributes = parseAttributes()
            if section == .flow {
                report(.attributeInFlow, at: range(from: start))
                declaration.attributes = 0..<0
            }
        }
        while current.kind == .identifier, token(1).kind == .identifier, !token(1).startsLine {
            let isWritten = isModifier(current)
            guard let word = isWritten ? text(current) : misspeltModifier() else { return }
            if isWritten, section == .input || section == .output, word == "let" || word == "var" {
                declaration.isPlain = true
                declaration.isVariable = word == "var"
            } else if word == "let" {
                if isWritten { report(.needlessLet, at: current.range, suggestion: "remove 'let'") }
            } else if section != .dependencies {
                guard isWritten else { return advance() }
                report(.modifierOutside(word, section), at: current.range, suggestion: "remove '\(word)'")
            } else if word == "var" {
                declaration.isVariable = true
            } else if word == "super" {
                declaration.isOfBaseClass = true
            } else if let ownership = DeclarationSyntax.Ownership(rawValue: word) {
                declaration.ownership = ownership
            }
            advance()
        }
    }

    /// The modifier that the current word is a slip of, which is reported: `waek coordinator: Coordinator`.
    private mutating func misspeltModifier() -> String? {
        guard token(2).kind == .colon || token(2).kind == .comma || isModifier(token(1)),
            !isWord(token(1), "with"), !isWord(token(1), "via")
        else { return nil }
        if let meant = nearKeyword(among: ["weak", "unowned", "var", "let", "super"]) { return meant }
        let word = text(current)
        guard ["private", "public", "internal", "lazy", "static", "final"].contains(word) else { return nil }
        report(.needlessModifier(word), at: current.range, suggestion: "remove '\(word)'")
        // It means no more than 'let' does.
        return "let"
    }

    /// The keyword that the current word is a slip of, which is reported.
    mutating func nearKeyword(among keywords: [String]) -> String? {
        guard let meant = EditDistance.nearest(to: text(current), among: keywords) else { return nil }
        report(.unknownKeyword(text(current)), at: current.range, suggestion: "did you mean '\(meant)'?")
        return meant
    }

    @inline(__always)
    private func isModifier(_ token: Token) -> Bool {
        isWord(token, "weak") || isWord(token, "unowned") || isWord(token, "var") || isWord(token, "let")
            || isWord(token, "super")
    }
}

extension Diagnostic.Message {
    private static func syntax(_ text: String) -> Self { .init(.error, rule: "syntax", text) }

    fileprivate static var attributeInFlow: Self {
        syntax("a flow stream has no attributes: it is a local constant of 'transform'")
    }

    fileprivate static func needlessModifier(_ word: String) -> Self { syntax("'\(word)' is no modifier of a spec") }

    fileprivate static func unknownKeyword(_ word: String) -> Self { syntax("unknown keyword '\(word)'") }

    fileprivate static var needlessLet: Self { syntax("a declaration begins with its name") }

    fileprivate static func modifierOutside(_ word: String, _ section: SectionSyntax.Kind) -> Self {
        syntax("'\(word)' belongs to dependencies, not to '\(section.rawValue)'")
    }
}
