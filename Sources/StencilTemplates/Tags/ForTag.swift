/// A loop whose body is being read.
struct OpenLoop: Sendable {
    let label: String?
    /// The jumps that go on with its next item.
    var continues: [Int] = []
    /// The jumps that leave it.
    var breaks: [Int] = []
}

extension Tag {
    /// `{% for item in items where condition %} … {% empty %} … {% endfor %}`
    static let loop = Tag(name: "for", continuations: ["empty", "endfor"], takesLabel: true) {
        parser,
        reader throws(TemplateError) in
        let opener = (name: "for", start: reader.start)
        let loop = parser.program.loops.count
        parser.program.loops.append(try parser.loopPlan(&reader))
        parser.openLoops.append(OpenLoop(label: reader.label))
        parser.emit(.beginLoop(loop: Int32(loop)))
        parser.program.loops[loop].body = parser.here
        var (name, rest) = try parser.body(of: opener, until: ["empty", "endfor"])
        let open = parser.openLoops.removeLast()
        for jump in open.continues { parser.land(jump) }
        parser.emit(.nextItem(loop: Int32(loop)))
        parser.program.loops[loop].whenEmpty = parser.here
        if name == "empty" {
            try rest.finish()
            rest = try parser.body(of: opener, until: ["endfor"]).reader
        }
        try rest.finish()
        for jump in open.breaks { parser.land(jump) }
        parser.program.loops[loop].exit = parser.here
    }

    /// `{% break %}` or `{% break label %}`
    static let breakLoop = Tag(name: "break") { parser, reader throws(TemplateError) in
        let (loop, inner) = try parser.openLoop("break", &reader)
        for _ in 0...inner { parser.emit(.endLoop) }
        let jump = parser.emit(.jump(target: 0))
        parser.openLoops[loop].breaks.append(jump)
    }

    /// `{% continue %}` or `{% continue label %}`
    static let continueLoop = Tag(name: "continue") { parser, reader throws(TemplateError) in
        let (loop, inner) = try parser.openLoop("continue", &reader)
        for _ in 0..<inner { parser.emit(.endLoop) }
        let jump = parser.emit(.jump(target: 0))
        parser.openLoops[loop].continues.append(jump)
    }
}

extension TemplateParser {
    fileprivate mutating func loopPlan(_ reader: inout TagReader) throws(TemplateError) -> LoopPlan {
        var variables: [Name?] = []
        repeat {
            let token = try reader.word("the name of a loop variable")
            let name = reader.text(token)
            if ["forloop", "in", "true", "false", "nil", "not"].contains(name) {
                throw source.error(at: token.range.lowerBound, "'\(name)' cannot be a loop variable")
            }
            variables.append(name == "_" ? nil : self.name(name))
        } while reader.skip(.comma)
        guard variables.count <= 2 else { throw source.error(at: reader.start, "a loop sets one or two variables") }
        guard reader.skip("in") else { throw reader.expected("'in'") }
        let items = try operand(&reader)
        let condition = try reader.skip("where") ? expression(&reader) : nil
        try reader.finish()
        return LoopPlan(
            first: variables[0],
            second: variables.count == 2 ? variables[1] : nil,
            setsTwo: variables.count == 2,
            items: items,
            condition: condition
        )
    }

    /// The loop that a tag means, and how many loops there are inside of it.
    fileprivate func openLoop(
        _ tag: String,
        _ reader: inout TagReader
    ) throws(TemplateError) -> (index: Int, inner: Int) {
        guard !openLoops.isEmpty else { throw source.error(at: reader.start, "'\(tag)' outside of a loop") }
        guard !reader.isAtEnd else { return (openLoops.count - 1, 0) }
        let token = try reader.word("the label of a loop")
        let label = reader.text(token)
        try reader.finish()
        guard let index = openLoops.lastIndex(where: { $0.label == label }) else {
            let suggestion = Spelling.nearest(to: label, among: openLoops.compactMap(\.label))
            throw source.error(
                at: token.range.lowerBound,
                "no loop here is labelled '\(label)'",
                suggestion: suggestion
            )
        }
        return (index, openLoops.count - 1 - index)
    }
}
