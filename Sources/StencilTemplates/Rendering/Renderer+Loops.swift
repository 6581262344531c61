extension Renderer {
    /// Sets up a loop for its first item; false if there is none.
    mutating func beginLoop(_ plan: LoopPlan, _ template: CompiledTemplate) throws(TemplateError) -> Bool {
        var frame = try frame(plan, template)
        if let condition = plan.condition { try filter(&frame, by: condition, template) }
        guard !frame.items.isEmpty else { return false }
        frame.move(to: 0)
        frames.push(frame)
        return true
    }

    /// Goes on to the next item; false, and the loop is over, if there is none.
    mutating func nextItem() -> Bool {
        let frame = frames.place(of: frames.count - 1)
        let next = frame.pointee.index + 1
        if next < frame.pointee.items.count {
            frame.pointee.move(to: next)
            return true
        }
        frames.pop()
        return false
    }

    private func frame(_ plan: LoopPlan, _ template: CompiledTemplate) throws(TemplateError) -> Frame {
        let value = try value(of: plan.items, in: template)
        switch value {
        case .array(let items):
            if plan.setsTwo {
                throw template.error(at: plan.items, "an array has one value an item, the loop asks for two")
            }
            return Frame(items: items, plan, template)
        case .dictionary(let record):
            let sorted = zip(record.keys.all, record.values).sorted { $0.0.text < $1.0.text }
            let names = sorted.map { TemplateValue.string($0.0.text) }
            return plan.setsTwo
                ? Frame(items: sorted.map(\.1), names: names, plan, template)
                : Frame(items: names, plan, template)
        case .none:
            return Frame(items: [], plan, template)
        default:
            throw template.error(at: plan.items, "\(value.kindName) cannot be looped over")
        }
    }

    /// Keeps the items that a condition holds for.
    private mutating func filter(
        _ frame: inout Frame,
        by condition: Int32,
        _ template: CompiledTemplate
    ) throws(TemplateError) {
        var items: [TemplateValue] = []
        var names: [TemplateValue] = []
        frame.isLoop = false
        frames.push(frame)
        let last = frames.count - 1
        for index in frame.items.indices {
            frames.place(of: last).pointee.move(to: index)
            guard try truth(of: condition, in: template) else { continue }
            items.append(frame.items[index])
            if !frame.names.isEmpty { names.append(frame.names[index]) }
        }
        frames.pop()
        frame.isLoop = true
        frame.items = items
        frame.names = names
    }
}
