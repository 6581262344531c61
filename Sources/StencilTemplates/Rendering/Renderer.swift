/// Runs programs: one value for each call of `render`.
struct Renderer {
    let templates: [CompiledTemplate]
    let indices: [String: Int]
    let context: TemplateRecord
    var output: [UInt8]
    /// The variables that loops and includes have set, innermost last; they hide those of the context.
    var scope: [(key: TemplateKey, value: TemplateValue)] = []
    var loops: [LoopFrame] = []
    private var includeDepth = 0

    /// How deep includes may nest: enough for trees, and less than the stack can hold.
    private static let deepestInclude = 60

    init(templates: [CompiledTemplate], indices: [String: Int], context: TemplateRecord, output: [UInt8]) {
        self.templates = templates
        self.indices = indices
        self.context = context
        self.output = output
    }

    mutating func run(_ template: CompiledTemplate) throws(TemplateError) {
        var next = 0
        let count = template.program.code.count
        while next < count {
            let instruction = template.program.code[next]
            next += 1
            switch instruction {
            case .text(let start, let end):
                write(template, Int(start)..<Int(end))
            case .lineEnd(let start, let newline, let end):
                write(template, Int(clearBlankLine() ? newline : start)..<Int(end))
            case .output(let node):
                try write(value(of: node, in: template), node, template)
            case .jump(let target):
                next = Int(target)
            case .jumpUnless(let node, let target):
                if try !truth(of: node, in: template) { next = Int(target) }
            case .beginLoop(let loop):
                if try !beginLoop(loop, template) { next = Int(template.program.loops[Int(loop)].whenEmpty) }
            case .nextItem(let loop):
                let plan = template.program.loops[Int(loop)]
                next = Int(advance(plan) ? plan.body : plan.exit)
            case .endLoop:
                endLoop()
            case .include(let include):
                try self.include(template.program.includes[Int(include)], from: template)
            }
        }
    }

    private mutating func write(_ template: CompiledTemplate, _ range: Range<Int>) {
        template.program.text.withUnsafeBufferPointer { text in
            output.append(contentsOf: UnsafeBufferPointer(rebasing: text[range]))
        }
    }

    private mutating func write(
        _ value: TemplateValue,
        _ node: Int32,
        _ template: CompiledTemplate
    ) throws(TemplateError) {
        switch value {
        case .string(let text): output.append(contentsOf: text.utf8)
        case .none: break
        default:
            guard let text = value.text else {
                throw error(at: node, template, "\(value.kindName) cannot be written out")
            }
            output.append(contentsOf: text.utf8)
        }
    }

    /// Takes the blanks off the line that is being written if there is nothing else on it, and says whether it is so.
    private mutating func clearBlankLine() -> Bool {
        var end = output.count
        while end > 0, Byte.isBlank(output[end - 1]) { end -= 1 }
        guard end == 0 || output[end - 1] == Byte.newline else { return false }
        output.removeLast(output.count - end)
        return true
    }

    private mutating func include(_ plan: IncludePlan, from template: CompiledTemplate) throws(TemplateError) {
        guard includeDepth < Self.deepestInclude else {
            throw template.source.error(
                at: plan.offset,
                "includes nest more than \(Self.deepestInclude) deep; does a template include itself?"
            )
        }
        let included = try self.included(plan, from: template)
        let variables = scope.count
        if let node = plan.context {
            guard case .dictionary(let record) = try value(of: node, in: template) else {
                throw error(at: node, template, "an include takes a dictionary")
            }
            for (key, value) in zip(record.keys.all, record.values).reversed() { scope.append((key, value)) }
        }
        includeDepth += 1
        defer {
            includeDepth -= 1
            scope.removeLast(scope.count - variables)
        }
        do {
            try run(included)
        } catch {
            var error = error
            error.includes.append(template.source.place(at: plan.offset))
            throw error
        }
    }

    private mutating func included(
        _ plan: IncludePlan,
        from template: CompiledTemplate
    ) throws(TemplateError) -> CompiledTemplate {
        switch plan.target {
        case .template(let index): return templates[index]
        case .computed(let node):
            let value = try value(of: node, in: template)
            guard case .string(let name) = value else {
                throw error(at: node, template, "the name of a template is a string, not \(value.kindName)")
            }
            guard let index = indices[name] else {
                let suggestion = Spelling.nearest(to: name, among: indices.keys.sorted())
                throw error(at: node, template, "unknown template '\(name)'", suggestion: suggestion)
            }
            return templates[index]
        }
    }

    func error(
        at node: Int32,
        _ template: CompiledTemplate,
        _ message: String,
        suggestion: String? = nil
    ) -> TemplateError {
        template.source.error(at: template.program.offsets[Int(node)], message, suggestion: suggestion)
    }
}
