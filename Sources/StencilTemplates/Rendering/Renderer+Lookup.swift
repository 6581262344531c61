extension Renderer {
    /// Where the value is that a path leads to, if it leads there from record to record, which is the usual case.
    ///
    /// The place is good until a frame is popped or goes on. Nothing on the way is copied, and no reference counted.
    @inline(__always)
    func place(_ path: Path, in template: CompiledTemplate) -> UnsafePointer<TemplateValue>? {
        if !variables.isEmpty, variables.contains(path.root.hashed) { return nil }
        guard var place = frames.place(of: path.root.hashed) ?? context.place(of: path.root.hashed) else { return nil }
        for step in path.steps {
            guard case .member(let name, _, _) = template.steps[step], case .dictionary(let record) = place.pointee,
                let next = record.place(of: name.hashed)
            else { return nil }
            place = next
        }
        return place
    }

    /// Where the value of an expression is, if it is a path from record to record.
    @inline(__always)
    func place(of node: Int32, in template: CompiledTemplate) -> UnsafePointer<TemplateValue>? {
        guard case .path(let path) = template.nodes[node] else { return nil }
        return place(template.paths[path], in: template)
    }

    /// The value that a path leads to, if it leads anywhere.
    mutating func find(_ path: Path, in template: CompiledTemplate) throws(TemplateError) -> TemplateValue? {
        if let place = place(path, in: template) { return place.pointee }
        guard var value = variable(path.root) else { return nil }
        for step in path.steps {
            let found: TemplateValue?
            switch template.steps[step] {
            case .member(let name, let index, _):
                if case .dictionary(let record) = value, let place = record.place(of: name.hashed) {
                    found = place.pointee
                } else {
                    found = member(template.names[Int(name.text)], index, of: value)
                }
            case .computed(let node, _):
                found = try item(node, of: value, template)
            }
            guard let found else { return nil }
            value = found
        }
        return value
    }

    private func variable(_ name: Name) -> TemplateValue? {
        guard !variables.isEmpty || readsBlocks else {
            return (frames.place(of: name.hashed) ?? context.place(of: name.hashed))?.pointee
        }
        for frame in (0..<frames.count).reversed() {
            if let value = variables.value(of: name.hashed, in: frame) { return value }
            if let place = frames.place(of: frame).pointee.place(of: name.hashed) { return place.pointee }
        }
        if let value = variables.value(of: name.hashed, in: -1) { return value }
        if let place = context.place(of: name.hashed) { return place.pointee }
        let isBlock = name.hashed == Self.blockKey.hashed && !blockTexts.isEmpty
        return isBlock ? .dictionary(TemplateRecord(blockTexts)) : nil
    }

    /// The member whose name, or the item whose number, is the value of an expression.
    private mutating func item(
        _ node: Int32,
        of value: TemplateValue,
        _ template: CompiledTemplate
    ) throws(TemplateError) -> TemplateValue? {
        let name = try computedName(node, template)
        if case .dictionary(let record) = value, let value = record[TemplateKey(name)] { return value }
        return member(name, Int(name), of: value)
    }

    private mutating func computedName(_ node: Int32, _ template: CompiledTemplate) throws(TemplateError) -> String {
        switch try value(of: node, in: template) {
        case .integer(let number): return String(number)
        case .string(let name): return name
        case let value:
            throw template.error(at: node, "an item is found by a number or a string, not \(value.kindName)")
        }
    }

    /// What every dictionary, array and string has: its size, and the items of the latter two.
    private func member(_ name: String, _ index: Int?, of value: TemplateValue) -> TemplateValue? {
        switch value {
        case .dictionary(let record):
            return name == "count" ? .integer(record.count) : nil
        case .array(let items):
            if let index { return items.indices.contains(index) ? items[index] : nil }
            switch name {
            case "count": return .integer(items.count)
            case "first": return items.first ?? TemplateValue.none
            case "last": return items.last ?? TemplateValue.none
            default: return nil
            }
        case .string(let text):
            if let index { return index < 0 ? nil : text.dropFirst(index).first.map { .string(String($0)) } }
            switch name {
            case "count": return .integer(text.count)
            case "first": return TemplateValue(text.first.map(String.init))
            case "last": return TemplateValue(text.last.map(String.init))
            default: return nil
            }
        case .none, .bool, .integer, .real: return nil
        }
    }
}

extension Renderer {
    /// What is wrong with a path that leads nowhere.
    mutating func missing(_ path: Path, _ node: Int32, _ template: CompiledTemplate) -> TemplateError {
        var name = template.names[Int(path.root.text)]
        guard var value = variable(path.root) else {
            let framed = (0..<frames.count).flatMap { frames.place(of: $0).pointee.known }
            let known = framed + variables.variableNames + context.keys.all.map(\.text)
            let suggestion = Spelling.nearest(to: name, among: known)
            return template.error(at: node, "unknown variable '\(name)'", suggestion: suggestion)
        }
        for step in path.steps {
            let text: String
            let offset: Int
            switch template.steps[step] {
            case .member(let name, _, let place): (text, offset) = (template.names[Int(name.text)], place)
            case .computed(let node, let place): (text, offset) = ((try? computedName(node, template)) ?? "", place)
            }
            var found: TemplateValue?
            if case .dictionary(let record) = value { found = record[TemplateKey(text)] }
            guard let next = found ?? member(text, Int(text), of: value) else {
                return noMember(text, of: value, name, template.source, offset)
            }
            value = next
            name += Int(text) == nil ? ".\(text)" : "[\(text)]"
        }
        return template.error(at: node, "unknown variable '\(name)'")
    }

    private func noMember(
        _ member: String,
        of value: TemplateValue,
        _ name: String,
        _ source: TemplateSource,
        _ offset: Int
    ) -> TemplateError {
        let isNumber = Int(member) != nil
        var known: [String] = []
        switch value {
        case .dictionary(let record): known = record.keys.all.map(\.text)
        case .array(let items) where isNumber:
            return source.error(at: offset, "'\(name)' has no item \(member), only \(items.count)")
        case .string(let text) where isNumber:
            return source.error(at: offset, "'\(name)' has no character \(member), only \(text.count)")
        case .array, .string: known = ["count", "first", "last"]
        case .none: return source.error(at: offset, "'\(name)' is nil, so it has no member '\(member)'")
        case .bool, .integer, .real: break
        }
        let suggestion = Spelling.nearest(to: member, among: known)
        return source.error(at: offset, "'\(name)' has no member '\(member)'", suggestion: suggestion)
    }
}
