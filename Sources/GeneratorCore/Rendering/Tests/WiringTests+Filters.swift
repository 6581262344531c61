// Triggers that make no call.

extension WiringTests {
    /// What is filtered out makes no call.
    mutating func addFilterTest(_ facts: WiringPlanner.RequestFacts) {
        let primes = facts.plan.sends.filter { $0 != facts.trigger }
        // What is looked up is emptied before the trigger fires.
        let candidates = [facts.trigger] + (primes.count <= 6 && facts.plan.delay < Time.step ? primes : [])
        let count = tests.count
        for index in candidates { addFilterTest(facts, emptying: index) }
        if tests.count == count { addFilterTestAtFirst(facts) }
    }

    /// What a state begins with is filtered out before an answer has changed it: `hasMore` of `(end with hasMore)`.
    private mutating func addFilterTestAtFirst(_ facts: WiringPlanner.RequestFacts) {
        let filters = facts.plan.filters
        guard viewModel.backend.isRx, !filters.isEmpty else { return }
        let plans = viewModel.states.indices.map { index in planner.attempt { $0.plan(for: .state(index)) } }
        for (state, plan) in zip(viewModel.states, plans) {
            guard let value = state.initialValue, state.seeds.isEmpty, planner.isPlain(state.element), let plan,
                !plan.answers.isEmpty, !plan.sends.contains(facts.trigger),
                plans.filter({ $0?.expression == plan.expression }).count == 1
            else { continue }
            let passes = filters.filter { filter in
                TokenizedFragment(filter).singleCall
                    .map { FragmentText.splitList($0.arguments).contains(plan.expression) } ?? false
            }
            .map { $0.replacing(plan.expression, with: "(\(value) as \(state.element))") }
            if passes.isEmpty { continue }
            let others = facts.plan.sends.filter { $0 != facts.trigger && !plan.sends.contains($0) }
            let lines =
                start(facts, sending: others) + [
                    skip(unlessNot: passes, "`\(facts.name)` lets through what `\(state.name)` begins with"),
                    send(facts.trigger, at: Time.trigger), "try given.run()",
                    equal("\(recorder(facts)).count", calls(facts, for: 0)),
                ]
            return addUncalledTest(facts.name, "does not fire", lines)
        }
    }

    private mutating func addUncalledTest(_ name: String, _ verb: String, _ lines: [String]) {
        add("\(name)IsNotCalledForWhatIsFilteredOut", "What is filtered out \(verb) `\(name)`.", lines)
    }

    /// The line that ends a test where what is to be filtered out passes all the same.
    private func skip(unlessNot passes: [String], _ problem: String) -> String {
        let all =
            passes.count == 1 && !passes[0].hasSuffix(" != nil") ? passes[0] : "(\(passes.joined(separator: " && ")))"
        return skip(unless: "!\(all)", tried(all), problem)
    }

    private mutating func addFilterTest(_ facts: WiringPlanner.RequestFacts, emptying index: Int) {
        guard let (empty, skip) = emptied(index, facts.plan, facts.name) else { return }
        var lines = start(facts) + answers(facts.plan.withoutConditions)
        lines.append(skip)
        let isTrigger = index == facts.trigger
        let time = isTrigger ? Time.trigger : Time.trigger - Time.step
        lines.append("\(input(index)).send(\(empty), at: \(Self.text(time)))")
        if !isTrigger { lines.append(send(facts.trigger, at: Time.trigger)) }
        lines += ["try given.run()", equal("\(recorder(facts)).count", calls(facts, for: 0))]
        addUncalledTest(facts.name, "does not fire", lines)
    }

    /// An action does not run for what is filtered out.
    mutating func addFilterTest(_ action: Action, _ place: DependencyCalls.Place, after plan: WiringPlan) {
        for index in plan.sends {
            guard let (empty, skip) = emptied(index, plan, action.name) else { continue }
            var lines = ["let given = \(harness)"] + answers(plan.withoutConditions)
            lines.append(skip)
            for (number, input) in plan.sends.enumerated() {
                let time = Time.first + number * Time.step
                lines.append(
                    input == index
                        ? "\(self.input(index)).send(\(empty), at: \(Self.text(time)))" : send(input, at: time)
                )
            }
            lines += ["try given.run()", equal("\(recorder(place)).count", "0")]
            addUncalledTest(action.name, "does not call", lines)
        }
    }

    /// What a source sends in place of its sample so that a filter keeps it out, and the line that ends a test where it
    /// passes; nothing where no filter sees it.
    private func emptied(_ index: Int, _ plan: WiringPlan, _ name: String) -> (value: String, skip: String)? {
        let source = planner.sources[index]
        let sent = planner.sent(index)
        let filters = plan.filters.filter { $0.contains(sent) }
        guard !filters.isEmpty, let empty = Self.empty(source) else { return nil }
        let passes = filters.map { $0.replacing(sent, with: "(\(empty) as \(source.type.element))") }
        return (empty, skip(unlessNot: passes, "`\(name)` lets \(empty == "\"\"" ? "an empty text" : empty) pass"))
    }

    /// What most filters keep out: nothing in it, or the Boolean that no test sends.
    private static func empty(_ source: WiringPlanner.Source) -> String? {
        let type = source.type.element
        if type.hasSuffix("?") { return "nil" }
        if type == "String" { return "\"\"" }
        if type == "Bool" { return source.number % 2 == 0 ? "true" : "false" }
        if ["Int", "Double", "Float", "UInt"].contains(type) { return "0" }
        return type.hasPrefix("[") && !FragmentText.splitList(type).contains { $0.contains(":") } ? "[]" : nil
    }

    /// What equals the element before makes no call.
    mutating func addEqualTest(_ facts: WiringPlanner.RequestFacts) {
        guard facts.compares else { return }
        var lines = start(facts) + answers(facts.plan, firing: facts.index)
        let (declaration, value) = answer(facts)
        lines += [Time.trigger, Time.secondTrigger].map { send(facts.trigger, at: $0) } + declaration
        lines += [
            "\(recorder(facts)).answer(.just(\(value)))",
            "try given.run()",
            equal("\(recorder(facts)).count", calls(facts, for: 1)),
        ]
        add("\(facts.name)IgnoresWhatIsEqual", "What equals the element before does not fire `\(facts.name)`.", lines)
    }
}

extension WiringPlan {
    fileprivate var withoutConditions: WiringPlan {
        var plan = self
        plan.conditions = []
        return plan
    }
}
