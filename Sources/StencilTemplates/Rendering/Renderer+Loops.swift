/// The variables of a running loop, or those that an include was given.
struct Frame {
    /// Whether `forloop` means it: an include is none, and a loop is not yet one while its items are chosen.
    var isLoop: Bool
    /// The record that an include was given.
    let record: TemplateRecord?
    /// What the loop goes over.
    var items: [TemplateValue] = []
    /// The names that go with the items of a dictionary.
    var names: [TemplateValue] = []
    /// Where the loop is.
    var index = 0
    /// The variables for the item and for its name.
    var item: Name?
    var name: Name?
    /// The template that the texts of the names are in.
    let template: CompiledTemplate?

    init(record: TemplateRecord) {
        isLoop = false
        self.record = record
        template = nil
    }

    init(items: [TemplateValue], names: [TemplateValue] = [], _ plan: LoopPlan, _ template: CompiledTemplate) {
        isLoop = true
        record = nil
        self.items = items
        self.names = names
        item = plan.setsTwo ? plan.second : plan.first
        name = plan.setsTwo ? plan.first : nil
        self.template = template
    }

    /// The value of a variable, if the frame has it.
    subscript(hashed hashed: UInt64) -> TemplateValue? {
        if let item, item.hashed == hashed { return items[index] }
        if let name, name.hashed == hashed { return names[index] }
        return record?[hashed: hashed]
    }

    /// The names of the variables.
    var known: [String] {
        guard let template else { return record?.keys.all.map(\.text) ?? [] }
        return [item, name].compactMap { $0 }.map { template.names[Int($0.text)] }
    }
}

extension Renderer {
    /// Sets up a loop for its first item; false if there is none.
    mutating func beginLoop(_ plan: LoopPlan, _ template: CompiledTemplate) throws(TemplateError) -> Bool {
        var frame = try frame(plan, template)
        if let condition = plan.condition { try filter(&frame, by: condition, template) }
        guard !frame.items.isEmpty else { return false }
        frames.append(frame)
        return true
    }

    /// Goes on to the next item; false, and the loop is over, if there is none.
    mutating func nextItem() -> Bool {
        let last = frames.count - 1
        frames[last].index += 1
        if frames[last].index < frames[last].items.count { return true }
        frames.removeLast()
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
        frames.append(frame)
        let last = frames.count - 1
        frames[last].isLoop = false
        for index in frame.items.indices {
            frames[last].index = index
            guard try truth(of: condition, in: template) else { continue }
            items.append(frame.items[index])
            if !frame.names.isEmpty { names.append(frame.names[index]) }
        }
        frames.removeLast()
        frame.items = items
        frame.names = names
    }
}
