// Whether a call is in flight.

extension WiringTests {
    /// The outputs that show whether a call is in flight.
    private mutating func activityOutputs(_ facts: WiringPlanner.RequestFacts) -> [Output] {
        let whole = planner.isAlone(facts) ? outputs(of: .activity) : []
        return (outputs(of: .flowActivity(facts.index)) + whole).filter {
            [.driver, .observable, .infallible].contains($0.type.trait)
        }
    }

    /// Two calls in flight are one activity, which ends with the last of them.
    mutating func addOverlapTest(_ facts: WiringPlanner.RequestFacts) {
        let outputs = activityOutputs(facts)
        // A queue may say in between that nothing runs.
        guard !outputs.isEmpty, facts.flattening != "concatMap" else { return }
        let end = facts.flattening == "flatMapFirst" ? Time.trigger + 15_000 : Time.secondTrigger + 15_000
        let (declaration, value) = answer(facts)
        var lines = firing(facts, at: [Time.trigger, Time.secondTrigger]) + declaration
        lines += [
            "\(recorder(facts)).answer(.just(\(value)).delay(.seconds(15), scheduler: given.scheduler))",
            "try given.run()",
        ]
        for output in outputs {
            let member = "given.output.\(output.name.escapedMember)"
            lines.append(activity(output, facts, "true, false"))
            lines.append(equal("\(member).elements(since: \(Self.text(end)))", "[false]"))
        }
        add(
            "\(facts.name)IsActiveUntilTheLastAnswer",
            "Calls that overlap are one activity, which ends with the last of them.",
            lines
        )
    }

    /// That an output shows activity from the first trigger on; before it, a call that nothing has triggered may be made.
    private func activity(_ output: Output, _ facts: WiringPlanner.RequestFacts, _ elements: String) -> String {
        let member = "given.output.\(output.name.escapedMember)"
        return facts.begins
            ? equal("\(member).elements(since: \(Self.text(Time.trigger)))", "[\(elements)]")
            : equal("\(member).elements", "[false, \(elements)]")
    }

    mutating func addActivityTest(_ facts: WiringPlanner.RequestFacts) {
        let outputs = activityOutputs(facts)
        guard !outputs.isEmpty else { return }
        var lines = firing(facts, at: [Time.trigger, Time.secondTrigger])
        let (declaration, value) = answer(facts)
        lines += declaration
        lines += [
            facts.canFail
                ? answering(facts, ".just(\(value))", ".error(TestError())") : answering(facts, ".just(\(value))"),
            "try given.run()",
        ]
        lines += outputs.map { activity($0, facts, "true, false, true, false") }
        add(
            "\(facts.name)IsActiveDuringCalls",
            "Activity begins with a call, and ends with its answer\(facts.canFail ? " or failure" : "").",
            lines
        )
    }
}
