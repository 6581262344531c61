extension Renderer {
    /// The value that a path leads to, if it leads anywhere.
    func find(_ index: Int32, in template: CompiledTemplate) throws(TemplateError) -> TemplateValue? {
        let path = template.program.paths[Int(index)]
        guard var value = variable(path.root) else { return nil }
        for step in path.steps {
            guard let next = member(try resolved(step, in: template), of: value) else { return nil }
            value = next
        }
        return value
    }

    private func variable(_ key: TemplateKey) -> TemplateValue? {
        var index = scope.count
        while index > 0 {
            index -= 1
            if scope[index].key == key { return scope[index].value }
        }
        return context[key]
    }

    /// A step whose name is known.
    private func resolved(_ step: Path.Step, in template: CompiledTemplate) throws(TemplateError) -> Path.Step {
        guard case .computed(let node, let offset) = step else { return step }
        let value = try value(of: node, in: template)
        switch value {
        case .integer(let number): return .member(TemplateKey(String(number)), index: number, offset: offset)
        case .string(let name): return .named(name, at: offset)
        default: throw error(at: node, template, "an item is found by a number or a string, not \(value.kindName)")
        }
    }

    private func member(_ step: Path.Step, of value: TemplateValue) -> TemplateValue? {
        guard case .member(let key, let index, _) = step else { return nil }
        switch value {
        case .dictionary(let record):
            return record[key] ?? (key.text == "count" ? .integer(record.count) : nil)
        case .array(let items):
            if let index { return items.indices.contains(index) ? items[index] : nil }
            switch key.text {
            case "count": return .integer(items.count)
            case "first": return items.first ?? TemplateValue.none
            case "last": return items.last ?? TemplateValue.none
            default: return nil
            }
        case .string(let text):
            if let index { return index < 0 ? nil : text.dropFirst(index).first.map { .string(String($0)) } }
            switch key.text {
            case "count": return .integer(text.count)
            case "first": return TemplateValue(text.first.map(String.init))
            case "last": return TemplateValue(text.last.map(String.init))
            default: return nil
            }
        case .none, .bool, .integer, .real: return nil
        }
    }

    /// What is wrong with a path that leads nowhere.
    func missing(_ index: Int32, _ node: Int32, _ template: CompiledTemplate) -> TemplateError {
        let path = template.program.paths[Int(index)]
        guard var value = variable(path.root) else {
            let known = scope.map(\.key.text) + context.keys.all.map(\.text) + (loops.isEmpty ? [] : ["forloop"])
            let suggestion = Spelling.nearest(to: path.root.text, among: known)
            return error(at: node, template, "unknown variable '\(path.root.text)'", suggestion: suggestion)
        }
        var name = path.root.text
        for step in path.steps {
            guard let step = try? resolved(step, in: template), case .member(let key, let index, let offset) = step
            else { break }
            guard let next = member(step, of: value) else {
                return noMember(key, index, of: value, name, template.source, offset)
            }
            value = next
            name += index == nil ? ".\(key.text)" : "[\(key.text)]"
        }
        return error(at: node, template, "unknown variable '\(name)'")
    }

    private func noMember(
        _ key: TemplateKey,
        _ index: Int?,
        of value: TemplateValue,
        _ name: String,
        _ source: TemplateSource,
        _ offset: Int
    ) -> TemplateError {
        var known: [String] = []
        switch value {
        case .dictionary(let record): known = record.keys.all.map(\.text)
        case .array(let items):
            if index != nil {
                return source.error(at: offset, "'\(name)' has no item \(key.text), only \(items.count)")
            }
            known = ["count", "first", "last"]
        case .string(let text):
            if index != nil {
                return source.error(at: offset, "'\(name)' has no character \(key.text), only \(text.count)")
            }
            known = ["count", "first", "last"]
        case .none: return source.error(at: offset, "'\(name)' is nil, so it has no member '\(key.text)'")
        case .bool, .integer, .real: break
        }
        let suggestion = Spelling.nearest(to: key.text, among: known)
        return source.error(at: offset, "'\(name)' has no member '\(key.text)'", suggestion: suggestion)
    }

    func frame(_ up: Int, _ node: Int32, _ template: CompiledTemplate) throws(TemplateError) -> LoopFrame {
        guard loops.count > up else { throw error(at: node, template, "'forloop' is known inside a loop only") }
        return loops[loops.count - 1 - up]
    }

    func loopState(
        _ state: LoopState,
        _ up: Int,
        _ node: Int32,
        _ template: CompiledTemplate
    ) throws(TemplateError) -> TemplateValue {
        let frame = try frame(up, node, template)
        switch state {
        case .counter: return .integer(frame.index + 1)
        case .counter0: return .integer(frame.index)
        case .first: return .bool(frame.index == 0)
        case .last: return .bool(frame.index == frame.items.count - 1)
        case .length: return .integer(frame.items.count)
        case .all:
            return [
                "counter": .integer(frame.index + 1),
                "counter0": .integer(frame.index),
                "first": .bool(frame.index == 0),
                "last": .bool(frame.index == frame.items.count - 1),
                "length": .integer(frame.items.count),
            ]
        }
    }
}
