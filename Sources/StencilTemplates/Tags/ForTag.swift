/// A loop whose body is being read.
struct OpenLoop: Sendable {
    let label: String?
    /// The jumps that go on with its next item.
    var continues: [Int] = []
    /// The jumps that leave it.
    var breaks: [Int] = []
}

/// Something that has begun where the template is being read, and that a tag which leaves it has to end.
enum OpenPart: Sendable {
    case loop, scope
    /// A part whose text is kept, with the instruction that ends it.
    case capture(Instruction)
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
        parser.openParts.append(.loop)
        parser.emit(.beginLoop(loop: Int32(loop)))
        parser.program.loops[loop].body = parser.here
        var (name, rest) = try parser.body(of: opener, until: ["empty", "endfor"])
        let open = parser.openLoops.removeLast()
        parser.openParts.removeLast()
        for jump in open.continues { parser.land(jump) }
        parser.emit(.nextItem(loop: Int32(loop)))
        parser.program.loops[loop].whenEmpty = parser.here
        if name == "empty" {
            try rest.finish()
            rest = try parser.scopedBody(of: opener, until: ["endfor"]).reader
        }
        try rest.finish()
        for jump in open.breaks { parser.land(jump) }
        parser.program.loops[loop].exit = parser.here
    }

    /// `{% break %}` or `{% break label %}`
    static let breakLoop = Tag(name: "break") { parser, reader throws(TemplateError) in
        let loop = try parser.openLoop("break", &reader)
        parser.leaveParts(inside: loop)
        parser.emit(.endLoop)
        let jump = parser.emit(.jump(target: 0))
        parser.openLoops[loop].breaks.append(jump)
    }

    /// `{% continue %}` or `{% continue label %}`
    static let continueLoop = Tag(name: "continue") { parser, reader throws(TemplateError) in
        let loop = try parser.openLoop("continue", &reader)
        parser.leaveParts(inside: loop)
        let jump = parser.emit(.jump(target: 0))
        parser.openLoops[loop].continues.append(jump)
    }
}

extension TemplateParser {
    fileprivate mutating func loopPlan(_ reader: inout TagReader) throws(TemplateError) -> LoopPlan {
        let label = reader.label.map { name($0) } ?? .nothing
        var variables: [Name] = []
        repeat {
            let isIgnored = reader.isAt("_")
            let name = try newName(&reader, "the name of a loop variable")
            variables.append(isIgnored ? .nothing : name)
        } while reader.skip(.comma)
        let firstVariable = Int32(program.variables.count)
        program.variables += variables
        guard reader.skip("in") else { throw reader.expected("'in'") }
        let items = try operand(&reader)
        let condition = try reader.skip("where") ? expression(&reader) : nil
        try reader.finish()
        return LoopPlan(
            label: label,
            variables: firstVariable..<Int32(program.variables.count),
            first: variables[0],
            second: variables.count > 1 ? variables[1] : .nothing,
            isSimple: variables.count == 1,
            items: items,
            condition: condition
        )
    }

    /// Ends what has begun inside of a loop, innermost first.
    fileprivate mutating func leaveParts(inside loop: Int) {
        var inner = openLoops.count - 1 - loop
        for part in openParts.reversed() {
            switch part {
            case .loop:
                if inner == 0 { return }
                inner -= 1
                emit(.endLoop)
            case .scope: emit(.endScope)
            case .capture(let ending): emit(ending)
            }
        }
    }

    /// The loop that a tag means.
    fileprivate func openLoop(_ tag: String, _ reader: inout TagReader) throws(TemplateError) -> Int {
        guard !openLoops.isEmpty else { throw source.error(at: reader.start, "'\(tag)' outside of a loop") }
        guard !reader.isAtEnd else { return openLoops.count - 1 }
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
        return index
    }
}
