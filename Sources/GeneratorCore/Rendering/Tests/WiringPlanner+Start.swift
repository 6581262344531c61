// What comes before anything is sent.

extension WiringPlanner {
    /// What a stream begins with.
    enum Start {
        case nothing
        /// One element, where it meets the conditions; of an unknown type where a test cannot say what it is.
        case one(WiringPlan)
        /// Nobody knows.
        case unknown
    }

    mutating func start(of operand: Operand) -> Start {
        let source: Start =
            switch operand.source {
            case .stream(let stream): start(of: stream)
            case .nested(let definition): start(of: definition)
            case .dependency(let path, _):
                reach.input(ofPath: path).map(reach.driven.contains) == true ? .nothing : .unknown
            case .raw: operand.source.isStart ? .one(WiringPlan(expression: "()", type: "Void")) : .unknown
            }
        return operand.operators.indices.reduce(source) { start, index in
            self.start(start, behind: operand.operators[index], keepingType: operand.operators[(index + 1)...])
        }
    }

    private mutating func start(
        _ start: Start,
        behind step: StreamOperator,
        keepingType rest: ArraySlice<StreamOperator>
    ) -> Start {
        switch (start, step.name) {
        case (.unknown, _): return .unknown
        case (.nothing, "startWith"):
            guard let text = step.arguments?.text, FragmentText.splitList(text).count == 1 else { return .unknown }
            return .one(text == "()" ? WiringPlan(expression: "()", type: "Void") : .unknownElement)
        case (.one, "startWith"): return .unknown
        case (.nothing, _): return .nothing
        case (.one, "skip") where step.skipsOne: return .nothing
        case (.one(var plan), _):
            let type = rest.keepsType ? nil : WiringPlan.unknownType
            return apply(step, to: &plan, named: "start", type: type) ? .one(plan) : .unknown
        }
    }

    private mutating func start(of stream: StreamID) -> Start {
        switch stream {
        case .input(let index):
            let input = sources[index]
            guard reach.beginsByItself(stream) else { return .nothing }
            return .one(WiringPlan(expression: "\(input.member).sample(1)", type: input.type.element))
        case .state(let index):
            let state = viewModel.states[index]
            guard let value = state.initialValue else { return reach.beginsByItself(stream) ? .unknown : .nothing }
            guard !reach.writtenStates.contains(index), state.definition.map({ !reach.beginsByItself($0) }) ?? true
            else {
                return .unknown
            }
            guard state.seeds.isEmpty, isPlain(state.element) else { return .one(.unknownElement) }
            return .one(WiringPlan(expression: "(\(value) as \(state.element))", type: state.element))
        case .flow(let index):
            guard case .stream(let flow) = viewModel.flow[index] else { return .unknown }
            guard reach.beginsByItself(stream) else { return .nothing }
            return flow.isRequest ? .unknown : start(of: flow.definition)
        case .inputErrors, .errors: return .nothing
        case .flowErrors, .flowActivity, .activity: return reach.beginsByItself(stream) ? .unknown : .nothing
        }
    }

    private mutating func start(of definition: Definition) -> Start {
        var start = Start.nothing
        for alternative in definition.alternatives {
            switch (start, self.start(of: alternative)) {
            case (_, .nothing): continue
            case (.nothing, .one(let plan)): start = .one(plan)
            default: return .unknown
            }
        }
        return start
    }

    private mutating func start(of alternative: Alternative) -> Start {
        var plans: [WiringPlan] = []
        for operand in alternative.operands + alternative.sampled {
            switch start(of: operand) {
            case .nothing: return .nothing
            case .unknown: return .unknown
            case .one(let plan): plans.append(plan)
            }
        }
        let carrying = plans.filter { !$0.isVoid }
        guard alternative.passesValuesThrough, carrying.count <= 1 else { return .one(.unknownElement) }
        var element = carrying.first ?? WiringPlan(expression: "()", type: "Void")
        element.conditions = plans.flatMap(\.conditions)
        return .one(element)
    }

    /// Whether a request calls before anything is sent, and what keeps it from that; `nil` where nobody knows.
    mutating func begins(
        _ source: Operand,
        looksUp sampled: [StreamID],
        named name: String
    ) -> (calls: Bool, unless: [WiringPlan.Condition])? {
        guard reach.beginsByItself(Definition(of: source)) else { return (false, []) }
        guard viewModel.backend.isRx, case .one(let element) = start(of: source) else {
            if case .nothing = start(of: source), viewModel.backend.isRx { return (false, []) }
            return nil
        }
        for stream in sampled {
            switch start(of: stream) {
            case .nothing: return (false, [])
            case .unknown: return nil
            case .one: continue
            }
        }
        guard let first = element.conditions.first else { return (true, []) }
        let all = element.conditions.dropFirst().reduce(first.expression) { "\($0) && \($1.expression)" }
        return (false, [.init(expression: "!(\(all))", name: name, problem: .begins)])
    }
}

extension WiringPlan {
    /// An element of which a test can say nothing.
    static var unknownElement: WiringPlan { WiringPlan(expression: "", type: unknownType) }
}

extension StreamOperator {
    var skipsOne: Bool { name == "skip" && arguments?.text == "1" && closure == nil && logic == nil }
}
