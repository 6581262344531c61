extension RxSwiftLowering {
    /// The events of a request: materialized inside, so that the trigger survives a failure, replayed outside, so
    /// that one trigger means one call however many listen.
    mutating func events(
        of request: Request,
        operator name: String,
        trigger: StreamExpression,
        arity: Int,
        flow index: Int
    ) -> StreamExpression {
        var stream = sampled(request, trigger: trigger, arity: arity).asEndless()
        let (parameters, text) = parametersAndText(of: request, arity: arity)
        var inner = call(of: request, text: text)
        inner.append(".materialize()")
        inner.append(".observe(on: DriverSharingStrategy.scheduler)")
        // Last, so that it counts on the main thread, whichever thread answers.
        if reads.contains(.flowActivity(index)) {
            inner.append(".tracked(by: \(names.flowActivities[index].escapedIdentifier))")
        }
        if reads.contains(.activity) { inner.append(".tracked(by: \(names.activity.escapedIdentifier))") }
        let body = ClosureBody(captures: captures(of: request), text: inner.lines())
        stream.append(body.lines(call: ".\(name)", parameters: parameters))
        stream.append(".filter { !$0.isCompleted }")
        stream.append(".replay(1)")
        stream.kind = .observable
        return stream
    }

    /// The trigger with the latest of the sampled streams.
    private mutating func sampled(_ request: Request, trigger: StreamExpression, arity: Int) -> StreamExpression {
        guard !request.sampled.isEmpty else { return trigger.asOperand() }
        let samples = request.sampled.map { reference($0) }
        let needed = request.parameters.prefix(arity).contains { $0.name != nil }
        return sample(
            combine(samples, arities: samples.map { _ in 1 }, isNeeded: true),
            at: Combination(stream: trigger, arity: arity, isNeeded: needed),
            for: Consumer(call: ".map", parameters: [], body: nil)
        )
    }

    /// The parameters that are left (a trigger whose value nobody needs is dropped by the sampling) and the text of
    /// the call that uses them.
    private func parametersAndText(of request: Request, arity: Int) -> (parameters: [String?], text: String) {
        let text: String
        switch request.call {
        case .expression(let closure), .async(let closure, _):
            text = TokenizedFragment(closure.text).separatingCaptures.text
            if closure.namesItsValues { return FragmentText.named(text, count: closure.valueCount) }
        case .logic: text = ""
        }
        let names = request.parameters.map(\.name)
        let triggerIsDropped = !request.sampled.isEmpty && names.prefix(arity).allSatisfy { $0 == nil }
        return (triggerIsDropped ? Array(names.dropFirst(arity)) : names, text)
    }

    /// What makes an observable of the answer: a `Completable` has no element, so its completion is one, where the
    /// stream is declared `Void` or not at all.
    private func conversion(_ element: String?) -> String {
        switch element {
        case "Void", "()": ".asVoid()"
        case nil: ".asElements()"
        default: ".asObservable()"
        }
    }

    /// The call, started on subscription, as a stream of its answers.
    private func call(of request: Request, text: String) -> StreamExpression {
        let lines: [String]
        var factory = "Observable.deferred"
        switch request.call {
        case .expression: lines = FragmentText.converted(text, by: request.isVoid ? ".asVoid()" : ".asObservable()")
        case .async(_, let throwing):
            factory = "Observable.task"
            var body = FragmentText.lines(text)
            if let first = body.first { body[0] = (throwing ? "try await " : "await ") + first }
            lines = body
        case .logic(let call):
            lines = [selfIsAReference ? "self?.\(signatureCall(call)) ?? .empty()" : "self.\(signatureCall(call))"]
        }
        let body = ClosureBody(captures: [], text: lines)
        return StreamExpression(lines: body.lines(call: factory, parameters: []), kind: .observable, isEndless: true)
    }

    private mutating func captures(of request: Request) -> [String] {
        switch request.call {
        case .expression(let closure), .async(let closure, _):
            declareStreams(of: closure.captures)
            return captureList(closure.captures, adding: TokenizedFragment(closure.text).separatingCaptures.captures)
        case .logic: return captureList(Captures(), isUserMethod: true)
        }
    }
}
