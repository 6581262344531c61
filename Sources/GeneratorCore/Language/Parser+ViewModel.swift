extension Parser {
    static let sectionWords = SectionSyntax.Kind.allCases.map(\.rawValue)

    /// `viewmodel Name<T>: P where … { sections }`; the current token is the keyword.
    mutating func parseViewModel(_ prefix: Prefix) {
        let keyword = current.range
        advance()
        let unnamed = NameSyntax(text: "", range: SourceRange(at: keyword.upperBound))
        var viewModel = ViewModelSyntax(name: unnamed, range: keyword)
        viewModel.attributes = prefix.attributes
        viewModel.sections = spec.sections.count..<spec.sections.count
        viewModel.access = prefix.access
        if current.kind == .identifier {
            reportRawIdentifier()
            viewModel.name = name(current)
            advance()
        } else {
            reportExpected("a name after 'viewmodel'")
        }
        parseHeader(of: &viewModel)
        let opening = current.range
        if take(.leftBrace) {
            parseSections(of: &viewModel, opening: opening)
        } else {
            reportExpected("'{' after the name of the viewmodel")
            if isSectionHeader(index) {
                parseSections(of: &viewModel, opening: nil)
            } else {
                while current.kind != .end, !beginsTopLevel(index), current.kind != .leftBrace { advance() }
                let opening = current.range
                if take(.leftBrace) { parseSections(of: &viewModel, opening: opening) }
            }
        }
        viewModel.range = range(from: prefix.start)
        viewModel.comments = leadingComments(of: prefix.start)
        spec.viewModels.append(viewModel)
    }

    /// Generics, inherited types and requirements.
    private mutating func parseHeader(of viewModel: inout ViewModelSyntax) {
        if current.kind == .leftAngle { viewModel.generics = parseGenerics() }
        viewModel.inheritance = parseInheritance()
        if isWord(current, "where")
            || current.kind == .identifier && token(1).kind == .identifier && nearKeyword(among: ["where"]) != nil
        {
            advance()
            let start = index
            while current.kind != .leftBrace, current.kind != .end, current.kind != .rightBrace { skipBalanced() }
            if index > start {
                viewModel.whereClause = fragment(from: start, to: index)
            } else {
                reportExpected("a requirement after 'where'")
            }
        }
    }

    /// `: Base, Refreshable`.
    mutating func parseInheritance() -> [SwiftFragment] {
        var types: [SwiftFragment] = []
        guard take(.colon) else { return types }
        repeat {
            guard let type = parseType(in: .header) else {
                reportExpected("a type")
                break
            }
            types.append(type)
        } while take(.comma)
        return types
    }

    /// The sections up to the closing brace; `opening` is the brace to blame when that is missing.
    mutating func parseSections(of viewModel: inout ViewModelSyntax, opening: SourceRange?) {
        while true {
            if current.kind == .rightBrace { return advance() }
            if current.kind == .end || beginsTopLevel(index) {
                // A section that did not end either has been reported: one brace explains both.
                return reportMissingBrace(of: "viewmodel '\(viewModel.name.text)'", opening)
            }
            let start = index
            parseSectionOrSkip(of: &viewModel)
            if index == start { advance() }
        }
    }

    private mutating func parseSectionOrSkip(of viewModel: inout ViewModelSyntax) {
        guard current.kind == .identifier else {
            if current.kind == .semicolon { return advance() }
            let isCondition = current.kind == .pound
            reportExpected(
                "a section or '}'",
                suggestion: isCondition ? "put the condition inside the section, around its lines" : nil
            )
            return skipDeclaration(from: index)
        }
        let word = text(current)
        if let kind = sectionKind(current), !namesDeclaration(token(1)) {
            return parseSection(kind, of: &viewModel)
        }
        let meant = EditDistance.nearest(to: word, among: Self.sectionWords)
        let isNamed = token(1).kind == .identifier && !token(1).startsLine && token(2).kind == .leftBrace
        guard token(1).kind == .leftBrace || isNamed && meant == SectionSyntax.Kind.view.rawValue else {
            let suggestion = isAtProtocol ? "put it into 'dependencies { … }'" : nil
            report(.declarationOutside(word), at: current.range, suggestion: suggestion)
            return skipDeclaration(from: index)
        }
        report(
            .unknownSection(word),
            at: current.range,
            suggestion: meant.map { "did you mean '\($0)'?" }
                ?? "the sections are 'dependencies', 'input', 'state', 'flow', 'output', 'prologue', 'members' and 'view'"
        )
        if let kind = meant.flatMap(SectionSyntax.Kind.init) {
            parseSection(kind, isMisspelt: true, of: &viewModel)
        } else {
            index += 1
            skipBalanced()
        }
    }

    /// Whether what follows a name makes a declaration of it.
    private func namesDeclaration(_ next: Token) -> Bool {
        switch next.kind {
        case .colon, .comma, .leftArrow, .rightArrow, .equal, .dot, .pipe: true
        default: false
        }
    }

    func sectionKind(_ token: Token) -> SectionSyntax.Kind? {
        guard token.kind == .identifier, !token.isEscaped else { return nil }
        if isWord(token, "input") { return .input }
        if isWord(token, "state") { return .state }
        if isWord(token, "flow") { return .flow }
        if isWord(token, "output") { return .output }
        if isWord(token, "members") { return .members }
        if isWord(token, "view") { return .view }
        if isWord(token, "prologue") { return .prologue }
        return isWord(token, "dependencies") ? .dependencies : nil
    }

    /// Whether the label of the input stands between `input` and its brace: `input from {`.
    func isInputLabel(_ index: Int) -> Bool {
        index + 1 < list.tokens.count && list.tokens[index].kind == .identifier && !list.tokens[index].startsLine
            && list.tokens[index + 1].kind == .leftBrace
    }

    /// Whether the tokens at `index` open a section rather than begin an action on a stream of that name.
    func isSectionHeader(_ index: Int) -> Bool {
        guard index + 1 < list.tokens.count, let kind = sectionKind(list.tokens[index]) else { return false }
        var brace = index + 1
        if kind == .output, isViaKeyword(brace) { brace += 2 }
        if kind == .input || kind == .view, isInputLabel(brace) { brace += 1 }
        guard brace < list.tokens.count, list.tokens[brace].kind == .leftBrace else { return false }
        let behind = indexBehind(brace)
        guard behind < list.tokens.count else { return true }
        switch list.tokens[behind].kind {
        case .rightArrow, .pipe, .comma, .dot: return false
        default: return true
        }
    }
}

extension Diagnostic.Message {
    fileprivate static func declarationOutside(_ word: String) -> Self {
        .init(.error, rule: "syntax", "'\(word)' stands outside of a section")
    }

    fileprivate static func unknownSection(_ word: String) -> Self {
        .init(.error, rule: "syntax", "unknown section '\(word)'")
    }
}
