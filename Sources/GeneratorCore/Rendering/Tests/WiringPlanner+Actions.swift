// What makes an action run, and what it is given.

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
    ) -> (trigger: WiringPlan, values: [String: WiringPlan])? {
        let alternative = action.definition.alternatives[index]
        guard case .passThrough = alternative.transform, alternative.operands.count == 1,
            case let operand = alternative.operands[0], var plan = plan(for: operand, named: action.name),
            plan.isPossible,
            plan.sends.count == plan.looksUp.count + 1 || !plan.answers.isEmpty || !plan.failures.isEmpty
                || !plan.failingAnswers.isEmpty
        else { return nil }
        var values = Self.named(operand, plan)
        let triggers = plan.sends
        var samples = WiringPlan(expression: "()", type: "Void")
        for operand in alternative.sampled {
            guard operand.operators.isEmpty, case .stream(let id) = operand.source, let sample = self.plan(for: id)
            else { return nil }
            samples.addLookedUp(sample)
            values.merge(Self.named(operand, sample)) { $1 }
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
        if reach.beginsByItself(Definition(of: operand)) { return nil }
        return plan.isPossible ? (plan, values) : nil
    }
    /// The values of an operand by the names that a sink has for them.
    private static func named(_ operand: Operand, _ plan: WiringPlan) -> [String: WiringPlan] {
        let bindings = operand.value.bindings
        if plan.components.isEmpty {
            // Where only one of a combination carries something, its names do not say which.
            return bindings.count < 2 ? [bindings.first?.name ?? "$0": plan] : [:]
        }
        var values: [String: WiringPlan] = [:]
        for binding in bindings where plan.components.indices.contains(binding.index) {
            values[binding.name] = plan.components[binding.index]
        }
        return values
    }
}
