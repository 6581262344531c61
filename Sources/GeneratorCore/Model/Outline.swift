/// The declarations of one ViewModel, an entry for each name, with every request in a flow stream of its own.
struct Outline {
    struct Member {
        var name: NameSyntax
        var syntax: DeclarationSyntax
        /// `nil` where it has none; after requests were moved out.
        var definition: DefinitionSyntax?
        /// The flow streams that were made of requests inside the definition.
        var requests: [String] = []
    }

    /// A flow stream or an action.
    struct FlowMember {
        /// `nil` for an action.
        var name: NameSyntax?
        var syntax: DeclarationSyntax
        var definition: DefinitionSyntax
        var requests: [String] = []
        /// Set for a stream that the spec does not name, made of a request inside another definition.
        var origin: Origin?
        /// Whether the definition is one operand with a request in its chain.
        var isRequest = false
    }

    /// Where an unnamed request stands.
    struct Origin {
        /// What the declaration is called: `rows`.
        var owner: String
        /// The state whose definition it stands in: its own name means the input there.
        var state: String?
        /// The request's operator.
        var range: SourceRange
    }

    var syntax: ViewModelSyntax
    var dependencies: [Member] = []
    var inputs: [Member] = []
    var states: [Member] = []
    var flow: [FlowMember] = []
    var outputs: [Member] = []

    init(_ syntax: ViewModelSyntax) {
        self.syntax = syntax
        var hoister = RequestHoister(taken: Self.names(of: syntax))
        for section in syntax.sections {
            for declaration in section.declarations {
                if section.kind == .flow {
                    appendFlow(declaration, &hoister)
                } else {
                    append(declaration, to: section.kind, &hoister)
                }
            }
            flow += hoister.takeStreams()
        }
    }

    private static func names(of syntax: ViewModelSyntax) -> Set<String> {
        var names: Set<String> = []
        for section in syntax.sections {
            for declaration in section.declarations { names.formUnion(declaration.names.map(\.text)) }
        }
        return names
    }

    private mutating func append(
        _ declaration: DeclarationSyntax,
        to section: SectionSyntax.Kind,
        _ hoister: inout RequestHoister
    ) {
        for name in declaration.names {
            var member = Member(name: name, syntax: declaration)
            if let definition = declaration.definition {
                hoister.begin(owner: name.text, state: section == .state ? name.text : nil)
                member.definition = hoister.lift(definition, element: declaration.type)
                member.requests = hoister.names
            }
            switch section {
            case .dependencies: dependencies.append(member)
            case .input: inputs.append(member)
            case .state: states.append(member)
            case .output: outputs.append(member)
            case .flow: break
            }
        }
    }

    private mutating func appendFlow(_ declaration: DeclarationSyntax, _ hoister: inout RequestHoister) {
        guard let definition = declaration.definition else { return }
        let name = declaration.names.first
        hoister.begin(owner: name?.text ?? declaration.sinkName, state: nil)
        let lifted = hoister.lift(definition, element: declaration.type, keepsRequest: name != nil)
        flow += hoister.takeStreams()
        var member = FlowMember(name: name, syntax: declaration, definition: lifted, requests: hoister.names)
        member.isRequest = name != nil && lifted.isRequest
        flow.append(member)
    }
}

extension DeclarationSyntax {
    /// What an action is called after: the last part of its sink, or of its first operand.
    var sinkName: String {
        switch sink {
        case .call(let path, _), .path(let path):
            if let name = path.components.last?.text { return name }
        case .closure, nil: break
        }
        return definition?.alternatives.first?.operands.first?.leadingName ?? "action"
    }
}

extension OperandSyntax {
    /// The last part of the path that the operand, or the first operand inside it, begins with.
    var leadingName: String? {
        switch primary {
        case .path(let path): path.components.last?.text
        case .parenthesized(let definition): definition.alternatives.first?.operands.first?.leadingName
        case .raw: nil
        }
    }
}
