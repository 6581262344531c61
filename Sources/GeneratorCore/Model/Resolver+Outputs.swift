extension Resolver {
    mutating func resolveOutput(_ index: Int, _ member: Outline.Member) {
        let type = viewModel.outputs[index].type
        let target = Target(
            name: member.name.text,
            nameRange: member.name.range,
            element: type.trait == .completable ? "Void" : type.element
        )
        if let logic = viewModel.outputLogic {
            viewModel.outputs[index].source = .logic(logic)
            report(InvalidOutput.ofLogic(tree.declarations[member.declaration], member))
            return
        }
        if viewModel.outputs[index].property.value != nil || type.trait == .plain {
            let syntax = tree.declarations[member.declaration]
            report(InvalidOutput.property(viewModel.outputs[index], syntax, member))
            return
        }
        if let definition = member.definition {
            viewModel.outputs[index].source = .definition(resolve(definition, for: target).definition)
        } else if let source = ownSource(of: member, for: target) {
            viewModel.outputs[index].source = source
        }
        let syntax = tree.declarations[member.declaration]
        let range = syntax.type?.range ?? member.name.range
        if UnsupportedTrait.concerns(type.trait) {
            report(UnsupportedTrait.output(viewModel.outputs[index], at: range, states: viewModel.states))
        }
        if let fallback = syntax.initialValue {
            let output = viewModel.outputs[index]
            report(InvalidInitialValue.output(output, at: fallback.range))
            let streams = viewModel.ownedStreams
            report(NeverFails.fallback(of: output, at: fallback.range, streams, profile.backend))
        }
    }

    /// The function behind `output via`, which makes all of `Output` from all of `Input`.
    mutating func declareOutputLogic() {
        guard let name = outline.outputLogic else { return }
        report(UnsupportedOperator.wholeInput(name, in: profile.backend))
        var parameters = [LogicFunction.Parameter(label: "input", type: "Input")]
        if profile.disposeBag == .parameter {
            parameters.append(.init(label: profile.passedBag.name, type: profile.passedBag.type))
        }
        let function = LogicFunction(
            name: name.text,
            kind: .stream,
            parameters: parameters,
            result: "Output",
            documentation: "The output from everything that the view gives."
        )
        viewModel.outputLogic = register(function, at: name.range)
    }

    /// What an output without `<-` is: the state or flow stream of its own name, or a logic function.
    private mutating func ownSource(of member: Outline.Member, for target: Target) -> Output.Source? {
        let name = member.name
        let streams = scope.streams(named: name.text).withoutInput
        guard streams.count < 2 else {
            reportAmbiguity(name, streams.all, suffix: "")
            return nil
        }
        guard let stream = streams.first else {
            if mayCompareNames {
                let names = ownStreamNames
                comparisonCount += names.count
                report(NearName.output(name, among: names))
            }
            report(UnsupportedOperator.wholeInput(name, in: profile.backend))
            let function = LogicFunction(
                name: name.text,
                kind: .stream,
                parameters: [LogicFunction.Parameter(label: "input", type: "Input")],
                result: profile.backend.spelling.stream(target.element ?? "Void"),
                documentation: "`\(name.text)` from everything that the view gives."
            )
            return register(function, at: name.range).map { .logic($0) }
        }
        let value = value(of: stream)
        if let type = value.type, let element = target.element, !ElementType.areSame(type, element) {
            return converted(stream, value, element: element, for: target)
        }
        markUse(of: stream)
        return .stream(stream)
    }

    /// The states and flow streams, which an output without `<-` may show.
    private var ownStreamNames: [String] {
        outline.states.map(\.name.text) + outline.flow.compactMap { $0.origin == nil ? $0.name?.text : nil }
    }

    /// An output whose type is not that of the stream of its name: the stream is transformed as if named after `<-`.
    private mutating func converted(
        _ stream: StreamID,
        _ value: Value,
        element: String,
        for target: Target
    ) -> Output.Source {
        markUse(of: stream)
        let use = LogicUse(target: target, sources: .stream(qualifiedName(of: stream)))
        let transform = implicitTransform([value], isSample: false, element: element, of: use).transform
        let operand = Operand(source: .stream(stream), operators: [], value: value)
        let alternative = Alternative(operands: [operand], sampled: [], transform: transform)
        return .definition(Definition(alternatives: [alternative]))
    }
}
