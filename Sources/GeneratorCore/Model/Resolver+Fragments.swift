extension Resolver {
    /// What a fragment may name besides its values, dependencies and states.
    enum Sight {
        /// Nothing: another stream would have to be an operand, or sampled.
        case values
        /// The streams themselves, as in `.take(until: signOut)`.
        case streams
    }

    /// A fragment as a closure over `values`.
    ///
    /// - Parameter leading: how many values come before those that have names, such as the accumulator of `scan`.
    mutating func closure(_ fragment: SwiftFragment, over values: [Value], sees sight: Sight, leading: Int = 0)
        -> Closure
    {
        let facts = FragmentFacts(fragment)
        let components = values.flatMap(\.components)
        let bound = Set(components.compactMap { $0?.name })
        if facts.retainsSelf { report(RetainedSelf.fragment(at: fragment.range)) }
        let captures = captures(facts, bound: bound, sees: sight)
        var closure = Closure(
            text: fragment.text,
            parameters: [],
            namesItsValues: facts.namesItsValues,
            valueCount: leading + components.count,
            captures: captures
        )
        guard !facts.namesItsValues else { return closure }
        let mentioned = facts.mentionedNames
        closure.parameters = Array(repeating: Parameter(name: nil, type: nil), count: leading)
        closure.parameters += components.enumerated().map { index, binding in
            let isMentioned = binding.map { mentioned.contains($0.name) } ?? false
            return Parameter(
                name: isMentioned ? binding?.name : nil,
                type: binding?.type ?? type(of: values, at: index)
            )
        }
        reportDuplicate(among: closure.parameters, in: fragment)
        return closure
    }

    /// The type of a component without a name, where it is the only one.
    private func type(of values: [Value], at index: Int) -> String? {
        guard values.allSatisfy({ $0.arity == 1 }), index < values.count else { return nil }
        return values[index].type
    }

    mutating func reportDuplicate(among parameters: [Parameter], in fragment: SwiftFragment) {
        var seen: Set<String> = []
        guard let name = parameters.compactMap(\.name).first(where: { !seen.insert($0).inserted }) else { return }
        report(DuplicateBinding.fragment(name, at: fragment.range))
    }

    /// What a fragment mentions beyond its values, counted as used.
    mutating func captures(_ facts: FragmentFacts, bound: Set<String>, sees sight: Sight) -> Captures {
        var captures = Captures()
        var streams: [StreamID] = []
        for mention in facts.mentions where !bound.contains(mention.name) {
            let name = mention.name
            if let index = scope.dependencies[name] {
                viewModel.dependencies[index].isUsed = true
                captures.dependencies.append(index)
            } else if let index = scope.states[name] {
                markUse(of: .state(index))
                captures.states.append(index)
            } else if name == "scheduler" {
                captures.usesScheduler = true
            } else if let stream = scope.streams(named: name).first ?? wholeStream(name) {
                guard sight == .streams else {
                    if case .errors = stream { continue }
                    if case .activity = stream { continue }
                    markMeant(stream)
                    report(UnboundStream.fragment(name, value(of: stream), at: facts.range(of: mention)))
                    continue
                }
                if !streams.contains(stream) { streams.append(stream) }
            }
        }
        for stream in streams { markUse(of: stream) }
        captures.dependencies = Set(captures.dependencies).sorted()
        captures.states = Set(captures.states).sorted()
        captures.streams = streams
        if captures.usesScheduler { viewModel.usesScheduler = true }
        return captures
    }

    private func wholeStream(_ name: String) -> StreamID? {
        guard !whole(name == "activity" ? name : "errors").isEmpty else { return nil }
        return name == "errors" ? .errors : name == "activity" ? .activity : nil
    }

    /// Counts what fragments use whose operands could not be resolved.
    mutating func note(usesIn fragments: SwiftFragment?...) {
        for case .some(let fragment) in fragments {
            let facts = FragmentFacts(fragment)
            for mention in facts.mentions {
                if let index = scope.dependencies[mention.name] { viewModel.dependencies[index].isUsed = true }
                for stream in scope.streams(named: mention.name) { markMeant(stream) }
            }
        }
    }
}
