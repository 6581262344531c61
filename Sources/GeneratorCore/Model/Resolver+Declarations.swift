extension Resolver {
    /// Puts every declaration into the model, its definition still empty.
    mutating func declare() {
        viewModel.documentation = outline.syntax.trivia.documentation
        viewModel.attributes = outline.syntax.attributes.map(\.text)
        viewModel.access = outline.syntax.access?.text
        viewModel.generics = outline.syntax.generics?.text
        viewModel.inheritance = outline.syntax.inheritance.map(\.text)
        viewModel.whereClause = outline.syntax.whereClause?.text
        viewModel.dependencies.reserveCapacity(outline.dependencies.count)
        viewModel.inputs.reserveCapacity(outline.inputs.count)
        viewModel.states.reserveCapacity(outline.states.count)
        viewModel.flow.reserveCapacity(outline.flow.count)
        usage.flow.reserveCapacity(outline.flow.count)
        flowElements.reserveCapacity(outline.flow.count)
        viewModel.outputs.reserveCapacity(outline.outputs.count)
        for member in outline.dependencies { declareDependency(member) }
        for member in outline.inputs { declareInput(member) }
        for member in outline.states { declareState(member) }
        for member in outline.flow { declareFlow(member) }
        for member in outline.outputs { declareOutput(member) }
    }

    private mutating func declareDependency(_ member: Outline.Member) {
        var dependency = Dependency(name: member.name.text, type: type(of: member))
        dependency.documentation = outline[member.place].trivia.documentation
        dependency.attributes = outline[member.place].attributes.map(\.text)
        dependency.ownership = outline[member.place].ownership
        dependency.isVariable = outline[member.place].isVariable
        dependency.defaultValue = outline[member.place].initialValue?.text
        viewModel.dependencies.append(dependency)
    }

    private mutating func declareInput(_ member: Outline.Member) {
        var input = Input(name: member.name.text, type: streamType(of: member, default: profile.inputTrait))
        input.documentation = outline[member.place].trivia.documentation
        input.attributes = outline[member.place].attributes.map(\.text)
        input.defaultValue = outline[member.place].initialValue?.text
        viewModel.inputs.append(input)
    }

    private mutating func declareState(_ member: Outline.Member) {
        let type = type(of: member)
        let trait = StreamType(traitOf: type)
        var state = State(name: member.name.text, element: trait?.element ?? type)
        state.documentation = outline[member.place].trivia.documentation
        state.attributes = outline[member.place].attributes.map(\.text)
        state.initialValue = outline[member.place].initialValue?.text
        if let trait {
            reportTrait(trait, ofState: member)
        } else {
            report(NearName.type(outline[member.place].type))
        }
        viewModel.states.append(state)
    }

    private mutating func declareFlow(_ member: Outline.FlowMember) {
        usage.flow.append(FlowUse())
        guard member.name != nil, let syntax = member.type else { return flowElements.append(.unknown) }
        let trait = StreamType(traitOf: syntax.text)
        flowElements.append(.declared(trait?.element ?? syntax.text))
        if member.origin == nil { checkFlowType(trait, syntax) }
    }

    private mutating func declareOutput(_ member: Outline.Member) {
        var output = Output(
            name: member.name.text,
            type: streamType(of: member, default: profile.outputTrait),
            source: .definition(Definition(alternatives: []))
        )
        output.documentation = outline[member.place].trivia.documentation
        output.attributes = outline[member.place].attributes.map(\.text)
        output.fallback = outline[member.place].initialValue?.text
        viewModel.outputs.append(output)
    }

    /// The type as written; of trait `trait` where it names none.
    private mutating func streamType(of member: Outline.Member, default trait: Trait) -> StreamType {
        let type = type(of: member)
        if let known = StreamType(traitOf: type) { return known }
        report(NearName.type(outline[member.place].type))
        return StreamType(trait: trait, element: type)
    }

    /// The type as written; reports where it is missing or only half there.
    private mutating func type(of member: Outline.Member) -> String {
        guard let type = outline[member.place].type else {
            report(MissingType.declaration(member.name))
            return "Void"
        }
        if let trait = StreamType.bareTrait(type.text) { report(MissingType.element(of: trait, at: type.range)) }
        return type.text
    }

    /// A flow stream is an observable: another trait around its type promises what it does not keep.
    private mutating func checkFlowType(_ trait: StreamType?, _ type: SwiftFragment) {
        if let trait, trait.trait != .observable {
            report(UnsupportedTrait.flow(trait, at: type.range))
        } else if let bare = StreamType.bareTrait(type.text) {
            report(MissingType.element(of: bare, at: type.range))
        } else if trait == nil {
            report(NearName.type(type))
        }
    }

    /// A state may be written as the relay that it is; nothing else.
    private mutating func reportTrait(_ type: StreamType, ofState member: Outline.Member) {
        let initialValue = outline[member.place].initialValue
        let range = outline[member.place].type?.range ?? member.name.range
        switch type.trait {
        case .behaviorRelay:
            guard initialValue == nil else { return }
            report(UnsupportedTrait.relayWithoutValue(member.name, type, at: range))
        case .publishRelay:
            guard let initialValue else { return }
            report(InvalidInitialValue.state(member.name, type, at: initialValue.range))
        default:
            report(UnsupportedTrait.state(member.name, type, at: range))
        }
    }
}
