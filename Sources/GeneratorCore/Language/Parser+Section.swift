extension Parser {
    /// `input { declarations }`; the current token is the keyword, or a word that was taken for it and is reported.
    mutating func parseSection(
        _ kind: SectionSyntax.Kind,
        isMisspelt: Bool = false,
        of viewModel: inout ViewModelSyntax
    ) {
        let start = index
        let keyword = current.range
        advance()
        var section = SectionSyntax(kind: kind, keywordRange: keyword, range: keyword)
        if isMisspelt {
            misspeltSections.append(keyword.lowerBound)
        } else {
            reportDuplicate(of: section, in: viewModel)
        }
        if kind == .output, isViaKeyword(index) { section.logic = parseLogicName() }
        if kind == .input, isInputLabel(index) {
            section.label = index
            advance()
        }
        section.comments = leadingComments(of: start)
        if kind == .view { section.view = parseViewName() }
        let firstDeclaration = spec.declarations.count
        let firstBinding = spec.bindings.count
        let opening = current.range
        if kind.isSwift, current.kind == .leftBrace {
            section.body = parseBracketed()
        } else {
            let isOpen = take(.leftBrace)
            if !isOpen, kind != .view || section.view != nil { reportExpected("'{' after '\(kind.rawValue)'") }
            if kind == .view {
                parseBindings(opening: isOpen ? opening : nil)
            } else {
                parseBody(of: "section '\(kind.rawValue)'", isOpen ? opening : nil) { $0.parseDeclaration(in: kind) }
            }
        }
        closeConditions()
        section.bindings = firstBinding..<spec.bindings.count
        section.declarations = firstDeclaration..<spec.declarations.count
        section.range = range(from: start)
        spec.sections.append(section)
        viewModel.sections = viewModel.sections.lowerBound..<spec.sections.count
    }

    private mutating func reportDuplicate(of section: SectionSyntax, in viewModel: ViewModelSyntax) {
        let first = spec.sections[viewModel.sections].first {
            $0.kind == section.kind && !misspeltSections.contains($0.keywordRange.lowerBound)
        }
        guard let first else { return }
        report(
            .duplicateSection(section.kind),
            at: section.keywordRange,
            notes: [.init("the first one stands here", at: first.keywordRange)]
        )
    }

    /// What stands between braces, item by item, up to the closing one.
    ///
    /// - Parameters:
    ///   - opening: the brace to blame when that is missing.
    ///   - parseItem: reads one; it may stay where it is.
    mutating func parseBody(
        of what: @autoclosure () -> String,
        _ opening: SourceRange?,
        _ parseItem: (inout Parser) -> Void
    ) {
        while true {
            switch current.kind {
            case .rightBrace:
                return advance()
            case .semicolon:
                advance()
            case .end:
                return reportMissingBrace(of: what(), opening)
            case _ where current.startsLine && (isSectionHeader(index) || beginsTopLevel(index)):
                return reportMissingBrace(of: what(), opening)
            default:
                let start = index
                parseItem(&self)
                if index == start { advance() }
            }
        }
    }

    /// Reports that the brace `opening` is not closed where the current token stands, once for all that is open there.
    mutating func reportMissingBrace(of what: String, _ opening: SourceRange?) {
        let isReported = unclosedEnd == index || current.kind == .end && list.isCutShort
        unclosedEnd = index
        guard let opening, !isReported else { return }
        report(
            .missingBrace(what),
            at: SourceRange(at: previousEnd),
            notes: [.init("to match this '{'", at: opening)] + suspectBrace(behind: opening)
        )
    }

    /// A note on the innermost brace behind `opening` whose partner stands further left than the line that it opens on.
    private func suspectBrace(behind opening: SourceRange) -> [Diagnostic.Note] {
        let suspect = list.tokens[..<index].last { token in
            guard token.kind == .leftBrace, token.lowerBound > opening.lowerBound, let partner = token.partnerIndex,
                list.tokens[partner].kind == .rightBrace, list.tokens[partner].startsLine
            else { return false }
            return indentation(at: list.tokens[partner].lowerBound) < indentation(at: token.lowerBound)
        }
        return suspect.map { [.init("the brace that is missing may belong to this '{'", at: $0.range)] } ?? []
    }

    /// How many bytes of white space begin the line of `offset`.
    private func indentation(at offset: Int) -> Int {
        var start = offset
        while start > 0, !file.bytes[start - 1].isLineEnd { start -= 1 }
        return file.bytes[start...].prefix { $0 == .space || $0 == .tab }.count
    }

    // MARK: Where a declaration ends

    /// Whether the current token is behind the end of the declaration that is being read.
    @inline(__always)
    var isAtDeclarationEnd: Bool {
        switch current.kind {
        case .end, .semicolon, .rightBrace: true
        default: depth == 0 && current.startsLine && !continuesDeclaration(index)
        }
    }

    /// Whether the line that begins with the token goes on with the declaration of the line before.
    @inline(__always)
    func continuesDeclaration(_ index: Int) -> Bool {
        switch list.tokens[index].kind {
        case .dot, .pipe, .leftArrow, .rightArrow, .leftBrace: true
        case .identifier: isWithKeyword(index) || isViaKeyword(index)
        default: false
        }
    }

    /// Whether `with` behind an operand is the keyword: at the start of a line it may be the name of a declaration.
    @inline(__always)
    func isWithKeyword(_ index: Int) -> Bool {
        let token = list.tokens[index]
        guard isWord(token, "with") else { return false }
        guard token.startsLine, depth == 0 else { return true }
        switch list.tokens[index + 1].kind {
        case .identifier, .leftParen, .leftBrace: return true
        default: return false
        }
    }

    /// Whether `via` is the keyword: a name follows it.
    @inline(__always)
    func isViaKeyword(_ index: Int) -> Bool {
        let token = list.tokens[index]
        guard isWord(token, "via") else { return false }
        guard token.startsLine, depth == 0 else { return true }
        return list.tokens[index + 1].kind == .identifier
    }

    /// Moves to the end of the declaration that begins at the token `start`, over whatever it holds.
    mutating func skipDeclaration(from start: Int) {
        depth = 0
        while current.kind != .end, current.kind != .rightBrace, index == start || !isAtDeclarationEnd {
            skipBalanced()
        }
    }

    /// Reports and skips what stands between a complete declaration and the end of its line.
    mutating func expectDeclarationEnd(from start: Int, in section: SectionSyntax.Kind) {
        guard !isAtDeclarationEnd else { return }
        // Nothing that could take a closure is left: an action on a raw stream begins here.
        if current.kind == .leftBrace, current.startsLine, section == .flow { return }
        if current.kind == .unknown || current.kind == .rightParen || current.kind == .rightBracket {
            // Reported by the lexer.
        } else if current.kind == .dot, index > 1, isViaKeyword(index - 2) {
            report(
                .pathAfterVia,
                at: SourceRange(token(-1).lowerBound, token(1).upperBound),
                suggestion: "call it in braces: '{ \(text(token(-1))).\(text(token(1)))(…) }'"
            )
        } else if current.kind == .dot {
            report(
                .misplacedDot,
                at: current.range,
                suggestion: "put what it applies to in parentheses: '( … ).\(text(token(1)))'"
            )
        } else {
            reportExpected("the end of the line or ';'", suggestion: combinationSuggestion)
        }
        skipDeclaration(from: start)
    }
}

extension Parser {
    /// How the language writes what Rx writes as a function of several streams: `combineLatest(a, b)`.
    private var combinationSuggestion: String? {
        guard current.kind == .leftParen, index > 0, token(-1).kind == .identifier else { return nil }
        return switch text(token(-1)) {
        case "combineLatest": "list the streams: 'a, b { … }' takes the latest of each"
        case "merge": "put '|' between the streams: 'a | b'"
        case "zip": "write it as a Swift expression in braces: '{ Observable.zip(…) }'"
        default: nil
        }
    }
}

extension Diagnostic.Message {
    fileprivate static func missingBrace(_ what: String) -> Self {
        .init(.error, rule: "syntax", "expected '}' at the end of \(what)")
    }

    fileprivate static func duplicateSection(_ kind: SectionSyntax.Kind) -> Self {
        .init(.error, rule: "syntax", "section '\(kind.rawValue)' is written twice")
    }

    fileprivate static var pathAfterVia: Self {
        .init(.error, rule: "syntax", "'via' takes the name of a logic function of this ViewModel")
    }

    fileprivate static var misplacedDot: Self {
        .init(.error, rule: "syntax", "an operator belongs to the one operand that it follows")
    }
}
