// What a request waits for and calls, and what an action is given.

extension WiringPlanner {
    /// What a request does with a trigger that comes while a call is in flight: `flatMapLatest`, …
    struct RequestFacts {
        var index: Int
        var name: String
        var flattening: String
        /// Whether a trigger that equals the one before makes no call.
        var compares: Bool
        /// Whether a `debounce` stands before the call.
        var waitsForPauses: Bool
        /// What the call answers.
        var element: String
        /// `await accounts.user()`, which answers from a task of its own.
        var isAsync: Bool
        /// Whether the call as written can fail.
        var canFail: Bool
        /// How often `retry` lets it call before a failure is one: 1 without, `Int.max` where it never gives up.
        var attempts: Int
        var closure: Closure
        var parameters: [Parameter]
        var place: DependencyCalls.Place
        /// The input that fires it, the first where several do.
        var trigger: Int
        /// The requests whose answers fire it.
        var chain: [Int]
        /// The other inputs that fire it.
        var otherTriggers: [Int]
        var plan: WiringPlan
        var values: [WiringPlan]
    }

    /// What makes the request call, once, after everything that it samples is there, and what comes of its answer.
    mutating func plan(forRequest index: Int, _ stream: FlowStream) -> WiringPlan? {
        guard let facts = facts(ofRequest: index), let alternative = stream.definition.alternatives.first else {
            return nil
        }
        var plan = facts.plan
        plan.answers.append(index)
        plan.type = facts.element
        plan.expression = plan.isVoid ? "()" : Self.answer(stream.name)
        if alternative.passesValuesThrough { return plan }
        guard viewModel.backend.isRx else { return nil }
        guard alternative.sampled.isEmpty, let element = stream.element,
            let expression = expression(alternative.transform, of: [plan], named: stream.name, type: element)
        else { return nil }
        plan.type = element
        plan.expression = expression
        return plan
    }

    mutating func facts(ofRequest index: Int) -> RequestFacts? {
        if let facts = knownRequests[index] { return facts }
        let isFirst = visiting.isEmpty
        let facts = makeFacts(ofRequest: index)
        // Inside another plan a circle may have been cut.
        if isFirst { knownRequests[index] = .some(facts) }
        return facts
    }

    /// The text of a call for which a test can wait.
    private func call(of request: Request) -> (closure: Closure, isAsync: Bool, canFail: Bool)? {
        switch request.call {
        case .expression(let closure) where viewModel.backend.isRx: return (closure, false, true)
        case .expression(let closure): return viewModel.answersCalls ? (closure, true, true) : nil
        case .async(let closure, let throwing):
            return viewModel.answersCalls ? (closure, true, throwing) : nil
        case .logic: return nil
        }
    }

    private mutating func makeFacts(ofRequest index: Int) -> RequestFacts? {
        guard case .stream(let stream) = viewModel.flow[index], stream.isRequest, !visiting.contains(.flow(index)),
            stream.definition.alternatives.count == 1, let alternative = stream.definition.alternatives.first,
            alternative.operands.count == 1, let operand = alternative.operands.first,
            let step = operand.operators.last, let request = step.request,
            let (closure, isAsync, canFail) = call(of: request), let place = calls.place(of: closure),
            let attempts = calls.attempts(of: closure), let element = calls[place].element,
            TypeText.canSample(element) || element == "Void"
        else { return nil }
        visiting.append(.flow(index))
        defer { visiting.removeLast() }
        var source = operand
        source.operators.removeLast()
        guard let trigger = plan(for: source), trigger.sends.count == 1, trigger.failures.isEmpty,
            trigger.failingAnswers.isEmpty, viewModel.backend.isRx || trigger.answers.isEmpty,
            let input = trigger.sends.first, !trigger.compares || canDiffer(trigger, input),
            let (plan, values) = callPlan(alternative, request, source: source, trigger: trigger)
        else { return nil }
        guard isOnlyCaller(place, index, when: plan.sends) else { return nil }
        return RequestFacts(
            index: index,
            name: stream.name,
            flattening: step.name,
            compares: trigger.compares,
            waitsForPauses: source.operators.contains { $0.name == "debounce" },
            element: element,
            isAsync: isAsync,
            canFail: canFail && attempts < .max,
            attempts: attempts,
            closure: closure,
            parameters: request.parameters,
            place: place,
            trigger: input,
            chain: trigger.answers,
            otherTriggers: trigger.compares
                ? [] : otherTriggers(source, besides: plan).filter { isOnlyCaller(place, index, when: [$0]) },
            plan: plan,
            values: values
        )
    }

    /// Whether two samples of the input that fires a request are sure to be two elements: those of a team's own type may be
    /// equal, and so may what is made of two.
    private func canDiffer(_ trigger: WiringPlan, _ input: Int) -> Bool {
        trigger.expression == sent(input) && isPlain(sources[input].type.element)
    }

    /// What makes the request call, and the plans of its trigger and of all that it samples.
    private mutating func callPlan(
        _ alternative: Alternative,
        _ request: Request,
        source: Operand,
        trigger: WiringPlan
    ) -> (plan: WiringPlan, values: [WiringPlan])? {
        var plan = WiringPlan(expression: "()", type: "Void")
        var values = [trigger]
        var sampled: [StreamID] = []
        for stream in alternative.sampled.map(\.source) {
            guard case .stream(let id) = stream else { return nil }
            sampled.append(id)
        }
        for id in sampled + request.sampled {
            guard let sample = self.plan(for: id) else { return nil }
            plan.add(sample)
            values.append(sample)
        }
        // What is sampled must be there before, without firing the request itself.
        guard !trigger.sends.contains(where: plan.sends.contains), plan.failures.isEmpty,
            plan.failingAnswers.isEmpty, viewModel.backend.isRx || plan.answers.isEmpty, plan.isPossible
        else { return nil }
        let source = Definition(of: source)
        guard !triggers(of: source).intersects(InputMask(plan.sends)), !reach.beginsByItself(source) else {
            return nil
        }
        plan.add(trigger)
        return plan.isPossible ? (plan, values) : nil
    }

    /// `pull` of `(load | pull).flatMapLatest(…)`.
    private mutating func otherTriggers(_ source: Operand, besides plan: WiringPlan) -> [Int] {
        guard case .nested(let definition) = source.source, definition.alternatives.count > 1,
            let type = source.value.type
        else { return [] }
        let known = expectations.count
        defer { keepExpectations(known) }
        return definition.alternatives.indices.dropFirst().compactMap { index in
            guard let other = self.plan(for: definition, alternative: index, named: "nested", type: type),
                other.sends.count == 1, other.answers.isEmpty, other.failures.isEmpty, other.failingAnswers.isEmpty,
                !plan.sends.contains(other.sends[0])
            else { return nil }
            return other.sends[0]
        }
    }

    /// Whether nothing else calls the function when the inputs send.
    mutating func isOnlyCaller(_ place: DependencyCalls.Place, _ item: Int, when sends: [Int]) -> Bool {
        let users = calls[place].users
        return users == [item]
            || users.filter { $0 == item }.count == 1
                && users.allSatisfy { user in
                    guard let user else { return false }
                    if user == item { return true }
                    let definition: Definition
                    switch viewModel.flow[user] {
                    case .stream(let stream): definition = stream.definition
                    case .action(let action): definition = action.definition
                    }
                    return !triggers(of: definition).intersects(InputMask(sends)) && !reach.beginsByItself(definition)
                }
    }

    /// Whether nothing but this request is in flight when the plan calls it.
    mutating func isAlone(_ facts: RequestFacts) -> Bool {
        viewModel.backend.isRx && facts.plan.answers.isEmpty
            && viewModel.flow.indices.allSatisfy { index in
                guard index != facts.index, case .stream(let stream) = viewModel.flow[index], stream.isRequest else {
                    return true
                }
                return !triggers(of: stream.definition).intersects(InputMask(facts.plan.sends))
                    && !reach.beginsByItself(stream.definition)
            }
    }
}

extension WiringPlanner {
    /// A plan for one alternative of a state's definition.
    mutating func plan(forAlternative index: Int, ofState id: StreamID) -> WiringPlan? {
        guard case .state(let number) = id, let definition = viewModel.states[number].definition else { return nil }
        let state = viewModel.states[number]
        visiting.append(id)
        defer { visiting.removeLast() }
        return plan(for: definition, alternative: index, named: state.name, type: state.element)
    }

    /// What makes an action run once, and the values that its sink sees by their names.
    mutating func actionPlan(
        _ action: Action,
        alternative index: Int
    ) -> (trigger: WiringPlan, values: [String: String])? {
        let alternative = action.definition.alternatives[index]
        guard case .passThrough = alternative.transform, alternative.operands.count == 1,
            alternative.operands[0].operators.isEmpty, case .stream(let source) = alternative.operands[0].source,
            var plan = plan(for: source), plan.isPossible,
            plan.sends.count == 1 || !plan.answers.isEmpty || !plan.failures.isEmpty || !plan.failingAnswers.isEmpty
        else { return nil }
        var values: [String: String] = [:]
        func note(_ operand: Operand, _ plan: WiringPlan) {
            if let name = operand.value.bindings.first?.name, !plan.isVoid { values[name] = plan.expression }
        }
        note(alternative.operands[0], plan)
        let triggers = plan.sends
        var samples = WiringPlan(expression: "()", type: "Void")
        for operand in alternative.sampled {
            guard operand.operators.isEmpty, case .stream(let id) = operand.source, let sample = self.plan(for: id)
            else { return nil }
            samples.add(sample)
            note(operand, sample)
        }
        if !samples.sends.isEmpty {
            // The action runs once: when its trigger fires, after what it samples.
            let source = Definition(alternatives: [
                Alternative(operands: alternative.operands, sampled: [], transform: .passThrough)
            ])
            guard !triggers.contains(where: samples.sends.contains) else { return nil }
            let all = plan
            plan = samples
            plan.add(all)
            plan.orders.append((samples.sends, triggers))
            guard !self.triggers(of: source).intersects(InputMask(samples.sends)) else { return nil }
        }
        for (other, alternative) in action.definition.alternatives.enumerated() where other != index {
            let definition = Definition(alternatives: [alternative])
            if reach.beginsByItself(definition) { return nil }
            plan.forbidden.formUnion(self.triggers(of: definition))
        }
        if plan.delay > 0 { return nil }
        // A state that has a value tells it at once.
        if reach.beginsByItself(source) { return nil }
        return plan.isPossible ? (plan, values) : nil
    }
}
