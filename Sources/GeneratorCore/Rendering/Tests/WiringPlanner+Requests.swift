// What a request waits for and calls, and what an action is given.

extension WiringPlanner {
    /// What a request does with a trigger that comes while a call is in flight: `flatMapLatest`, …
    struct RequestFacts {
        var index: Int
        var name: String
        var flattening: String
        /// Whether a `debounce` stands before the call.
        var waitsForPauses: Bool
        /// `await accounts.user()`, which answers from a task of its own.
        var isAsync: Bool
        /// Whether the call as written can fail.
        var canFail: Bool
        var closure: Closure
        var parameters: [Parameter]
        var place: DependencyCalls.Place
        /// The only input that fires it.
        var trigger: Int
        var plan: WiringPlan
        var values: [WiringPlan]
    }

    func requestElement(_ index: Int) -> String? {
        guard case .stream(let stream) = viewModel.flow[index] else { return nil }
        return stream.definition.alternatives.first?.operands.first?.operators.last?.request?.element
    }

    /// What makes the request call, once, after everything that it samples is there.
    mutating func triggerPlan(ofRequest index: Int) -> WiringPlan? { facts(ofRequest: index)?.plan }

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
        case .expression(let closure): return viewModel.awaitsTasks ? (closure, true, true) : nil
        case .async(let closure, let throwing): return viewModel.awaitsTasks ? (closure, true, throwing) : nil
        case .logic: return nil
        }
    }

    private mutating func makeFacts(ofRequest index: Int) -> RequestFacts? {
        guard case .stream(let stream) = viewModel.flow[index], stream.isRequest, !visiting.contains(.flow(index)),
            stream.definition.alternatives.count == 1, let alternative = stream.definition.alternatives.first,
            alternative.operands.count == 1, let operand = alternative.operands.first,
            let step = operand.operators.last,
            let request = step.request, alternative.passesValuesThrough,
            let (closure, isAsync, canFail) = call(of: request), let place = calls.place(of: closure)
        else { return nil }
        if let element = request.element, !TypeText.canSample(element), element != "Void" { return nil }
        visiting.append(.flow(index))
        defer { visiting.removeLast() }
        var source = operand
        source.operators.removeLast()
        guard !source.operators.contains(where: { $0.name == "distinctUntilChanged" }) else { return nil }
        guard let trigger = plan(for: source), trigger.sends.count == 1, trigger.failures.isEmpty,
            trigger.answers.isEmpty, let input = trigger.sends.first,
            let (plan, values) = callPlan(alternative, request, source: source, trigger: trigger)
        else { return nil }
        return RequestFacts(
            index: index,
            name: stream.name,
            flattening: step.name,
            waitsForPauses: source.operators.contains { $0.name == "debounce" },
            isAsync: isAsync,
            canFail: canFail,
            closure: closure,
            parameters: request.parameters,
            place: place,
            trigger: input,
            plan: plan,
            values: values
        )
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
        guard !trigger.sends.contains(where: plan.sends.contains), plan.answers.isEmpty, plan.failures.isEmpty,
            plan.isPossible
        else { return nil }
        let triggers = triggers(
            of: Definition(alternatives: [Alternative(operands: [source], sampled: [], transform: .passThrough)])
        )
        guard !triggers.intersects(InputMask(plan.sends)) else { return nil }
        plan.add(trigger)
        return plan.isPossible ? (plan, values) : nil
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
    mutating func actionPlan(_ action: Action) -> (trigger: WiringPlan, values: [String: String])? {
        let alternative = action.definition.alternatives[0]
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
            guard operand.operators.isEmpty, case .stream(let id) = operand.source, plan.answers.isEmpty,
                let sample = self.plan(for: id), sample.answers.isEmpty
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
        if plan.delay > 0 { return nil }
        // A state that has a value tells it at once.
        if case .state(let index) = source, viewModel.states[index].initialValue != nil { return nil }
        return plan.isPossible ? (plan, values) : nil
    }
}
