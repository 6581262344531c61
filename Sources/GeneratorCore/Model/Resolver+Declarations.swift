extension Resolver {
    /// Puts every declaration into the model, its definition still empty.
    mutating func declare() {
        declareHead()
        viewModel.dependencies.reserveCapacity(outline.dependencies.count)
        for index in outline.dependencies.indices {
            viewModel.dependencies.append(dependency(outline.dependencies[index]))
        }
        viewModel.inputs.reserveCapacity(outline.inputs.count)
        for index in outline.inputs.indices { viewModel.inputs.append(input(outline.inputs[index])) }
        viewModel.states.reserveCapacity(outline.states.count)
        for index in outline.states.indices { viewModel.states.append(state(outline.states[index])) }
        viewModel.flow.reserveCapacity(outline.flow.count)
        usage.flow.reserveCapacity(outline.flow.count)
        flowElements.reserveCapacity(outline.flow.count)
        for index in outline.flow.indices { declareFlow(outline.flow[index]) }
        viewModel.outputs.reserveCapacity(outline.outputs.count)
        for index in outline.outputs.indices { viewModel.outputs.append(output(outline.outputs[index])) }
    }

    private mutating func declareHead() {
        let syntax = outline.syntax
        viewModel.documentation = tree.documentation(syntax.comments)
        if !outline.comments.isEmpty {
            viewModel.sectionDocumentation = SectionDocumentation(
                input: sectionDocumentation(.input),
                output: sectionDocumentation(.output),
                dependencies: sectionDocumentation(.dependencies),
                flow: sectionDocumentation(.flow)
            )
        }
        viewModel.attributes = tree.attributeTexts(syntax.attributes)
        viewModel.access = syntax.access?.text
        report(syntax.access.flatMap { InvalidModifier.access($0, profile) })
        viewModel.generics = tree.text(syntax.generics)
        viewModel.inheritance = syntax.inheritance.map { tree.text($0) }
        viewModel.whereClause = tree.text(syntax.whereClause)
        if profile.backend.isOnMainActor, let generics = syntax.generics { sendParameters(of: generics) }
        viewModel.inputLabel = outline.inputLabel?.text
        viewModel.members = outline.members.map { MembersText(tree.text($0), bag: profile.storedBag) }
        for index in outline.inputSwift { viewModel.inputSwift.append(swiftMember(index)) }
        for index in outline.outputSwift { viewModel.outputSwift.append(swiftMember(index)) }
    }

    private func sectionDocumentation(_ kind: SectionSyntax.Kind) -> [String] {
        outline.comments[kind].map { tree.documentation($0) } ?? []
    }

    private func swiftMember(_ declaration: Int) -> SwiftMember {
        let syntax = tree.declarations[declaration]
        return SwiftMember(
            documentation: tree.documentation(syntax.comments),
            text: MembersText(tree.text(syntax.swift) ?? "", bag: profile.storedBag)
        )
    }

    /// Values go from task to task, so that generic ones are `Sendable`.
    private mutating func sendParameters(of generics: SwiftFragment) {
        let tokens = tree.tokens.tokens
        var parameters: [String] = []
        var depth = 0
        for index in tree.tokens.indices(in: generics.range) {
            switch tokens[index].kind {
            case .leftAngle, .leftParen: depth += 1
            case .rightAngle, .rightParen: depth -= 1
            case .identifier where depth == 0:
                let begins = tokens[index].lowerBound == generics.range.lowerBound || tokens[index - 1].kind == .comma
                if begins { parameters.append("\(tree.text(ofName: index)): Sendable") }
            default: break
            }
        }
        viewModel.whereClause = ([viewModel.whereClause].compactMap(\.self) + parameters).joined(separator: ", ")
    }

    private mutating func dependency(_ member: Outline.Member) -> Dependency {
        let syntax = tree.declarations[member.declaration]
        var dependency = Dependency(name: member.name.text, type: type(of: member, syntax))
        if !profile.backend.isRx { dependency.takeType(of: profile.backend) }
        dependency.documentation = tree.documentation(syntax.comments)
        dependency.attributes = tree.attributeTexts(syntax.attributes)
        dependency.ownership = syntax.ownership
        report(InvalidModifier.weak(dependency, at: syntax.type?.range ?? member.name.range))
        dependency.isVariable = syntax.isVariable
        dependency.isOfBaseClass = syntax.isOfBaseClass
        dependency.defaultValue = tree.text(syntax.initialValue)
        if !described.isEmpty {
            let name = DescribedProtocol.name(in: dependency.type)
            dependency.described = described.first { $0.name == name }
        }
        return dependency
    }

    private mutating func input(_ member: Outline.Member) -> Input {
        let syntax = tree.declarations[member.declaration]
        var type = streamType(of: member, syntax, default: profile.inputTrait)
        if !profile.backend.isRx {
            if type.trait == .completable { type.element = "Void" }
            type.trait = type.trait.withoutFailure
        }
        var input = Input(name: member.name.text, type: type)
        input.documentation = tree.documentation(syntax.comments)
        input.property = property(syntax)
        if input.property.attributes.isEmpty { input.attributes = tree.attributeTexts(syntax.attributes) }
        if !syntax.isPlain { input.defaultValue = tree.text(syntax.initialValue) }
        if profile.stored != nil {
            report(UnsupportedTrait.storedInput(input, at: syntax.type?.range ?? member.name.range))
        }
        return input
    }

    private mutating func state(_ member: Outline.Member) -> State {
        let syntax = tree.declarations[member.declaration]
        let type = type(of: member, syntax)
        let trait = StreamType(traitOf: type)
        var state = State(name: member.name.text, element: trait?.element ?? type)
        state.documentation = tree.documentation(syntax.comments)
        state.attributes = tree.attributeTexts(syntax.attributes)
        state.initialValue = tree.text(syntax.initialValue)
        if let value = syntax.initialValue { state.seeds = seeds(in: value, of: member.name.text) }
        if let trait {
            reportTrait(trait, ofState: member.name, syntax)
        } else {
            checkElementType(type, at: syntax.type?.range ?? member.name.range, needsTrait: false)
        }
        return state
    }

    private mutating func declareFlow(_ member: Outline.FlowMember) {
        usage.flow.append(FlowUse())
        guard member.name != nil, let syntax = member.type else {
            return flowElements.append(describedElement(of: member).map { .declared($0) } ?? .unknown)
        }
        let type = tree.text(syntax)
        let trait = StreamType(traitOf: type)
        flowElements.append(.declared(trait?.element ?? type))
        if member.origin == nil { checkFlowType(trait, type, at: syntax.range) }
    }

    private mutating func output(_ member: Outline.Member) -> Output {
        let syntax = tree.declarations[member.declaration]
        var output = Output(
            name: member.name.text,
            type: streamType(of: member, syntax, default: profile.outputTrait),
            source: .definition(Definition(alternatives: []))
        )
        // An end is an element where no stream ends.
        if !profile.backend.isRx, output.type.trait == .completable { output.type.element = "Void" }
        output.documentation = tree.documentation(syntax.comments)
        output.property = property(syntax)
        if output.property.attributes.isEmpty { output.attributes = tree.attributeTexts(syntax.attributes) }
        if !syntax.isPlain { output.fallback = tree.text(syntax.initialValue) }
        return output
    }

    private func property(_ syntax: DeclarationSyntax) -> PropertySyntax {
        guard syntax.isPlain else { return PropertySyntax() }
        var property = PropertySyntax(isVariable: syntax.isVariable, value: tree.text(syntax.initialValue))
        // Before the name stands 'let' or 'var'.
        if let name = syntax.names.first, name > 0, !tree.tokens.tokens[name - 1].startsLine {
            property.attributes = tree.attributeTexts(syntax.attributes)
        }
        return property
    }

    /// The type as written; of trait `trait` where it names none.
    private mutating func streamType(
        of member: Outline.Member,
        _ syntax: DeclarationSyntax,
        default trait: Trait
    ) -> StreamType {
        let type = type(of: member, syntax)
        if let known = StreamType(traitOf: type) { return known }
        if syntax.isPlain { return StreamType(trait: .plain, element: type) }
        checkElementType(type, at: syntax.type?.range ?? member.name.range, needsTrait: true)
        return StreamType(trait: trait, element: type)
    }

    /// A type without a trait that holds one, or nearly is one.
    private mutating func checkElementType(_ type: String, at range: SourceRange, needsTrait: Bool) {
        report(UnsupportedTrait.nested(type, at: range, needsTrait: needsTrait) ?? NearName.type(type, at: range))
    }

    /// The type as written; reports where it is missing or only half there.
    private mutating func type(of member: Outline.Member, _ syntax: DeclarationSyntax) -> String {
        guard let fragment = syntax.type else {
            report(MissingType.declaration(member.name))
            return "Void"
        }
        let type = tree.text(fragment)
        if let trait = StreamType.bareTrait(type) { report(MissingType.element(of: trait, at: fragment.range)) }
        return type
    }

    /// The dependencies that an initial value names, which `init` has to have: a property's value is made before one is
    /// set.
    private mutating func seeds(in value: SwiftFragment, of state: String) -> [Int] {
        guard !viewModel.dependencies.isEmpty, value.range.upperBound - value.range.lowerBound > 1 else { return [] }
        let facts = facts(tree.read(value), bound: [])
        let seeds = viewModel.dependencies.indices.filter { facts.mentions(viewModel.dependencies[$0].name) }
        let isGiven = !profile.dependencies.areSet && viewModel.members?.hasInitializer != true
        for index in seeds {
            viewModel.dependencies[index].isSeed = true
            if isGiven { continue }
            report(
                InvalidInitialValue.dependency(viewModel.dependencies[index].name, of: state, at: value.range)
            )
        }
        return isGiven ? seeds : []
    }

    /// A flow stream is an observable: another trait around its type promises what it does not keep.
    private mutating func checkFlowType(_ trait: StreamType?, _ type: String, at range: SourceRange) {
        if let trait, trait.trait != .observable {
            report(UnsupportedTrait.flow(trait, at: range))
        } else if let bare = StreamType.bareTrait(type) {
            report(MissingType.element(of: bare, at: range))
        } else if trait == nil {
            checkElementType(type, at: range, needsTrait: false)
        }
    }

    /// A state may be written as the relay that it is; nothing else.
    private mutating func reportTrait(_ type: StreamType, ofState name: NameSyntax, _ syntax: DeclarationSyntax) {
        let range = syntax.type?.range ?? name.range
        switch type.trait {
        case .behaviorRelay:
            guard syntax.initialValue == nil else { return }
            report(UnsupportedTrait.relayWithoutValue(name, type, at: range))
        case .publishRelay:
            guard let initialValue = syntax.initialValue else { return }
            report(InvalidInitialValue.state(name, type, at: initialValue.range))
        default:
            report(UnsupportedTrait.state(name, type, at: range))
        }
    }
}
