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
struct InputReach {
    private let viewModel: ViewModel
    private var known: [StreamID: InputMask] = [:]
    private var knownTriggers: [StreamID: InputMask] = [:]
    /// The inputs that reach a fragment with a subscript, a division, a forced unwrapping…
    private(set) var risky = InputMask.empty
    /// The states that something besides their definition writes.
    private(set) var writtenStates: Set<Int> = []

    init(_ viewModel: ViewModel) {
        self.viewModel = viewModel
        for definition in viewModel.definitions {
            var isRisky = false
            definition.forEachClosure { closure in
                writtenStates.formUnion(closure.captures.states)
                if closure.text.mayTrap { isRisky = true }
            }
            if isRisky { risky.formUnion(inputs(of: definition)) }
        }
        for case .action(let action) in viewModel.flow {
            switch action.sink {
            case .state(let state): writtenStates.insert(state)
            case .closure(let closure):
                writtenStates.formUnion(closure.captures.states)
                if closure.text.mayTrap { risky.formUnion(inputs(of: action.definition)) }
            case .observer, .input, .logic: break
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
        return mask
    }

    /// The inputs that make an element come, those left out that are only looked up.
    mutating func triggers(of definition: Definition) -> InputMask {
        var mask = InputMask.empty
        definition.forEachRead { stream, isSampled in
            if !isSampled { mask.formUnion(triggers(of: stream)) }
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
}

extension Definition {
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

extension String {
    /// Whether the text holds what traps for some values: a subscript, a division, a forced unwrapping, a shift.
    var mayTrap: Bool {
        let mayDo = utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "["), UInt8(ascii: "!"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "&"): true
            default: false
            }
        }
        return (mayDo || holds("fatalError") || holds("precondition")) && TokenizedFragment(self).mayTrap
    }

    var lowercasedFirst: String {
        guard let first else { return self }
        return first.lowercased() + dropFirst()
    }

    var capitalizedFirst: String {
        guard let first else { return self }
        return first.uppercased() + dropFirst()
    }
}

extension TokenizedFragment {
    fileprivate var mayTrap: Bool {
        var found = false
        var previous: Token?
        forEachToken { token in
            switch token.kind {
            case .leftBracket:
                // Behind an operand it is a subscript.
                if let previous, !token.followsSpace,
                    [.identifier, .rightParen, .rightBracket, .question, .exclamation, .dollarIdentifier]
                        .contains(previous.kind)
                {
                    found = true
                }
            case .exclamation: found = true
            case .operator:
                if ["/", "%", "/=", "%=", "&"].contains(text(of: token)) { found = true }
            case .identifier:
                if ["fatalError", "precondition", "preconditionFailure"].contains(text(of: token)) { found = true }
            default: break
            }
            previous = token
        }
        return found
    }
}
