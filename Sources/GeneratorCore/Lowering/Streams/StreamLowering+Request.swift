extension StreamLowering {
    /// The events of a request: materialized inside, so that the trigger survives a failure, replayed outside, so
    /// that one trigger means one call however many listen.
    mutating func events(
        of request: Request,
        operator name: String,
        trigger: Combination,
        flow index: Int
    ) -> StreamExpression {
        guard isRx else { return results(of: request, operator: name, trigger: trigger, flow: index) }
        var stream = sampled(request, trigger: trigger).asEndless()
        let (parameters, result, text) = parametersAndText(of: request, arity: trigger.arity)
        var inner = call(of: request, text: text, result: result)
        if profile.activityTracker != nil { inner.append(".trackActivity(\(names.activityTracker))") }
        if profile.errorTracker != nil { inner.append(".trackError(\(names.errorTracker))") }
        inner.append(".materialize()")
        inner.append(".observe(on: DriverSharingStrategy.scheduler)")
        // Last, so that it counts on the main thread, whichever thread answers.
        if reads.flowActivities[index] { inner.append(".tracked(by: \(names.flow[index].activity))") }
        if reads.activity { inner.append(".tracked(by: \(names.activity))") }
        let body = ClosureBody(captures: captures(of: request), text: inner.laidOut())
        stream.appendCall { body.write(to: &$0, call: ".\(name)", parameters: parameters) }
        stream.append(".filter { !$0.isCompleted }")
        stream.append(".replay(1)")
        stream.kind = .observable
        return stream
    }

    /// The trigger with the latest of the sampled streams.
    mutating func sampled(_ request: Request, trigger: Combination) -> StreamExpression {
        guard !request.sampled.isEmpty else { return trigger.stream.asOperand() }
        let samples = request.sampled.map { sampledReference($0) }
        return sample(
            combine(samples, arities: Array(repeating: 1, count: samples.count)),
            at: trigger,
            isNeeded: request.parameters.prefix(trigger.arity).contains { $0.name != nil },
            for: Consumer(parameters: [])
        )
    }

    /// The parameters that are left (a trigger whose value nobody needs is dropped by the sampling) and the text of
    /// the call that uses them.
    mutating func parametersAndText(of request: Request, arity: Int) -> FragmentText.Named {
        let text: String
        var result: String?
        switch request.call {
        case .expression(let closure), .async(let closure, _):
            result = closure.result
            text = FragmentText.separatingCaptures(waitingForNew(closure)).text
            if closure.namesItsValues { return FragmentText.named(text, count: closure.valueCount) }
        case .logic: text = ""
        }
        let names = request.parameters.map { $0.name }
        let triggerIsDropped = !request.sampled.isEmpty && names.prefix(arity).allSatisfy { $0 == nil }
        return (triggerIsDropped ? Array(names.dropFirst(arity)) : names, result, text)
    }

    /// The call, started on subscription, as a stream of its answers.
    private func call(of request: Request, text: String, result: String?) -> StreamExpression {
        var code = Code()
        switch request.call {
        case .expression:
            let isImplicit = text.holds(".andThen(") && TokenizedFragment(text).endsInImplicitStream
            let conversion = isImplicit ? "" : request.conversion
            let answer = FragmentText.converted(text, by: conversion, result: result)
            var type = ""
            if let element = request.element, !request.isVoid, text.holds("{"),
                TokenizedFragment(text).hasImplicitMemberInClosure
            {
                type = "<\(element)>"
            }
            ClosureBody(text: answer).write(to: &code, call: "Observable\(type).deferred", parameters: [])
        case .async(_, let throwing):
            var call = Code(throwing ? "try await " : "await ")
            call.append(fragment: text)
            ClosureBody(text: call).write(to: &code, call: "Observable.task", parameters: [])
        case .logic(let logic):
            let call = signatureCall(logic)
            let answer = Code(selfIsAReference ? "self?.\(call) ?? .empty()" : "self.\(call)")
            ClosureBody(text: answer).write(to: &code, call: "Observable.deferred", parameters: [])
        }
        return StreamExpression(code, kind: .observable, isEndless: true)
    }

    mutating func captures(of request: Request) -> Code {
        switch request.call {
        case .expression(let closure), .async(let closure, _):
            declareStreams(of: closure.captures)
            return captureList(closure.captures, adding: FragmentText.separatingCaptures(closure.text).captures)
        case .logic: return captureList(Captures(), isUserMethod: true)
        }
    }
}
