extension StreamLowering {
    /// Writes `Output(…)`, an argument a line.
    mutating func writeOutput() {
        if let index = viewModel.outputLogic {
            let function = viewModel.logic[index]
            let arguments = function.parameters.map { parameter in
                "\(parameter.label): \(parameter.label == "input" ? wholeInput : parameter.label)"
            }.joined(separator: ", ")
            lowered.output = "\(function.name.escapedMember)(\(arguments))"
            return
        }
        var code = Code("Output(")
        var isFirst = true
        for (index, output) in viewModel.outputs.enumerated() where output.property.value == nil {
            let argument = argument(for: output, index)
            if lowered.memberRelays[index] != nil { continue }
            if !isFirst { code.append(",") }
            isFirst = false
            code.append(linesOf: Code("\(output.name.escapedLabel): \(argument)"))
        }
        guard !isFirst else { return }
        code.append(line: ")")
        lowered.output = code.text
    }

    /// The argument for an output; writes what must stand before it.
    private mutating func argument(for output: Output, _ index: Int) -> Code {
        let stream: StreamExpression
        outputHasFallback = output.fallback != nil && output.type.trait.isShownFallback
        defer { outputHasFallback = false }
        switch output.source {
        case .definition(let definition): stream = lower(definition)
        // What is given out as it is has no order to keep.
        case .stream(.state(let index)): stream = relayReference(index)
        case .stream(let id): stream = reference(id)
        case .logic(let index):
            let name = viewModel.logic[index].name.escapedMember
            stream = StreamExpression("self.\(name)(input: \(wholeInput))", kind: .convertible, isEndless: false)
        }
        return convert(stream, for: output, index)
    }

    /// The stream as the output's trait.
    private mutating func convert(_ stream: StreamExpression, for output: Output, _ index: Int) -> Code {
        guard isRx else { return plain(stream, for: output, index).laidOut() }
        let fallback = output.fallback
        switch output.type.trait {
        case .observable:
            if case .logic = output.source { return stream.laidOut() }
            return stream.kind == .convertible
                ? stream.appending(".asObservable()").laidOut() : stream.asObservable().laidOut()
        case .driver: return driver(stream, fallback: fallback).laidOut()
        case .signal: return signal(stream, fallback: fallback).laidOut()
        case .infallible:
            if stream.kind == .behaviorRelay || stream.kind == .publishRelay {
                return stream.appending(".asInfallible()").laidOut()
            }
            let observable = stream.asObservable()
            guard let fallback else {
                return observable.appending(".asInfallible(onErrorFallbackTo: .empty())").laidOut()
            }
            return observable.appending(".asInfallible(onErrorJustReturn: \(fallback))").laidOut()
        case .single: return stream.asOperand().appending(".take(1)").appending(".asSingle()").laidOut()
        case .maybe: return stream.asOperand().appending(".take(1)").appending(".asMaybe()").laidOut()
        case .completable:
            return stream.asOperand().appending(".take(1)").appending(".ignoreElements()").appending(".asCompletable()")
                .laidOut()
        case .controlEvent:
            var events = stream.asOperand()
            if events.isReplayed { events.append(".seenOnce()") }
            return .call("ControlEvent", [Code("events: \(events.laidOut())")])
        case .controlProperty: return controlProperty(stream, output)
        case .behaviorRelay, .publishRelay, .replayRelay, .behaviorSubject, .publishSubject, .replaySubject:
            return hotSource(stream, output, index)
        case .anyObserver: return observer(of: stream, output)
        case .plain: return stream.laidOut()
        }
    }

    private func driver(_ stream: consuming StreamExpression, fallback: String?) -> StreamExpression {
        switch stream.kind {
        case .behaviorRelay, .activity: stream.append(".asDriver()")
        case .publishRelay, .observable, .convertible:
            if let fallback {
                stream.append(".asDriver(onErrorJustReturn: \(fallback))")
            } else {
                stream.append(".asDriver(onErrorDriveWith: .empty())")
            }
        }
        return stream
    }

    private func signal(_ stream: consuming StreamExpression, fallback: String?) -> StreamExpression {
        if stream.isReplayed { stream.append(".seenOnce()") }
        if stream.kind == .publishRelay {
            stream.append(".asSignal()")
        } else if let fallback {
            stream.append(".asSignal(onErrorJustReturn: \(fallback))")
        } else {
            stream.append(".asSignal(onErrorSignalWith: .empty())")
        }
        return stream
    }

    /// The state of the output's own kind as it is, or a relay or subject of its own that the stream is bound to.
    private mutating func hotSource(_ stream: StreamExpression, _ output: Output, _ index: Int) -> Code {
        let name = names.outputRelays[index]
        let isOwnRelay =
            stream.isPlain
            && (stream.kind == .behaviorRelay && output.type.trait == .behaviorRelay
                || stream.kind == .publishRelay && output.type.trait == .publishRelay)
        if isOwnRelay { return stream.laidOut() }
        if let member = output.shownMember { return Code(verbatim: member) }
        let source = output.type.source(value: output.fallback ?? stream.singleLine.map { "\($0).value" })
        let isMember = profile.outputRelays == .members && (output.fallback != nil || !output.needsValue)
        let target = isMember ? "\(lowered.outputName.escapedIdentifier).\(output.name.escapedMember)" : name
        var bound = stream.asEndless().asOperand()
        bound.append(".bind(to: \(target))")
        bound.append("\(kept)")
        guard !isMember else {
            lowered.memberRelays[index] = source
            memberBindings.append(bound.laidOut().text)
            return Code()
        }
        var lines = Code("let \(name) = \(source)")
        lines.append(line: "\(bound.laidOut())")
        write(lines, comment: [output.name])
        return Code(verbatim: name)
    }

    private func controlProperty(_ stream: StreamExpression, _ output: Output) -> Code {
        guard stream.isPlain, stream.kind == .behaviorRelay || stream.kind == .publishRelay,
            let relay = stream.singleLine
        else { return stream.asObservable().laidOut() }
        let name = relay.hasPrefix("self.") ? "relay = \(relay)" : relay
        let target = relay.hasPrefix("self.") ? "relay" : relay
        return .call(
            "ControlProperty",
            [
                Code("values: \(relay).asObservable()"),
                Code("valueSink: AnyObserver { [\(name)] event in event.element.map(\(target).accept) }"),
            ]
        )
    }

    private func observer(of stream: StreamExpression, _ output: Output) -> Code {
        let relay = stream.singleLine ?? ""
        let capture = relay.hasPrefix("self.") ? "[relay = \(relay)]" : "[\(relay)]"
        let target = relay.hasPrefix("self.") ? "relay" : relay
        return Code("AnyObserver { \(capture) event in event.element.map(\(target).accept) }")
    }
}

extension Output {
    /// Whether its relay or subject is made of a value.
    fileprivate var needsValue: Bool { type.trait == .behaviorRelay || type.trait == .behaviorSubject }
}
