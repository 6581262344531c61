// What a spec says of a ViewModel's body besides its sections: the Swift that only a class can hold.

extension SpecDraft {
    /// What only the body of a class can hold.
    mutating func writeRest() {
        let members = viewModel.type.members + (flow == nil ? [] : viewModel.extensions.flatMap(\.members))
        let rest = members.filter { member in
            (mustStayInBody(member) || readsPrivate(member)) && !replaced.contains { $0.tokens == member.tokens }
        }
        replaced += rest.filter(isGeneratedBag)
        let aliases = viewModel.aliases
        guard !rest.allSatisfy(isGeneratedBag) || !aliases.isEmpty else { return }
        add("members {")
        let words = wordsOutside(besides: rest)
        for alias in aliases { add("    \(aliasAccess)typealias \(alias.name) = \(alias.type)") }
        for (index, declaration) in rest.filter({ !isGeneratedBag($0) }).enumerated() {
            let lines = text.membersText(of: declaration) { isNamed($0, in: words) }
            if index > 0, text.startsParagraph(declaration) { add("") }
            for line in lines { add(line.isEmpty ? "" : "    " + line) }
            replaced.append(declaration)
        }
        add("}")
    }

    /// The words of what stays in the file of the user.
    private struct Outside {
        /// In the ViewModel's own body and extensions.
        var own: Set<String> = []
        var all: Set<String> = []
        /// What may be changed there: `count += 1`, `rows.append(row)`.
        var changed: Set<String> = []
    }

    private func wordsOutside(besides rest: [SwiftDeclaration]) -> Outside {
        var gone = (replaced + rest).map(\.tokens)
        if flow?.made != nil, let transform = viewModel.transform { gone.removeAll { $0 == transform.tokens } }
        var outside = Outside()
        let parts = ([viewModel.type] + viewModel.extensions).map(\.tokens)
        for index in text.tokens.indices where text.tokens[index].kind == .identifier {
            guard !gone.contains(where: { $0.contains(index) }) else { continue }
            let word = text.name(at: index)
            outside.all.insert(word)
            if parts.contains(where: { $0.contains(index) }) { outside.own.insert(word) }
            let behind = text.text(index + 1..<index + 2)
            let isRead = ![".", "[", "?", "!"].contains(behind) && !behind.hasSuffix("=")
            if !isRead || index > 0 && text.text(index - 1..<index) == "&" { outside.changed.insert(word) }
        }
        return outside
    }

    /// Whether the file of the user needs a declaration of the body as others do: what is private there is seen in
    /// extensions only.
    private func isNamed(_ declaration: SwiftDeclaration, in outside: Outside) -> Bool {
        let isPrivate = declaration.modifiers.contains("private")
        let isSetPrivately = !isPrivate && declaration.modifiers.contains { $0.hasSuffix("private(set)") }
        let words = isSetPrivately ? outside.changed : isPrivate ? outside.own : outside.all
        switch declaration.kind {
        case .variable: return text.variableNames(declaration).contains(where: words.contains)
        case .initializer: return !words.isDisjoint(with: ["init", "Self", viewModel.name])
        case .function: return words.contains(declaration.name)
        default: return true
        }
    }

    /// Types inside are seen where the ViewModel is.
    private var aliasAccess: String {
        switch viewModel.access {
        case "public"?, "open"?: "public "
        case "package"?: "package "
        default: ""
        }
    }

    /// Whether an extension cannot hold the declaration.
    private func mustStayInBody(_ declaration: SwiftDeclaration) -> Bool {
        if isInherited, declaration.kind == .function || declaration.kind == .variable,
            declaration.modifiers.allSatisfy({ !["private", "fileprivate", "static", "final"].contains($0) }),
            declaration.tokens != viewModel.transform?.tokens,
            viewModel.type.members.contains(where: { $0.tokens == declaration.tokens })
        {
            return true
        }
        switch declaration.kind {
        case .initializer, .conditional: return true
        case .variable:
            if declaration.modifiers.contains("override") { return true }
            if declaration.modifiers.contains("static") || declaration.modifiers.contains("class") {
                return viewModel.generics != nil && declaration.body == nil
            }
            return declaration.body == nil || isStored(declaration)
        case .function: return declaration.modifiers.contains("override") || declaration.modifiers.contains("required")
        default: return text.isWord(declaration.keyword, "deinit")
        }
    }

    /// Whether it reads a property that is private where no function of the user makes the output.
    private func readsPrivate(_ declaration: SwiftDeclaration) -> Bool {
        guard flow?.usesSelf == false, declaration.kind != .type, declaration.kind != .condition,
            declaration.tokens != viewModel.transform?.tokens
        else { return false }
        var words: Set<String> = []
        text.words(in: declaration.tokens, into: &words)
        return viewModel.properties.contains { words.contains($0.member.name) }
    }

    /// `let disposeBag = DisposeBag()`, which is generated; one of another name goes where the flow needs it no more.
    private func isGeneratedBag(_ declaration: SwiftDeclaration) -> Bool {
        guard profile.disposeBag == .stored,
            let property = viewModel.properties.first(where: { $0.declaration.tokens == declaration.tokens }),
            property.isBag, text.items(declaration.header).count == 1
        else { return false }
        guard property.member.name == profile.storedBag else {
            return flow != nil && property.isPrivate && !property.isReplaced && !isUsed(declaration)
        }
        // One that nobody else sees may be seen.
        return property.isPrivate && !property.isReplaced || property.text == profile.bagProperty
            || profile.bagProperty == nil && !property.member.isVariable
    }

    /// Whether something names it but the ends of the statements that are flow.
    private func isUsed(_ declaration: SwiftDeclaration) -> Bool {
        let functions = [viewModel.transform].compactMap(\.self) + (flow?.inlined ?? [])
        return text.tokens.indices.contains { index in
            guard text.isName(declaration.name, at: index), !declaration.tokens.contains(index) else { return false }
            let isOwn = text.tokens[index - 1].kind == .dot && text.isWord(index - 2, "self")
            let before = isOwn ? index - 3 : index - 1
            let ends =
                text.tokens[before].kind == .colon && text.isWord(before - 1, "by")
                && text.isWord(before - 3, "disposed")
            let body = functions.compactMap(\.body).first { $0.contains(index) }
            return !ends || body.map { text.isInBraces(index, of: $0) } ?? true
        }
    }

    private func isStored(_ declaration: SwiftDeclaration) -> Bool {
        viewModel.properties.contains { $0.declaration.tokens == declaration.tokens }
    }
}
