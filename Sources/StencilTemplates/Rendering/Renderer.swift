/// Runs programs: one value for each call of `render`.
struct Renderer: ~Copyable {
    let templates: [CompiledTemplate?]
    let indices: [String: Int]
    let context: TemplateRecord
    /// Whether any template reads what blocks have written.
    let readsBlocks: Bool
    var output = OutputBuffer()
    /// What loops and includes have set, innermost last; it hides what is in the context.
    var frames = FrameStack()
    /// What templates have set themselves.
    var variables = Variables()
    /// What stands in for the blocks of extended templates, by name; the outermost extension first.
    var replacements: [String: [Replacement]] = [:]
    /// Where the running blocks have begun in the output.
    var blockStarts: [Int] = []
    /// What blocks have written.
    var blockTexts: [(TemplateKey, TemplateValue)] = []
    /// Where the captures have begun in the output, and the text of the last one.
    private var captures: [Int] = []
    private var captured = ""
    /// How deep includes, macros and blocks are nested.
    var depth = 0
    /// How much has been done.
    var steps = 0

    init(templates: [CompiledTemplate?], indices: [String: Int], context: TemplateRecord) {
        self.templates = templates
        self.indices = indices
        self.context = context
        readsBlocks = templates.contains { $0?.readsBlocks == true }
    }

    mutating func run(_ template: CompiledTemplate) throws(TemplateError) {
        try run(template, from: 0, to: Int32(template.code.count))
    }

    /// Runs the instructions of a part.
    ///
    /// The loop is one function: a call for each kind of instruction would cost more than most of them do. What few
    /// templates have is apart.
    mutating func run(_ template: CompiledTemplate, from start: Int32, to end: Int32) throws(TemplateError) {
        // The tables stay where they are: looking each of them up once is enough.
        let (code, text) = (template.code, template.text)
        var next = start
        while next < end {
            let instruction = code[next]
            next += 1
            switch instruction {
            case .text(let start, let end):
                output.write(text[Int(start)..<Int(end)])
            case .lineEnd(let start, let newline, let end):
                let first = output.clearBlankLine() ? newline : start
                output.write(text[Int(first)..<Int(end)])
            case .output(let node):
                try write(value(of: node, in: template), node, template)
            case .outputPath(let path, let node):
                if let place = place(template.paths[path], in: template) {
                    if case .string(let text) = place.pointee {
                        output.write(text)
                    } else {
                        try write(place.pointee, node, template)
                    }
                } else {
                    try write(value(of: node, in: template), node, template)
                }
            case .outputIndented(let path, let width, let node):
                if let place = place(template.paths[path], in: template), case .string(let text) = place.pointee {
                    output.write(text, indentedBy: Int(width))
                } else {
                    try write(value(of: node, in: template), node, template)
                }
            case .jump(let target):
                next = target
            case .jumpUnless(let node, let target):
                if try !truth(of: node, in: template) { next = target }
            case .jumpUnlessPath(let path, let node, let target):
                let isTrue =
                    if let place = place(template.paths[path], in: template) {
                        place.pointee.isTrue
                    } else {
                        try truth(of: node, in: template)
                    }
                if !isTrue { next = target }
            case .beginLoop(let loop):
                if try !beginLoop(template.loops[loop], template) { next = template.loops[loop].whenEmpty }
            case .nextItem(let loop):
                next =
                    try nextItem(template.loops[loop], template)
                    ? template.loops[loop].body : template.loops[loop].exit
            case .include(let include):
                try self.include(template.includes[include], from: template)
            case .macro(let macro):
                variables.define(Int(macro), of: template, in: frames.count - 1)
                next = template.macros[Int(macro)].end
            case .block(let block):
                if try replace(Int(block), of: template) {
                    next = template.blocks[Int(block)].end
                } else {
                    beginBlock()
                }
            case .extend(let include):
                try extend(template.includes[include], with: template)
                return
            default:
                try runSeldom(instruction, template)
            }
        }
    }

    /// Runs an instruction that goes on to the next one and that few templates have.
    @inline(never)
    private mutating func runSeldom(
        _ instruction: Instruction,
        _ template: CompiledTemplate
    ) throws(TemplateError) {
        switch instruction {
        case .endLoop, .endScope: leaveFrames(to: frames.count - 1)
        case .beginScope: frames.push(.scope())
        case .beginCapture: beginCapture()
        case .endFilter(let node):
            captured = endCapture()
            let value = try value(of: node, in: template)
            captured = ""
            try write(value, node, template)
        case .endSet(let variable):
            let text = endCapture()
            set(template.variables[Int(variable)], to: .string(text), template)
        case .set(let variable, let node):
            set(template.variables[Int(variable)], to: try value(of: node, in: template), template)
        case .importTemplate(let include):
            try importTemplate(template.includes[include], from: template)
        case .call(let call):
            try self.call(template.macroCalls[Int(call)], from: template)
        case .endBlock(let block):
            endBlock(template.blocks[Int(block)])
        default: break
        }
    }

    private mutating func set(_ name: Name, to value: TemplateValue, _ template: CompiledTemplate) {
        variables.set(name.hashed, template.text(of: name), to: value, in: frames.count - 1)
    }

    private mutating func write(
        _ value: TemplateValue,
        _ node: Int32,
        _ template: CompiledTemplate
    ) throws(TemplateError) {
        switch value {
        case .string(let text): output.write(text)
        case .none: break
        default:
            guard let text = value.text else {
                throw template.error(at: node, "\(value.kindName) cannot be written out")
            }
            output.write(text)
        }
    }

    /// Takes frames away, with what was set in them.
    mutating func leaveFrames(to depth: Int) {
        while frames.count > depth { frames.pop() }
        if !variables.isEmpty { variables.forget(from: depth) }
    }
}

extension Renderer {
    /// Keeps what is written from here on.
    mutating func beginCapture() {
        captures.append(output.floor)
        output.floor = output.count
    }

    /// The text since the last capture began, which leaves the output.
    mutating func endCapture() -> String {
        let text = output.take(from: output.floor)
        output.floor = captures.removeLast()
        return text
    }

    /// The text that a filter tag works on.
    var capturedText: TemplateValue { .string(captured) }
}
