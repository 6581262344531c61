/// Turns a checked ViewModel into RxSwift statements.
///
/// The shapes are those that hold for every trigger (hot, `.just`, `.startWith`) and for every view (one that
/// subscribes late, twice, or goes away): see `Documentation/Architecture.md`, "What the generated code guarantees".
package struct RxSwiftLowering {
    let viewModel: ViewModel
    let profile: Profile
    let names: LocalNames
    /// What any definition reads.
    let reads: Set<StreamID>
    var lowered = LoweredViewModel()
    /// Dependencies that are read by name: each gets a constant, so that closures capture it and not the ViewModel.
    /// Closures that read a weak one capture it themselves.
    var dependencyConstants: Set<Int> = []
    /// Whether the output that is being written shows something else after an error.
    var outputHasFallback = false
    /// Flow streams whose paragraph is written.
    var declaredFlow: Set<Int> = []
    var declaredCounters: Set<Int> = []
    var errorsAreDeclared = false
    /// Flow streams that do not end with the view's inputs.
    var endlessFlow: Set<Int> = []
    /// Requests in the order of their paragraphs: connected in the opposite order.
    var connectable: [(flow: Int, name: String)] = []
    /// States whose binding brings an element at once, with it: bound when all that listens to them is wired.
    var lateBindings: [(state: Int, lines: [String])] = []
    /// Inputs that are listened to once, by index: connected last.
    var connectableInputs: [Int: String] = [:]
    /// By input, the inputs whose latest value is taken when it fires.
    let sampledBefore: [Int: Set<Int>]
    /// The inputs that are listened to once and replayed.
    let replayedInputs: Set<Int>

    package static func lower(_ viewModel: ViewModel, profile: Profile) -> LoweredViewModel {
        var lowering = RxSwiftLowering(viewModel: viewModel, profile: profile)
        lowering.run()
        return lowering.lowered
    }

    init(viewModel: ViewModel, profile: Profile) {
        self.viewModel = viewModel
        self.profile = profile
        names = LocalNames(viewModel)
        reads = viewModel.streamsRead
        sampledBefore = viewModel.inputsSampledByInput
        replayedInputs = Self.replayedInputs(viewModel, sampledBefore: sampledBefore)
    }

    mutating func run() {
        lowered.states = viewModel.states.map(relay)
        lowered.outputName = names.output
        if reads.contains(.activity) {
            write(comment: [], ["let \(names.activity.escapedIdentifier) = ActivityCounter()"])
        }
        for index in viewModel.inputs.indices { declareInput(index) }
        for index in viewModel.states.indices where !isPublished(index) { bindState(index) }
        for index in viewModel.flow.indices {
            switch viewModel.flow[index] {
            case .stream: declareFlow(index)
            case .action(let action): write(action)
            }
        }
        // An element that arrives while it is bound must find those that listen to a relay that does not replay.
        for index in publishedStatesReadersFirst() { bindState(index) }
        declareErrors()
        lowered.outputs = viewModel.outputs.indices.map { output($0) }
        lowered.connections = connections()
        declareDependencies()
    }

    mutating func write(comment: [String], _ lines: [String]) {
        lowered.paragraphs.append(LoweredViewModel.Paragraph(comment: comment, lines: lines))
    }

    private func relay(_ state: State) -> String {
        let name = state.name.escapedIdentifier
        guard let value = state.initialValue else { return "let \(name) = PublishRelay<\(state.element)>()" }
        return "let \(name) = BehaviorRelay<\(state.element)>(value: \(value))"
    }

    /// Puts the constants of the dependencies, known only now, first.
    private mutating func declareDependencies() {
        var lines: [String] = []
        for (index, dependency) in viewModel.dependencies.enumerated() {
            let name = dependency.name.escapedIdentifier
            if dependencyConstants.contains(index) { lines.append("let \(name) = \(owner(index))") }
        }
        let inputLines = inputConstants()
        guard !lines.isEmpty || !inputLines.isEmpty else { return }
        lowered.paragraphs.insert(.init(comment: [], lines: lines + inputLines), at: 0)
    }

    /// The property that holds a dependency.
    func owner(_ index: Int) -> String {
        let name = viewModel.dependencies[index].name
        return switch profile.dependencies {
        case .struct: "dependencies.\(name.escapedMember)"
        case .parameters: "self.\(name.escapedMember)"
        }
    }

    /// How `transform` names a state's relay: a parameter of the same name hides it.
    func stateReference(_ index: Int) -> String {
        let name = viewModel.states[index].name
        let isHidden = name == "input" || name == names.output || (name == "disposeBag")
        return isHidden ? "self.\(name.escapedMember)" : name.escapedIdentifier
    }

    func isPublished(_ state: Int) -> Bool { viewModel.states[state].initialValue == nil }

    /// What `Self` is written as: in a class that can be inherited from, a closure with `Self` would retain the instance.
    var typeName: String { profile.kind == .class ? viewModel.name.escapedIdentifier : "Self" }

    var selfIsAReference: Bool { profile.kind != .struct }
}
