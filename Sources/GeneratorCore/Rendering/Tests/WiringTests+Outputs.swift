// What comes to the outputs.

extension WiringTests {
    /// Whether what arrives at the output is seen one element after the other.
    func isObservable(_ output: Output) -> Bool {
        ![.single, .maybe, .completable, .anyObserver, .plain].contains(output.type.trait)
    }

    /// The outputs that are `stream` itself, with nothing in between.
    func outputs(of stream: StreamID) -> [Output] {
        viewModel.outputs.filter { output in
            guard isObservable(output) else { return false }
            switch output.source {
            case .stream(let source): return source == stream
            case .definition(let definition):
                guard definition.alternatives.count == 1, definition.alternatives[0].passesValuesThrough else {
                    return false
                }
                return definition.alternatives[0].isOnly(stream)
            case .logic: return false
            }
        }
    }

    /// The outputs that make one element of each of `stream`.
    func transformedOutputs(of stream: StreamID) -> [Output] {
        viewModel.outputs.filter { output in
            guard isObservable(output), output.fallback == nil, case .definition(let definition) = output.source,
                definition.alternatives.count == 1, let alternative = definition.alternatives.first,
                !alternative.passesValuesThrough, alternative.isOnly(stream)
            else { return false }
            if case .closure(let closure) = alternative.transform {
                return !closure.text.mayTrap && closure.captures.dependencies.isEmpty && !closure.text.mentionsTry
            }
            return true
        }
    }

    /// The outputs that show each error of a request.
    func errorOutputs(of request: Int) -> [Output] {
        viewModel.outputs.filter { output in
            guard isObservable(output), output.fallback == nil, case .definition(let definition) = output.source,
                definition.alternatives.count == 1
            else { return false }
            let alternative = definition.alternatives[0]
            return alternative.isOnly(.errors) || alternative.isOnly(.flowErrors(request))
        }
    }

    func assertLast(_ output: Output, _ value: String, since time: Int?) -> [String] {
        let member = "given.output.\(output.name.escapedMember)"
        if output.type.isVoid {
            let elements = time.map { "\(member).elements(since: \(Self.text($0)))" } ?? "\(member).elements"
            return [equal("\(elements).count", "1")]
        }
        let elements = time.map { "\(member).elements(since: \(Self.text($0)))" } ?? "\(member).elements"
        guard value.utf8.contains(UInt8(ascii: "(")) else { return ["\(same)(\(elements).last, \(value))"] }
        return ["let expected = \(tried(value))\(value)", "\(same)(\(elements).last, expected)"]
    }

    /// Samples may be missing.
    func tried(_ expression: String) -> String {
        expression.holds(".sample(") || expression.holds("passed(") ? "try " : ""
    }

    /// The outputs that no test looks at.
    mutating func noteUntestedOutputs() {
        for output in viewModel.outputs where isObservable(output) {
            let member = "given.output.\(output.name.escapedMember)."
            let isTested = tests.contains { test in test.body.contains { $0.contains(member) } }
            if !isTested { noteUntested("the output `\(output.name)`") }
        }
    }

    mutating func addOutputs() {
        for output in viewModel.outputs where isObservable(output) {
            planner.keepExpectations(max(expectationCount, 0))
            switch output.source {
            case .logic: continue
            case .stream(let stream):
                if case .state(let index) = stream, let definition = planner.viewModel.states[index].definition {
                    let state = planner.viewModel.states[index]
                    guard !planner.reach.writtenStates.contains(index) else { continue }
                    addTests(of: output, definition, of: state.name, type: state.element, state: stream)
                } else if let plan = planner.plan(for: stream) {
                    addTest(of: output, plan, suffix: "")
                }
            case .definition(let definition):
                addTests(of: output, definition, of: output.name, type: output.type.element, state: nil)
                addErrorTests(of: output, definition)
            }
        }
    }

    private mutating func addTests(
        of output: Output,
        _ definition: Definition,
        of name: String,
        type: String,
        state: StreamID?
    ) {
        for index in definition.alternatives.indices {
            let plan =
                if let state { planner.plan(forAlternative: index, ofState: state) } else {
                    planner.plan(for: definition, alternative: index, named: name, type: type)
                }
            guard let plan else { continue }
            addTest(of: output, plan, suffix: definition.alternatives.count > 1 ? "\(index + 1)" : "")
            addWaitingTest(of: output, plan)
        }
    }

    /// Whatever fails is among all errors.
    private mutating func addErrorTests(of output: Output, _ definition: Definition) {
        guard output.fallback == nil, definition.alternatives.count == 1, definition.alternatives[0].isOnly(.errors)
        else {
            return
        }
        for index in viewModel.inputs.indices {
            guard let plan = planner.plan(for: .inputErrors(index)) else { continue }
            let (lines, last) = arrangement(plan)
            let member = "given.output.\(output.name.escapedMember)"
            add(
                "\(output.name)Shows\(sources(plan).names)",
                "`\(output.name)` shows \(sources(plan).text).",
                lines + ["try given.run()", equal("\(member).elements(since: \(Self.text(last))).count", "1")]
            )
        }
    }

    private mutating func addTest(of output: Output, _ plan: WiringPlan, suffix: String) {
        guard plan.isPossible, plan.sends.count + plan.failures.count > 0 else { return }
        expectationCount = planner.expectations.count
        var (lines, last) = arrangement(plan, renewing: .all)
        lines.append("try given.run()")
        for index in plan.failingAnswers {
            guard let facts = planner.facts(ofRequest: index) else { continue }
            lines.append(onlyIfFailing("\(recorder(facts))"))
        }
        lines += assertLast(output, plan.expression, since: last)
        if !plan.answers.isEmpty, !isOnMainActor, [.observable, .infallible].contains(output.type.trait) {
            lines.append(equal("given.output.\(output.name.escapedMember).countOnAnswer", "0"))
        }
        let from = sources(plan)
        add(
            "\(output.name)Follows\(from.names)\(suffix)",
            "`\(output.name)` is what the spec makes of \(from.text).",
            lines
        )
    }

    /// What is held back comes no sooner, and comes.
    private mutating func addWaitingTest(of output: Output, _ plan: WiringPlan) {
        guard plan.delay > 0, plan.isPossible, plan.sends.count == 1,
            plan.answers.count + plan.failingAnswers.count == 0
        else { return }
        let (lines, last) = arrangement(plan)
        let member = "given.output.\(output.name.escapedMember)"
        add(
            "\(output.name)Waits",
            "`\(output.name)` takes what it gets after \(plan.delay) ms of virtual time, no sooner.",
            lines + [
                "try given.run()",
                equal("\(member).elements(since: \(Self.text(last))).count", "1"),
                equal("\(member).elements(since: \(Self.text(last + plan.delay))).count", "1"),
            ]
        )
    }

    /// What a plan starts from: `Email`, and in words.
    func sources(_ plan: WiringPlan) -> (names: String, text: String) {
        if let index = plan.failingAnswers.last ?? plan.answers.last,
            case .stream(let stream) = viewModel.flow[index]
        {
            let fails = !plan.failingAnswers.isEmpty
            return (
                stream.name.capitalizedFirst + (fails ? "Errors" : ""),
                fails ? "an error of `\(stream.name)`" : "an answer of `\(stream.name)`"
            )
        }
        let sources = (plan.failures + plan.sends).map { planner.sources[$0] }
        guard let first = sources.first else { return ("", "") }
        if !plan.failures.isEmpty { return (first.title + "Errors", "an error of `\(first.name)`") }
        if sources.count > 2 { return ("Inputs", "its inputs") }
        return (
            sources.map(\.title).joined(separator: "And"), sources.map { "`\($0.name)`" }.joined(separator: " and ")
        )
    }
}

extension Alternative {
    /// Whether it is nothing but the elements of `stream`, perhaps transformed.
    fileprivate func isOnly(_ stream: StreamID) -> Bool {
        guard operands.count == 1, sampled.isEmpty, operands[0].operators.isEmpty,
            case .stream(let source) = operands[0].source
        else { return false }
        return source == stream
    }
}
