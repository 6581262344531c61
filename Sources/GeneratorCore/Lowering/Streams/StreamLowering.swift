/// Turns a checked ViewModel into statements on streams: those of RxSwift, or those that a support file declares.
///
/// The shapes are those that hold for every trigger (hot, `.just`, `.startWith`) and for every view (one that
/// subscribes late, twice, or goes away): see `Documentation/Architecture.md`, "What the generated code guarantees".
package struct StreamLowering {
    let viewModel: ViewModel
    let profile: Profile
    let names: LocalNames
    /// What any definition reads besides elements.
    let reads: SideReads
    let replay: InputReplay
    var lowered = LoweredViewModel()
    /// By dependency, whether it is read by name: such a one gets a constant, so that closures capture it and not the
    /// ViewModel. Closures that read a weak one capture it themselves.
    var isConstant: [Bool]
    /// How far the streams are, by the index of the flow.
    var progress: [FlowProgress]
    /// Whether the output that is being written shows something else after an error.
    var outputHasFallback = false
    var errorsAreDeclared = false
    /// The shared streams of dependencies whose paragraphs are written.
    var declaredOwnedStreams: Set<Int> = []
    /// Requests in the order of their paragraphs: connected in the opposite order.
    var connectable: [(flow: Int, name: String)] = []
    /// States whose binding brings an element at once, with it: bound when all that listens to them is wired.
    var lateBindings: [(state: Int, text: String)] = []
    /// What fills the relays that `Output` makes itself, when there is one.
    var memberBindings: [String] = []
    /// Whether the statements stand in `init`.
    var isWiredInInit = false
    /// The states whose listeners have an order, and are written.
    var orderedStates: Set<Int> = []
    /// What is connected of the inputs that are listened to once, by index: last of all.
    var connectableInputs: [Int: String] = [:]

    /// How many paragraphs wait for those that they read.
    var waitingParagraphs = 0

    /// What is written of a flow stream, and what is known of it then.
    struct FlowProgress {
        /// Whether its paragraph is written.
        var isDeclared = false
        /// Whether the counter of its request is.
        var hasCounter = false
        /// Whether it does not end with the view's inputs.
        var isEndless = false
        /// Whether who listens later gets its last element.
        var isReplayed = false
        /// Whether it is of the type that is declared for streams, and its work done once.
        var isErased = false
        var isShared = false
        /// Whether its work is done for each who listens.
        var doesWork = false
    }

    package static func lower(_ viewModel: ViewModel, profile: Profile) -> LoweredViewModel {
        var lowering = StreamLowering(viewModel: viewModel, profile: profile)
        lowering.run()
        return lowering.lowered
    }

    init(viewModel: ViewModel, profile: Profile) {
        self.viewModel = viewModel
        self.profile = profile
        let ordered = profile.backend == .combine ? viewModel.orderedStreams : []
        names = LocalNames(viewModel, profile, ordered: ordered)
        reads = SideReads(viewModel)
        replay = InputReplay(viewModel, profile.backend, ordered: ordered)
        isConstant = Array(repeating: false, count: viewModel.dependencies.count)
        progress = Array(repeating: FlowProgress(), count: viewModel.flow.count)
    }

    mutating func run() {
        isWiredInInit = viewModel.isWiredInInit(by: profile)
        for index in viewModel.states.indices { lowered.states.append(relay(viewModel.states[index])) }
        if let prologue = viewModel.prologue { write(expression(prologue)) }
        lowered.outputName = isWiredInInit ? profile.stored?.output ?? names.output : names.output
        if reads.activity { write(Code("let \(names.activity) = ActivityCounter()")) }
        for index in viewModel.inputs.indices { declareInput(index) }
        declareSharedInput()
        for index in viewModel.inputs.indices where viewModel.inputs[index].isKept { keepLatest(index) }
        let makesOutputFirst = viewModel.outputLogic != nil && viewModel.usesOutput || viewModel.outputComesFirst
        if makesOutputFirst { makeOutputFirst() }
        let order = viewModel.bindingOrder.isEmpty ? Array(viewModel.states.indices) : viewModel.bindingOrder
        for index in order where !isPublished(index) { bindState(index) }
        for index in viewModel.flow.indices {
            switch viewModel.flow[index] {
            case .stream: declareFlow(index)
            case .action(let action): write(action)
            }
        }
        // An element that arrives while it is bound must find those that listen to a relay that does not replay.
        for index in publishedStatesReadersFirst() { bindState(index) }
        declareErrors()
        if !makesOutputFirst { writeOutput() }
        lowered.connections = memberBindings + connections()
        if viewModel.outputIsFilled || makesOutputFirst { connectBeforeReturn() }
        if viewModel.outputIsFilled { holdOutput() }
        declareConstants()
    }

    /// Makes the output, or has the user's function do it, so that statements can fill it.
    private mutating func makeOutputFirst() {
        if viewModel.outputsReadErrors { declareErrors() }
        writeOutput()
        write(Code("let \(lowered.outputName.escapedIdentifier) = \(lowered.output)"))
        lowered.output = lowered.outputName.escapedIdentifier
    }

    /// Connects as the last thing before an output that is there already.
    private mutating func connectBeforeReturn() {
        guard !lowered.connections.isEmpty else { return }
        lowered.paragraphs.append(.init(comment: [], text: lowered.connections.joined(separator: "\n")))
        lowered.connections = []
    }

    /// Makes the output first, so that statements can fill it.
    private mutating func holdOutput() {
        let text = "let \(lowered.outputName.escapedIdentifier) = Output()"
        lowered.paragraphs.insert(LoweredViewModel.Paragraph(comment: [], text: text), at: 0)
        lowered.output = lowered.outputName.escapedIdentifier
    }

    /// Writes a paragraph.
    mutating func write(_ statements: Code, comment: [String] = []) {
        lowered.paragraphs.append(LoweredViewModel.Paragraph(comment: comment, text: statements.text))
    }

    private mutating func relay(_ state: State) -> Code {
        let name = state.name.escapedIdentifier
        if !state.seeds.isEmpty, let value = state.initialValue {
            var assignment = Code("self.\(state.name.escapedMember) = \(spelling.valueSubject.name)(")
            if isRx { assignment.append("value: ") }
            assignment.append(fragment: value)
            assignment.append(")")
            lowered.seeds.assignments.append(assignment.text)
            lowered.seeds.dependencies.formUnion(state.seeds)
            return Code("let \(name): \(spelling.valueSubject(state.element))")
        }
        return if let value = state.initialValue {
            isRx
                ? Code("let \(name) = BehaviorRelay<\(state.element)>(value: \(value))")
                : Code("let \(name) = \(spelling.valueSubject(state.element))(\(value))")
        } else {
            isRx
                ? Code("let \(name) = PublishRelay<\(state.element)>()")
                : Code("let \(name) = \(spelling.eventSubject(state.element))()")
        }
    }

    /// Puts the constants of the dependencies, known only now, and of the inputs first.
    private mutating func declareConstants() {
        var lines = Code()
        for (index, dependency) in viewModel.dependencies.enumerated()
        where isConstant[index] && !isInScope(dependency, index) {
            var constant = Code("let \(dependency.name.escapedIdentifier)")
            // Without its type the constant would be an optional.
            if profile.leavesUnset(dependency) { constant.append(": \(dependency.type)") }
            lines.append(line: "\(constant) = \(owner(index))")
        }
        if isRx, hasRequests {
            if let tracker = profile.activityTracker {
                lines.append(line: "let \(names.activityTracker) = self.\(tracker)")
            }
            if let tracker = profile.errorTracker {
                lines.append(line: "let \(names.errorTracker) = self.\(tracker)")
            }
        }
        appendInputConstants(to: &lines)
        if isWiredInInit, let name = profile.stored?.input, name != "input", lowered.mentionsInput(and: lines) {
            var first = Code("let input = self.\(name.escapedMember)")
            if !lines.isEmpty { first.append(line: "\(lines)") }
            lines = first
        }
        guard !lines.isEmpty else { return }
        lowered.paragraphs.insert(LoweredViewModel.Paragraph(comment: [], text: lines.text), at: 0)
    }

    private var hasRequests: Bool {
        viewModel.flow.contains { item in
            if case .stream(let stream) = item { stream.isRequest } else { false }
        }
    }

    /// Whether a dependency is there by its name: `init` has it as a parameter, or has made a constant of it.
    private func isInScope(_ dependency: Dependency, _ index: Int) -> Bool {
        isWiredInInit && (profile.dependencies != .struct || lowered.seeds.dependencies.contains(index))
    }

    /// What holds a dependency.
    func owner(_ index: Int) -> Code {
        let dependency = viewModel.dependencies[index]
        let name = dependency.name.escapedMember
        if isWiredInInit, profile.dependencies != .struct { return Code(verbatim: dependency.name.escapedIdentifier) }
        return profile.dependencies == .struct && !dependency.isOfBaseClass
            ? Code("dependencies.\(name)") : Code("self.\(name)")
    }

    var isRx: Bool { profile.backend.isRx }

    var isCombine: Bool { profile.backend == .combine }

    var spelling: Backend.Spelling { profile.backend.spelling }

    func isPublished(_ state: Int) -> Bool { viewModel.states[state].initialValue == nil }

    /// What `Self` is written as: in a class that can be inherited from, a closure with `Self` would retain the instance.
    var typeName: String { profile.kind == .class ? viewModel.name.escapedIdentifier : "Self" }

    var selfIsAReference: Bool { profile.kind != .struct }
}

extension ViewModel {
    fileprivate var outputsReadErrors: Bool {
        outputs.contains { output in
            guard case .definition(let definition) = output.source else { return false }
            var isFound = false
            definition.forEachStream { isFound = isFound || $0 == .errors }
            return isFound
        }
    }
}

/// What the definitions and outputs of a ViewModel read besides elements.
struct SideReads {
    private(set) var errors = false
    private(set) var activity = false
    /// By the index of the flow.
    private(set) var flowActivities: [Bool]

    init(_ viewModel: ViewModel) {
        flowActivities = Array(repeating: false, count: viewModel.flow.count)
        for output in viewModel.outputs {
            switch output.source {
            case .stream(let stream): insert(stream)
            case .definition(let definition): definition.forEachStream { insert($0) }
            case .logic: break
            }
        }
        for state in viewModel.states { state.definition?.forEachStream { insert($0) } }
        for item in viewModel.flow {
            switch item {
            case .stream(let stream): stream.definition.forEachStream { insert($0) }
            case .action(let action): action.definition.forEachStream { insert($0) }
            }
        }
    }

    private mutating func insert(_ stream: StreamID) {
        switch stream {
        case .errors: errors = true
        case .activity: activity = true
        case .flowActivity(let index): flowActivities[index] = true
        default: break
        }
    }
}
