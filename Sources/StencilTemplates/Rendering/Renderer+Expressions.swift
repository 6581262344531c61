extension Renderer {
    mutating func value(of node: Int32, in template: CompiledTemplate) throws(TemplateError) -> TemplateValue {
        switch template.nodes[node] {
        case .constant(let constant): return template.constants[constant]
        case .path(let path):
            if let value = try find(template.paths[path], in: template) { return value }
            throw missing(template.paths[path], node, template)
        case .optionalPath(let path): return try find(template.paths[path], in: template) ?? .none
        case .loopState(let state, let up): return value(of: state, try loop(up, node, template))
        case .labelledLoopState(let state, let label):
            return value(of: state, try loop(labelled: template.variables[Int(label)], node, template))
        case .namedFilter(let input, let name): return try apply(named: name, to: input, node, template)
        case .captured: return capturedText
        case .filter(let call): return try apply(template.calls[call], node, template)
        case .range(let lower, let upper): return try range(lower, upper, template)
        case .choice(let condition, let value, let otherwise):
            return try self.value(of: truth(of: condition, in: template) ? value : otherwise, in: template)
        case .not, .and, .or, .compare, .isIn: return .bool(try truth(of: node, in: template))
        }
    }

    mutating func truth(of node: Int32, in template: CompiledTemplate) throws(TemplateError) -> Bool {
        switch template.nodes[node] {
        case .not(let operand): return try !truth(of: operand, in: template)
        case .and(let left, let right):
            return try truth(of: left, in: template) ? truth(of: right, in: template) : false
        case .or(let left, let right):
            return try truth(of: left, in: template) ? true : truth(of: right, in: template)
        case .compare(let comparison, let left, let right):
            return try compare(comparison, left, right, node, template)
        case .isIn(let item, let collection): return try isIn(item, collection, template)
        case .path(let path):
            if let place = place(template.paths[path], in: template) { return place.pointee.isTrue }
            return try value(of: node, in: template).isTrue
        default: return try value(of: node, in: template).isTrue
        }
    }

    private mutating func compare(
        _ comparison: Comparison,
        _ left: Int32,
        _ right: Int32,
        _ node: Int32,
        _ template: CompiledTemplate
    ) throws(TemplateError) -> Bool {
        let first = try value(of: left, in: template)
        let second = try value(of: right, in: template)
        switch comparison {
        case .equal: return first.equals(second)
        case .notEqual: return !first.equals(second)
        default: break
        }
        guard let first = first.number, let second = second.number else {
            let culprit = first.number == nil ? first : second
            throw template.error(at: node, "only numbers have an order, but one side is \(culprit.kindName)")
        }
        switch comparison {
        case .less: return first < second
        case .lessOrEqual: return first <= second
        case .greater: return first > second
        default: return first >= second
        }
    }

    private mutating func isIn(
        _ item: Int32,
        _ collection: Int32,
        _ template: CompiledTemplate
    ) throws(TemplateError) -> Bool {
        let item = try value(of: item, in: template)
        let value = try value(of: collection, in: template)
        switch (item, value) {
        case (_, .array(let items)): return items.contains { $0.equals(item) }
        case (.string(let part), .string(let text)): return TemplateFilter.contains(part, in: text)
        case (.none, .none): return true
        case (_, .none): return false
        case (_, .string):
            throw template.error(at: collection, "only a string can be in a string, not \(item.kindName)")
        case (_, .bool):
            throw template.error(
                at: collection,
                "nothing can be in a boolean; 'in' binds less than 'and' and 'or', so it needs parentheses beside them"
            )
        default: throw template.error(at: collection, "nothing can be in \(value.kindName)")
        }
    }

    /// The longest range: a loop over more items is a mistake.
    private static let longestRange = 100_000

    private mutating func range(
        _ lower: Int32,
        _ upper: Int32,
        _ template: CompiledTemplate
    ) throws(TemplateError) -> TemplateValue {
        let first = try bound(lower, template)
        let last = try bound(upper, template)
        let (length, overflow) = max(first, last).subtractingReportingOverflow(min(first, last))
        guard !overflow, length < Self.longestRange else {
            throw template.error(at: lower, "the range has more than \(Self.longestRange) numbers")
        }
        try spend(length / 8, at: template.offset(of: lower), of: template)
        let numbers = (min(first, last)...max(first, last)).map(TemplateValue.integer)
        return .array(first <= last ? numbers : numbers.reversed())
    }

    private mutating func bound(_ node: Int32, _ template: CompiledTemplate) throws(TemplateError) -> Int {
        let value = try value(of: node, in: template)
        guard case .integer(let number) = value else {
            throw template.error(at: node, "a range is between whole numbers, not \(value.kindName)")
        }
        return number
    }

    private mutating func apply(
        _ call: FilterCall,
        _ node: Int32,
        _ template: CompiledTemplate
    ) throws(TemplateError) -> TemplateValue {
        let input = try value(of: call.input, in: template)
        var arguments: [TemplateValue] = []
        switch call.arguments {
        case .constant(let values): arguments = values
        case .computed(let nodes):
            for node in nodes { arguments.append(try value(of: node, in: template)) }
        }
        let result: TemplateValue
        do {
            result = try call.apply(to: input, arguments)
        } catch {
            throw template.error(at: node, error.message, suggestion: error.suggestion)
        }
        try spend(result.size / 16 + 1, at: template.offset(of: node), of: template)
        return result
    }

    /// Applies a filter whose name is known only now.
    private mutating func apply(
        named name: Int32,
        to input: Int32,
        _ node: Int32,
        _ template: CompiledTemplate
    ) throws(TemplateError) -> TemplateValue {
        let input = try value(of: input, in: template)
        let name = try value(of: name, in: template)
        let result: TemplateValue
        do {
            result = try FilterChain(name).apply(to: input)
        } catch {
            throw template.error(at: node, error.message, suggestion: error.suggestion)
        }
        try spend(result.size / 16 + 100, at: template.offset(of: node), of: template)
        return result
    }
}
