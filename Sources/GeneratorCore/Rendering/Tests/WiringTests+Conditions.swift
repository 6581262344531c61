// What tests find out about their samples before they send them.

extension WiringTests {
    /// What must hold for a request to be fired, by one sample and the next.
    struct Check {
        var line: String
        var conditions: [WiringPlan.Condition]
    }

    /// Puts what all tests of a request find out into a function, where it is more than one thing.
    mutating func addCheck(_ facts: WiringPlanner.RequestFacts) {
        let answers = facts.plan.answers.compactMap {
            planner.facts(ofRequest: $0).map { WiringPlanner.answer($0.name) }
        }
        let conditions = (facts.plan.conditions + second(facts)).filter { condition in
            !answers.contains { condition.expression.contains($0) }
        }
        guard conditions.count > 1 else { return }
        let name = "fires\(facts.name.capitalizedFirst)"
        let call = "\(viewModel.name.escapedIdentifier).\(name)(given)"
        var samples: [String] = []
        for sample in conditions.flatMap({ planner.samples(in: $0.expression) }) where !samples.contains(sample) {
            samples.append(sample)
        }
        planner.expectations.append(
            .init(
                name: name,
                parameters: ["_ given: Harness"],
                result: "throws -> Bool",
                body: conditions.enumerated().map { index, condition in
                    "\(index == 0 ? "try " : "    && ")\(condition.expression)"
                }
            )
        )
        let problem = "`\(facts.name)` is not called for \(samples.joined(separator: ", ")): \(advice)"
        checks[facts.index] = Check(line: skip(unless: call, "try ", problem), conditions: conditions)
    }

    /// What must hold for a second trigger, where it or what is looked up is another sample then.
    mutating func second(
        _ facts: WiringPlanner.RequestFacts,
        renewing primes: [Int] = []
    ) -> [WiringPlan.Condition] {
        let changed = primes + (facts.compares ? [facts.trigger] : [])
        let conditions = facts.plan.conditions.map { condition in
            var condition = condition
            condition.expression = planner.shifted(condition.expression, changed)
            return condition
        }
        return conditions.filter { !facts.plan.conditions.contains($0) } + facts.difference
    }

    /// The lines that end a test whose samples do not meet the conditions.
    func skips(_ conditions: [WiringPlan.Condition], of requests: [Int]) -> [String] {
        var lines: [String] = []
        var rest = conditions
        for check in requests.compactMap({ checks[$0] }) where rest.contains(where: check.conditions.contains) {
            lines.append(check.line)
            rest.removeAll(where: check.conditions.contains)
        }
        return lines
            + rest.map { condition in
                let samples = planner.samples(in: condition.expression).joined(separator: ", ")
                let problem =
                    switch condition.problem {
                    case .filtered: "`\(condition.name)` filters \(samples) out: \(advice)"
                    case .begins: "`\(condition.name)` calls before anything is sent"
                    case .equal: "`\(condition.name)` is sent what is equal, \(samples): \(advice)"
                    }
                return skip(unless: condition.expression, tried(condition.expression), problem)
            }
    }

    /// What the user may do about samples that do not fit.
    private var advice: String { "write 'extension \(viewModel.name).Harness: Prepared'" }

    private func skip(unless condition: String, _ mark: String, _ problem: String) -> String {
        let (open, close) =
            usesSwiftTesting ? ("guard \(mark)passes(", ") else { return }") : ("try XCTSkipUnless(", ")")
        let text = "\(condition), \"\(problem)\""
        return text.utf8.count < 90
            ? open + text + close : "\(open)\n    \(condition),\n    \"\(problem)\"\n\(close)"
    }

    // MARK: Triggers that make no call

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
            return addFilterTest(facts.name, "does not fire", lines)
        }
    }

    private mutating func addFilterTest(_ name: String, _ verb: String, _ lines: [String]) {
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
        addFilterTest(facts.name, "does not fire", lines)
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
            addFilterTest(action.name, "does not call", lines)
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
