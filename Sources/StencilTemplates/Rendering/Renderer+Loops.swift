/// A loop that is running.
struct LoopFrame {
    var items: [TemplateValue]
    /// The names that go with the items of a dictionary.
    var names: [TemplateValue]?
    var index = 0
    /// How many variables there were before the loop.
    let scope: Int
}

extension Renderer {
    /// Sets up a loop for its first item; false if there is none.
    mutating func beginLoop(_ loop: Int32, _ template: CompiledTemplate) throws(TemplateError) -> Bool {
        let plan = template.program.loops[Int(loop)]
        var frame = try frame(plan, template)
        if let condition = plan.condition { try filter(&frame, plan.variables, by: condition, template) }
        guard !frame.items.isEmpty else { return false }
        bind(plan.variables, frame)
        loops.append(frame)
        return true
    }

    /// Goes on to the next item; false, and the loop is over, if there is none.
    mutating func advance(_ plan: LoopPlan) -> Bool {
        let last = loops.count - 1
        loops[last].index += 1
        guard loops[last].index < loops[last].items.count else {
            endLoop()
            return false
        }
        scope.removeLast(scope.count - loops[last].scope)
        bind(plan.variables, loops[last])
        return true
    }

    mutating func endLoop() {
        let frame = loops.removeLast()
        scope.removeLast(scope.count - frame.scope)
    }

    private func frame(_ plan: LoopPlan, _ template: CompiledTemplate) throws(TemplateError) -> LoopFrame {
        let value = try value(of: plan.items, in: template)
        switch value {
        case .array(let items):
            if plan.variables.count > 1 {
                throw template.source.error(at: plan.offset, "an array has one value an item, the loop asks for two")
            }
            return LoopFrame(items: items, scope: scope.count)
        case .dictionary(let record):
            let sorted = zip(record.keys.all, record.values).sorted { $0.0.text < $1.0.text }
            let names = sorted.map { TemplateValue.string($0.0.text) }
            return plan.variables.count == 1
                ? LoopFrame(items: names, scope: scope.count)
                : LoopFrame(items: sorted.map(\.1), names: names, scope: scope.count)
        case .none:
            return LoopFrame(items: [], scope: scope.count)
        default:
            throw template.source.error(at: plan.offset, "\(value.kindName) cannot be looped over")
        }
    }

    /// Sets the variables for the item that a loop is at.
    private mutating func bind(_ variables: [TemplateKey?], _ frame: LoopFrame) {
        let item = frame.items[frame.index]
        guard let names = frame.names, variables.count == 2 else {
            if let key = variables[0] { scope.append((key, item)) }
            return
        }
        if let key = variables[0] { scope.append((key, names[frame.index])) }
        if let key = variables[1] { scope.append((key, item)) }
    }

    /// Keeps the items that a condition holds for.
    private mutating func filter(
        _ frame: inout LoopFrame,
        _ variables: [TemplateKey?],
        by condition: Int32,
        _ template: CompiledTemplate
    ) throws(TemplateError) {
        var items: [TemplateValue] = []
        var names: [TemplateValue] = []
        for index in frame.items.indices {
            frame.index = index
            bind(variables, frame)
            let isKept = try truth(of: condition, in: template)
            scope.removeLast(scope.count - frame.scope)
            guard isKept else { continue }
            items.append(frame.items[index])
            if let all = frame.names { names.append(all[index]) }
        }
        frame.index = 0
        frame.items = items
        if frame.names != nil { frame.names = names }
    }
}
