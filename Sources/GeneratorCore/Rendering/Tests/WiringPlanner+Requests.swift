// What a request waits for and calls.

extension WiringPlanner {
    /// What makes the request call, once, after everything that it samples is there, and what comes of its answer.
    mutating func plan(forRequest index: Int) -> WiringPlan? { ownFacts(ofRequest: index).flatMap { answerPlan($0) } }

    /// The facts of a request whose function nothing else calls in the test.
    mutating func ownFacts(ofRequest index: Int) -> RequestFacts? {
        facts(ofRequest: index).flatMap { $0.isShared ? nil : $0 }
    }

    mutating func answerPlan(_ facts: RequestFacts) -> WiringPlan? {
        guard case .stream(let stream) = viewModel.flow[facts.index],
            let alternative = stream.definition.alternatives.first, !calls[facts.place].isGuessed
        else { return nil }
        var plan = facts.plan
        plan.answers.append(facts.index)
        plan.type = facts.element
        plan.expression = plan.isVoid ? "()" : Self.answer(stream.name)
        for (index, step) in facts.rest.enumerated() {
            let type = facts.rest[(index + 1)...].keepsType ? stream.element : nil
            guard apply(step, to: &plan, named: stream.name, type: type) else { return nil }
        }
        if alternative.passesValuesThrough { return plan }
        guard viewModel.backend.isRx, alternative.sampled.isEmpty, let element = stream.element,
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
        guard case (var facts, let alternative, let request, let source)? = parts(ofRequest: index) else { return nil }
        visiting.append(.flow(index))
        defer { visiting.removeLast() }
        guard let trigger = plan(for: source, named: facts.name, type: elementType(request, facts.place)),
            case let lookedUp = trigger.looksUp, trigger.sends.count == lookedUp.count + 1, trigger.failures.isEmpty,
            trigger.failingAnswers.isEmpty, viewModel.backend.isRx || trigger.answers.isEmpty,
            let input = trigger.sends.first(where: { !lookedUp.contains($0) }),
            let difference = difference(trigger, input),
            let call = callPlan(alternative, request, source: source, trigger: trigger, facts.name),
            !isCutShort(facts.closure, by: [input])
        else { return nil }
        facts.chain = lookedUp.isEmpty ? trigger.answers : []
        if !isOnlyCaller(facts.place, index, when: call.plan.sends) {
            guard facts.chain.isEmpty, !call.begins, isOnlyCaller(facts.place, index, from: input) else { return nil }
            facts.isShared = true
        }
        facts.canRenew = !facts.isShared && !isCutShort(facts.closure, by: call.plan.sends)
        facts.compares = trigger.compares
        facts.difference = difference
        facts.waitsForPauses = trigger.waitsForPauses
        facts.trigger = input
        (facts.plan, facts.values, facts.begins) = call
        facts.otherTriggers = otherTriggers(source, besides: call.plan).filter { other in
            !isCutShort(facts.closure, by: [other])
                && (facts.isShared
                    ? isOnlyCaller(facts.place, index, from: other) : isOnlyCaller(facts.place, index, when: [other]))
        }
        return facts
    }

    /// Whether what a call is cut short by (`.take(until: cancelTap)`) may come of what the inputs send.
    private mutating func isCutShort(_ call: Closure, by sends: [Int]) -> Bool {
        guard call.text.holds("until:") else { return false }
        return !call.captures.states.isEmpty
            || call.captures.streams.contains { reach.inputs(of: $0).intersects(InputMask(sends)) }
    }

    /// A request that nothing fires but the start.
    mutating func startFacts(ofRequest index: Int) -> RequestFacts? {
        guard case (var facts, let alternative, let request, let source)? = parts(ofRequest: index), !facts.isAsync,
            triggers(of: Definition(of: source)) == .empty, !facts.closure.text.holds("until:"),
            isOnlyCaller(facts.place, index, when: []),
            let begins = begins(source, looksUp: request.sampled, named: facts.name), begins.calls,
            alternative.sampled.isEmpty
        else { return nil }
        facts.begins = true
        return facts
    }

    /// What a request says of itself.
    private func parts(
        ofRequest index: Int
    ) -> (facts: RequestFacts, alternative: Alternative, request: Request, source: Operand)? {
        guard case .stream(let stream) = viewModel.flow[index], stream.isRequest, !visiting.contains(.flow(index)),
            stream.definition.alternatives.count == 1, let alternative = stream.definition.alternatives.first,
            alternative.operands.count == 1, var source = alternative.operands.first,
            let position = source.operators.lastIndex(where: { $0.request != nil }),
            case let step = source.operators[position], let request = step.request,
            let (closure, isAsync, canFail) = call(of: request), let place = calls.place(of: closure),
            let attempts = calls.attempts(of: closure), let element = calls[place].element,
            TypeText.canSample(element) || element == "Void"
        else { return nil }
        let facts = RequestFacts(
            index: index,
            name: stream.name,
            flattening: step.name,
            element: element,
            isAsync: isAsync,
            canFail: canFail && attempts < .max,
            attempts: attempts,
            closure: closure,
            parameters: request.parameters,
            place: place,
            rest: Array(source.operators[(position + 1)...])
        )
        source.operators.removeSubrange(position...)
        // It is what the call answers.
        if source.value.arity == 1 { source.value = Value(bindings: source.value.bindings, type: nil) }
        return (facts, alternative, request, source)
    }

    /// The type of what fires a request, where it says so or hands it to a call that is described.
    private func elementType(_ request: Request, _ place: DependencyCalls.Place) -> String? {
        guard let parameter = request.parameters.first, case .expression(let closure) = request.call else { return nil }
        if let type = parameter.type { return type }
        guard request.parameters.count == 1 + request.sampled.count else { return nil }
        let names = [parameter.name, "$0"].compactMap(\.self)
        let index = calls.arguments(of: closure).firstIndex { names.contains($0) }
        return index.map { calls[place].types[$0] }.flatMap { $0 == "Any" ? nil : $0 }
    }

    /// What must hold for two samples of the input that fires a request to be two elements; nothing where it is sure to,
    /// `nil` where nobody can tell.
    private func difference(_ trigger: WiringPlan, _ input: Int) -> [WiringPlan.Condition]? {
        var conditions: [WiringPlan.Condition] = []
        for compared in trigger.compared where compared != sent(input) || !isPlain(sources[input].type.element) {
            let next = shifted(compared, [input])
            guard next != compared else { return nil }
            conditions.append(
                .init(expression: "!isSame(\(compared), \(next))", name: sources[input].name, problem: .equal)
            )
        }
        return conditions
    }

    /// An expression when these inputs have sent their next samples.
    func shifted(_ expression: String, _ inputs: [Int]) -> String {
        inputs.reduce(expression) {
            $0.replacing(sent($1), with: "\(sources[$1].member).sample(\(sources[$1].number + 1))")
        }
    }

    /// What makes the request call, and the plans of its trigger and of all that it samples.
    private mutating func callPlan(
        _ alternative: Alternative,
        _ request: Request,
        source operand: Operand,
        trigger: WiringPlan,
        _ name: String
    ) -> (plan: WiringPlan, values: [WiringPlan], begins: Bool)? {
        var plan = WiringPlan(expression: "()", type: "Void")
        var values = trigger.values
        var sampled: [StreamID] = []
        for stream in alternative.sampled.map(\.source) {
            guard case .stream(let id) = stream else { return nil }
            sampled.append(id)
        }
        let source = Definition(of: operand)
        for id in sampled + request.sampled {
            guard let sample = lookedUp(id, beside: plan, trigger, of: source) else { return nil }
            plan.addLookedUp(sample)
            values.append(sample)
        }
        // What is sampled must be there before, without firing the request itself.
        guard !triggers(of: source).intersects(InputMask(plan.sends)), plan.failures.isEmpty,
            plan.failingAnswers.isEmpty, viewModel.backend.isRx || plan.answers.isEmpty, plan.isPossible
        else { return nil }
        guard let begins = begins(operand, looksUp: sampled + request.sampled, named: name)
        else { return nil }
        plan.add(trigger)
        plan.conditions += begins.unless
        return plan.isPossible ? (plan, values, begins.calls) : nil
    }

    /// A plan for what a request looks up; where there is none, it may have a value from the start, of which a test knows
    /// nothing: `page` of `nextPage.flatMapFirst(api.items(page))`, which `nextPage` changes.
    private mutating func lookedUp(
        _ stream: StreamID,
        beside plan: WiringPlan,
        _ trigger: WiringPlan,
        of source: Definition
    ) -> WiringPlan? {
        let known = expectations.count
        if let sample = self.plan(for: stream) {
            var all = plan
            all.add(sample)
            all.add(trigger)
            if all.isPossible, !triggers(of: source).intersects(InputMask(sample.sends)) { return sample }
            keepExpectations(known)
        }
        guard case .state(let index) = stream, viewModel.states[index].initialValue != nil else { return nil }
        return .unknownElement
    }

    /// `pull` of `(load | pull).flatMapLatest(…)` and of `(term | pull with term).flatMapLatest(…)`.
    private mutating func otherTriggers(_ source: Operand, besides plan: WiringPlan) -> [Int] {
        let definition: Definition
        switch source.source {
        case .nested(let nested): definition = nested
        case .stream(.flow(let index)):
            guard case .stream(let stream) = viewModel.flow[index], !stream.isRequest else { return [] }
            definition = stream.definition
        default: return []
        }
        guard definition.alternatives.count > 1,
            source.operators.allSatisfy({ $0.delay != nil && $0.name != "distinctUntilChanged" })
        else { return [] }
        let type = source.value.type ?? WiringPlan.unknownType
        let known = expectations.count
        defer { keepExpectations(known) }
        return definition.alternatives.indices.dropFirst().compactMap { index in
            guard case (let other, _)? = values(of: definition.alternatives[index], named: "nested", type: type),
                other.answers.isEmpty, other.failures.isEmpty, other.failingAnswers.isEmpty,
                other.conditions.allSatisfy(other.lookUpConditions.contains),
                case let more = other.sends.filter({ !plan.sends.contains($0) }), more.count == 1,
                more == Array(other.sends.suffix(1))
            else { return nil }
            return more[0]
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

    /// Whether nothing else calls the function once what a request looks up was sent: others do so before.
    private mutating func isOnlyCaller(_ place: DependencyCalls.Place, _ item: Int, from trigger: Int) -> Bool {
        let users = calls[place].users
        guard viewModel.backend.isRx, users.filter({ $0 == item }).count == 1 else { return false }
        return users.allSatisfy { user in
            guard let user, user != item else { return user != nil }
            guard let (_, _, _, source) = parts(ofRequest: user) else { return false }
            let definition = Definition(of: source)
            guard !triggers(of: definition).intersects(InputMask(trigger)) else { return false }
            guard reach.beginsByItself(definition) else { return true }
            // What brings one element at the start brings no other by itself.
            if case .unknown = start(of: source) { return false }
            return true
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
