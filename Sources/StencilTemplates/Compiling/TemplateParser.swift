/// What a template can refer to.
struct Vocabulary: Sendable {
    let tags: [Tag]
    let filters: [TemplateFilter]
    /// Where each template is in its library.
    let templates: [String: Int]
    /// Whether blocks are written where they stand: nothing replaces or reads them.
    var hasFixedBlocks = false
}

/// Turns the segments of a template into its program.
struct TemplateParser {
    let source: TemplateSource
    let vocabulary: Vocabulary
    let behaviour: TrimBehaviour
    var program = Program()
    /// The loops around the place that is being read, outermost first.
    var openLoops: [OpenLoop] = []
    /// What has begun around that place, outermost first.
    var openParts: [OpenPart] = []
    /// The blocks around that place.
    var openBlocks: [Int] = []
    /// Whether the template has extended another one: from then on only its blocks count.
    var isExtension = false

    private var hasScopes = false
    private var segments: [Segment] = []
    private var position = 0
    private var depth = 0

    /// How deep tags and parentheses may nest: far more than anyone can read, and less than the stack can hold.
    private static let deepest = 100

    init(_ source: TemplateSource, _ vocabulary: Vocabulary, _ behaviour: TrimBehaviour) {
        self.source = source
        self.vocabulary = vocabulary
        self.behaviour = behaviour
    }

    mutating func parse() throws(TemplateError) -> Program {
        var lexer = TemplateLexer(source)
        segments = try lexer.split()
        Trimmer(source, behaviour).trim(&segments)
        hasScopes = segments.contains(where: setsVariables)
        _ = try body(of: nil, until: [])
        return program
    }

    /// Whether it is a tag that sets variables: parts of a template that has one have variables of their own.
    private func setsVariables(_ segment: Segment) -> Bool {
        guard segment.kind == .tag else { return false }
        let name = source.bytes[segment.contents].drop(while: Byte.isWhiteSpace).prefix { !Byte.isWhiteSpace($0) }
        return vocabulary.tags.contains { setsVariables($0) && name.elementsEqual($0.name.utf8) }
    }

    private func setsVariables(_ tag: Tag) -> Bool {
        tag.setsVariables && !(vocabulary.hasFixedBlocks && tag.name == "block")
    }

    /// Reads on until one of the tags, and gives its name and what stands after the name.
    ///
    /// - Throws: an error at the opening tag if the template ends before.
    mutating func body(
        of opener: (name: String, start: Int)?,
        until ends: [String]
    ) throws(TemplateError) -> (name: String, reader: TagReader) {
        while position < segments.count {
            let segment = segments[position]
            position += 1
            switch segment.kind {
            case .comment: break
            case .text: if replacesBlocks { dropText(segment.contents) } else { addText(segment.contents) }
            case .output:
                if replacesBlocks { throw outsideOfBlocks(at: segment.start) }
                try output(segment)
            case .tag:
                var reader = TagReader(source, segment)
                let name = try tagName(&reader)
                if ends.contains(name) { return (name, reader) }
                try tag(name, &reader, in: opener)
            }
        }
        guard let opener else { return ("", TagReader(source, Segment(kind: .text, contents: 0..<0, start: 0))) }
        let end = ends.last ?? ""
        throw source.error(at: opener.start, "'\(opener.name)' is never closed; '\(end)' is missing")
    }

    /// Whether the place that is being read is outside of all tags.
    var isOutermost: Bool { depth == 1 }

    /// Whether blocks here stand in for those of the template that this one extends.
    var replacesBlocks: Bool { isExtension && openBlocks.isEmpty }

    /// Reads a body whose variables are its own.
    mutating func scopedBody(
        of opener: (name: String, start: Int),
        until ends: [String]
    ) throws(TemplateError) -> (name: String, reader: TagReader) {
        guard hasScopes else { return try body(of: opener, until: ends) }
        emit(.beginScope)
        openParts.append(.scope)
        let end = try body(of: opener, until: ends)
        openParts.removeLast()
        emit(.endScope)
        return end
    }

    /// Runs a step one level further in.
    mutating func nested<Result>(
        at offset: Int,
        _ step: (inout TemplateParser) throws(TemplateError) -> Result
    ) throws(TemplateError) -> Result {
        guard depth < Self.deepest else { throw source.error(at: offset, "nested too deeply") }
        depth += 1
        defer { depth -= 1 }
        return try step(&self)
    }

    private mutating func output(_ segment: Segment) throws(TemplateError) {
        var reader = TagReader(source, segment)
        if reader.isAtEnd { throw source.error(at: segment.start, "a value is missing") }
        let node = try choice(&reader)
        try reader.finish()
        emit(output(of: node))
    }

    /// The instruction that writes a value: what is written most often goes the shortest way.
    private func output(of node: Int32) -> Instruction {
        switch program.nodes[Int(node)] {
        case .path(let path): return .outputPath(path: path, node: node)
        case .filter(let index):
            let call = program.calls[Int(index)]
            guard let width = call.indentation, case .path(let path) = program.nodes[Int(call.input)] else { break }
            return .outputIndented(path: path, width: Int32(width), node: node)
        default: break
        }
        return .output(node: node)
    }

    /// The name of a tag; a label before it is kept in the reader.
    private func tagName(_ reader: inout TagReader) throws(TemplateError) -> String {
        if reader.isAtEnd { throw source.error(at: reader.start, "the name of the tag is missing") }
        let first = reader.text(try reader.word("the name of a tag"))
        guard reader.skip(.colon) else { return first }
        reader.label = first
        return reader.text(try reader.word("the name of a tag"))
    }

    private mutating func tag(
        _ name: String,
        _ reader: inout TagReader,
        in opener: (name: String, start: Int)?
    ) throws(TemplateError) {
        guard let tag = vocabulary.tags.first(where: { $0.name == name }) else {
            throw misplaced(name, reader, in: opener)
        }
        if replacesBlocks, tag.name != "block", tag.name != "extends" { throw outsideOfBlocks(at: reader.start) }
        if let label = reader.label, !tag.takesLabel {
            throw source.error(at: reader.start, "'\(name)' takes no label; '\(label):' is for 'for'")
        }
        if setsVariables(tag) { program.setsVariables = true }
        let start = reader.start
        try nested(at: start) { parser throws(TemplateError) in try tag.compile(&parser, &reader) }
    }

    private func outsideOfBlocks(at offset: Int) -> TemplateError {
        source.error(
            at: offset,
            "this is outside of all blocks, so it never runs; it belongs into a block, or before 'extends'"
        )
    }

    private func misplaced(
        _ name: String,
        _ reader: TagReader,
        in opener: (name: String, start: Int)?
    ) -> TemplateError {
        if let owner = vocabulary.tags.first(where: { $0.continuations.contains(name) }) {
            guard let opener else {
                return source.error(at: reader.start, "'\(name)' without '\(owner.name)' before it")
            }
            let line = source.place(at: opener.start).line
            return source.error(at: reader.start, "'\(name)' inside the '\(opener.name)' of line \(line)")
        }
        if let reason = Tag.refused[name] { return source.error(at: reader.start, "'\(name)' is \(reason)") }
        let names = vocabulary.tags.flatMap { [$0.name] + $0.continuations }
        let suggestion = Spelling.nearest(to: name, among: names)
        return source.error(at: reader.start, "unknown tag '\(name)'", suggestion: suggestion)
    }
}

extension TemplateParser {
    /// Adds an instruction and gives its place.
    @discardableResult
    mutating func emit(_ instruction: Instruction) -> Int {
        program.code.append(instruction)
        return program.code.count - 1
    }

    /// Where the next instruction will be.
    var here: Int32 { Int32(program.code.count) }

    /// Makes a jump lead to the next instruction.
    mutating func land(_ jump: Int) {
        switch program.code[jump] {
        case .jump: program.code[jump] = .jump(target: here)
        case .jumpUnless(let node, _): program.code[jump] = .jumpUnless(node: node, target: here)
        case .jumpUnlessPath(let path, let node, _):
            program.code[jump] = .jumpUnlessPath(path: path, node: node, target: here)
        default: break
        }
    }
}
