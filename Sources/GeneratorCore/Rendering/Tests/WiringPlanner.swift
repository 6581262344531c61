/// Finds plans: what to send, and what comes of it, computed by the very fragments and functions of the spec.
struct WiringPlanner {
    /// A function of the tests that computes an element as the spec says.
    struct Expectation {
        var name: String
        var parameters: [String]
        /// With `throws` where it does.
        var result: String
        var body: [String]
    }

    let viewModel: ViewModel
    let calls: DependencyCalls
    var reach: InputReach
    /// Behind the inputs of the view, the streams of dependencies.
    let sources: [Source]
    var expectations: [Expectation] = []
    var expectationNames: [String: Int] = [:]
    var visiting: [StreamID] = []
    var knownRequests: [Int: RequestFacts?] = [:]

    init(_ viewModel: ViewModel, _ calls: DependencyCalls) {
        let viewModel = viewModel.withWritesDefined
        self.viewModel = viewModel
        self.calls = calls
        reach = InputReach(viewModel)
        sources = Self.numbered(Self.sources(viewModel, calls), viewModel)
        for index in viewModel.inputs.count..<sources.count where sources[index].isDriven {
            reach.driven.formUnion(InputMask(index))
        }
    }

    /// What tests send to.
    struct Source {
        /// As the spec names it: `email`, `session.user`.
        var name: String
        /// `given.input.email`, `given.calls.session.user`.
        var member: String
        var type: StreamType
        /// Whether its type is known to keep nothing back that is sent before the view listens.
        var isTyped = true
        /// Whether a test can send at all.
        var isDriven = true
        /// Which sample it sends first: one for each, so that two that are mixed up are noticed.
        var number = 0

        /// Its last name with a capital, for the names of tests.
        var title: String {
            (name.split(separator: ".").last.map(String.init) ?? name).capitalizedFirst
        }
    }

    private static func sources(_ viewModel: ViewModel, _ calls: DependencyCalls) -> [Source] {
        viewModel.inputs.map { input in
            Source(name: input.name, member: "given.input.\(input.name.escapedMember)", type: input.type)
        }
            + viewModel.ownedStreams.map { stream in
                guard let driven = calls.driven(stream) else {
                    return Source(
                        name: stream.path,
                        member: "",
                        type: StreamType(trait: .observable, element: ""),
                        isDriven: false
                    )
                }
                return Source(
                    name: stream.path,
                    member: "given.calls.\(driven.member)",
                    type: driven.type,
                    isTyped: driven.isTyped
                )
            }
    }

    /// Those that are filtered get a sample that is likely to pass: the even ones of `Bool` are `false`.
    private static func numbered(_ sources: [Source], _ viewModel: ViewModel) -> [Source] {
        var sources = sources
        for index in sources.indices { sources[index].number = index + 1 }
        guard sources.contains(where: { $0.type.element == "Bool" }) else { return sources }
        for definition in viewModel.definitions {
            definition.forEachOperand { operand in
                guard case .stream(.input(let index)) = operand.source, sources[index].type.element == "Bool",
                    let closure = operand.operators.first(where: { $0.name == "filter" })?.closure
                else { return }
                let isNegated = closure.text.utf8.first == UInt8(ascii: "!")
                if (sources[index].number % 2 == 0) != isNegated { sources[index].number += 1 }
            }
        }
        return sources
    }

    // MARK: Names in the tests

    func sent(_ source: Int) -> String { "\(sources[source].member).sample(\(sources[source].number))" }

    static func answer(_ name: String) -> String { "answer" + name.capitalizedFirst }

    mutating func triggers(of definition: Definition) -> InputMask { reach.triggers(of: definition) }

    /// Forgets the expectations that came after the first `count`: their plan came to nothing.
    mutating func keepExpectations(_ count: Int) { expectations.removeLast(max(0, expectations.count - count)) }

    /// A plan from which nothing but its expressions is needed: they leave no expectation.
    func attempt(_ plan: (inout WiringPlanner) -> WiringPlan?) -> WiringPlan? {
        var planner = self
        return plan(&planner)
    }

    // MARK: Streams

    mutating func plan(for stream: StreamID) -> WiringPlan? {
        switch stream {
        case .input(let index): return plan(forInput: index)
        case .inputErrors(let index):
            guard viewModel.inputs[index].type.trait.canFail, !reach.risky.contains(index) else { return nil }
            return WiringPlan(failures: [index], expression: "TestError()", type: "Error")
        case .state(let index): return plan(forState: index)
        case .flow(let index): return plan(forFlow: index)
        case .flowErrors(let index):
            guard let facts = ownFacts(ofRequest: index), facts.canFail else { return nil }
            var plan = facts.plan
            plan.answers.removeAll { $0 == index }
            plan.failingAnswers.append(index)
            plan.expression = "TestError()"
            plan.type = "Error"
            return plan
        case .errors:
            for index in viewModel.flow.indices {
                if let plan = plan(for: .flowErrors(index)) { return plan }
            }
            for index in viewModel.inputs.indices {
                if let plan = plan(for: .inputErrors(index)) { return plan }
            }
            return nil
        case .flowActivity, .activity: return nil
        }
    }

    func plan(forInput index: Int) -> WiringPlan? {
        let input = sources[index]
        guard input.isDriven, input.type.trait.isSource, !reach.risky.contains(index), index < InputMask.capacity else {
            return nil
        }
        if input.type.trait == .completable { return nil }
        if input.type.isVoid { return WiringPlan(sends: [index], expression: "()", type: "Void") }
        guard TypeText.canSample(input.type.element) else { return nil }
        return WiringPlan(sends: [index], expression: sent(index), type: input.type.element)
    }

    mutating func plan(forState index: Int) -> WiringPlan? {
        let state = viewModel.states[index]
        let id = StreamID.state(index)
        if visiting.contains(id) {
            // In its own definition it has, when the first element comes, the value that it began with.
            guard let value = state.initialValue, state.seeds.isEmpty, visiting.last == id,
                isPlain(state.element) || ["[]", "[:]", "nil"].contains(value)
            else { return nil }
            return WiringPlan(expression: "(\(value) as \(state.element))", type: state.element)
        }
        guard !reach.writtenStates.contains(index), let definition = state.definition else { return nil }
        visiting.append(id)
        defer { visiting.removeLast() }
        return plan(for: definition, named: state.name, type: state.element)
    }

    /// Whether a value written for the type means the same in a test.
    func isPlain(_ type: String) -> Bool { TypeText.isStandard(type) }

    mutating func plan(forFlow index: Int) -> WiringPlan? {
        guard case .stream(let stream) = viewModel.flow[index], !visiting.contains(.flow(index)) else { return nil }
        if stream.isRequest { return plan(forRequest: index) }
        guard let element = stream.element else { return nil }
        visiting.append(.flow(index))
        defer { visiting.removeLast() }
        return plan(for: stream.definition, named: stream.name, type: element)
    }

    // MARK: Definitions

    /// A plan for the first alternative that has one.
    mutating func plan(for definition: Definition, named name: String, type: String) -> WiringPlan? {
        for index in definition.alternatives.indices {
            if let plan = plan(for: definition, alternative: index, named: name, type: type) { return plan }
        }
        return nil
    }

    mutating func plan(
        for definition: Definition,
        alternative index: Int,
        named name: String,
        type: String
    ) -> WiringPlan? {
        let alternative = definition.alternatives[index]
        let known = expectations.count
        guard var plan = plan(for: alternative, named: index == 0 ? name : "\(name)\(index + 1)", type: type) else {
            keepExpectations(known)
            return nil
        }
        for (other, alternative) in definition.alternatives.enumerated()
        where other != index && !comesLater(alternative) {
            plan.forbidden.formUnion(triggers(of: Definition(alternatives: [alternative])))
        }
        if plan.isPossible { return plan }
        keepExpectations(known)
        return nil
    }

    /// Whether it is the answer of a request for whose call there is to be a plan: `sent` of `draft <- text | sent { "" }`.
    private func comesLater(_ alternative: Alternative) -> Bool {
        alternative.operands.contains { operand in
            switch operand.source {
            case .stream(.flow(let index)), .stream(.flowErrors(let index)):
                if case .stream(let stream) = viewModel.flow[index], stream.isRequest {
                    visiting.contains(.flow(index))
                } else {
                    false
                }
            default: false
            }
        }
    }

    mutating func plan(for alternative: Alternative, named name: String, type: String) -> WiringPlan? {
        guard case (var plan, let values)? = values(of: alternative, named: name, type: type),
            let expression = self.expression(alternative.transform, of: values, named: name, type: type)
        else { return nil }
        plan.expression = expression
        if type == WiringPlan.unknownType, case .passThrough = alternative.transform {
            plan.type = values.first { !$0.isVoid }?.type ?? "Void"
        }
        return plan
    }

    /// A plan for values that come together, and each of them, those that fire first.
    mutating func values(
        of alternative: Alternative,
        named name: String,
        type: String
    ) -> (plan: WiringPlan, values: [WiringPlan])? {
        var plan = WiringPlan(expression: "()", type: type)
        var values: [WiringPlan] = []
        var sampledSends: [Int] = []
        for operand in alternative.sampled {
            guard let value = self.plan(for: operand) else { return nil }
            plan.addLookedUp(value)
            sampledSends += value.sends
            values.append(value)
        }
        let sampledCount = values.count
        var triggers: [Int] = []
        for operand in alternative.operands {
            let isAll = alternative.operands.count == 1 && alternative.passesValuesThrough
            guard let value = self.plan(for: operand, named: name, type: isAll ? type : operand.value.type) else {
                return nil
            }
            plan.add(value)
            triggers += value.sends
            values.append(value)
        }
        if !sampledSends.isEmpty {
            // Where every call is a task, who looks up what it answers would have to wait for it.
            if !viewModel.backend.isRx, plan.answers.count + plan.failingAnswers.count > 0 { return nil }
            plan.orders.append((sampledSends, triggers))
        }
        return (plan, Array(values[sampledCount...] + values[..<sampledCount]))
    }
}

extension ViewModel {
    /// The same where what actions write to a state is part of its definition.
    fileprivate var withWritesDefined: ViewModel {
        var viewModel = self
        for case .action(let action) in flow {
            guard case .state(let index) = action.sink else { continue }
            let known = viewModel.states[index].definition?.alternatives ?? []
            viewModel.states[index].definition = Definition(alternatives: known + action.definition.alternatives)
        }
        return viewModel
    }
}
