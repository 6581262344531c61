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
        var facts = self.facts(fragment, bound: values.flatMap { $0.bindings.map(\.name) })
        let leadingParts = (0..<leading).map { _ in Part(binding: nil, type: nil) }
        let parts = leadingParts + values.flatMap(\.parts)
        if facts.retainsSelf { report(RetainedSelf.fragment(at: fragment.range)) }
        let names = facts.nameValues(parts.map(\.component))
        let parameters = parameters(parts, named: names, facts)
        reportDuplicate(among: parameters, in: fragment)
        return Closure(
            text: facts.text,
            parameters: facts.namesItsValues ? [] : parameters,
            namesItsValues: facts.namesItsValues,
            valueCount: parts.count,
            captures: captures(facts, bound: Self.names(parts, parameters), sees: sight)
        )
    }

    /// A Swift expression of a stream.
    mutating func rawStream(_ fragment: SwiftFragment) -> Closure {
        var facts = self.facts(fragment, bound: [])
        if facts.retainsSelf { report(RetainedSelf.fragment(at: fragment.range)) }
        facts.addSchedulers()
        return Closure(
            text: facts.text,
            parameters: [],
            namesItsValues: false,
            valueCount: 0,
            captures: captures(facts, bound: [], sees: .streams)
        )
    }

    /// The parameters of a closure over `parts`: those that its text mentions, or those of `names` where it was given
    /// names.
    func parameters(_ parts: [Part], named names: [String?]?, _ facts: FragmentFacts) -> [Parameter] {
        let mentioned = facts.mentionedNames
        return parts.enumerated().map { index, part in
            if let names { return Parameter(name: names[index], type: part.type) }
            let isMentioned = part.binding.map { mentioned.contains($0.name) } ?? false
            return Parameter(name: isMentioned ? part.binding?.name : nil, type: part.type)
        }
    }

    /// All names that stand for values.
    static func names(_ parts: [Part], _ parameters: [Parameter]) -> Set<String> {
        Set(parts.compactMap { $0.binding?.name } + parameters.compactMap(\.name))
    }

    mutating func reportDuplicate(among parameters: [Parameter], in fragment: SwiftFragment) {
        var seen: Set<String> = []
        guard let name = parameters.compactMap(\.name).first(where: { !seen.insert($0).inserted }) else { return }
        report(DuplicateBinding.fragment(name, at: fragment.range))
    }

    /// The facts of a fragment, its qualified names resolved.
    mutating func facts(_ fragment: SwiftFragment, bound names: [String]) -> FragmentFacts {
        var facts = FragmentFacts(fragment)
        var resolved: [(mention: FragmentFacts.QualifiedMention, stream: StreamID)] = []
        for mention in facts.qualifiedMentions where !names.contains(mention.section) {
            guard scope.dependencies[mention.section] == nil, scope.streams(named: mention.section).isEmpty,
                let stream = scope.stream(named: mention.name, in: mention.section)
            else { continue }
            let isOther = resolved.contains { $0.mention.name == mention.name && $0.stream != stream }
            if isOther || mention.isRelay && names.contains(mention.name) {
                report(DuplicateBinding.fragment(mention.name, at: fragment.range))
            }
            resolved.append((mention, stream))
        }
        facts.resolve(resolved)
        return facts
    }

    /// What a fragment mentions beyond its values, counted as used.
    ///
    /// - Parameter streamNames: the names that mean a stream itself, whatever the fragment sees.
    mutating func captures(
        _ facts: FragmentFacts,
        bound: Set<String>,
        sees sight: Sight,
        streamNames: Set<String> = []
    ) -> Captures {
        var captures = Captures()
        var streams: [StreamID] = []
        for mention in facts.mentions where !bound.contains(mention.name) {
            let name = mention.name
            let qualified = facts.qualified[name]
            if let index = scope.dependencies[name] {
                viewModel.dependencies[index].isUsed = true
                captures.dependencies.append(index)
            } else if let index = scope.states[name], qualified == nil || qualified == .state(index) {
                markUse(of: .state(index))
                captures.states.append(index)
                if sight != .streams, !mention.hasMember, !streamNames.contains(name) {
                    report(UnboundStream.relay(name, at: facts.range(of: mention)))
                }
            } else if name == "scheduler" {
                captures.usesScheduler = true
            } else if let stream = qualified ?? scope.streams(named: name).first ?? wholeStream(name) {
                guard sight == .streams || streamNames.contains(name) else {
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
        switch name {
        case "errors": whole(name).isEmpty ? nil : .errors
        case "activity": whole(name).isEmpty ? nil : .activity
        default: nil
        }
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

/// A component of a value.
struct Part {
    var binding: Binding?
    var type: String?

    var isVoid: Bool { binding == nil && ElementType.isVoid(type) }

    var component: FragmentFacts.Component { .init(name: binding?.name, isVoid: isVoid) }
}

extension Value {
    /// The components in order.
    var parts: [Part] {
        (0..<arity).map { index in
            Part(binding: bindings.first { $0.index == index }, type: componentTypes[index])
        }
    }
}
