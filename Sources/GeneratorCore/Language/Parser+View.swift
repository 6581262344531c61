extension Parser {
    /// The bindings of `view NAME { … }`, up to the closing brace; `opening` is the brace to blame when that is missing.
    mutating func parseBindings(opening: SourceRange?) {
        parseBody(of: "section 'view'", opening) { $0.parseBinding() }
    }

    /// The name of a view, which the current token should be; its token.
    mutating func parseViewName() -> Int? {
        guard current.kind == .identifier, !current.startsLine else {
            reportExpected("the name of a view controller after 'view'")
            return nil
        }
        reportRawIdentifier()
        let name = index
        advance()
        if current.kind == .dot || current.kind == .leftAngle { reportQualifiedView(from: name) }
        return name
    }

    /// `A.B<C>`, of which one name is a view's.
    private mutating func reportQualifiedView(from name: Int) {
        var last = name
        while current.kind != .leftBrace, current.kind != .end, !current.startsLine {
            if current.kind == .identifier, list.tokens[index - 1].kind == .dot { last = index }
            skipBalanced()
        }
        let range = range(from: name)
        let alias = text(list.tokens[last])
        report(
            .qualifiedView,
            at: range,
            suggestion: "declare 'typealias \(alias) = \(file.text(in: range))', and name that"
        )
    }

    /// `name <- control | control`, `name { transform } -> target`.
    private mutating func parseBinding() {
        depth = 0
        if parseDirective() { return }
        let start = index
        guard current.kind == .identifier else {
            if current.kind != .unknown { reportExpected("the name of an input or output") }
            return skipDeclaration(from: start)
        }
        var binding = BindingSyntax(name: index, range: current.range)
        advance()
        if current.kind == .leftBrace { binding.transform = parseBracketed() }
        guard current.kind == .leftArrow || current.kind == .rightArrow else {
            reportExpected("'<-' and what feeds it, or '->' and what it drives, after '\(text(list.tokens[start]))'")
            return skipDeclaration(from: start)
        }
        binding.isFed = current.kind == .leftArrow
        if binding.isFed, let transform = binding.transform {
            report(
                .transformOfInput,
                at: transform.range,
                suggestion: "put it behind the control: '\(text(list.tokens[start])) <- ….map { … }'"
            )
        }
        advance()
        if current.kind == .leftBrace, !binding.isFed {
            binding.controls = [parseBracketed()]
            binding.isClosure = true
        } else {
            parseControls(of: &binding)
        }
        guard !binding.controls.isEmpty else { return skipDeclaration(from: start) }
        if !isAtDeclarationEnd {
            // What the lexer could not read is reported.
            if current.kind != .unknown, current.kind != .rightParen, current.kind != .rightBracket {
                reportExpected("the end of the line or ';'")
            }
            skipDeclaration(from: start)
        }
        binding.range = range(from: start)
        spec.bindings.append(binding)
    }

    private mutating func parseControls(of binding: inout BindingSyntax) {
        repeat {
            guard let control = parseControl() else {
                return reportExpected(binding.isFed ? "what feeds it after '<-'" : "what it drives after '->'")
            }
            binding.controls.append(control)
        } while binding.isFed && take(.pipe)
    }

    /// An expression of the view, or `nil` when none begins here.
    private mutating func parseControl() -> SwiftFragment? {
        let start = index
        while !endsControl(from: start) { skipBalanced() }
        return index > start ? fragment(from: start, to: index) : nil
    }

    private func endsControl(from start: Int) -> Bool {
        switch current.kind {
        case .end, .semicolon, .rightBrace, .leftArrow, .rightArrow, .pipe, .comma, .unknown, .rightParen,
            .rightBracket:
            return true
        case .dot where current.startsLine, .leftBrace:
            return false
        case .identifier where index == start && current.startsLine:
            return isNewBinding(index)
        default:
            return index > start && current.startsLine && list.tokens[index - 1].kind != .dot
        }
    }

    /// Whether `NAME <-` or `NAME ->` stands here.
    private func isNewBinding(_ index: Int) -> Bool {
        let next = list.tokens[index + 1].kind
        return next == .leftArrow || next == .rightArrow
    }
}

extension Diagnostic.Message {
    fileprivate static var qualifiedView: Self {
        .init(.error, rule: "syntax", "a view is named by one name, without a type around it and without arguments")
    }

    fileprivate static var transformOfInput: Self {
        .init(.error, rule: "syntax", "what feeds an input is changed where it comes from")
    }
}
