/// A spec file as read: the tree, and what was wrong with the text.
package struct ParsedSpec: Sendable {
    package var syntax: SpecSyntax
    /// The problems, in source order.
    package var diagnostics: [Diagnostic] = []
    /// The token ranges of the Swift fragments, brackets included where there are any, in source order.
    package var fragments: [Range<Int>] = []

    package var tokens: TokenList { syntax.tokens }
}

/// Reads a spec.
///
/// A mistake becomes a diagnostic and the parser goes on at the next declaration, so one run shows every mistake of
/// the file. The tree then holds what could be read.
package struct Parser: ~Copyable {
    /// How deep parenthesised definitions nest; a thread's stack holds this many with ease.
    static let nestingLimit = 64

    /// Beyond this many problems, a file is not worth more messages.
    static let diagnosticLimit = 500

    let file: SourceFile
    let list: TokenList
    /// The index of the current token.
    var index = 0
    /// How many closed parentheses the current token is in: in them, a line end ends nothing.
    var depth = 0
    /// How many parenthesised definitions are being read.
    var nesting = 0
    /// The token before which a missing closing brace has been reported.
    var unclosedEnd: Int?
    /// Where the sections begin whose keyword is misspelt: none of them is a section's first.
    var misspeltSections: [Int] = []
    var diagnostics: [Diagnostic]
    var fragments: [Range<Int>] = []
    var spec: SpecSyntax
    /// The conditions that the current line of a section is under: the last directive of each.
    var openConditions: [DirectiveSyntax] = []
    // The parts of the definitions whose ends have not been read.
    var pendingAlternatives: [AlternativeSyntax] = []
    var pendingOperands: [OperandSyntax] = []
    var pendingOperators: [OperatorSyntax] = []

    private init(file: SourceFile, list: TokenList) {
        self.file = file
        self.list = list
        diagnostics = list.diagnostics
        spec = SpecSyntax(file)
        spec.tokens = list
        // A declaration has ten tokens or so.
        let count = list.tokens.count
        spec.declarations.reserveCapacity(count / 8)
        spec.alternatives.reserveCapacity(count / 10)
        spec.operands.reserveCapacity(count / 8)
        spec.sections.reserveCapacity(5)
        fragments.reserveCapacity(count / 5)
        pendingOperands.reserveCapacity(4)
    }

    package static func parse(_ file: SourceFile) -> ParsedSpec {
        if let offset = file.firstInvalidByte {
            let range = SourceRange(offset, offset + 1)
            let problem = Diagnostic(.invalidUTF8(offset), at: range)
            return ParsedSpec(syntax: SpecSyntax(file), diagnostics: [problem])
        }
        var parser = Parser(file: file, list: Lexer.lex(file))
        parser.parseFile()
        return parser.finish()
    }

    private consuming func finish() -> ParsedSpec {
        ParsedSpec(syntax: spec, diagnostics: diagnostics.inSourceOrder, fragments: fragments)
    }

    private mutating func parseFile() {
        while current.kind != .end {
            let start = index
            parseTopLevel()
            // Whatever went wrong, something must be consumed.
            if index == start { advance() }
        }
    }
}

// MARK: - Tokens

// What is asked of nearly every token is inlined, here and elsewhere: a call passes a copy of the parser's fields.

extension Parser {
    var current: Token { list.tokens[index] }

    /// The end of the token before the current one: where something missing is missing.
    var previousEnd: Int { index == 0 ? current.lowerBound : list.tokens[index - 1].upperBound }

    func token(_ distance: Int) -> Token {
        list.tokens[min(index + distance, list.tokens.count - 1)]
    }

    mutating func advance() {
        if index < list.tokens.count - 1 { index += 1 }
    }

    mutating func take(_ kind: Token.Kind) -> Bool {
        guard current.kind == kind else { return false }
        advance()
        return true
    }

    /// Whether `token` is the identifier `word` without back-ticks.
    func isWord(_ token: Token, _ word: StaticString) -> Bool {
        token.kind == .identifier && !token.isEscaped && file.spells(word, in: token.range)
    }

    func text(_ token: Token) -> String { file.text(in: token.range) }

    /// The identifier at `token`.
    func name(_ token: Token) -> NameSyntax { NameSyntax(text: file.name(token), range: token.range) }

    /// From the token at `start` to the one before the current token.
    func range(from start: Int) -> SourceRange {
        SourceRange(list.tokens[start].lowerBound, max(previousEnd, list.tokens[start].lowerBound))
    }

    /// The index behind the token at `index`, or behind the brackets that it opens.
    func indexBehind(_ index: Int) -> Int {
        let token = list.tokens[index]
        guard token.kind.isOpening, let partner = token.partnerIndex else { return index + 1 }
        return token.isUnclosed ? max(partner, index + 1) : partner + 1
    }

    /// Moves behind the current token, or behind the brackets that it opens.
    mutating func skipBalanced() {
        index = min(indexBehind(index), list.tokens.count - 1)
    }
}

// MARK: - Diagnostics

extension Parser {
    mutating func report(
        _ message: Diagnostic.Message,
        at range: SourceRange,
        notes: [Diagnostic.Note] = [],
        suggestion: String? = nil
    ) {
        guard diagnostics.count < Self.diagnosticLimit else { return }
        diagnostics.append(Diagnostic(message, at: range, notes: notes, suggestion: suggestion))
    }

    /// Reports that `what` was expected where the current token stands.
    mutating func reportExpected(_ what: String, suggestion: String? = nil) {
        let isAtLineEnd = current.kind == .end || current.startsLine
        let range = isAtLineEnd ? SourceRange(at: previousEnd) : current.range
        // A byte that is no token has been reported already.
        if current.kind == .unknown, !isAtLineEnd { return }
        report(.expected(what, found: isAtLineEnd ? nil : describe(current)), at: range, suggestion: suggestion)
    }

    func describe(_ token: Token) -> String {
        switch token.kind {
        case .end: "the end of the file"
        case .string, .stringOpen: "a string literal"
        case .regex: "a regular expression"
        default: token.range.upperBound - token.range.lowerBound > 40 ? "a long token" : "'\(text(token))'"
        }
    }
}

extension [Diagnostic] {
    /// Sorted by place; what is reported of one place keeps its order.
    package var inSourceOrder: [Diagnostic] {
        guard count > 1 else { return self }
        return enumerated().sorted { first, second in
            let (left, right) = (first.element.range.lowerBound, second.element.range.lowerBound)
            return left == right ? first.offset < second.offset : left < right
        }.map(\.element)
    }
}

extension SourceFile {
    /// Whether the bytes of `range` are those of `word`.
    package func spells(_ word: StaticString, in range: SourceRange) -> Bool {
        guard range.upperBound - range.lowerBound == word.utf8CodeUnitCount else { return false }
        var pointer = word.utf8Start
        for offset in range.lowerBound..<range.upperBound {
            if bytes[offset] != pointer.pointee { return false }
            pointer += 1
        }
        return true
    }
}

extension Diagnostic.Message {
    fileprivate static func invalidUTF8(_ offset: Int) -> Self {
        .init(.error, rule: "syntax", "invalid UTF-8 at byte offset \(offset)")
    }

    fileprivate static func expected(_ what: String, found: String?) -> Self {
        .init(.error, rule: "syntax", found.map { "expected \(what), found \($0)" } ?? "expected \(what)")
    }
}
