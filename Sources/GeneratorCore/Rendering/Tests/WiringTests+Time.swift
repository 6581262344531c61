// What operators do that keep time.

extension WiringTests {
    /// An input that reaches an output through operators, one of which keeps time.
    private struct TimedPath {
        var input: Int
        var step: StreamOperator
        /// In milliseconds.
        var time: Int
    }

    /// Far enough from the start that whatever begins there has settled.
    private static let start = 20_000

    mutating func addTimeOperators() {
        for output in viewModel.outputs where isObservable(output) {
            planner.keepExpectations(max(expectationCount, 0))
            guard let path = timedPath(to: output), planner.plan(for: .input(path.input)) != nil else { continue }
            switch path.step.name {
            case "throttle": addThrottle(output, path)
            case "debounce": addDebounce(output, path)
            case "timeout": addTimeout(output, path)
            case "buffer": addBuffer(output, path)
            case "window": addWindow(output, path)
            case "take", "skip": addTimeLimit(output, path)
            default: break
            }
        }
    }

    private func member(_ output: Output) -> String { "given.output.\(output.name.escapedMember)" }

    private func sends(_ path: TimedPath, at times: [Int]) -> [String] {
        ["let given = \(harness)"] + times.map { send(path.input, at: $0) }
    }

    private func run(until time: Int) -> String {
        time < 60_000 ? "try given.run()" : "try given.run(until: \(Self.text(time)))"
    }

    private func count(_ output: Output, since time: Int) -> String {
        "\(member(output)).elements(since: \(Self.text(time))).count"
    }

    private mutating func addThrottle(_ output: Output, _ path: TimedPath) {
        let start = Self.start
        let keepsLast = path.step.arguments?.text.holds("latest: false") != true
        add(
            "\(output.name)Throttles",
            keepsLast
                ? "Of a burst, `\(output.name)` takes the first element at once and the last after \(path.time) ms."
                : "Of a burst, `\(output.name)` takes the first element.",
            sends(path, at: [start, start + 1, start + 2]) + [
                run(until: start + path.time * 2),
                equal(count(output, since: start), keepsLast ? "2" : "1"),
                equal(count(output, since: start + path.time), keepsLast ? "1" : "0"),
            ]
        )
    }

    private mutating func addDebounce(_ output: Output, _ path: TimedPath) {
        let start = Self.start
        add(
            "\(output.name)TakesOneOfABurst",
            "Of a burst, `\(output.name)` takes the last element, after \(path.time) ms without another.",
            sends(path, at: [start, start + path.time / 2, start + path.time]) + [
                run(until: start + path.time * 3),
                equal(count(output, since: start), "1"),
                equal(count(output, since: start + path.time * 2), "1"),
            ]
        )
    }

    private mutating func addTimeout(_ output: Output, _ path: TimedPath) {
        // Before the first element it is quiet too.
        let first = min(Time.first, path.time / 2)
        let end = first + path.time
        if output.fallback != nil {
            add(
                "\(output.name)FallsBackAfterASilence",
                "`\(output.name)` shows its fallback after \(path.time) ms without an element.",
                sends(path, at: [first]) + [run(until: end * 2), equal(count(output, since: first), "2")]
            )
        } else {
            add(
                "\(output.name)EndsWithASilence",
                "`\(output.name)` ends after \(path.time) ms without an element.",
                sends(path, at: [first, end + path.time]) + [
                    run(until: (end + path.time) * 2), equal(count(output, since: first), "1"),
                ]
            )
        }
    }

    private mutating func addBuffer(_ output: Output, _ path: TimedPath) {
        // Periods are counted from the start.
        let start = path.time * 2 + path.time / 4
        let end = path.time * 3
        guard output.type.element.hasPrefix("["), FragmentText.splitList(path.step.arguments?.text ?? "").count == 2,
            let most = path.step.arguments?.text.split(separator: " ").last.flatMap({ Int($0) }), most > 2
        else { return }
        add(
            "\(output.name)CollectsFor\(path.time)Milliseconds",
            "`\(output.name)` takes together what comes within \(path.time) ms.",
            sends(path, at: [start, start + 1]) + [
                run(until: end + path.time / 2),
                equal("\(member(output)).elements(since: \(Self.text(end))).first?.count", "2"),
            ]
        )
    }

    private mutating func addWindow(_ output: Output, _ path: TimedPath) {
        add(
            "\(output.name)OpensAWindowEach\(path.time)Milliseconds",
            "`\(output.name)` opens a window each \(path.time) ms.",
            [
                "let given = \(harness)", "try given.run(until: \(Self.text(path.time * 3 + path.time / 2)))",
                equal("\(member(output)).elements.count", "4"),
            ]
        )
    }

    private mutating func addTimeLimit(_ output: Output, _ path: TimedPath) {
        let isTake = path.step.name == "take"
        let before = path.time / 2
        let after = path.time + path.time / 2
        add(
            "\(output.name)\(isTake ? "EndsAfter" : "BeginsAfter")\(path.time)Milliseconds",
            "`\(output.name)` \(isTake ? "takes what comes" : "takes nothing of what comes") in the first \(path.time) ms.",
            sends(path, at: [before, after]) + [
                run(until: after * 2),
                equal(count(output, since: before), "1"),
                equal(count(output, since: after), isTake ? "0" : "1"),
            ]
        )
    }

    // MARK: Paths

    private func timedPath(to output: Output) -> TimedPath? {
        var steps: [StreamOperator] = []
        var input: Int?
        switch output.source {
        case .stream(let stream): input = source(of: stream, &steps)
        case .definition(let definition): input = source(of: definition, &steps)
        case .logic: return nil
        }
        guard let input, Self.sendsOften(viewModel.inputs[input].type.trait) else { return nil }
        let timed = steps.filter { $0.takesScheduler }
        guard timed.count == 1, let step = timed.first, let time = step.milliseconds, time >= 4,
            steps.allSatisfy({ $0.takesScheduler || $0.name == "share" })
        else { return nil }
        return TimedPath(input: input, step: step, time: time)
    }

    private static func sendsOften(_ trait: Trait) -> Bool {
        [.observable, .infallible, .driver, .signal, .controlEvent, .controlProperty].contains(trait)
    }

    /// The only input from which elements come, through `steps`.
    private func source(of stream: StreamID, _ steps: inout [StreamOperator]) -> Int? {
        switch stream {
        case .input(let index): return index
        case .state(let index):
            guard !planner.reach.writtenStates.contains(index),
                let definition = planner.viewModel.states[index].definition
            else { return nil }
            return source(of: definition, &steps)
        case .flow(let index):
            guard case .stream(let flow) = viewModel.flow[index], !flow.isRequest else { return nil }
            return source(of: flow.definition, &steps)
        default: return nil
        }
    }

    private func source(of definition: Definition, _ steps: inout [StreamOperator]) -> Int? {
        guard definition.alternatives.count == 1, let alternative = definition.alternatives.first,
            alternative.operands.count == 1, alternative.sampled.isEmpty, let operand = alternative.operands.first,
            !alternative.mayTrap
        else { return nil }
        steps += operand.operators
        // What goes round comes back with more and more steps.
        guard steps.count < 32, case .stream(let stream) = operand.source else { return nil }
        return source(of: stream, &steps)
    }
}

extension Alternative {
    fileprivate var mayTrap: Bool {
        guard case .closure(let closure) = transform else { return false }
        return closure.text.mayTrap
    }
}
