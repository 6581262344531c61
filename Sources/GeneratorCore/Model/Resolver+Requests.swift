extension Resolver {
    /// The call of `flatMapLatest(…)`, `flatMapLatest { … }` or `flatMapLatest via load`.
    mutating func request(
        _ syntax: OperatorSyntax,
        over value: Value,
        expecting element: String?,
        of use: LogicUse
    ) -> Request? {
        if let name = syntax.logic { return logicRequest(name, over: value, element: element, of: use) }
        guard let fragment = syntax.arguments ?? syntax.closure else { return nil }
        var facts = FragmentFacts(fragment)
        if facts.retainsSelf { report(RetainedSelf.fragment(at: fragment.range)) }
        let (isAsync, isThrowing) = facts.removeAwait()
        let bound = Set(value.bindings.map(\.name))
        let sampled = sampledArguments(facts, bound: bound, for: use.target)
        var components = value.components
        for (name, stream) in sampled {
            markUse(of: stream)
            components.append(Binding(name: name, type: self.value(of: stream).type))
        }
        if facts.namesItsValues { facts.replaceNames(sampled.map(\.name), from: value.arity) }
        let mentioned = facts.mentionedNames
        let parameters = components.map { binding in
            let isMentioned = binding.map { mentioned.contains($0.name) } ?? false
            return Parameter(name: isMentioned ? binding?.name : nil, type: binding?.type)
        }
        reportDuplicate(among: parameters, in: fragment)
        let names = bound.union(sampled.map(\.name))
        let closure = Closure(
            text: facts.text,
            parameters: facts.namesItsValues ? [] : parameters,
            namesItsValues: facts.namesItsValues,
            valueCount: components.count,
            captures: captures(facts, bound: names, sees: facts.isSingleName ? .streams : .values)
        )
        return Request(
            call: isAsync ? .async(closure, throwing: isThrowing) : .expression(closure),
            sampled: sampled.map(\.stream),
            parameters: parameters,
            element: element
        )
    }

    /// The streams that stand as whole arguments in the call and are not bound: the name and the stream of each.
    private mutating func sampledArguments(
        _ facts: FragmentFacts,
        bound: Set<String>,
        for target: Target
    ) -> [(name: String, stream: StreamID)] {
        var sampled: [(name: String, stream: StreamID)] = []
        var seen = bound
        for mention in facts.mentions where mention.isWholeArgument && seen.insert(mention.name).inserted {
            guard scope.dependencies[mention.name] == nil else { continue }
            switch stream(named: mention.name, at: .sampled, for: target) {
            case .none: continue
            case .several(let streams):
                let name = NameSyntax(text: mention.name, range: facts.range(of: mention))
                reportAmbiguity(name, streams, suffix: "", isSampled: true)
            case .one(let stream):
                let value = value(of: stream)
                if value.bindings.isEmpty, ElementType.isVoid(value.type) {
                    report(UnboundStream.fragment(mention.name, value, at: facts.range(of: mention)))
                }
                sampled.append((mention.name, stream))
            }
        }
        return sampled
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
