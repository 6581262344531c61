extension FilterCall {
    func apply(to value: TemplateValue, _ arguments: [TemplateValue]) throws(FilterFailure) -> TemplateValue {
        do {
            let result = try filter.apply(value, arguments)
            try TextLimit.check((count: 1, length: result.size))
            return isNegated ? .bool(!result.isTrue) : result
        } catch {
            throw FilterFailure(message: "'\(filter.name)' \(error.message)", suggestion: error.suggestion)
        }
    }
}

extension TemplateValue {
    /// About how much there is to it, in bytes.
    var size: Int {
        switch self {
        case .string(let text): text.utf8.count
        case .array(let items): items.count
        default: 1
        }
    }
}

/// Filters with literal arguments, as the argument of `filter` names them: `"split:','|join"`.
struct FilterChain {
    private var calls: [FilterCall] = []

    init(_ value: TemplateValue) throws(FilterFailure) {
        guard case .string(let text) = value else {
            throw FilterFailure(message: "'filter' needs the name of a filter, not \(value.kindName)")
        }
        let source = TemplateSource(name: "", text: text)
        let vocabulary = Vocabulary(tags: [], filters: TemplateFilter.all, templates: [:])
        var parser = TemplateParser(source, vocabulary, .nothing)
        var reader = TagReader(source, Segment(kind: .output, contents: source.bytes.indices, start: 0))
        do {
            var node = parser.constant(.none, at: 0)
            repeat {
                node = try parser.filter(node, &reader)
            } while reader.skip(.pipe)
            try reader.finish()
        } catch {
            throw FilterFailure(message: error.message, suggestion: error.suggestion)
        }
        calls = parser.program.calls
        let isNested = parser.program.nodes.contains { if case .namedFilter = $0 { true } else { false } }
        if isNested || calls.contains(where: { $0.constantArguments == nil }) {
            throw FilterFailure(message: "'\(text)': the arguments of a filter that is named by a string are literals")
        }
    }

    func apply(to value: TemplateValue) throws(FilterFailure) -> TemplateValue {
        var value = value
        for call in calls { value = try call.apply(to: value, call.constantArguments ?? []) }
        return value
    }
}

extension FilterCall {
    fileprivate var constantArguments: [TemplateValue]? {
        if case .constant(let values) = arguments { values } else { nil }
    }
}
