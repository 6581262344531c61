extension Resolver {
    /// The action at `index` of `flow`; one that does nothing after a problem was reported.
    mutating func action(_ index: Int, _ member: Outline.FlowMember) -> Action {
        let broken = Action(definition: Definition(alternatives: []), sink: .input(0), name: "")
        guard let declaration = member.declaration.map({ tree.declarations[$0] }), let syntax = declaration.sink else {
            return broken
        }
        let name = tree.sinkName(of: declaration)
        let target = Target(
            name: name,
            nameRange: syntax.range,
            element: nil,
            state: nil,
            isAction: true,
            ignoresElements: ignoresElements(syntax)
        )
        var resolved = resolve(member.definition, for: target)
        report(EmptyAction.check(syntax))
        guard let sink = sink(syntax, resolved, member.definition, action: index, for: target) else {
            return broken
        }
        if case .path(let path) = syntax { fit(&resolved, written: member.definition, to: sink, path) }
        var action = Action(definition: resolved.definition, sink: sink, name: name)
        action.documentation = tree.documentation(declaration.comments)
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
        for (index, place) in written.alternatives.enumerated() where tree.alternatives[place].transform == nil {
            let hasValue = source.definition.alternatives[index].values.parts.contains { !$0.isVoid }
            if hasValue, ElementType.isVoid(element) {
                source.definition.alternatives[index].transform = .dropValue
            } else if !hasValue, !ElementType.isVoid(element) {
                let range = tree.alternatives[place].range
                report(InvalidSink.noValue(tree.text(path), element: element, at: range))
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
            let sight: Sight = source.definition.isStart ? .streams : .values
            return .closure(closure(tree.read(fragment), over: source.values, sees: sight, isAction: true))
        case .call(let path, let arguments):
            return .closure(call(path, arguments, source))
        case .path(let path):
            if let known = knownSink(path, action: action) { return known.sink }
            let name = tree.name(0, of: path)
            guard path.count == 1 else {
                reportUnknown(name, whole: path)
                return nil
            }
            guard !source.isBroken else { return nil }
            let use = LogicUse(target: target, sources: .alternatives(definition.alternatives))
            return logicCall(name, kind: .sink, values: source.values, result: nil, of: use).map { .logic($0) }
        }
    }

    /// `coordinator?.show(item)`, run as written.
    private mutating func call(_ path: PathSyntax, _ arguments: SwiftFragment, _ source: ResolvedDefinition) -> Closure
    {
        let fragment = text(ofCall: path, arguments)
        let root = tree.name(0, of: path)
        if path.count > 1, !source.isBroken, !tree.isSelf(path), scope.dependency(root.text) == nil,
            scope.streams(named: root.text).isEmpty,
            !source.values.contains(where: { $0.bindings.contains { $0.name == root.text } })
        {
            reportMisspelt(root)
        }
        guard !source.isBroken else {
            note(usesIn: fragment)
            return closure(SwiftText(text: "", range: fragment.range), over: [], sees: .values)
        }
        report(nearFunction(in: fragment))
        // A statement of `transform` itself may hand streams on.
        let sight: Sight = source.definition.isStart ? .streams : .values
        return closure(fragment, over: source.values, sees: sight, isAction: true)
    }

    func text(ofCall path: PathSyntax, _ arguments: SwiftFragment) -> SwiftText {
        let text = "\(tree.text(path))(\(tree.text(arguments)))"
        var call = SwiftText(text: text, range: path.range.union(arguments.range))
        if let close = arguments.tokens?.upperBound,
            tree.tokens.tokens[close].upperBound - path.range.lowerBound == text.utf8.count
        {
            call.tokens = path.tokens.lowerBound..<close + 1
        }
        return call
    }

    private struct KnownSink {
        /// `nil` after a problem was reported.
        var sink: Sink?
    }

    /// A path to something that takes the elements; `nil` where it names nothing that is declared.
    private mutating func knownSink(_ path: PathSyntax, action: Int) -> KnownSink? {
        if let member = ownSink(path) { return KnownSink(sink: member) }
        let root = tree.text(0, of: path)
        var stream: StreamID?
        if path.count == 2 {
            stream = scope.stream(named: tree.text(1, of: path), in: root)
        } else if path.count == 1 {
            let streams = scope.streams(named: root)
            if streams.count > 1 {
                reportAmbiguity(tree.name(0, of: path), streams.all, suffix: "")
                return KnownSink()
            }
            stream = streams.first
        }
        if let stream { return KnownSink(sink: sink(stream, path, action: action)) }
        guard let index = scope.dependency(root) else {
            if let output = output(named: path) {
                let declaration = outline.outputs[output].name.range
                report(InvalidSink.output(tree.text(path), at: path.range, declaredAt: declaration))
                return KnownSink()
            }
            guard path.count == 1, let output = scope.output(root) else { return nil }
            report(InvalidSink.output(root, at: path.range, declaredAt: outline.outputs[output].name.range))
            return KnownSink()
        }
        viewModel.dependencies[index].isUsed = true
        let text = tree.text(path)
        check(path, text, of: index)
        return KnownSink(sink: .observer(path: text, dependency: index))
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
            let kind = description(of: stream)
            report(InvalidSink.stream(tree.text(path), kind, at: path.range, declaredAt: range(of: stream)))
            return nil
        }
    }

    /// Whether it is Swift that neither says `$0` nor has a parameter list.
    private func ignoresElements(_ sink: SinkSyntax) -> Bool {
        switch sink {
        case .call(_, let fragment):
            !tree.file.bytes[fragment.range.lowerBound..<fragment.range.upperBound].contains(UInt8(ascii: "$"))
        case .closure(let fragment):
            !FragmentFacts(tree.read(fragment), tree.tokens.tokens, of: tree.file).namesItsValues
        case .path: false
        }
    }
}

extension SinkSyntax {
    var range: SourceRange {
        switch self {
        case .call(let path, let arguments): path.range.union(arguments.range)
        case .path(let path): path.range
        case .closure(let fragment): fragment.range
        }
    }
}
