/// Runs programs: one value for each call of `render`.
struct Renderer: ~Copyable {
    let templates: [CompiledTemplate?]
    let indices: [String: Int]
    let context: TemplateRecord
    var output = OutputBuffer()
    /// What loops and includes have set, innermost last; it hides what is in the context.
    var frames = FrameStack()
    private var includeDepth = 0

    /// How deep includes may nest: enough for trees, and less than the stack can hold.
    private static let deepestInclude = 60

    init(templates: [CompiledTemplate?], indices: [String: Int], context: TemplateRecord) {
        self.templates = templates
        self.indices = indices
        self.context = context
    }

    mutating func run(_ template: CompiledTemplate) throws(TemplateError) {
        var next: Int32 = 0
        let count = template.code.count
        while next < count {
            let instruction = template.code[next]
            next += 1
            switch instruction {
            case .text(let start, let end):
                output.write(template.text[Int(start)..<Int(end)])
            case .lineEnd(let start, let newline, let end):
                let first = output.clearBlankLine() ? newline : start
                output.write(template.text[Int(first)..<Int(end)])
            case .output(let node):
                try write(value(of: node, in: template), node, template)
            case .outputPath(let path, let node):
                if let place = place(template.paths[path], in: template) {
                    try write(place.pointee, node, template)
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
                next = nextItem() ? template.loops[loop].body : template.loops[loop].exit
            case .endLoop:
                frames.pop()
            case .include(let include):
                try self.include(template.includes[include], from: template)
            }
        }
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

    private mutating func include(_ plan: IncludePlan, from template: CompiledTemplate) throws(TemplateError) {
        guard includeDepth < Self.deepestInclude else {
            throw template.source.error(
                at: plan.offset,
                "includes nest more than \(Self.deepestInclude) deep; does a template include itself?"
            )
        }
        let included = try self.included(plan, from: template)
        let depth = frames.count
        if let node = plan.context {
            guard case .dictionary(let record) = try value(of: node, in: template) else {
                throw template.error(at: node, "an include takes a dictionary")
            }
            if let frame = Frame(record) { frames.push(frame) }
        }
        includeDepth += 1
        do {
            try run(included)
        } catch {
            var error = error
            error.includes.append(template.source.place(at: plan.offset))
            throw error
        }
        includeDepth -= 1
        while frames.count > depth { frames.pop() }
    }

    private func included(
        _ plan: IncludePlan,
        from template: CompiledTemplate
    ) throws(TemplateError) -> CompiledTemplate {
        switch plan.target {
        case .template(let index):
            if let included = templates[index] { return included }
            throw template.source.error(at: plan.offset, "the template is not compiled")
        case .computed(let node):
            let value = try value(of: node, in: template)
            guard case .string(let name) = value else {
                throw template.error(at: node, "the name of a template is a string, not \(value.kindName)")
            }
            guard let included = indices[name].flatMap({ templates[$0] }) else {
                let suggestion = Spelling.nearest(to: name, among: indices.keys.sorted())
                throw template.error(at: node, "unknown template '\(name)'", suggestion: suggestion)
            }
            return included
        }
    }
}
