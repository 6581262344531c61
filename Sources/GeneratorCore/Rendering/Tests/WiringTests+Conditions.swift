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

    func skip(unless condition: String, _ mark: String, _ problem: String) -> String {
        let (open, close) =
            usesSwiftTesting ? ("guard \(mark)passes(", ") else { return }") : ("try XCTSkipUnless(", ")")
        let text = "\(condition), \"\(problem)\""
        return text.utf8.count < 90
            ? open + text + close : "\(open)\n    \(condition),\n    \"\(problem)\"\n\(close)"
    }
}
