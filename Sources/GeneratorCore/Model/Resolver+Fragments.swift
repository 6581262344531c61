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
    /// - Parameter isAction: whether it runs as long as the ViewModel is there, so that it may speak of it.
    mutating func closure(
        _ fragment: SwiftText,
        over values: [Value],
        sees sight: Sight,
        leading: Int = 0,
        isAction: Bool = false
    ) -> Closure {
        var parts = [Part](repeating: Part(binding: nil, type: nil), count: leading)
        for index in values.indices { values[index].appendParts(to: &parts) }
        var facts = self.facts(fragment, bound: parts)
        noteSelf(facts, at: fragment.range, isAction: isAction)
        let others = otherNames(facts, parts)
        let names = facts.nameValues(parts, others: others)
        let parameters = parameters(parts, named: names, facts)
        reportDuplicate(among: parameters, in: fragment)
        var closure = Closure(
            text: facts.text,
            parameters: facts.namesItsValues ? [] : parameters,
            namesItsValues: facts.namesItsValues,
            valueCount: parts.count,
            captures: captures(facts, bound: Self.names(parts, parameters, besides: others), sees: sight)
        )
        closure.result = facts.result
        closure.accumulates = leading > 0 && parts.count > leading + 1
        return closure
    }

    /// A Swift expression of a stream.
    ///
    /// - Parameter isCall: whether it is a call of the ViewModel or of a dependency, made by `transform` itself.
    mutating func rawStream(_ text: SwiftText, isCall: Bool = false) -> Closure {
        var facts = self.facts(text, bound: [])
        // What is no closure is read once, by `transform`.
        noteSelf(facts, at: text.range, isAction: isCall || !text.text.utf8.contains(UInt8(ascii: "{")))
        facts.addSchedulers()
        return Closure(
            text: facts.text,
            parameters: [],
            namesItsValues: false,
            valueCount: 0,
            captures: captures(facts, bound: [], sees: .streams)
        )
    }

    /// The statements that `transform` begins with, before there is any stream.
    mutating func statements(_ syntax: SwiftFragment) -> Closure {
        var facts = self.facts(tree.read(syntax), bound: [])
        noteSelf(facts, at: syntax.range, isAction: true)
        facts.addSchedulers()
        let reported = diagnostics.count
        let captures = captures(facts, bound: [], sees: .values)
        for index in reported..<diagnostics.count where diagnostics[index].message.rule == UnboundStream.rule.id {
            diagnostics[index].suggestion = "no stream is there yet: write an action in 'flow'"
        }
        return Closure(
            text: facts.text,
            parameters: [],
            namesItsValues: false,
            valueCount: 0,
            captures: captures
        )
    }

    /// Remembers that a fragment speaks of the ViewModel, and reports where it would retain it.
    mutating func noteSelf(_ facts: FragmentFacts, at range: SourceRange, isAction: Bool = false) {
        guard facts.scan.usesSelf else { return }
        viewModel.usesSelf = true
        if facts.retainsSelf, !isAction, profile.kind != .struct { report(RetainedSelf.fragment(at: range)) }
    }

    mutating func reportDuplicate(among parameters: [Parameter], in fragment: SwiftText) {
        for index in parameters.indices.dropFirst() {
            guard let name = parameters[index].name, parameters[..<index].contains(where: { $0.name == name }) else {
                continue
            }
            return report(DuplicateBinding.fragment(name, at: fragment.range))
        }
    }

    /// The facts of a fragment, its qualified names resolved.
    mutating func facts(_ fragment: SwiftText, bound parts: [Part]) -> FragmentFacts {
        var facts = FragmentFacts(fragment, tree.tokens.tokens, of: tree.file)
        let mentions = facts.qualifiedMentions
        if !mentions.isEmpty {
            let replaced = Set(Self.replaced(facts, parts).map(\.name))
            resolve(mentions, of: &facts, in: fragment, bound: Self.names(parts, [], besides: replaced))
        }
        return facts
    }

    private mutating func resolve(
        _ mentions: [FragmentFacts.QualifiedMention],
        of facts: inout FragmentFacts,
        in fragment: SwiftText,
        bound names: [String]
    ) {
        var resolved: [(mention: FragmentFacts.QualifiedMention, stream: StreamID)] = []
        for mention in mentions where !names.contains(mention.section) {
            guard scope.dependency(mention.section) == nil, scope.streams(named: mention.section).isEmpty,
                let stream = scope.stream(named: mention.name, in: mention.section)
            else { continue }
            let isOther = resolved.contains { $0.mention.name == mention.name && $0.stream != stream }
            if isOther || mention.isRelay && names.contains(mention.name) {
                report(DuplicateBinding.fragment(mention.name, at: fragment.range))
            }
            resolved.append((mention, stream))
        }
        facts.resolve(resolved)
    }

    /// What a fragment mentions beyond its values, counted as used.
    ///
    /// - Parameter streamNames: the names that mean a stream itself, whatever the fragment sees.
    mutating func captures(
        _ facts: FragmentFacts,
        bound: [String],
        sees sight: Sight,
        streamNames: [String] = []
    ) -> Captures {
        var captures = Captures()
        captures.retainsSelf = facts.retainsSelf
        for mention in facts.mentions where !bound.contains(mention.name) {
            let name = mention.name
            let qualified = facts.qualified[name]
            if let index = scope.dependency(name) {
                viewModel.dependencies[index].isUsed = true
                captures.dependencies.insertInOrder(index)
                if viewModel.dependencies[index].isOptional { check(mention, in: facts, ofDependency: index) }
            } else if let index = scope.state(name), qualified == nil || qualified == .state(index) {
                markUse(of: .state(index))
                captures.states.insertInOrder(index)
                if sight != .streams, !streamNames.contains(name) { check(mention, in: facts, of: index) }
            } else if name == profile.backend.spelling.scheduler {
                captures.usesScheduler = true
            } else if meansOutput(name) {
                viewModel.usesOutput = true
                captures.usesOutput = true
                outputUses.append(facts.range(of: mention))
            } else if let stream = qualified ?? scope.streams(named: name).first ?? wholeStream(name) {
                guard sight == .streams || streamNames.contains(name) || isStream(stream, mention, in: facts) else {
                    continue
                }
                if !captures.streams.contains(stream) { captures.streams.append(stream) }
            }
        }
        for stream in captures.streams { markUse(of: stream) }
        if captures.usesScheduler { viewModel.usesScheduler = true }
        return captures
    }

    /// Whether a fragment that sees no streams means one all the same: `query.asObservable()`; reports that it is none.
    private mutating func isStream(_ stream: StreamID, _ mention: FragmentFacts.Mention, in facts: FragmentFacts)
        -> Bool
    {
        if stream == .errors || stream == .activity { return false }
        let value = value(of: stream)
        if facts.reading(mention, of: value.type) == .stream { return true }
        markMeant(stream)
        report(UnboundStream.fragment(mention.name, value, at: facts.range(of: mention)))
        return false
    }

    /// Reports where a dependency is used that may not be there.
    private mutating func check(_ mention: FragmentFacts.Mention, in facts: FragmentFacts, ofDependency index: Int) {
        let rest = facts.text.utf8.dropFirst(mention.range.upperBound)
        report(OptionalDependency.check(viewModel.dependencies[index], at: facts.range(of: mention), before: rest))
    }

    /// Reports where the relay of a state stands for its value.
    private mutating func check(_ mention: FragmentFacts.Mention, in facts: FragmentFacts, of index: Int) {
        let state = viewModel.states[index]
        switch facts.reading(mention, of: state.element) {
        case .stream, .accept: break
        case .value where state.initialValue != nil: break
        case .value: report(UnboundStream.missingValue(of: state.name, at: facts.range(of: mention)))
        case .result, .element: report(UnboundStream.relay(state, at: facts.range(of: mention)))
        }
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
        for case .some(let fragment) in fragments { note(usesIn: tree.read(fragment)) }
    }

    mutating func note(usesIn fragment: SwiftText) {
        for mention in FragmentFacts(fragment, tree.tokens.tokens, of: tree.file).mentions {
            if let index = scope.dependency(mention.name) { viewModel.dependencies[index].isUsed = true }
            for stream in scope.streams(named: mention.name).all { markMeant(stream) }
        }
    }
}

/// A component of a value.
struct Part {
    var binding: Binding?
    var type: String?

    var isVoid: Bool { binding == nil && ElementType.isVoid(type) }

    /// The component as a logic function's parameter: one of a known type without a name, as a merge of streams of
    /// different names has, is called `value`.
    var named: Part {
        guard binding == nil, let type, !isVoid else { return self }
        return Part(binding: Binding(name: "value", type: type), type: type)
    }
}

extension Value {
    /// The components in order.
    var parts: [Part] {
        var parts: [Part] = []
        appendParts(to: &parts)
        return parts
    }

    func appendParts(to parts: inout [Part]) {
        parts.reserveCapacity(parts.count + arity)
        for index in 0..<arity {
            parts.append(Part(binding: bindings.first { $0.index == index }, type: componentType(index)))
        }
    }
}

extension [Value] {
    /// The components of all values in order.
    var parts: [Part] {
        var parts: [Part] = []
        for value in self { value.appendParts(to: &parts) }
        return parts
    }
}

extension [Int] {
    /// Inserts `index` into an ascending list, unless it is there.
    fileprivate mutating func insertInOrder(_ index: Int) {
        let place = firstIndex { $0 >= index } ?? count
        if place == count || self[place] != index { insert(index, at: place) }
    }
}
