// What a view is shown that comes later.

extension WiringTests {
    /// An answer is not shown again: it may have opened a screen.
    mutating func addReturnTestOfAnswers(_ facts: WiringPlanner.RequestFacts) {
        let flow = StreamID.flow(facts.index)
        let outputs = (outputs(of: flow) + transformedOutputs(of: flow)).filter {
            $0.type.trait == .signal && $0.fallback == nil
        }
        guard viewModel.backend.isRx, !outputs.isEmpty else { return }
        let (declaration, value) = answer(facts)
        var lines = firing(facts, at: [Time.trigger]) + declaration
        lines += [
            answering(facts, ".just(\(value))"), "given.returnTime = \(Self.text(Time.secondTrigger))",
            "try given.run()", equal("\(recorder(facts)).count", calls(facts, for: 1)),
        ]
        for output in outputs {
            lines.append(equal("given.output.\(output.name.escapedMember).elementsOnReturn.count", "0"))
        }
        add(
            "\(facts.name)ShowsAnAnswerOnce",
            "An answer of `\(facts.name)` is not shown again to a view that comes later.",
            lines
        )
    }

    /// An error is not shown again.
    mutating func addReturnTestOfFailures(_ facts: WiringPlanner.RequestFacts) {
        let outputs = errorOutputs(of: facts.index).filter { $0.type.trait == .signal }
        guard viewModel.backend.isRx, facts.canFail, !outputs.isEmpty else { return }
        var lines = firing(facts, at: [Time.trigger])
        if facts.begins { lines += answer(facts).declaration }
        lines += [
            answering(facts, ".error(TestError())"),
            "given.returnTime = \(Self.text(Time.secondTrigger))",
            "try given.run()",
            onlyIfFailing("\(recorder(facts))"),
        ]
        for output in outputs {
            let member = "given.output.\(output.name.escapedMember)"
            lines.append(equal("\(member).elements.count", "1"))
            lines.append(equal("\(member).elementsOnReturn.count", "0"))
        }
        add(
            "\(facts.name)ShowsAFailureOnce",
            "A failure of `\(facts.name)` is not shown again to a view that comes later.",
            lines
        )
    }
}
