/// Includes, macros and blocks: parts of templates that run where others name them.
extension Renderer {
    /// How deep they may nest: enough for trees, and less than the stack can hold.
    private static let deepest = 60

    mutating func include(_ plan: IncludePlan, from template: CompiledTemplate) throws(TemplateError) {
        let included = try self.included(plan, from: template)
        let depth = frames.count
        if let node = plan.context {
            try pushRecord(node, template)
        } else if included.setsVariables {
            frames.push(.scope())
        }
        try nested(at: plan.offset, of: template, "included from here") { renderer throws(TemplateError) in
            try renderer.run(included)
        }
        leaveFrames(to: depth)
    }

    /// Makes variables of the entries of a record.
    private mutating func pushRecord(_ node: Int32, _ template: CompiledTemplate) throws(TemplateError) {
        // What is found from record to record lives as long as the frame or the context that it is in.
        if let place = place(of: node, in: template), case .dictionary(let record) = place.pointee {
            frames.push(Frame(record, isOwner: false))
        } else if case .dictionary(let record) = try value(of: node, in: template) {
            frames.push(Frame(record, isOwner: true))
        } else {
            throw template.error(at: node, "an include takes a dictionary")
        }
    }

    /// Runs a template for what it sets where it is imported.
    mutating func importTemplate(_ plan: IncludePlan, from template: CompiledTemplate) throws(TemplateError) {
        let imported = try included(plan, from: template)
        beginCapture()
        try nested(at: plan.offset, of: template, "imported from here") { renderer throws(TemplateError) in
            try renderer.run(imported)
        }
        _ = endCapture()
    }

    mutating func extend(_ plan: IncludePlan, with template: CompiledTemplate) throws(TemplateError) {
        let base = try included(plan, from: template)
        let outer = replacements
        // Of two blocks with one name, the later one counts.
        var own: [String: Int] = [:]
        for (index, block) in template.blocks.enumerated() where block.isReplacement { own[block.name] = index }
        for (name, index) in own {
            replacements[name, default: []].append(Replacement(template: template, block: index))
        }
        let depth = frames.count
        frames.push(.scope())
        try nested(at: plan.offset, of: template, "extended from here") { renderer throws(TemplateError) in
            try renderer.run(base)
        }
        leaveFrames(to: depth)
        replacements = outer
    }

    /// Runs what stands in for a block; false if nothing does.
    ///
    /// A block that is named inside of what stands in for it is the block itself.
    mutating func replace(_ index: Int, of template: CompiledTemplate) throws(TemplateError) -> Bool {
        let block = template.blocks[index]
        guard let stack = replacements.removeValue(forKey: block.name) else { return false }
        try runBlock(stack + [Replacement(template: template, block: index)], level: 0)
        replacements[block.name] = stack
        return true
    }

    /// Runs a block out of those that replace each other, with the text of the next one as its `block.super`.
    private mutating func runBlock(_ stack: [Replacement], level: Int) throws(TemplateError) {
        let template = stack[level].template
        let block = template.blocks[stack[level].block]
        let depth = frames.count
        if level + 1 < stack.count {
            var entries: [(TemplateKey, TemplateValue)] = []
            if block.usesSuper {
                beginCapture()
                try runBlock(stack, level: level + 1)
                entries.append((Self.superKey, .string(endCapture())))
            }
            frames.push(.scope())
            let record = TemplateRecord(entries)
            variables.set(Self.blockKey.hashed, Self.blockKey.text, to: .dictionary(record), in: depth)
        }
        beginBlock()
        try nested(at: block.offset, of: template, nil) { renderer throws(TemplateError) in
            try renderer.run(template, from: block.body, to: block.end)
        }
        leaveFrames(to: depth)
    }

    private static let superKey: TemplateKey = "super"
    static let blockKey: TemplateKey = "block"

    mutating func beginBlock() {
        blockStarts.append(output.count)
    }

    /// Keeps what a block has written, if any template asks for it.
    mutating func endBlock(_ block: BlockPlan) {
        let start = blockStarts.removeLast()
        guard readsBlocks else { return }
        let text = output.text(from: min(start, output.count))
        blockTexts.removeAll { $0.0.text == block.name }
        blockTexts.append((TemplateKey(block.name), .string(text)))
    }

    mutating func call(_ call: MacroCall, from template: CompiledTemplate) throws(TemplateError) {
        let name = template.text(of: call.name)
        guard let macro = variables.macro(call.name.hashed) else {
            let suggestion = Spelling.nearest(to: name, among: variables.macroNames)
            throw template.source.error(at: call.offset, "unknown macro '\(name)'", suggestion: suggestion)
        }
        let plan = macro.template.macros[macro.plan]
        guard plan.parameters.count == call.arguments.count else {
            let count = plan.parameters.count
            throw template.source.error(
                at: call.offset,
                "'\(name)' takes \(count) argument\(count == 1 ? "" : "s"), not \(call.arguments.count)"
            )
        }
        var arguments: [TemplateValue] = []
        for node in call.arguments { arguments.append(try value(of: node, in: template)) }
        let depth = frames.count
        frames.push(.scope())
        for (parameter, argument) in zip(plan.parameters, arguments) {
            variables.set(parameter.hashed, macro.template.text(of: parameter), to: argument, in: depth)
        }
        try nested(at: call.offset, of: template, "called from here") { renderer throws(TemplateError) in
            try renderer.run(macro.template, from: plan.body, to: plan.end)
        }
        leaveFrames(to: depth)
    }

    /// Runs a part one level further in; a mistake in it is noted where the part was named.
    private mutating func nested(
        at offset: Int,
        of template: CompiledTemplate,
        _ note: String?,
        _ run: (inout Renderer) throws(TemplateError) -> Void
    ) throws(TemplateError) {
        guard depth < Self.deepest else {
            throw template.source.error(
                at: offset,
                "templates, macros and blocks nest more than \(Self.deepest) deep; does one of them contain itself?"
            )
        }
        try spend(10, at: offset, of: template)
        depth += 1
        do {
            try run(&self)
        } catch {
            guard let note else { throw error }
            var error = error
            error.notes.append(TemplateError.Note(place: template.source.place(at: offset), message: note))
            throw error
        }
        depth -= 1
    }

    private mutating func included(
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

/// A block that stands in for one of the same name in a template that its own template extends.
struct Replacement {
    let template: CompiledTemplate
    let block: Int
}
