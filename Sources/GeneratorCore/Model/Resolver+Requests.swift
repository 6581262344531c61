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
        var parts = value.parts
        report(UncalledFunction.check(fragment, names: parts.compactMap { $0.binding?.name }))
        var facts = self.facts(fragment, bound: parts)
        if facts.retainsSelf { report(RetainedSelf.fragment(at: fragment.range)) }
        let (isAsync, isThrowing, isFirst) = facts.removeAwait()
        if isAsync, !isFirst { report(MisplacedAwait.request(at: fragment.range)) }
        let sampled = sampledArguments(facts, bound: Self.names(parts, []), for: use.target)
        for (name, stream) in sampled {
            markUse(of: stream)
            let type = self.value(of: stream).type
            parts.append(Part(binding: Binding(name: name, type: type), type: type))
        }
        let names = facts.nameValues(parts)
        let parameters = parameters(parts, named: names, facts)
        reportDuplicate(among: parameters, in: fragment)
        let closure = callClosure(facts, parts, parameters)
        return Request(
            call: isAsync ? .async(closure, throwing: isThrowing) : .expression(closure),
            sampled: sampled.map(\.stream),
            parameters: parameters,
            element: element
        )
    }

    private mutating func callClosure(_ facts: FragmentFacts, _ parts: [Part], _ parameters: [Parameter]) -> Closure {
        Closure(
            text: facts.text,
            parameters: facts.namesItsValues ? [] : parameters,
            namesItsValues: facts.namesItsValues,
            valueCount: parts.count,
            captures: captures(
                facts,
                bound: Self.names(parts, parameters),
                sees: facts.isSingleName ? .streams : .values,
                streamNames: streamsThemselves(facts)
            )
        )
    }

    /// The streams that stand as whole arguments in the call and are not bound: the name and the stream of each.
    private mutating func sampledArguments(
        _ facts: FragmentFacts,
        bound: [String],
        for target: Target
    ) -> [(name: String, stream: StreamID)] {
        var sampled: [(name: String, stream: StreamID)] = []
        var seen = bound
        for mention in facts.mentions where mention.isWholeArgument && !isStreamItself(mention, in: facts) {
            guard scope.dependency(mention.name) == nil, !seen.contains(mention.name) else { continue }
            seen.append(mention.name)
            let candidates: Candidates =
                facts.qualified[mention.name].map { .one($0) }
                ?? stream(named: mention.name, at: .sampled, for: target)
            switch candidates {
            case .none: continue
            case .several(let streams):
                let name = NameSyntax(text: mention.name, range: facts.range(of: mention))
                reportAmbiguity(name, streams, suffix: "", isSampled: true)
            case .one(let stream):
                sampled.append((mention.name, stream))
            }
        }
        return sampled
    }

    /// Whether a whole argument is the stream, not its latest element: that of `.take(until:)`, or one without a value.
    private mutating func isStreamItself(_ mention: FragmentFacts.Mention, in facts: FragmentFacts) -> Bool {
        if facts.isStreamArgument(mention) { return true }
        guard mention.isWholeArgument, let stream = scope.streams(named: mention.name).first else { return false }
        let value = value(of: stream)
        return value.bindings.isEmpty && ElementType.isVoid(value.type)
    }

    private mutating func streamsThemselves(_ facts: FragmentFacts) -> [String] {
        var names: [String] = []
        for mention in facts.mentions where mention.isWholeArgument && isStreamItself(mention, in: facts) {
            names.append(mention.name)
        }
        return names
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
        let result = "Observable<\(element)>"
        guard let call = logicCall(name, kind: .request, values: [value], result: result, of: use) else { return nil }
        return Request(call: .logic(call), sampled: [], parameters: call.arguments, element: element)
    }
}
