extension Resolver {
    /// The action at `index` of `flow`; one that does nothing after a problem was reported.
    mutating func action(_ index: Int, _ member: Outline.FlowMember) -> Action {
        let broken = Action(definition: Definition(alternatives: []), sink: .input(0), name: "")
        guard let place = member.place, let syntax = outline[place].sink else { return broken }
        let name = outline[place].sinkName
        let target = Target(
            name: name,
            nameRange: syntax.range ?? member.definition.range,
            element: nil,
            state: nil,
            isAction: true,
            ignoresElements: syntax.ignoresElements
        )
        var resolved = resolve(member.definition, for: target)
        report(EmptyAction.check(member.definition, sink: syntax))
        guard let sink = sink(syntax, resolved, member.definition, action: index, for: target) else {
            return broken
        }
        if case .path(let path) = syntax { fit(&resolved, written: member.definition, to: sink, path) }
        var action = Action(definition: resolved.definition, sink: sink, name: name)
        action.documentation = outline[place].trivia.documentation
        return action
    }

    /// Drops the values that a `Void` sink does not take, and reports where one is missing that the sink takes.
    private mutating func fit(
        _ source: inout ResolvedDefinition,
        written: DefinitionSyntax,
        to sink: Sink,
        _ path: PathSyntax
    ) {
        guard !source.isBroken, let element = element(of: sink) else { return }
        for index in source.definition.alternatives.indices where written.alternatives[index].transform == nil {
            let hasValue = source.definition.alternatives[index].values.parts.contains { !$0.isVoid }
            if hasValue, ElementType.isVoid(element) {
                source.definition.alternatives[index].transform = .dropValue
            } else if !hasValue, !ElementType.isVoid(element) {
                report(InvalidSink.noValue(path, element: element, at: written.alternatives[index].range))
            }
        }
    }

    /// What a stream of this ViewModel takes; `nil` where the sink is something else.
    private func element(of sink: Sink) -> String? {
        switch sink {
        case .state(let index): viewModel.states[index].element
        case .input(let index): viewModel.inputs[index].type.element
        default: nil
        }
    }

    private mutating func sink(
        _ syntax: SinkSyntax,
        _ source: ResolvedDefinition,
        _ definition: DefinitionSyntax,
        action: Int,
        for target: Target
    ) -> Sink? {
        switch syntax {
        case .closure(let fragment):
            return .closure(closure(fragment, over: source.values, sees: .values))
        case .call(let path, let arguments):
            return .closure(call(path, arguments, source))
        case .path(let path):
            if let known = knownSink(path, action: action) { return known.sink }
            guard path.components.count == 1 else {
                reportUnknown(path.components[0], whole: path)
                return nil
            }
            guard !source.isBroken else { return nil }
            let use = LogicUse(target: target, sources: definition.alternatives.flatMap { $0.operands + $0.sampled })
            let name = path.components[0]
            return logicCall(name, kind: .sink, values: source.values, result: nil, of: use).map { .logic($0) }
        }
    }

    /// `coordinator?.show(item)`, run as written.
    private mutating func call(_ path: PathSyntax, _ arguments: SwiftFragment, _ source: ResolvedDefinition) -> Closure
    {
        let fragment = SwiftFragment(
            text: "\(path.text)(\(arguments.text))",
            range: path.range.union(arguments.range)
        )
        let root = path.components[0]
        let isBound = source.values.contains { $0.bindings.contains { $0.name == root.text } }
        if path.components.count > 1, !source.isBroken, !isBound, scope.dependency(root.text) == nil,
            scope.streams(named: root.text).isEmpty
        {
            reportMisspelt(root)
        }
        guard !source.isBroken else {
            note(usesIn: fragment)
            return closure(SwiftFragment(text: "", range: fragment.range), over: [], sees: .values)
        }
        return closure(fragment, over: source.values, sees: .values)
    }

    private struct KnownSink {
        /// `nil` after a problem was reported.
        var sink: Sink?
    }

    /// A path to something that takes the elements; `nil` where it names nothing that is declared.
    private mutating func knownSink(_ path: PathSyntax, action: Int) -> KnownSink? {
        let root = path.components[0].text
        var stream: StreamID?
        if path.components.count == 2 {
            stream = scope.stream(named: path.components[1].text, in: root)
        } else if path.components.count == 1 {
            let streams = scope.streams(named: root)
            if streams.count > 1 {
                reportAmbiguity(path.components[0], streams.all, suffix: "")
                return KnownSink()
            }
            stream = streams.first
        }
        if let stream { return KnownSink(sink: sink(stream, path, action: action)) }
        guard let index = scope.dependency(root) else {
            guard path.components.count == 1, let output = scope.output(root) else { return nil }
            report(InvalidSink.output(path, declaredAt: outline.outputs[output].name.range))
            return KnownSink()
        }
        viewModel.dependencies[index].isUsed = true
        return KnownSink(sink: .observer(path: path.text, dependency: index))
    }

    private mutating func sink(_ stream: StreamID, _ path: PathSyntax, action: Int) -> Sink? {
        switch stream {
        case .state(let index):
            usage.stateSources.append((index, action))
            return .state(index)
        case .input(let index) where viewModel.inputs[index].type.trait.isSink:
            usage.writtenInputs.insert(index)
            return .input(index)
        default:
            markMeant(stream)
            report(InvalidSink.stream(path, description(of: stream), declaredAt: range(of: stream)))
            return nil
        }
    }
}

extension SinkSyntax {
    /// Whether it is Swift that neither says `$0` nor has a parameter list.
    fileprivate var ignoresElements: Bool {
        switch self {
        case .call(_, let fragment): !fragment.text.utf8.contains(UInt8(ascii: "$"))
        case .closure(let fragment): !FragmentFacts(fragment).namesItsValues
        case .path: false
        }
    }

    var range: SourceRange? {
        switch self {
        case .call(let path, let arguments): path.range.union(arguments.range)
        case .path(let path): path.range
        case .closure(let fragment): fragment.range
        }
    }
}
