// What the ViewModel does to others, and who holds it.

extension WiringTests {
    mutating func addActions() {
        for (index, item) in viewModel.flow.enumerated() {
            guard case .action(let action) = item, case .closure(let closure) = action.sink,
                let place = planner.calls.place(ofAction: closure)
            else { continue }
            let dependency = viewModel.dependencies[place.dependency]
            let harness = HarnessValues(viewModel: viewModel, profile: profile, calls: planner.calls)
            guard case .double = harness.substitute(dependency) else { continue }
            for alternative in action.definition.alternatives.indices {
                planner.keepExpectations(expectationCount)
                guard let plan = planner.actionPlan(action, alternative: alternative),
                    planner.isOnlyCaller(place, index, when: plan.trigger.sends)
                else {
                    noteUntested("the action `\(action.name)`")
                    continue
                }
                addCallTest(action, closure, place, plan)
                addFilterTest(action, place, after: plan.trigger)
                if action.definition.alternatives.count == 1, action.definition.alternatives[0].sampled.isEmpty {
                    addSynchronousActionTest(action, place, after: plan.trigger)
                }
            }
        }
    }

    private mutating func addCallTest(
        _ action: Action,
        _ closure: Closure,
        _ place: DependencyCalls.Place,
        _ plan: (trigger: WiringPlan, values: [String: WiringPlan])
    ) {
        expectationCount = planner.expectations.count
        var (lines, _) = arrangement(plan.trigger, renewing: .lookedUp)
        lines += [
            "given.viewCount = 2",
            "try given.run()",
            equal("\(recorder(place)).count", "1"),
        ]
        if !plan.trigger.answers.isEmpty, !isOnMainActor {
            lines.append(equal("\(recorder(place)).countOnAnswer", "0"))
        }
        let call = planner.calls[place]
        for (index, argument) in planner.calls.arguments(of: closure).enumerated() {
            guard let value = planner.argument(argument, call.types[index], of: plan.values, action.name)?.expression
            else { continue }
            lines.append(
                "\(tried(value))\(same)(\(recorder(place)).received.first\(call.member(index)), \(value))"
            )
        }
        expectationCount = planner.expectations.count
        let source = sources(plan.trigger)
        let isOnly = call.users.count == 1 && action.definition.alternatives.count == 1
        add(
            "\(action.name)IsCalledOnce\(isOnly ? "" : "For\(source.names)")",
            "\(source.text.capitalizedFirst) calls `\(action.name)` once, however many views listen.",
            lines
        )
    }

    /// An action that misses what comes before the view listens would do too little.
    private mutating func addSynchronousActionTest(
        _ action: Action,
        _ place: DependencyCalls.Place,
        after plan: WiringPlan
    ) {
        guard plan.delay == 0, plan.answers.count == 1, let facts = planner.facts(ofRequest: plan.answers[0]),
            canFireAtOnce(facts), sendsSeveralAtOnce(facts.trigger)
        else { return }
        let (declaration, value) = answer(facts)
        var lines =
            ["let given = \(harness)"] + facts.plan.sends.map { sendAtOnce($0) } + [
                sendAtOnce(facts.trigger, other: facts.compares ? 1 : 0)
            ]
        lines += declaration + skips(plan.conditions, of: [facts.index]) + newSkips(second(facts), facts)
        lines += [
            "\(recorder(facts)).answer(.just(\(value)))",
            "given.deliversAtOnce = true",
            "try given.run()",
            equal("\(recorder(place)).count", "2"),
        ]
        add(
            "\(action.name)IsCalledForEachAnswerAtOnce",
            "Answers that come before the view listens call `\(action.name)` each.",
            lines
        )
    }

    /// Whether whoever listens gets all elements that come at once.
    private func sendsSeveralAtOnce(_ index: Int) -> Bool {
        switch planner.sources[index].type.trait {
        case .observable, .infallible: true
        case .driver, .signal: isReadOnce(index)
        default: false
        }
    }

    mutating func addLifetime() {
        planner.keepExpectations(expectationCount)
        var plan = WiringPlan(expression: "()", type: "Void")
        for index in planner.sources.indices {
            if let source = planner.plan(forInput: index) { plan.add(source) }
        }
        var lines = arrangement(plan).lines + ["try given.run()"]
        for (index, dependency) in viewModel.dependencies.enumerated()
        where dependency.ownership == .weak && !isAwaited(index) {
            addWeakTest(dependency, lines)
        }
        guard profile.kind != .struct else { return }
        lines += [
            "let viewModel = WeakReference(given.viewModel)",
            "given.release()",
            equal("viewModel.object", "nil"),
        ]
        add("isFreedWhileTheViewHoldsItsOutputs", "Nothing but its owner retains the ViewModel.", lines)
    }

    /// Whether a request awaits a dependency, which a call that nobody answers retains.
    private func isAwaited(_ dependency: Int) -> Bool {
        viewModel.hasOperator { step in
            switch step.request?.call {
            case .async(let call, _): call.captures.dependencies.contains(dependency)
            case .expression(let call): !viewModel.backend.isRx && call.captures.dependencies.contains(dependency)
            case .logic, nil: false
            }
        }
    }

    /// What a dependency does for whoever listens, it does once.
    mutating func addSharing() {
        for (index, stream) in viewModel.ownedStreams.enumerated() where stream.isShared {
            let source = planner.sources[viewModel.inputs.count + index]
            guard source.isDriven else { continue }
            add(
                "\(source.name.split(separator: ".").last ?? "")IsSubscribedOnce",
                "Those who need `\(source.name)` share it.",
                ["let given = \(harness)", "try given.run()", equal("\(source.member).subscriptionCount", "1")]
            )
        }
    }

    /// Who is held by its owner alone is gone with it.
    private mutating func addWeakTest(_ dependency: Dependency, _ lines: [String]) {
        let harness = HarnessValues(viewModel: viewModel, profile: profile, calls: planner.calls)
        guard case .double = harness.substitute(dependency) else { return }
        let double = "given.\("\(dependency.name)Double".escapedMember)"
        let name = dependency.name.escapedMember
        let type = "\(viewModel.name.escapedIdentifier).\(HarnessValues.className(dependency, "Double"))"
        let scheduler = harness.needsScheduler(dependency) ? ", on: given.scheduler" : ""
        add(
            "\(dependency.name)IsNotHeld",
            "Nothing of the ViewModel retains `\(dependency.name)`.",
            lines + [
                "let \(dependency.name.escapedIdentifier) = WeakReference(\(double))",
                "\(double) = \(type)(given.calls.\(name)\(scheduler))",
                equal("\(dependency.name.escapedIdentifier).object", "nil"),
            ]
        )
    }
}
