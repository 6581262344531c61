extension Parser {
    /// Adds one declaration of a section, up to the end of its line, unless nothing of it could be read.
    mutating func parseDeclaration(in section: SectionSyntax.Kind) {
        depth = 0
        if parseDirective() { return }
        forgetPending()
        let start = index
        var declaration = DeclarationSyntax(range: current.range)
        let isSwift = (section == .input || section == .output) && beginsSwift
        if !isSwift {
            parseModifiers(of: &declaration, in: section)
            skipAccessOfProtocol()
        }
        let isComplete =
            if isSwift {
                parseSwift(&declaration)
            } else if isAtProtocol {
                parseProtocol(&declaration, in: section)
            } else if section == .flow && !isStream(index) {
                parseAction(&declaration)
            } else {
                parseNamed(&declaration, in: section)
            }
        if isComplete { expectDeclarationEnd(from: start, in: section) } else { skipDeclaration(from: start) }
        depth = 0
        guard
            !declaration.names.isEmpty || declaration.definition != nil || declaration.protocolIndex != nil
                || declaration.swift != nil
        else { return }
        declaration.range = range(from: start)
        declaration.comments = leadingComments(of: start)
        spec.declarations.append(declaration)
    }

    // MARK: Names

    /// Whether the tokens at `index` begin `NAME: Type` or `NAME <- definition` rather than an action.
    @inline(__always)
    func isStream(_ index: Int) -> Bool {
        var cursor = index
        while list.tokens[cursor].kind == .identifier {
            let next = list.tokens[cursor + 1]
            switch next.kind {
            case .colon, .leftArrow, .equal: return true
            case .comma: cursor += 2
            case .identifier:
                return !next.startsLine && !isWord(next, "with") && !isWord(next, "via")
                    && EditDistance.nearest(to: text(next), among: Self.connectives) == nil
            default: return false
            }
        }
        return false
    }

    /// Whether a line begins here that can only be a declaration of its own.
    @inline(__always)
    func isNewDeclaration(_ index: Int) -> Bool {
        guard list.tokens[index].startsLine, list.tokens[index].kind == .identifier else { return false }
        let next = list.tokens[index + 1].kind
        return next == .colon || next == .leftArrow || isSectionHeader(index) || beginsTopLevel(index)
    }

    private mutating func parseNames() -> NameListSyntax {
        var names = NameListSyntax()
        repeat {
            guard current.kind == .identifier, names.isEmpty || !isSectionHeader(index) else {
                if current.kind == .dollarIdentifier {
                    report(.dollarName(text(current)), at: current.range)
                } else if names.isEmpty, current.kind != .unknown {
                    report(.noDeclaration(describe(current)), at: current.range, suggestion: hintForOperator)
                } else {
                    reportExpected("a name")
                }
                return names
            }
            reportRawIdentifier()
            if isWord(current, "_") { report(.noName, at: current.range) }
            names.append(index)
            advance()
        } while take(.comma)
        return names
    }

    /// Refuses `` `two words` ``: names go on, as in `twoWordsEvents`, and back-ticks are for keywords.
    mutating func reportRawIdentifier() {
        guard current.isEscaped else { return }
        let name = name(current).text
        let isPlain = name.unicodeScalars.enumerated().allSatisfy { index, scalar in
            scalar.isASCII
                ? UInt8(scalar.value).isIdentifierBody && (index > 0 || UInt8(scalar.value).isIdentifierHead)
                : index > 0 ? scalar.isIdentifierBody : scalar.isIdentifierHead
        }
        if !isPlain { report(.rawIdentifier(name), at: current.range) }
    }

    /// What to do about a line that goes on with an operator.
    private var hintForOperator: String? {
        if ["#if", "#elseif", "#else", "#endif"].contains(text(current)) {
            return "'\(text(current))' has a line of its own, between those of a section"
        }
        return switch current.kind {
        case .operator, .leftAngle, .rightAngle: "an expression of several lines stands in parentheses"
        default: nil
        }
    }

    /// `names: Type = value <- definition`, as far as the section allows it.
    private mutating func parseNamed(
        _ declaration: inout DeclarationSyntax,
        in section: SectionSyntax.Kind
    ) -> Bool {
        let beforeNames = diagnostics.count
        declaration.names = parseNames()
        guard diagnostics.count == beforeNames, let last = declaration.names.last else { return false }
        if section == .flow, declaration.names.count > 1 {
            report(.severalStreams, at: list.tokens[declaration.names[1]].range)
        }
        guard parseTypeAnnotation(of: &declaration, in: section, nameToken: last) else { return false }
        if current.kind == .equal { parseInitialValue(of: &declaration, in: section) }
        if current.kind == .leftArrow {
            let arrow = current.range
            advance()
            if section == .input || section == .dependencies { report(.definitionOutside(section), at: arrow) }
            declaration.definition = parseDefinition(after: "'<-'")
            guard declaration.definition != nil else { return false }
        } else if section == .flow, declaration.definition == nil {
            reportExpected("'<-' and the definition of '\(name(list.tokens[last]).text)'")
            return false
        }
        if current.kind == .rightArrow {
            report(.actionInStream(section), at: current.range, suggestion: actionSuggestion(last, section))
            return false
        }
        return true
    }

    private func actionSuggestion(_ token: Int, _ section: SectionSyntax.Kind) -> String? {
        section == .flow ? "write the action on a line of its own: '\(name(list.tokens[token]).text) -> …'" : nil
    }

    /// Reads `: Type`; returns whether the declaration can go on.
    private mutating func parseTypeAnnotation(
        of declaration: inout DeclarationSyntax,
        in section: SectionSyntax.Kind,
        nameToken: Int
    ) -> Bool {
        if take(.colon) {
            declaration.type = parseType(in: .declaration)
            guard declaration.type != nil else {
                reportExpected("a type after ':'")
                return current.kind == .equal || current.kind == .leftArrow
            }
            return reportUndelimitedDefinition(behind: "the type", in: section)
        }
        let begins = current.kind
        if !current.startsLine, begins == .identifier || begins == .leftBracket || begins == .at || begins == .leftParen
        {
            reportMissingColon(behind: nameToken)
            declaration.type = parseType(in: .declaration)
            return reportUndelimitedDefinition(behind: "the type", in: section)
        }
        guard section != .flow else { return true }
        switch begins {
        case .equal, .leftArrow:
            report(.missingType(name(list.tokens[nameToken]).text), at: list.tokens[nameToken].range)
        case .rightArrow:
            report(.actionOutside(section), at: current.range)
            return false
        default:
            reportExpected("':' and a type after '\(name(list.tokens[nameToken]).text)'")
            return false
        }
        return true
    }

    private mutating func reportMissingColon(behind nameToken: Int) {
        let token = list.tokens[nameToken]
        let name = name(token).text
        var suggestion = token.startsLine ? EditDistance.suggestion(for: name, among: Self.connectives) : nil
        // `email password: String`
        if current.kind == .identifier, self.token(1).kind == .colon || self.token(1).kind == .comma {
            suggestion = suggestion ?? "list names of one type with ',': '\(name), \(text(current)): …'"
        }
        report(.missingColon(name), at: SourceRange(at: token.upperBound), suggestion: suggestion)
        while current.kind == .identifier, self.token(1).kind == .colon || self.token(1).kind == .comma {
            advance()
            advance()
        }
    }

    /// Reports a definition whose `<-` is missing; returns whether the declaration can go on.
    private mutating func reportUndelimitedDefinition(behind what: String, in section: SectionSyntax.Kind) -> Bool {
        guard !isAtDeclarationEnd else { return true }
        switch current.kind {
        case .operator, .rightArrow:
            guard section == .state || section == .output else { return true }
            reportExpected("'<-' before the definition")
            return false
        case .identifier, .leftBrace:
            guard section != .input, section != .dependencies else { return true }
            reportExpected("'<-' before the definition")
            return false
        case .comma:
            reportExpected("the end of the line or ';'", suggestion: "separate declarations of one line by ';'")
            return false
        default:
            return true
        }
    }

    /// Reads `= expression`.
    private mutating func parseInitialValue(of declaration: inout DeclarationSyntax, in section: SectionSyntax.Kind) {
        let equal = current.range
        advance()
        if section == .flow {
            report(.equalInFlow, at: equal, suggestion: "did you mean '<-'?")
            declaration.definition = parseDefinition(after: "'<-'")
            return
        }
        declaration.initialValue = parseExpression()
        if declaration.initialValue == nil {
            reportExpected("an expression after '='")
        } else if current.kind == .comma, section == .output || section == .state {
            report(.definitionBehindEqual, at: equal, suggestion: "did you mean '<-'?")
            skipDeclaration(from: index)
        }
    }
}

extension Diagnostic.Message {
    private static func syntax(_ text: String) -> Self { .init(.error, rule: "syntax", text) }

    fileprivate static func dollarName(_ name: String) -> Self {
        syntax("'\(name)' is no name: Swift keeps '$' at the start for itself")
    }

    fileprivate static func noDeclaration(_ found: String) -> Self { syntax("expected a name, found \(found)") }

    fileprivate static var noName: Self { syntax("'_' is no name") }

    fileprivate static func rawIdentifier(_ name: String) -> Self {
        syntax("'\(name)' is no name: use letters and digits")
    }

    fileprivate static var severalStreams: Self { syntax("a flow stream has one name") }

    fileprivate static func missingColon(_ name: String) -> Self { syntax("expected ':' after '\(name)'") }

    fileprivate static func missingType(_ name: String) -> Self {
        .init(.error, rule: "missing-type", "'\(name)' has no type: expected ':' and a type")
    }

    fileprivate static func definitionOutside(_ section: SectionSyntax.Kind) -> Self {
        syntax(section == .input ? "an input has no definition: the view sends it" : "a dependency has no definition")
    }

    fileprivate static func actionOutside(_ section: SectionSyntax.Kind) -> Self {
        syntax("an action belongs to 'flow', not to '\(section.rawValue)'")
    }

    fileprivate static func actionInStream(_ section: SectionSyntax.Kind) -> Self {
        section == .flow ? syntax("a named stream has no action") : actionOutside(section)
    }

    fileprivate static var equalInFlow: Self { syntax("expected '<-' before the definition, found '='") }

    fileprivate static var definitionBehindEqual: Self {
        syntax("expected '<-' before a definition: '=' gives one value")
    }
}
