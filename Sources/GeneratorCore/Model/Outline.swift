/// The declarations of one ViewModel, an entry for each name, with every request in a flow stream of its own.
struct Outline {
    /// Where a declaration stands in the syntax: entries are copied often, declarations are large.
    struct Place {
        var section: Int
        var declaration: Int
    }

    struct Member {
        var name: NameSyntax
        var place: Place
        /// `nil` where it has none; after requests were moved out.
        var definition: DefinitionSyntax?
        /// The flow streams that were made of requests inside the definition.
        var requests: [String] = []
    }

    /// A flow stream or an action.
    struct FlowMember {
        /// `nil` for an action.
        var name: NameSyntax?
        /// `nil` for a stream that the spec does not name.
        var place: Place?
        var type: SwiftFragment?
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

    let syntax: ViewModelSyntax
    private(set) var dependencies: [Member] = []
    private(set) var inputs: [Member] = []
    private(set) var states: [Member] = []
    private(set) var flow: [FlowMember] = []
    private(set) var outputs: [Member] = []

    init(_ syntax: ViewModelSyntax) {
        self.syntax = syntax
        var hoister = RequestHoister(syntax)
        for section in syntax.sections.indices {
            for declaration in syntax.sections[section].declarations.indices {
                let place = Place(section: section, declaration: declaration)
                if syntax.sections[section].kind == .flow {
                    appendFlow(place, &hoister)
                } else {
                    append(place, &hoister)
                }
            }
            hoister.moveStreams(to: &flow)
        }
    }

    /// The declaration at `place`.
    subscript(place: Place) -> DeclarationSyntax {
        @inline(__always) get { syntax.sections[place.section].declarations[place.declaration] }
    }

    private mutating func append(_ place: Place, _ hoister: inout RequestHoister) {
        let section = syntax.sections[place.section].kind
        for name in self[place].names {
            var member = Member(name: name, place: place)
            if let definition = self[place].definition {
                hoister.begin(owner: name.text, state: section == .state ? name.text : nil)
                member.definition = hoister.lift(definition, element: self[place].type)
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

    private mutating func appendFlow(_ place: Place, _ hoister: inout RequestHoister) {
        guard let definition = self[place].definition else { return }
        let name = self[place].names.first
        hoister.begin(owner: name?.text ?? self[place].sinkName, state: nil)
        let lifted = hoister.lift(definition, element: self[place].type, keepsRequest: name != nil)
        hoister.moveStreams(to: &flow)
        var member = FlowMember(
            name: name,
            place: place,
            type: self[place].type,
            definition: lifted,
            requests: hoister.names
        )
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
