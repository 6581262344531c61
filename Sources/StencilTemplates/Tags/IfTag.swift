extension Tag {
    /// `{% if a %} … {% elif b %} … {% else %} … {% endif %}`
    static let conditional = Tag(name: "if", continuations: ["elif", "else", "endif"]) {
        parser,
        reader throws(TemplateError) in
        try parser.branches("if", of: &reader, until: ["elif", "else", "endif"], isNegated: false)
    }

    /// `{% ifnot a %} … {% else %} … {% endif %}`
    static let negatedConditional = Tag(name: "ifnot", continuations: ["else", "endif"]) {
        parser,
        reader throws(TemplateError) in
        try parser.branches("ifnot", of: &reader, until: ["else", "endif"], isNegated: true)
    }
}

extension TemplateParser {
    fileprivate mutating func branches(
        _ tag: String,
        of reader: inout TagReader,
        until ends: [String],
        isNegated: Bool
    ) throws(TemplateError) {
        let opener = (name: tag, start: reader.start)
        var exits: [Int] = []
        var skip = try condition(&reader, isNegated: isNegated)
        while true {
            var (name, rest) = try scopedBody(of: opener, until: ends)
            if name == "endif" {
                try rest.finish()
                land(skip)
                break
            }
            exits.append(emit(.jump(target: 0)))
            land(skip)
            if name == "elif" {
                skip = try condition(&rest, isNegated: false)
            } else {
                try rest.finish()
                try scopedBody(of: opener, until: ["endif"]).reader.finish()
                break
            }
        }
        for exit in exits { land(exit) }
    }

    /// Reads a condition and gives the jump that is taken where it does not hold.
    private mutating func condition(_ reader: inout TagReader, isNegated: Bool) throws(TemplateError) -> Int {
        if reader.isAtEnd { throw source.error(at: reader.start, "a condition is missing") }
        let offset = reader.current.range.lowerBound
        var node = try expression(&reader)
        try reader.finish()
        if isNegated { node = add(.not(node), at: offset) }
        if case .path(let path) = program.nodes[Int(node)] {
            return emit(.jumpUnlessPath(path: path, node: node, target: 0))
        }
        return emit(.jumpUnless(node: node, target: 0))
    }
}
