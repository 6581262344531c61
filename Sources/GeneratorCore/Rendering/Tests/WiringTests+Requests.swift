// How a request calls, answers and fails.

extension WiringTests {
    mutating func addRequests() {
        for index in viewModel.flow.indices {
            guard let facts = planner.facts(ofRequest: index) else {
                addStartTests(ofRequest: index)
                continue
            }
            // What its element is made by belongs to all of its tests.
            _ = assertAnswer(facts, since: nil)
            addCheck(facts)
            expectationCount = planner.expectations.count
            addPrimer(facts)
            addCallTest(facts)
            addFilterTest(facts)
            addEqualTest(facts)
            addTriggersTest(facts)
            addStartTest(facts)
            addSynchronousTest(facts)
            addSynchronousFailureTest(facts)
            addFailureTest(facts)
            addReturnTestOfAnswers(facts)
            addReturnTestOfFailures(facts)
            addRetryTest(facts)
            addFlatteningTest(facts)
            addBurstTest(facts)
            addActivityTest(facts)
            addOverlapTest(facts)
        }
    }

    /// The lines that prime a request and fire it at `times`.
    mutating func firing(_ facts: WiringPlanner.RequestFacts, at times: [Int]) -> [String] {
        return start(facts) + answers(facts.plan, firing: facts.index)
            + (times.count > 1 ? newSkips(second(facts), facts) : [])
            + times.enumerated().map { send(facts.trigger, at: $1, other: facts.compares ? $0 : 0) }
    }

    /// The lines in which a test of a request begins: what it looks up is sent, and what others call is left out.
    func start(_ facts: WiringPlanner.RequestFacts) -> [String] {
        let primes = facts.plan.sends.filter { $0 != facts.trigger }
        guard !primes.isEmpty else { return start(facts, sending: []) }
        return ["let given = try \(primer(facts))()"] + ownCalls(facts)
    }

    /// The same, where only these inputs send.
    func start(_ facts: WiringPlanner.RequestFacts, sending inputs: [Int]) -> [String] {
        let sends = inputs.enumerated().map { send($1, at: Time.first + $0 * Time.step) }
        return ["let given = \(harness)"] + sends + ownCalls(facts)
    }

    private func ownCalls(_ facts: WiringPlanner.RequestFacts) -> [String] {
        guard facts.isShared else { return [] }
        let time = Self.text(Time.trigger - Time.step / 2)
        return ["let \(recorder(facts)) = \(recorder(facts.place)).calls(from: \(time), on: given.scheduler)"]
    }

    /// The outputs that are the stream of the request, and what it makes of the answer; none where a test cannot say.
    mutating func assertAnswer(_ facts: WiringPlanner.RequestFacts, since time: Int?) -> [String] {
        let outputs = outputs(of: .flow(facts.index)).filter { time != nil || $0.type.trait.keepsWhatComesAtOnce }
        // What operators behind the request keep out or hold back has tests of its own.
        guard !outputs.isEmpty, let plan = planner.answerPlan(facts), plan.delay == facts.plan.delay,
            plan.conditions == facts.plan.conditions, plan.compares == facts.plan.compares
        else { return [] }
        var value = plan.expression
        var lines: [String] = []
        if value.utf8.contains(UInt8(ascii: "(")), outputs.contains(where: { !$0.type.isVoid }) {
            lines.append("let expected = \(tried(value))\(value)")
            value = "expected"
        }
        return lines + outputs.flatMap { assertLast($0, value, since: time) }
    }

    /// The lines for the conditions of which no check has told already.
    func newSkips(_ conditions: [WiringPlan.Condition], _ facts: WiringPlanner.RequestFacts) -> [String] {
        skips(conditions.filter { checks[facts.index]?.conditions.contains($0) != true }, of: [])
    }

    func primer(_ facts: WiringPlanner.RequestFacts) -> String { "given\(facts.name.capitalizedFirst)Inputs" }

    /// A function that sends what the request samples.
    private mutating func addPrimer(_ facts: WiringPlanner.RequestFacts) {
        let primes = facts.plan.sends.filter { $0 != facts.trigger }
        guard !primes.isEmpty else { return }
        let sends = primes.enumerated().map { send($1, at: Time.first + $0 * Time.step) }
        primers.append(
            Test(
                documentation: "What `\(facts.name)` looks up when it is triggered.",
                name: primer(facts),
                body: ["let given = \(harness)"] + sends + ["return given"]
            )
        )
    }

    private mutating func addCallTest(_ facts: WiringPlanner.RequestFacts) {
        var lines = firing(facts, at: [Time.trigger])
        // What is looked up changes in between, which is no trigger.
        let primes = facts.plan.sends.filter { $0 != facts.trigger }
        let renews = facts.canRenew && primes.count <= 4 && primes.allSatisfy(sendsSeveral)
        lines += newSkips(second(facts, renewing: renews ? primes : []), facts)
        if renews {
            lines += primes.enumerated().map { send($1, at: Time.trigger + Time.step * ($0 + 1), other: 1) }
        }
        lines.append(send(facts.trigger, at: Time.secondTrigger, other: facts.compares ? 1 : 0))
        let (declaration, value) = answer(facts)
        lines += declaration
        lines += [
            "\(recorder(facts)).answer(.just(\(value)))",
            "given.viewCount = 2",
            "try given.run()",
            equal("\(recorder(facts)).count", calls(facts, for: 2)),
        ]
        let call = planner.calls[facts.place]
        for (index, argument) in planner.calls.arguments(of: facts.closure).enumerated() {
            guard let plan = planner.argument(argument, call.types[index], of: facts.argumentValues, facts.name) else {
                continue
            }
            let value = plan.expression
            let received = "\(recorder(facts)).received"
            let first = facts.begins ? "dropFirst().first" : "first"
            lines.append("\(tried(value))\(same)(\(received).\(first)\(call.member(index)), \(value))")
            guard renews, plan.isRepeatable, !plan.sends.contains(facts.trigger) else { continue }
            let next = Self.next(value)
            lines.append("\(tried(next))\(same)(\(received).last\(call.member(index)), \(next))")
        }
        expectationCount = planner.expectations.count
        add(
            "\(facts.name)CallsOnceForEachTrigger",
            "One trigger of `\(facts.name)` is one call, however many views listen.",
            lines
        )
    }

    /// Each input that fires it does so.
    private mutating func addTriggersTest(_ facts: WiringPlanner.RequestFacts) {
        guard !facts.otherTriggers.isEmpty else { return }
        var lines = firing(facts, at: [Time.trigger])
        for (number, index) in facts.otherTriggers.enumerated() {
            lines.append(send(index, at: Time.secondTrigger + number * Time.step))
        }
        let (declaration, value) = answer(facts)
        lines += declaration
        lines += [
            "\(recorder(facts)).answer(.just(\(value)))",
            "try given.run()",
            equal("\(recorder(facts)).count", calls(facts, for: facts.otherTriggers.count + 1)),
        ]
        add("\(facts.name)CallsForEveryTrigger", "Each of its triggers makes `\(facts.name)` call.", lines)
    }

    /// The tests of a request that nothing fires but the start, or none.
    private mutating func addStartTests(ofRequest index: Int) {
        guard case .stream(let stream) = viewModel.flow[index], stream.isRequest else { return }
        guard let facts = planner.startFacts(ofRequest: index) else {
            return noteUntested("the calls of `\(stream.name)`")
        }
        addStartTest(facts)
        addSynchronousFailureTest(facts)
    }

    /// A call that nothing triggers is one, too.
    private mutating func addStartTest(_ facts: WiringPlanner.RequestFacts) {
        guard facts.begins, !facts.isAsync else { return }
        let (lines, seesAnswer) = answeredAtOnce(facts)
        add(
            "\(facts.name)CallsOnceAtTheStart",
            "Before anything is sent, `\(facts.name)` calls once\(seesAnswer ? Self.isNotLost : "").",
            ["let given = \(harness)"] + lines
        )
    }

    private static let isNotLost = ", and its answer is not lost"

    /// Two views, an answer that is there at once, and one call for it; tells whether an output shows the answer.
    private mutating func answeredAtOnce(
        _ facts: WiringPlanner.RequestFacts
    ) -> (lines: [String], seesAnswer: Bool) {
        let (declaration, value) = answer(facts)
        let lines =
            declaration + [
                "\(recorder(facts)).answer(.just(\(value)))",
                "given.viewCount = 2",
                "given.deliversAtOnce = true",
                "try given.run()",
                equal("\(recorder(facts)).count", "1"),
            ]
        let shown = assertAnswer(facts, since: nil)
        return (lines + shown, !shown.isEmpty)
    }

    private mutating func addSynchronousTest(_ facts: WiringPlanner.RequestFacts) {
        guard canFireAtOnce(facts) else { return }
        var lines =
            ["let given = \(harness)"] + answers(facts.plan, firing: facts.index)
            + facts.plan.sends.map { sendAtOnce($0) }
        let answered = answeredAtOnce(facts)
        let transformed = transformedOutputs(of: .flow(facts.index)).filter(\.type.trait.keepsWhatComesAtOnce)
        lines += answered.lines
        lines += transformed.map { equal("given.output.\($0.name.escapedMember).elements.count", "1") }
        let seesAnswer = answered.seesAnswer || !transformed.isEmpty
        add(
            "\(facts.name)CallsOnceWhenTriggeredAtOnce",
            "A trigger that fires before the view listens is one call\(seesAnswer ? Self.isNotLost : "").",
            lines
        )
    }

    /// Whether every input that the request needs may send as soon as it is listened to.
    mutating func canFireAtOnce(_ facts: WiringPlanner.RequestFacts) -> Bool {
        if facts.isAsync || facts.isShared { return false }
        if facts.begins { return facts.plan.sends.isEmpty }
        // What is looked up may not have answered yet.
        guard facts.plan.answers == facts.chain else { return false }
        for index in facts.chain where planner.facts(ofRequest: index)?.isAsync != false { return false }
        // What can fail is listened to last: what cannot has fired by then.
        let canFail = facts.plan.sends.map { planner.sources[$0].type.trait.canFail }
        guard planner.sources[facts.trigger].type.trait.canFail || !canFail.contains(true) else { return false }
        return facts.plan.sends.allSatisfy { index in
            let source = planner.sources[index]
            guard source.isTyped else { return false }
            // A signal repeats nothing: whoever listens second has missed it.
            if source.type.trait == .signal { return isReadOnce(index) }
            return [.observable, .infallible, .driver, .controlProperty].contains(source.type.trait)
        }
    }

    /// Whether nobody else reads the input.
    func isReadOnce(_ index: Int) -> Bool {
        var count = 0
        for definition in viewModel.definitions {
            definition.forEachRead { stream, _ in if stream == .input(index) { count += 1 } }
        }
        for output in viewModel.outputs {
            if case .stream(.input(index)) = output.source { count += 1 }
        }
        return count == 1
    }

    private mutating func addFlatteningTest(_ facts: WiringPlanner.RequestFacts) {
        let (name, sentence, counts): (String, String, (calls: Int, peak: Int, cancelled: Int))
        switch facts.flattening {
        case "flatMapLatest":
            (name, sentence, counts) = ("TakesTheLatest", "A newer trigger cancels the call in flight.", (2, 1, 1))
        case "flatMapFirst":
            (name, sentence, counts) = ("IgnoresTriggersInFlight", "Triggers during a call are ignored.", (1, 1, 0))
        case "concatMap": (name, sentence, counts) = ("Queues", "A trigger during a call waits for its end.", (2, 1, 0))
        case "flatMap": (name, sentence, counts) = ("RunsAll", "A trigger during a call makes another one.", (2, 2, 0))
        default: return
        }
        let recorder = self.recorder(facts)
        var lines = firing(facts, at: [Time.trigger, Time.secondTrigger])
        let (declaration, value) = answer(facts)
        lines += declaration
        lines += [
            "\(recorder).answer(.just(\(value)).delay(.seconds(15), scheduler: given.scheduler))",
            "try given.run()",
            equal("\(recorder).count", calls(facts, for: counts.calls)),
            equal("\(recorder).highestInFlight", "\(counts.peak)"),
            equal("\(recorder).cancelledCount", "\(counts.cancelled)"),
        ]
        add("\(facts.name)\(name)", sentence, lines)
    }

    /// Operators that wait do so for the request too.
    private mutating func addBurstTest(_ facts: WiringPlanner.RequestFacts) {
        guard facts.waitsForPauses else { return }
        var lines = firing(facts, at: [Time.trigger, Time.trigger + 1])
        if facts.begins {
            let (declaration, value) = answer(facts)
            lines += declaration + ["\(recorder(facts)).answer(.just(\(value)))"]
        }
        add(
            "\(facts.name)CallsOnceForABurst",
            "Triggers without a pause between them are one call.",
            lines + ["try given.run()", equal("\(recorder(facts)).count", calls(facts, for: 1))]
        )
    }
}

extension Trait {
    /// Whether the view is shown what came before it listened: a relay or subject that keeps nothing has lost it.
    var keepsWhatComesAtOnce: Bool { self != .publishRelay && self != .publishSubject }
}
