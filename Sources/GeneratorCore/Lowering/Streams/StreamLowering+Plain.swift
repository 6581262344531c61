/// Statements on streams that neither fail nor end, which the support file declares: where there is no RxSwift.
extension StreamLowering {
    /// What follows a subscription, so that it lasts as long as the ViewModel.
    var kept: Code {
        Code("\(spelling.keeping)\(bag))")
    }

    /// What makes a stream that the ViewModel is given one to which all can listen; empty where it is that already.
    var reading: String { spelling.reading.isEmpty ? "" : "\(spelling.reading)\(bag))" }

    /// The bag as an argument.
    private var bag: String { spelling.bagMark + profile.disposeBagPath }

    /// A stream of which nothing comes.
    func never(_ element: String) -> StreamExpression {
        let text: Code.Snippet =
            isCombine
            ? "Empty<\(element), Never>(completeImmediately: false)" : "\(spelling.stream(element)).never()"
        return StreamExpression(text, kind: .observable, isEndless: true)
    }

    /// What makes one stream of it for all who listen, with its latest element.
    var share: Code.Snippet { "\(spelling.sharing)" }

    /// The method that gives each element to a closure.
    var binding: Consumer.Method {
        switch profile.backend {
        case .rxSwift: .bind
        case .observable, .concurrency: .subscribe
        case .combine: .sink
        }
    }

    /// The results of a request: an answer or a failure each, so that the trigger survives, and replayed, so that one
    /// trigger means one call however many listen.
    mutating func results(
        of request: Request,
        operator name: String,
        trigger: Combination,
        flow index: Int
    ) -> StreamExpression {
        var stream = sampled(request, trigger: trigger)
        let (parameters, result, text) = parametersAndText(of: request, arity: trigger.arity)
        var counters = Code()
        if reads.flowActivities[index] { counters.append(item: "\(names.flow[index].activity)") }
        if reads.activity { counters.append(item: "\(names.activity)") }
        let call = counters.isEmpty ? Code(".\(name)") : Code(".\(name)(countedBy: \(counters))")
        var body = ClosureBody(captures: captures(of: request), text: asyncCall(of: request, text: text))
        body.result = result
        stream.appendCall { body.write(to: &$0, call: "\(call)", parameters: parameters) }
        stream.append("\(spelling.replaying)")
        stream.kind = .observable
        return stream
    }

    private func asyncCall(of request: Request, text: String) -> Code {
        var code = Code(request.isVoid ? "_ = " : "")
        switch request.call {
        case .expression:
            let text = TokenizedFragment(text).asAsyncCall
            let isOptional = text.isOptionalCall
            code.append(isOptional ? "try await (" : "try await ")
            code.append(fragment: text)
            if isOptional { code.append(" ?? noAnswer())") }
        case .async(_, let throwing):
            code.append(throwing ? "try await " : "await ")
            code.append(fragment: text)
        case .logic(let logic):
            let call = signatureCall(logic)
            code.append(selfIsAReference ? "try await (self?.\(call) ?? noAnswer())" : "try await self.\(call)")
        }
        return code
    }

    /// The call that stands for an operator of RxSwiftExt.
    mutating func standIn(for step: StreamOperator) -> Code? {
        switch step.name {
        case "unwrap": return Code(".compactMap { $0 }")
        case "not": return Code(".map { !$0 }")
        case "mapTo":
            var call = Code(".map { _ in ")
            if let value = step.arguments { call.append(expression(value, of: step.name)) }
            call.append(" }")
            return call
        case "share" where !isCombine:
            let keepsLatest = step.arguments?.text.holds("replay: 1") ?? false
            return Code(keepsLatest ? ".share()" : "\(spelling.sharingEvents)")
        default: return nil
        }
    }

    /// The stream as the output's type.
    mutating func plain(_ stream: StreamExpression, for output: Output, _ index: Int) -> StreamExpression {
        let converted = converted(stream, for: output, index)
        return output.type.trait.isSink ? converted : erased(converted)
    }

    /// The stream as the type that is declared.
    func erased(_ stream: StreamExpression) -> StreamExpression {
        spelling.erasure.isEmpty || stream.isErased ? stream : stream.appending("\(spelling.erasure)")
    }

    private var first: Code.Snippet { isCombine ? ".prefix(1)" : ".take(1)" }

    private mutating func converted(
        _ stream: StreamExpression,
        for output: Output,
        _ index: Int
    ) -> StreamExpression {
        if isCombine, stream.kind == .convertible {
            var stream = stream.appending(erased: ".onMain()")
            stream.kind = .observable
            return converted(stream, for: output, index)
        }
        let keepsLatest = stream.kind == .behaviorRelay && stream.isPlain
        switch output.type.trait {
        case .driver where !keepsLatest && !stream.isShared:
            return isCombine ? stream.appending(erased: share) : stream.appending(".kept(in: \(bag))")
        case .signal:
            let seen = stream.isReplayed || keepsLatest ? stream.appending(erased: ".seenOnce()") : stream
            return stream.doesWork ? seen.appending("\(spelling.sharingEvents)") : seen
        case .controlEvent:
            return stream.isReplayed || keepsLatest ? stream.appending(erased: ".seenOnce()") : stream
        case .single, .maybe: return stream.appending(first)
        case .completable: return stream.appending(first).appending(".map { _ in }")
        case .anyObserver, .controlProperty: return stream
        case .behaviorRelay, .behaviorSubject:
            return keepsLatest ? stream : subject(stream, "", for: output, index)
        case .publishRelay, .publishSubject:
            return stream.kind == .publishRelay && stream.isPlain ? stream : subject(stream, "", for: output, index)
        case .replayRelay, .replaySubject: return subject(stream, "\(spelling.keepingLatest)", for: output, index)
        default: return stream
        }
    }

    /// A subject of its own, to which the stream is bound.
    private mutating func subject(
        _ stream: StreamExpression,
        _ argument: Code.Snippet,
        for output: Output,
        _ index: Int
    ) -> StreamExpression {
        let name = names.outputRelays[index]
        let type = output.type.text(in: profile.backend)
        var lines = Code("let \(name) = \(type)(")
        if output.type.trait.hasValue {
            lines.append("\(output.fallback ?? stream.singleLine.map { "\($0).value" } ?? "nil")")
        } else {
            lines.append(argument)
        }
        lines.append(")")
        var bound = stream
        bound.append("\(spelling.binding)(to: \(name))")
        bound.append("\(kept)")
        lines.append(line: "\(bound.laidOut())")
        write(lines, comment: [output.name])
        return StreamExpression(named: name)
    }
}

extension String {
    /// Whether the call is one of a collaborator that may not be there: `api?.load()`.
    fileprivate var isOptionalCall: Bool {
        guard holds("?") else { return false }
        let fragment = TokenizedFragment(self)
        return fragment.isPostfixExpression && fragment.isOptionalChain
    }
}
