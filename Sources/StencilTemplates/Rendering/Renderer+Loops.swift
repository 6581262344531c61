extension Renderer {
    /// Sets up a loop for its first item; false if there is none.
    mutating func beginLoop(_ plan: LoopPlan, _ template: CompiledTemplate) throws(TemplateError) -> Bool {
        if plan.condition == nil, !plan.setsTwo, let place = place(of: plan.items, in: template),
            case .array(let items) = place.pointee
        {
            guard !items.isEmpty, let first = items.place else { return false }
            frames.push(Frame(values: first, count: items.count, plan, template))
            return true
        }
        var items = try items(plan, template)
        if let condition = plan.condition { items = try chosen(items, plan, condition, template) }
        guard let frame = Frame(items, plan, template) else { return false }
        frames.push(frame)
        return true
    }

    /// Goes on to the next item; false, and the loop is over, if there is none.
    mutating func nextItem() -> Bool {
        let frame = frames.place(of: frames.count - 1)
        if frame.pointee.index + 1 < frame.pointee.count {
            frame.pointee.index += 1
            return true
        }
        frames.pop()
        return false
    }

    private func items(_ plan: LoopPlan, _ template: CompiledTemplate) throws(TemplateError) -> Frame.Items {
        let value = try value(of: plan.items, in: template)
        switch value {
        case .array(let items):
            if plan.setsTwo {
                throw template.error(at: plan.items, "an array has one value an item, the loop asks for two")
            }
            return Frame.Items(values: items)
        case .dictionary(let record):
            let sorted = zip(record.keys.all, record.values).sorted { $0.0.text < $1.0.text }
            let names = sorted.map { TemplateValue.string($0.0.text) }
            return plan.setsTwo ? Frame.Items(values: sorted.map(\.1), names: names) : Frame.Items(values: names)
        case .none:
            return Frame.Items(values: [])
        default:
            throw template.error(at: plan.items, "\(value.kindName) cannot be looped over")
        }
    }

    /// The items that a condition holds for.
    private mutating func chosen(
        _ items: Frame.Items,
        _ plan: LoopPlan,
        _ condition: Int32,
        _ template: CompiledTemplate
    ) throws(TemplateError) -> Frame.Items {
        var result = Frame.Items(values: [])
        guard let frame = Frame(items, as: .choosing, plan, template) else { return result }
        frames.push(frame)
        let last = frames.count - 1
        for index in items.values.indices {
            frames.place(of: last).pointee.index = index
            guard try truth(of: condition, in: template) else { continue }
            result.values.append(items.values[index])
            if !items.names.isEmpty { result.names.append(items.names[index]) }
        }
        frames.pop()
        return result
    }
}
