// What becomes of a request that fails.

extension WiringTests {
    mutating func addSynchronousFailureTest(_ facts: WiringPlanner.RequestFacts) {
        let outputs = errorOutputs(of: facts.index).filter(\.type.trait.keepsWhatComesAtOnce)
        guard facts.canFail, canFireAtOnce(facts), !outputs.isEmpty else { return }
        var lines =
            ["let given = \(harness)"] + answers(facts.plan, firing: facts.index)
            + facts.plan.sends.map { sendAtOnce($0) }
        lines += [
            "\(recorder(facts)).answer(.error(TestError()))",
            "given.deliversAtOnce = true",
            "try given.run()",
            onlyIfFailing("\(recorder(facts))"),
        ]
        for output in outputs { lines.append(equal("given.output.\(output.name.escapedMember).elements.count", "1")) }
        add(
            "\(facts.name)ShowsAFailureThatComesAtOnce",
            "A failure that comes before the view listens is not lost.",
            lines
        )
    }

    mutating func addFailureTest(_ facts: WiringPlanner.RequestFacts) {
        guard facts.canFail, facts.attempts < 6 else { return }
        var lines = firing(facts, at: [Time.trigger, Time.secondTrigger])
        let (declaration, value) = answer(facts)
        let failures = Array(repeating: ".error(TestError())", count: facts.attempts).joined(separator: ", ")
        lines += declaration
        lines += [
            answering(facts, failures, ".just(\(value))"),
            "try given.run()",
            onlyIfFailing("\(recorder(facts))"),
            equal("\(recorder(facts)).count", calls(facts, for: facts.attempts + 1)),
        ]
        lines += assertAnswer(facts, since: Time.secondTrigger)
        for output in errorOutputs(of: facts.index) {
            lines.append(equal("given.output.\(output.name.escapedMember).elements.count", "1"))
        }
        add(
            "\(facts.name)SurvivesAFailure",
            "A failure of `\(facts.name)` goes to its errors, and the next trigger calls again.",
            lines
        )
    }

    /// A failure is none before the last attempt.
    mutating func addRetryTest(_ facts: WiringPlanner.RequestFacts) {
        guard facts.attempts > 1 else { return }
        var lines = firing(facts, at: [Time.trigger])
        let (declaration, value) = answer(facts)
        lines += declaration
        lines += [
            answering(facts, ".error(TestError())", ".just(\(value))"),
            "try given.run()",
            onlyIfFailing("\(recorder(facts))"),
            equal("\(recorder(facts)).count", calls(facts, for: 2)),
        ]
        lines += assertAnswer(facts, since: Time.trigger)
        for output in errorOutputs(of: facts.index) {
            lines.append(equal("given.output.\(output.name.escapedMember).elements.count", "0"))
        }
        add("\(facts.name)TriesAgain", "A call that fails is made again, and its failure is not shown.", lines)
    }
}
