extension Tag {
    /// `{% set name value %}`, or `{% set name %} … {% endset %}` for a text
    static let set = Tag(name: "set", continuations: ["endset"], setsVariables: true) {
        parser,
        reader throws(TemplateError) in
        let name = try parser.newName(&reader, "the name of a variable")
        let variable = parser.variable(name)
        guard reader.isAtEnd else {
            let node = try parser.choice(&reader)
            try reader.finish()
            parser.emit(.set(variable: variable, node: node))
            return
        }
        try parser.capture(of: ("set", reader.start), until: "endset", ending: .endSet(variable: variable))
    }

    /// `{% filter name %} … {% endfilter %}`
    static let filter = Tag(name: "filter", continuations: ["endfilter"]) { parser, reader throws(TemplateError) in
        if reader.isAtEnd { throw parser.source.error(at: reader.start, "the name of a filter is missing") }
        var node = parser.add(.captured, at: reader.current.range.lowerBound)
        repeat {
            node = try parser.filter(node, &reader)
        } while reader.skip(.pipe)
        try reader.finish()
        try parser.capture(of: ("filter", reader.start), until: "endfilter", ending: .endFilter(node: node))
    }
}

extension TemplateParser {
    private static let reserved = ["forloop", "in", "true", "false", "nil", "not", "and", "or", "if", "else", "block"]

    /// A name that the template gives to something.
    mutating func newName(_ reader: inout TagReader, _ role: String) throws(TemplateError) -> Name {
        let token = try reader.word(role)
        let text = reader.text(token)
        if Self.reserved.contains(text) || Self.startsNumber(text) {
            throw source.error(at: token.range.lowerBound, "'\(text)' cannot be \(role)")
        }
        return name(text)
    }

    fileprivate mutating func variable(_ name: Name) -> Int32 {
        program.variables.append(name)
        return Int32(program.variables.count - 1)
    }

    /// Reads a body whose text is kept for the instruction that ends it.
    fileprivate mutating func capture(
        of opener: (name: String, start: Int),
        until end: String,
        ending: Instruction
    ) throws(TemplateError) {
        emit(.beginCapture)
        openParts.append(.capture(ending))
        try body(of: opener, until: [end]).reader.finish()
        openParts.removeLast()
        emit(ending)
    }
}
