extension Tag {
    /// `{% macro name parameter … %} … {% endmacro %}`
    static let macro = Tag(name: "macro", continuations: ["endmacro"], setsVariables: true) {
        parser,
        reader throws(TemplateError) in
        let name = try parser.newName(&reader, "the name of a macro")
        var parameters: [Name] = []
        while !reader.isAtEnd {
            let offset = reader.current.range.lowerBound
            let parameter = try parser.newName(&reader, "the name of a parameter")
            if parameters.contains(where: { $0.hashed == parameter.hashed }) {
                throw parser.source.error(at: offset, "two parameters have this name")
            }
            parameters.append(parameter)
        }
        let index = parser.program.macros.count
        parser.program.macros.append(MacroPlan(name: name, parameters: parameters))
        parser.emit(.macro(macro: Int32(index)))
        parser.program.macros[index].body = parser.here
        try parser.separateBody(of: ("macro", reader.start), until: "endmacro")
        parser.program.macros[index].end = parser.here
    }

    /// `{% call name argument … %}`
    static let call = Tag(name: "call") { parser, reader throws(TemplateError) in
        let offset = reader.isAtEnd ? reader.start : reader.current.range.lowerBound
        let name = try parser.newName(&reader, "the name of a macro")
        var arguments: [Int32] = []
        while !reader.isAtEnd { arguments.append(try parser.operand(&reader)) }
        parser.program.macroCalls.append(MacroCall(name: name, arguments: arguments, offset: offset))
        parser.emit(.call(call: Int32(parser.program.macroCalls.count - 1)))
    }
}

extension TemplateParser {
    /// Reads a body that does not belong to the loops around it: it may run somewhere else.
    mutating func separateBody(of opener: (name: String, start: Int), until end: String) throws(TemplateError) {
        let outer = (openParts, openLoops)
        (openParts, openLoops) = ([], [])
        try body(of: opener, until: [end]).reader.finish()
        (openParts, openLoops) = outer
    }
}
