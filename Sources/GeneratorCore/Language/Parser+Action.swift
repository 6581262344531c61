extension Parser {
    /// `definition -> sink`; returns whether it could be read.
    mutating func parseAction(_ declaration: inout DeclarationSyntax) -> Bool {
        let start = index
        guard current.kind != .rightArrow else {
            report(.actionOnNothing, at: current.range)
            return false
        }
        declaration.definition = parseDefinition(after: "the start of the line")
        guard let definition = declaration.definition else { return false }
        guard current.kind == .rightArrow else {
            reportMissingArrow(definition, isName: index == start + 1)
            declaration.definition = nil
            return false
        }
        advance()
        declaration.sink = parseSink()
        return declaration.sink != nil
    }

    private mutating func reportMissingArrow(_ definition: DefinitionSyntax, isName: Bool) {
        if isName, isAtDeclarationEnd {
            reportExpected("'<-' and a definition, or '->' and an action, after '\(file.text(in: definition.range))'")
        } else {
            let isArrow = current.kind == .operator && text(current).utf8.contains(UInt8(ascii: ">"))
            reportExpected("'->' and what the stream does", suggestion: isArrow ? "did you mean '->'?" : nil)
        }
    }

    private mutating func parseSink() -> SinkSyntax? {
        switch current.kind {
        case .leftBrace:
            return .closure(parseBracketed())
        case .identifier where !isNewDeclaration(index) && !(current.startsLine && token(1).kind == .rightArrow):
            let path = parsePath(isSink: true)
            guard current.kind == .leftParen, !current.startsLine else { return .path(path) }
            let arguments = parseBracketed()
            if current.kind == .dot || current.kind == .question || current.kind == .leftBrace, !current.startsLine {
                report(.complexSink, at: current.range, suggestion: "put the call in braces: '-> { … }'")
                skipDeclaration(from: index)
            }
            return .call(path, arguments: arguments)
        default:
            reportExpected("a call, a path or '{' after '->'")
            return nil
        }
    }
}

extension Diagnostic.Message {
    fileprivate static var actionOnNothing: Self {
        .init(.error, rule: "syntax", "expected a stream before '->'")
    }

    fileprivate static var complexSink: Self {
        .init(.error, rule: "syntax", "an action is one call")
    }
}
