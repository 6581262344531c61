// What the values of a fragment are called in it.

extension Resolver {
    /// The parameters of a closure over `parts`: those that its text mentions, or those of `names` where it was given
    /// names.
    func parameters(_ parts: [Part], named names: [String?]?, _ facts: FragmentFacts) -> [Parameter] {
        var parameters: [Parameter] = []
        guard !parts.isEmpty else { return parameters }
        parameters.reserveCapacity(parts.count)
        for index in parts.indices {
            let name = names == nil ? parts[index].binding?.name : names?[index]
            let isMentioned = names != nil || name.map(facts.mentions) ?? false
            parameters.append(Parameter(name: isMentioned ? name : nil, type: parts[index].type))
        }
        return parameters
    }

    /// All names that stand for values, but for `others`.
    static func names(_ parts: [Part], _ parameters: [Parameter], besides others: Set<String> = []) -> [String] {
        var names: [String] = []
        guard !parts.isEmpty || !parameters.isEmpty else { return names }
        names.reserveCapacity(parts.count)
        for part in parts {
            if let name = part.binding?.name, !others.contains(name) { names.append(name) }
        }
        for parameter in parameters {
            if let name = parameter.name, !names.contains(name), !others.contains(name) { names.append(name) }
        }
        return names
    }

    /// The names of values under which a text that names its values otherwise means something else: the state in
    /// `page -> { print(page.value, $0) }`, and whatever has the name in `page -> { number in … }`.
    func otherNames(_ facts: FragmentFacts, _ parts: [Part]) -> Set<String> {
        var names: Set<String> = []
        for binding in Self.replaced(facts, parts) {
            let mentions = facts.mentions.filter { $0.name == binding.name }
            let found = facts.hasParameterList ? mentions : mentions.filter { isOther($0, facts, binding.type) }
            if !found.isEmpty { names.insert(binding.name) }
        }
        return names
    }

    /// The values that the text names otherwise.
    static func replaced(_ facts: FragmentFacts, _ parts: [Part]) -> [Binding] {
        guard facts.namesItsValues else { return [] }
        let positions = Set(facts.scan.positions.map(\.index))
        let passed = parts.filter { !$0.isVoid }
        return passed.indices.compactMap { index in
            facts.hasParameterList || positions.contains(index) ? passed[index].binding : nil
        }
    }

    /// Whether the name of an element is used as only what else has the name can be.
    private func isOther(_ mention: FragmentFacts.Mention, _ facts: FragmentFacts, _ type: String?) -> Bool {
        if facts.capturedNames.contains(mention.name) { return true }
        let reading = facts.reading(mention, of: type)
        if let index = scope.dependency(mention.name) {
            return viewModel.dependencies[index].streamType == nil || reading == .stream
        }
        if facts.qualified[mention.name] != nil { return true }
        if reading == .value || reading == .accept { return scope.state(mention.name) != nil }
        return reading == .stream && !scope.streams(named: mention.name).isEmpty
    }
}
