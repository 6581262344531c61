extension RxSwiftLowering {
    /// The argument of `Output(…)` for an output; writes what must stand before it.
    mutating func output(_ index: Int) -> LoweredViewModel.OutputArgument {
        let output = viewModel.outputs[index]
        let stream: StreamExpression
        outputHasFallback = output.fallback != nil && output.type.trait.isShownFallback
        defer { outputHasFallback = false }
        switch output.source {
        case .definition(let definition): stream = lower(definition)
        case .stream(let id): stream = reference(id)
        case .logic(let index):
            let call = "self.\(viewModel.logic[index].name.escapedMember)(input: input)"
            stream = StreamExpression(call, kind: .convertible, isEndless: false)
        }
        return .init(name: output.name, lines: convert(stream, for: output, index))
    }

    /// The stream as the output's trait.
    private mutating func convert(_ stream: StreamExpression, for output: Output, _ index: Int) -> [String] {
        let fallback = output.fallback
        switch output.type.trait {
        case .observable:
            if case .logic = output.source { return stream.lines() }
            return stream.kind == .convertible
                ? stream.appending(".asObservable()").lines() : stream.asObservable().lines()
        case .driver: return driver(stream, fallback: fallback).lines()
        case .signal: return signal(stream, fallback: fallback).lines()
        case .infallible:
            if stream.kind == .behaviorRelay || stream.kind == .publishRelay {
                return stream.appending(".asInfallible()").lines()
            }
            let fallen = fallback.map { ".asInfallible(onErrorJustReturn: \($0))" }
            return stream.asObservable().appending(fallen ?? ".asInfallible(onErrorFallbackTo: .empty())").lines()
        case .single: return stream.asOperand().appending(".take(1)").appending(".asSingle()").lines()
        case .maybe: return stream.asOperand().appending(".take(1)").appending(".asMaybe()").lines()
        case .completable:
            return stream.asOperand().appending(".ignoreElements()").appending(".asCompletable()").lines()
        case .controlEvent: return callLines("ControlEvent", [labelled("events", stream.asOperand())])
        case .controlProperty: return controlProperty(stream, output)
        case .behaviorRelay, .publishRelay, .replayRelay, .behaviorSubject, .publishSubject, .replaySubject:
            return hotSource(stream, output, names.outputRelays[index])
        case .anyObserver: return observer(of: stream, output)
        }
    }

    private func labelled(_ label: String, _ stream: StreamExpression) -> [String] {
        var lines = stream.lines()
        lines[0] = "\(label): \(lines[0])"
        return lines
    }

    private func driver(_ stream: StreamExpression, fallback: String?) -> StreamExpression {
        switch stream.kind {
        case .behaviorRelay, .activity: stream.appending(".asDriver()")
        case .publishRelay, .observable, .convertible:
            stream.appending(
                fallback.map { ".asDriver(onErrorJustReturn: \($0))" } ?? ".asDriver(onErrorDriveWith: .empty())"
            )
        }
    }

    private func signal(_ stream: StreamExpression, fallback: String?) -> StreamExpression {
        if stream.kind == .publishRelay { return stream.appending(".asSignal()") }
        return stream.appending(
            fallback.map { ".asSignal(onErrorJustReturn: \($0))" } ?? ".asSignal(onErrorSignalWith: .empty())"
        )
    }

    /// The state of the output's own kind as it is, or a relay or subject of its own that the stream is bound to.
    private mutating func hotSource(_ stream: StreamExpression, _ output: Output, _ name: String) -> [String] {
        let isOwnRelay =
            stream.isPlain
            && (stream.kind == .behaviorRelay && output.type.trait == .behaviorRelay
                || stream.kind == .publishRelay && output.type.trait == .publishRelay)
        if isOwnRelay { return stream.lines() }
        let name = name.escapedIdentifier
        let type = "\(output.type.trait.rawValue)<\(output.type.element)>"
        let construction: String
        switch output.type.trait {
        case .behaviorRelay, .behaviorSubject:
            let value = output.fallback ?? stream.singleLine.map { "\($0).value" } ?? "nil"
            construction = "\(type)(value: \(value))"
        case .replayRelay, .replaySubject: construction = "\(type).create(bufferSize: 1)"
        default: construction = "\(type)()"
        }
        var bound = stream.asEndless().asOperand()
        bound.append(".bind(to: \(name))")
        bound.append(".disposed(by: disposeBag)")
        write(comment: [output.name], ["let \(name) = \(construction)"] + bound.lines())
        return [name]
    }

    private func controlProperty(_ stream: StreamExpression, _ output: Output) -> [String] {
        let events = stream.asObservable().lines()
        guard stream.isPlain, stream.kind == .behaviorRelay || stream.kind == .publishRelay,
            let relay = stream.singleLine
        else { return events }
        let name = relay.hasPrefix("self.") ? "relay = \(relay)" : relay
        let target = relay.hasPrefix("self.") ? "relay" : relay
        return callLines(
            "ControlProperty",
            [
                ["values: \(relay).asObservable()"],
                ["valueSink: AnyObserver { [\(name)] event in event.element.map(\(target).accept) }"],
            ]
        )
    }

    private func observer(of stream: StreamExpression, _ output: Output) -> [String] {
        let relay = stream.singleLine ?? ""
        let capture = relay.hasPrefix("self.") ? "[relay = \(relay)]" : "[\(relay)]"
        let target = relay.hasPrefix("self.") ? "relay" : relay
        return ["AnyObserver { \(capture) event in event.element.map(\(target).accept) }"]
    }
}

extension Trait {
    /// Whether an output's `= value` is what it shows after an error, and not what a relay holds at first.
    fileprivate var isShownFallback: Bool { self == .driver || self == .signal || self == .infallible }
}
