/// Resolves the names of one ViewModel and makes its model, one declaration after the other.
///
/// Everything is declared first, so that a definition may name what stands below it; then each definition is
/// resolved in the order of the spec. A problem becomes a diagnostic and resolution goes on.
struct Resolver: ~Copyable {
    /// The tree of the file.
    let tree: SpecSyntax
    let outline: Outline
    let profile: Profile
    let scope: Scope
    /// The protocols that the file describes.
    let described: [DescribedProtocol]
    var viewModel: ViewModel
    var diagnostics: [Diagnostic] = []
    var usage = Usage()
    /// The element types of the flow streams as far as they are declared or were asked for.
    var flowElements: [FlowElement] = []
    /// Where each logic function is first used, by index.
    var logicRanges: [SourceRange] = []
    /// The index of each logic function, once there are many.
    var logicIndices: [String: Int] = [:]
    /// How many names were compared to find near ones.
    var comparisonCount = 0
    /// Beyond so many, nobody looks for near names any more: the work grows with the number of the names that are unknown
    /// and with that of those that are known.
    var mayCompareNames: Bool { comparisonCount < 50_000 }

    enum FlowElement {
        case unknown, beingInferred
        case declared(String)
        case inferred(String?)
    }

    /// What is mentioned beyond what the model counts.
    struct Usage {
        /// Inputs that an action writes to.
        var writtenInputs: Set<Int> = []
        /// The actions that write to states.
        var stateSources: [(state: Int, action: Int)] = []
        /// What is read of each item of `flow`.
        var flow: [FlowUse] = []
        /// Inputs whose errors are read by name.
        var namedErrors: Set<Int> = []
        /// Streams that a wrong definition speaks of: not to be reported as unused too.
        var meant: Set<StreamID> = []
    }

    struct FlowUse {
        var count = 0
        var errorsAreUsed = false
        var activityIsUsed = false

        /// Whether nothing reads the stream's elements, errors or activity.
        var isNone: Bool { count == 0 && !errorsAreUsed && !activityIsUsed }
    }

    init(_ outline: Outline, in tree: SpecSyntax, profile: Profile, described: [DescribedProtocol] = []) {
        self.described = described
        self.profile = profile
        self.tree = tree
        scope = Scope(outline)
        viewModel = ViewModel(name: outline.syntax.name.text)
        viewModel.backend = profile.backend
        self.outline = outline
    }

    /// Where `output` is named.
    var outputUses: [SourceRange] = []

    mutating func resolve() {
        declare()
        if let prologue = outline.prologue { viewModel.prologue = statements(prologue) }
        for index in outline.states.indices { resolveState(index) }
        for index in outline.flow.indices { resolveFlow(index, outline.flow[index]) }
        declareOutputLogic()
        for index in outline.outputs.indices { resolveOutput(index, outline.outputs[index]) }
        countUses()
        resolveView()
    }

    mutating func report(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
    }

    /// What a definition is for, as far as its parts must know.
    struct Target {
        /// What a logic function is called that nothing names, and messages call the declaration.
        var name: String
        var nameRange: SourceRange
        /// The element type that it must give; `nil` where it is open.
        var element: String?
        /// Set in the definition of a state, where its own name means the input.
        var state: String?
        /// Whether the elements go to a sink.
        var isAction = false
        /// Whether the sink of an action does not read the elements, apart from their names.
        var ignoresElements = false
        /// Whether it is a definition in parentheses.
        var isNested = false

        /// Whether values pass as they are where there is no transform, as a tuple if there are several.
        var takesAnything: Bool { isAction || isNested }
    }

    private mutating func resolveState(_ index: Int) {
        let member = outline.states[index]
        guard let definition = member.definition else { return }
        let target = Target(
            name: member.name.text,
            nameRange: member.name.range,
            element: viewModel.states[index].element,
            state: member.name.text
        )
        viewModel.states[index].definition = resolve(definition, for: target).definition
    }

    private mutating func resolveFlow(_ index: Int, _ member: Outline.FlowMember) {
        guard let name = member.name else {
            viewModel.flow.append(.action(action(index, member)))
            return
        }
        let element = declaredElement(ofFlow: index)
        let target = Target(name: name.text, nameRange: name.range, element: element, state: member.origin?.state)
        var stream = FlowStream(name: name.text, definition: resolve(member.definition, for: target).definition)
        if let declaration = member.declaration {
            stream.documentation = tree.documentation(tree.declarations[declaration].comments)
        }
        stream.element = element
        stream.isRequest = member.isRequest
        viewModel.flow.append(.stream(stream))
    }

    /// Tells the streams of `flow` how they are used, which is known when everything is resolved.
    private mutating func countUses() {
        for index in viewModel.flow.indices {
            guard case .stream(var stream) = viewModel.flow[index] else { continue }
            stream.useCount = usage.flow[index].count
            stream.errorsAreUsed = usage.flow[index].errorsAreUsed
            stream.activityIsUsed = usage.flow[index].activityIsUsed
            viewModel.flow[index] = .stream(stream)
        }
    }
}
