/// A set of inputs; a ViewModel with more than it holds gets fewer wiring tests.
struct InputMask: Hashable {
    static let capacity = 64
    static let empty = InputMask(bits: 0)

    private(set) var bits: UInt64

    private init(bits: UInt64) { self.bits = bits }

    init(_ input: Int) { bits = input < Self.capacity ? 1 << UInt64(input) : .max }

    init(_ inputs: [Int]) { self = inputs.reduce(into: .empty) { $0.formUnion(InputMask($1)) } }

    mutating func formUnion(_ other: InputMask) { bits |= other.bits }

    func intersects(_ other: InputMask) -> Bool { bits & other.bits != 0 }

    func contains(_ input: Int) -> Bool { intersects(InputMask(input)) }
}

/// Which inputs reach which streams, and which of them reach a fragment that a sample could make trap.
///
/// A stream that a dependency owns counts as one more input, behind those of the view.
struct InputReach {
    private let viewModel: ViewModel
    private var known: [StreamID: InputMask] = [:]
    private var knownTriggers: [StreamID: InputMask] = [:]
    private var knownStarts: [StreamID: Bool] = [:]
    /// The streams of dependencies that bring nothing before a test sends it.
    var driven = InputMask.empty
    /// The inputs that make a fragment run that has a subscript, a division, a forced unwrapping…
    private(set) var risky = InputMask.empty
    /// The states that something besides their definition writes.
    private(set) var writtenStates: Set<Int> = []

    init(_ viewModel: ViewModel) {
        self.viewModel = viewModel
        for definition in viewModel.definitions {
            definition.forEachClosure { writtenStates.formUnion($0.captures.states) }
            noteRisks(of: definition)
        }
        for case .action(let action) in viewModel.flow {
            guard case .closure(let closure) = action.sink else { continue }
            writtenStates.formUnion(closure.captures.states)
            if closure.text.mayTrap { risky.formUnion(triggers(of: action.definition)) }
        }
    }

    private mutating func noteRisks(of definition: Definition) {
        for alternative in definition.alternatives {
            if case .closure(let closure) = alternative.transform, closure.text.mayTrap {
                risky.formUnion(triggers(of: Definition(alternatives: [alternative])))
            }
            for operand in alternative.operands + alternative.sampled {
                if case .nested(let nested) = operand.source { noteRisks(of: nested) }
                if operand.mayTrap { risky.formUnion(triggers(of: Definition(of: operand))) }
            }
        }
    }

    /// The inputs from which an element can come to the stream, by whatever way.
    mutating func inputs(of stream: StreamID) -> InputMask {
        if let mask = known[stream] { return mask }
        // What is in a circle reaches it by another way too.
        known[stream] = .empty
        var mask = InputMask.empty
        switch stream {
        case .input(let index), .inputErrors(let index): mask = InputMask(index)
        case .state(let index):
            if let definition = viewModel.states[index].definition { mask = inputs(of: definition) }
        case .flow(let index), .flowErrors(let index), .flowActivity(let index):
            if case .stream(let flow) = viewModel.flow[index] { mask = inputs(of: flow.definition) }
        case .errors, .activity:
            for index in viewModel.flow.indices {
                if case .stream(let flow) = viewModel.flow[index], flow.isRequest {
                    mask.formUnion(inputs(of: .flow(index)))
                }
            }
            if stream == .errors {
                for (index, input) in viewModel.inputs.enumerated() where input.type.trait.canFail {
                    mask.formUnion(InputMask(index))
                }
            }
        }
        known[stream] = mask
        return mask
    }

    mutating func inputs(of definition: Definition) -> InputMask {
        var mask = InputMask.empty
        definition.forEachStream { mask.formUnion(inputs(of: $0)) }
        forEachOwned(in: definition) { input, _ in mask.formUnion(InputMask(input)) }
        return mask
    }

    /// The inputs that make an element come, those left out that are only looked up.
    mutating func triggers(of definition: Definition) -> InputMask {
        var mask = InputMask.empty
        definition.forEachRead { stream, isSampled in
            if !isSampled { mask.formUnion(triggers(of: stream)) }
        }
        forEachOwned(in: definition) { input, isSampled in
            if !isSampled { mask.formUnion(InputMask(input)) }
        }
        return mask
    }

    private mutating func triggers(of stream: StreamID) -> InputMask {
        if let mask = knownTriggers[stream] { return mask }
        knownTriggers[stream] = .empty
        let mask: InputMask
        switch stream {
        case .state(let index): mask = viewModel.states[index].definition.map { triggers(of: $0) } ?? .empty
        case .flow(let index), .flowErrors(let index):
            if case .stream(let flow) = viewModel.flow[index] {
                mask = triggers(of: flow.definition)
            } else {
                mask = .empty
            }
        case .input, .inputErrors, .flowActivity, .errors, .activity: mask = inputs(of: stream)
        }
        knownTriggers[stream] = mask
        return mask
    }

    // MARK: Streams of dependencies

    /// The input as which the stream counts.
    func input(ofPath path: String) -> Int? {
        viewModel.ownedStreams.firstIndex { $0.path == path }.map { viewModel.inputs.count + $0 }
    }

    private func forEachOwned(in definition: Definition, _ body: (Int, _ isSampled: Bool) -> Void) {
        guard !viewModel.ownedStreams.isEmpty else { return }
        definition.forEachDependency { dependency, path, isSampled in
            for (index, stream) in viewModel.ownedStreams.enumerated()
            where path.map({ $0 == stream.path }) ?? (stream.dependency == dependency) {
                body(viewModel.inputs.count + index, isSampled)
            }
        }
    }

    // MARK: What begins by itself

    /// Whether an element comes before anything is sent, or nobody knows.
    mutating func beginsByItself(_ definition: Definition) -> Bool {
        definition.alternatives.contains { alternative in
            alternative.operands.allSatisfy { operand in
                if operand.operators.contains(where: { $0.name == "startWith" }) { return true }
                switch operand.source {
                case .stream(let stream): return beginsByItself(stream)
                case .nested(let definition): return beginsByItself(definition)
                case .dependency(let path, _): return !(input(ofPath: path).map(driven.contains) ?? false)
                case .raw: return true
                }
            }
        }
    }

    mutating func beginsByItself(_ stream: StreamID) -> Bool {
        if let begins = knownStarts[stream] { return begins }
        knownStarts[stream] = false
        let begins: Bool
        switch stream {
        case .input(let index): begins = viewModel.inputs[index].type.trait.hasInitialElement
        case .state(let index):
            let state = viewModel.states[index]
            begins = state.initialValue != nil || state.definition.map { beginsByItself($0) } ?? false
        case .flow(let index), .flowErrors(let index):
            if case .stream(let flow) = viewModel.flow[index] {
                begins = beginsByItself(flow.definition)
            } else {
                begins = false
            }
        case .flowActivity, .activity: begins = true
        case .inputErrors, .errors: begins = false
        }
        knownStarts[stream] = begins
        return begins
    }
}

extension Trait {
    /// Whether it has an element from the start.
    fileprivate var hasInitialElement: Bool { self == .behaviorRelay || self == .behaviorSubject }
}

extension Operand {
    /// Whether a fragment of its operators, or the raw one that it is, may trap.
    fileprivate var mayTrap: Bool {
        var operand = self
        if case .nested = source { operand.source = .stream(.errors) }
        var mayTrap = false
        Definition(of: operand).forEachClosure { if $0.text.mayTrap { mayTrap = true } }
        return mayTrap
    }
}

extension Definition {
    /// What the operand brings, and nothing else.
    init(of operand: Operand) {
        self.init(alternatives: [Alternative(operands: [operand], sampled: [], transform: .passThrough)])
    }

    /// Calls `body` with every stream of a dependency that is read; without its path where a fragment makes a stream
    /// of what the dependency has.
    fileprivate func forEachDependency(
        isSampled: Bool = false,
        _ body: (_ dependency: Int, _ path: String?, _ isSampled: Bool) -> Void
    ) {
        for alternative in alternatives {
            for (index, operand) in (alternative.operands + alternative.sampled).enumerated() {
                let isSampled = isSampled || index >= alternative.operands.count
                switch operand.source {
                case .dependency(let path, let dependency): body(dependency, path, isSampled)
                case .nested(let definition): definition.forEachDependency(isSampled: isSampled, body)
                case .raw(let closure): for index in closure.captures.dependencies { body(index, nil, isSampled) }
                case .stream: break
                }
            }
        }
    }

    /// Calls `body` with every operand.
    func forEachOperand(_ body: (Operand) -> Void) {
        for operand in alternatives.flatMap({ $0.operands + $0.sampled }) {
            body(operand)
            if case .nested(let definition) = operand.source { definition.forEachOperand(body) }
        }
    }

    /// Calls `body` with every fragment.
    func forEachClosure(_ body: (Closure) -> Void) {
        for alternative in alternatives {
            for operand in alternative.operands + alternative.sampled {
                switch operand.source {
                case .nested(let definition): definition.forEachClosure(body)
                case .raw(let closure): body(closure)
                case .stream, .dependency: break
                }
                for step in operand.operators {
                    for closure in [step.arguments, step.closure] { closure.map(body) }
                    switch step.request?.call {
                    case .expression(let closure)?, .async(let closure, _)?: body(closure)
                    case .logic?, nil: break
                    }
                }
            }
            if case .closure(let closure) = alternative.transform { body(closure) }
        }
    }
}
