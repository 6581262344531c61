/// The declarations of one ViewModel, an entry for each name, with every request in a flow stream of its own.
struct Outline {
    struct Member {
        var name: NameSyntax
        /// The index of its declaration in the tree.
        var declaration: Int
        /// `nil` where it has none; after requests were moved out.
        var definition: DefinitionSyntax?
        /// The operands of the requests that were moved out of the definition.
        var requests: [Int] = []
    }

    /// A flow stream or an action.
    struct FlowMember {
        /// `nil` for an action.
        var name: NameSyntax?
        /// `nil` for a stream that the spec does not name.
        var declaration: Int?
        var type: SwiftFragment?
        var definition: DefinitionSyntax
        var requests: [Int] = []
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
        /// The operand in the tree.
        var operand: Int
        /// The request's operator.
        var range: SourceRange
    }

    let syntax: ViewModelSyntax
    private(set) var dependencies: [Member] = []
    private(set) var inputs: [Member] = []
    private(set) var states: [Member] = []
    private(set) var flow: [FlowMember] = []
    /// The indices in `flow` of the requests that were moved there, by their operands.
    private var requestIndices: [Int: Int] = [:]
    private(set) var outputs: [Member] = []
    /// The logic function that makes the whole output.
    private(set) var outputLogic: NameSyntax?
    /// The label that the input of `transform` has, where it is not the profile's.
    private(set) var inputLabel: NameSyntax?
    /// Swift that `transform` begins with.
    private(set) var prologue: SwiftFragment?
    /// Swift that goes into the body as it is.
    private(set) var members: SwiftFragment?

    /// The declarations of `input` and `output` that are Swift.
    private(set) var inputSwift: [Int] = []
    private(set) var outputSwift: [Int] = []

    /// The section of its view.
    private(set) var view: Int?
    /// The comments before each section.
    private(set) var comments: [SectionSyntax.Kind: Range<Int>] = [:]

    /// Adds the definitions without their requests to the tree.
    init(_ syntax: ViewModelSyntax, in tree: inout SpecSyntax) {
        self.syntax = syntax
        inputs.reserveCapacity(4)
        outputs.reserveCapacity(6)
        flow.reserveCapacity(4)
        var hoister = RequestHoister(syntax)
        for section in syntax.sections {
            let kind = tree.sections[section].kind
            if let logic = tree.sections[section].logic { outputLogic = tree.name(logic) }
            if let label = tree.sections[section].label { inputLabel = tree.name(label) }
            if let body = tree.sections[section].body {
                if kind == .members { members = body } else { prologue = body }
            }
            if kind == .view { view = section }
            let leading = tree.sections[section].comments
            if !leading.isEmpty { comments[kind] = leading }
            for declaration in tree.sections[section].declarations {
                if kind == .flow {
                    appendFlow(declaration, of: &tree, &hoister)
                } else {
                    append(declaration, in: kind, of: &tree, &hoister)
                }
            }
            hoister.moveStreams(to: &flow)
        }
        for index in flow.indices {
            if let operand = flow[index].origin?.operand { requestIndices[operand] = index }
        }
    }

    /// The index in `flow` of the request whose operand was moved there.
    func flowIndex(ofRequest operand: Int) -> Int? { requestIndices[operand] }

    private mutating func append(
        _ index: Int,
        in section: SectionSyntax.Kind,
        of tree: inout SpecSyntax,
        _ hoister: inout RequestHoister
    ) {
        let declaration = tree.declarations[index]
        if declaration.swift != nil {
            if section == .input { inputSwift.append(index) } else { outputSwift.append(index) }
        }
        for token in declaration.names {
            let name = tree.name(token)
            switch section {
            case .dependencies: dependencies.append(Member(name: name, declaration: index))
            case .input: inputs.append(Member(name: name, declaration: index))
            case .state: states.append(Self.member(name, index, state: name.text, of: &tree, &hoister))
            case .output: outputs.append(Self.member(name, index, state: nil, of: &tree, &hoister))
            case .flow, .members, .prologue, .view: break
            }
        }
    }

    private static func member(
        _ name: NameSyntax,
        _ index: Int,
        state: String?,
        of tree: inout SpecSyntax,
        _ hoister: inout RequestHoister
    ) -> Member {
        let declaration = tree.declarations[index]
        guard let definition = declaration.definition, tree.needsLifting(definition) else {
            return Member(name: name, declaration: index, definition: declaration.definition)
        }
        hoister.begin(owner: name.text, state: state)
        let lifted = hoister.lift(definition, element: declaration.type, in: &tree)
        return Member(name: name, declaration: index, definition: lifted, requests: hoister.operands)
    }

    private mutating func appendFlow(_ index: Int, of tree: inout SpecSyntax, _ hoister: inout RequestHoister) {
        let declaration = tree.declarations[index]
        guard let definition = declaration.definition else { return }
        let name = declaration.names.first.map { tree.name($0) }
        var member = FlowMember(name: name, declaration: index, type: declaration.type, definition: definition)
        if tree.needsLifting(definition, keepsRequest: name != nil) {
            hoister.begin(owner: name?.text ?? tree.sinkName(of: declaration), state: nil)
            let type = declaration.type
            member.definition = hoister.lift(definition, element: type, keepsRequest: name != nil, in: &tree)
            member.requests = hoister.operands
            hoister.moveStreams(to: &flow)
        }
        member.isRequest = name != nil && tree.isRequest(member.definition)
        flow.append(member)
    }
}

extension SpecSyntax {
    /// What an action is called after: the last part of its sink, or of its first operand.
    func sinkName(of declaration: DeclarationSyntax) -> String {
        switch declaration.sink {
        case .call(let path, _), .path(let path): text(path.count - 1, of: path)
        case .closure, nil: declaration.definition.flatMap(leadingName) ?? "action"
        }
    }

    /// The last part of the path that the definition begins with.
    private func leadingName(_ definition: DefinitionSyntax) -> String? {
        let operand = definition.alternatives.first.flatMap { alternatives[$0].operands.first }
        switch operand.map({ operands[$0].primary }) {
        case .path(let path): return text(path.count - 1, of: path)
        case .parenthesized(let definition): return leadingName(definition)
        case .raw, .request, nil: return nil
        }
    }
}
