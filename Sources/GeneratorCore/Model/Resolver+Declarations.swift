extension Resolver {
    /// Puts every declaration into the model, its definition still empty.
    mutating func declare() {
        let syntax = outline.syntax
        viewModel.documentation = syntax.trivia.documentation
        viewModel.attributes = syntax.attributes.map(\.text)
        viewModel.access = syntax.access?.text
        viewModel.generics = syntax.generics?.text
        viewModel.inheritance = syntax.inheritance.map(\.text)
        viewModel.whereClause = syntax.whereClause?.text
        for member in outline.dependencies { declareDependency(member) }
        for member in outline.inputs { declareInput(member) }
        for member in outline.states { declareState(member) }
        for member in outline.flow { declareFlow(member) }
        for member in outline.outputs { declareOutput(member) }
    }

    private mutating func declareDependency(_ member: Outline.Member) {
        var dependency = Dependency(name: member.name.text, type: type(of: member))
        dependency.documentation = member.syntax.trivia.documentation
        dependency.attributes = member.syntax.attributes.map(\.text)
        dependency.ownership = member.syntax.ownership
        dependency.isVariable = member.syntax.isVariable
        dependency.defaultValue = member.syntax.initialValue?.text
        viewModel.dependencies.append(dependency)
    }

    private mutating func declareInput(_ member: Outline.Member) {
        let type = type(of: member)
        var input = Input(
            name: member.name.text,
            type: StreamType(traitOf: type) ?? StreamType(trait: profile.inputTrait, element: type)
        )
        input.documentation = member.syntax.trivia.documentation
        input.attributes = member.syntax.attributes.map(\.text)
        input.defaultValue = member.syntax.initialValue?.text
        viewModel.inputs.append(input)
    }

    private mutating func declareState(_ member: Outline.Member) {
        let type = type(of: member)
        let trait = StreamType(traitOf: type)
        var state = State(name: member.name.text, element: trait?.element ?? type)
        state.documentation = member.syntax.trivia.documentation
        state.attributes = member.syntax.attributes.map(\.text)
        state.initialValue = member.syntax.initialValue?.text
        if let trait { reportTrait(trait, ofState: member) }
        viewModel.states.append(state)
    }

    private mutating func declareFlow(_ member: Outline.FlowMember) {
        guard let name = member.name else {
            let action = Action(definition: Definition(alternatives: []), sink: .input(0), name: "")
            viewModel.flow.append(.action(action))
            return
        }
        var stream = FlowStream(name: name.text, definition: Definition(alternatives: []))
        stream.documentation = member.syntax.trivia.documentation
        stream.isRequest = member.isRequest
        if let syntax = member.syntax.type {
            let trait = StreamType(traitOf: syntax.text)
            stream.element = trait?.element ?? syntax.text
            if member.origin == nil { checkFlowType(trait, syntax) }
        }
        viewModel.flow.append(.stream(stream))
    }

    private mutating func declareOutput(_ member: Outline.Member) {
        let type = type(of: member)
        var output = Output(
            name: member.name.text,
            type: StreamType(traitOf: type) ?? StreamType(trait: profile.outputTrait, element: type),
            source: .definition(Definition(alternatives: []))
        )
        output.documentation = member.syntax.trivia.documentation
        output.attributes = member.syntax.attributes.map(\.text)
        output.fallback = member.syntax.initialValue?.text
        viewModel.outputs.append(output)
    }

    /// The type as written; reports where it is missing or only half there.
    private mutating func type(of member: Outline.Member) -> String {
        guard let type = member.syntax.type else {
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
        }
    }

    /// A state may be written as the relay that it is; nothing else.
    private mutating func reportTrait(_ type: StreamType, ofState member: Outline.Member) {
        let initialValue = member.syntax.initialValue
        let range = member.syntax.type?.range ?? member.name.range
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
