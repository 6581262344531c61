extension Resolver {
    /// The call of `flatMapLatest(…)`, `flatMapLatest { … }` or `flatMapLatest via load`.
    mutating func request(
        _ syntax: OperatorSyntax,
        over value: Value,
        expecting element: String?,
        of use: LogicUse
    ) -> Request? {
        if let name = syntax.logic { return logicRequest(tree.name(name), over: value, element: element, of: use) }
        guard let written = (syntax.arguments ?? syntax.closure).map({ tree.read($0) }) else { return nil }
        let fragment = syntax.arguments == nil ? written : FragmentFacts.closure(in: written) ?? written
        report(nearFunction(in: fragment))
        var parts = value.parts
        let names = parts.compactMap { $0.binding?.name }
        report(UncalledFunction.check(fragment, names: names) ?? uncalledFunction(fragment, names: names))
        var facts = self.facts(fragment, bound: parts)
        noteSelf(facts, at: fragment.range)
        let (isAsync, isThrowing, isFirst) = facts.removeAwait()
        if isAsync, !isFirst { report(MisplacedAwait.request(at: fragment.range)) }
        let others = otherNames(facts, parts)
        let (sampled, streams) = namedStreams(facts, bound: Self.names(parts, [], besides: others), for: use.target)
        for (name, stream) in sampled {
            markUse(of: stream)
            let type = self.value(of: stream).type
            parts.append(Part(binding: Binding(name: name, type: type), type: type))
        }
        let given = facts.nameValues(parts, sampled: sampled.count, others: others)
        let parameters = parameters(parts, named: given, facts)
        reportDuplicate(among: parameters, in: fragment)
        let bound = Self.names(Array(parts.dropLast(sampled.count)), parameters, besides: others) + sampled.map(\.name)
        let closure = callClosure(facts, parameters, bound: bound, streams, valueCount: parts.count)
        return Request(
            call: isAsync ? .async(closure, throwing: isThrowing) : .expression(closure),
            sampled: sampled.map(\.stream),
            parameters: parameters,
            element: element ?? describedElement(of: syntax)
        )
    }

    /// - Parameter streams: the names that mean streams.
    private mutating func callClosure(
        _ facts: FragmentFacts,
        _ parameters: [Parameter],
        bound: [String],
        _ streams: [String],
        valueCount: Int
    ) -> Closure {
        var closure = Closure(
            text: facts.text,
            parameters: facts.namesItsValues ? [] : parameters,
            namesItsValues: facts.namesItsValues,
            valueCount: valueCount,
            captures: captures(
                facts,
                bound: bound,
                sees: facts.isSingleName ? .streams : .values,
                streamNames: streams
            )
        )
        closure.result = facts.result
        return closure
    }

    /// The streams that the call names and that are not bound: those whose latest element it takes, with their names, and
    /// the names of those that it means themselves.
    private mutating func namedStreams(
        _ facts: FragmentFacts,
        bound: [String],
        for target: Target
    ) -> (sampled: [(name: String, stream: StreamID)], themselves: [String]) {
        var sampled: [(name: String, stream: StreamID)] = []
        var themselves: [String] = []
        for mention in facts.mentions where !bound.contains(mention.name) && scope.dependency(mention.name) == nil {
            let candidates: Candidates =
                facts.qualified[mention.name].map { .one($0) }
                ?? stream(named: mention.name, at: .sampled, for: target)
            switch candidates {
            case .none: continue
            case .several(let streams):
                let name = NameSyntax(text: mention.name, range: facts.range(of: mention))
                reportAmbiguity(name, streams, suffix: "", isSampled: true)
                themselves.append(mention.name)
            case .one(let stream):
                if isItself(stream, mention, in: facts) {
                    themselves.append(mention.name)
                } else if !sampled.contains(where: { $0.name == mention.name }) {
                    sampled.append((mention.name, stream))
                }
            }
        }
        if let both = sampled.first(where: { themselves.contains($0.name) }) {
            let mention = facts.mentions.first { $0.name == both.name }
            report(DuplicateBinding.request(both.name, at: mention.map(facts.range) ?? SourceRange(at: 0)))
        }
        return (sampled, themselves)
    }

    /// Whether the call means a stream, or a state's relay, and not its latest element.
    private mutating func isItself(
        _ stream: StreamID,
        _ mention: FragmentFacts.Mention,
        in facts: FragmentFacts
    ) -> Bool {
        let value = value(of: stream)
        if value.bindings.isEmpty, ElementType.isVoid(value.type) { return true }
        switch facts.reading(mention, of: value.type) {
        case .stream, .result: return true
        case .value, .accept:
            if case .state = stream { return true }
            return false
        case .element: return false
        }
    }

    private mutating func logicRequest(
        _ name: NameSyntax,
        over value: Value,
        element: String?,
        of use: LogicUse
    ) -> Request? {
        guard let element else {
            report(MissingType.request(name, for: use.target))
            return nil
        }
        let result = profile.backend.isRx ? "Observable<\(element)>" : element
        guard let call = logicCall(name, kind: .request, values: [value], result: result, of: use) else { return nil }
        return Request(call: .logic(call), sampled: [], parameters: call.arguments, element: element)
    }
}
