extension Tag {
    /// `{% if a %} … {% elif b %} … {% else %} … {% endif %}`
    static let conditional = Tag(name: "if", continuations: ["elif", "else", "endif"]) {
        parser,
        reader throws(TemplateError) in
        let opener = (name: "if", start: reader.start)
        var exits: [Int] = []
        var skip = try parser.condition(&reader)
        while true {
            var (name, rest) = try parser.body(of: opener, until: ["elif", "else", "endif"])
            if name == "endif" {
                try rest.finish()
                parser.land(skip)
                break
            }
            exits.append(parser.emit(.jump(target: 0)))
            parser.land(skip)
            if name == "elif" {
                skip = try parser.condition(&rest)
            } else {
                try rest.finish()
                try parser.body(of: opener, until: ["endif"]).reader.finish()
                break
            }
        }
        for exit in exits { parser.land(exit) }
    }
}

extension TemplateParser {
    /// Reads a condition and gives the jump that is taken where it does not hold.
    fileprivate mutating func condition(_ reader: inout TagReader) throws(TemplateError) -> Int {
        if reader.isAtEnd { throw source.error(at: reader.start, "a condition is missing") }
        let node = try expression(&reader)
        try reader.finish()
        if case .path(let path) = program.nodes[Int(node)] {
            return emit(.jumpUnlessPath(path: path, node: node, target: 0))
        }
        return emit(.jumpUnless(node: node, target: 0))
    }
}
