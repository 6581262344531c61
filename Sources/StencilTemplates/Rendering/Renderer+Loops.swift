extension Renderer {
    /// Sets up a loop for its first item; false if there is none.
    mutating func beginLoop(_ plan: LoopPlan, _ template: CompiledTemplate) throws(TemplateError) -> Bool {
        if plan.condition == nil, plan.isSimple, let place = place(of: plan.items, in: template),
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
        if items.areTuples { try setParts(plan, template) }
        return true
    }

    /// Goes on to the next item; false, and the loop is over, if there is none.
    @inline(__always)
    mutating func nextItem(_ plan: LoopPlan, _ template: CompiledTemplate) throws(TemplateError) -> Bool {
        let frame = frames.place(of: frames.count - 1)
        guard frame.pointee.index + 1 < frame.pointee.count else {
            leaveFrames(to: frames.count - 1)
            return false
        }
        frame.pointee.index += 1
        try spend(1, at: template.offset(of: plan.items), of: template)
        if !variables.isEmpty {
            variables.forget(from: frames.count - 1)
            if !plan.isSimple, frame.pointee.names == nil { try setParts(plan, template) }
        }
        return true
    }

    private mutating func items(_ plan: LoopPlan, _ template: CompiledTemplate) throws(TemplateError) -> Frame.Items {
        let value = try value(of: plan.items, in: template)
        switch value {
        case .array(let items):
            return Frame.Items(values: items, areTuples: !plan.isSimple)
        case .dictionary(let record):
            let sorted = zip(record.keys.all, record.values).sorted { $0.0.text < $1.0.text }
            let names = sorted.map { TemplateValue.string($0.0.text) }
            switch plan.variables.count {
            case 1: return Frame.Items(values: names)
            case 2: return Frame.Items(values: sorted.map(\.1), names: names)
            case let count:
                throw template.error(at: plan.items, "a dictionary has a name and a value for each item, not \(count)")
            }
        case .none:
            return Frame.Items(values: [])
        default:
            throw template.error(at: plan.items, "\(value.kindName) cannot be looped over")
        }
    }

    /// Sets the variables of a loop over tuples to the parts of its item.
    private mutating func setParts(_ plan: LoopPlan, _ template: CompiledTemplate) throws(TemplateError) {
        let depth = frames.count - 1
        let frame = frames.place(of: depth).pointee
        guard case .array(let parts) = (frame.values + frame.index).pointee else {
            throw template.error(at: plan.items, "an item has one value, the loop asks for \(plan.variables.count)")
        }
        guard parts.count >= plan.variables.count else {
            throw template.error(
                at: plan.items,
                "an item has \(parts.count) values, the loop asks for \(plan.variables.count)"
            )
        }
        let variables = template.variables[Int(plan.variables.lowerBound)..<Int(plan.variables.upperBound)]
        for (variable, part) in zip(variables, parts) where variable.text >= 0 {
            self.variables.set(variable.hashed, template.text(of: variable), to: part, in: depth)
        }
    }

    /// The items that a condition holds for.
    private mutating func chosen(
        _ items: Frame.Items,
        _ plan: LoopPlan,
        _ condition: Int32,
        _ template: CompiledTemplate
    ) throws(TemplateError) -> Frame.Items {
        var result = Frame.Items(values: [], areTuples: items.areTuples)
        guard let frame = Frame(items, as: .choosing, plan, template) else { return result }
        let depth = frames.count
        frames.push(frame)
        for index in items.values.indices {
            frames.place(of: depth).pointee.index = index
            try spend(1, at: template.offset(of: condition), of: template)
            if items.areTuples { try setParts(plan, template) }
            guard try truth(of: condition, in: template) else { continue }
            result.values.append(items.values[index])
            if !items.names.isEmpty { result.names.append(items.names[index]) }
        }
        leaveFrames(to: depth)
        return result
    }
}
