/// The latest of several streams as one, and how many components its element has.
struct Combination {
    var stream: StreamExpression
    var arity: Int
}

extension StreamLowering {
    /// The stream of a definition: its alternatives, merged.
    ///
    /// - Parameter keepsVoid: whether a combination without a transform keeps its elements without a value, which
    ///   what follows counts; a target is of the others alone: `tap with draft` is the draft.
    mutating func lower(_ definition: Definition, keepsVoid: Bool = false) -> StreamExpression {
        if definition.alternatives.count == 1 {
            let alternative = definition.alternatives[0]
            return give(alternative, to: consumer(alternative, keepsVoid: keepsVoid))
        }
        let streams = definition.alternatives.map { alternative in
            give(alternative, to: consumer(alternative, keepsVoid: keepsVoid)).asObservable()
        }
        return merged(streams)
    }

    /// What an alternative's own transform makes of its values.
    mutating func consumer(_ alternative: Alternative, keepsVoid: Bool = false) -> Consumer {
        switch alternative.transform {
        case .passThrough:
            var parameters: [String?] = []
            for operand in alternative.operands + alternative.sampled {
                let isDropped = operand.value.isVoid && !keepsVoid
                for _ in 0..<operand.value.arity { parameters.append(isDropped ? nil : "") }
            }
            return Consumer(parameters: parameters)
        case .dropValue:
            let operands = alternative.operands + alternative.sampled
            let parameters: [String?] = Array(repeating: nil, count: operands.reduce(0) { $0 + $1.value.arity })
            return Consumer(parameters: parameters, body: ClosureBody())
        case .closure(let closure) where closure.selectsOneValue:
            return Consumer(parameters: closure.parameters.map { $0.name == nil ? nil : "" })
        case .closure(let closure):
            return Consumer(
                parameters: closure.parameterNames,
                body: closureBody(closure),
                canThrow: closure.text.mentionsTry
            )
        case .logic(let call):
            return Consumer(parameters: call.parameterNames, body: ClosureBody(text: staticCall(call)))
        }
    }

    /// The values of an alternative given to `consumer`.
    mutating func give(_ alternative: Alternative, to consumer: Consumer) -> StreamExpression {
        give(combine(alternative.operands), with: alternative.sampled, to: consumer)
    }

    /// The values of a combination, and the latest ones of the sampled operands, given to `consumer`.
    mutating func give(
        _ combination: Combination,
        with sampled: [Operand],
        to consumer: Consumer
    ) -> StreamExpression {
        var stream: StreamExpression
        if !sampled.isEmpty {
            let isNeeded = consumer.needs(first: combination.arity)
            stream = sample(combine(sampled, isSampled: true), at: combination, isNeeded: isNeeded, for: consumer)
        } else if let body = consumer.body {
            stream = combination.stream.asOperand()
            stream.appendCall { consumer.write(body, to: &$0, parameters: consumer.parameters) }
            stream.kind = .observable
        } else {
            return combination.stream
        }
        return consumer.canThrow && isRx ? stream.asFailing(keepsError: outputHasFallback) : stream
    }

    private mutating func combine(_ operands: [Operand], isSampled: Bool = false) -> Combination {
        combine(operands.map { lower($0, isSampled: isSampled) }, arities: operands.map { $0.value.arity })
    }

    /// The latest elements of several streams.
    func combine(_ streams: [StreamExpression], arities: [Int]) -> Combination {
        let arity = arities.reduce(0, +)
        if streams.count == 1 { return Combination(stream: streams[0], arity: arity) }
        if let nested = nested(streams, arities) { return nested }
        var stream = joined("\(spelling.combineLatest)", streams.map { $0.asOperand() })
        if arities.contains(where: { $0 > 1 }) {
            var accessors = Code()
            for (index, arity) in arities.enumerated() {
                accessors.append(components: arity, of: "$0.\(index)")
            }
            stream.append(".map { (\(accessors)) }")
        }
        return Combination(stream: stream, arity: arity)
    }

    /// `trigger` with the latest of `sample`, given to `consumer`.
    ///
    /// - Parameter isNeeded: whether the values of the trigger are used.
    func sample(
        _ sample: Combination,
        at trigger: Combination,
        isNeeded: Bool,
        for consumer: Consumer
    ) -> StreamExpression {
        var stream = trigger.stream.asOperand()
        stream.kind = .observable
        var call = Code.call(".withLatestFrom", [sample.stream.asOperand().laidOut()])
        var parameters = consumer.parameters
        if !isNeeded {
            parameters.removeFirst(min(trigger.arity, parameters.count))
        } else if trigger.arity == 1, sample.arity == 1, consumer.method == .map, let body = consumer.body {
            body.write(to: &call, parameters: parameters)
            stream.append(call)
            return stream
        } else {
            var components = Code()
            components.append(components: trigger.arity, of: "$0")
            components.append(components: sample.arity, of: "$1")
            call.append(" { (\(components)) }")
        }
        stream.append(call)
        if let body = consumer.body {
            stream.appendCall { consumer.write(body, to: &$0, parameters: parameters) }
        }
        return stream
    }

    /// A source with its operators.
    mutating func lower(_ operand: Operand, isSampled: Bool = false) -> StreamExpression {
        var stream: StreamExpression
        if isSampled, case .stream(let id) = operand.source {
            stream = sampledReference(id)
        } else {
            stream = lower(operand.source)
        }
        for step in operand.operators { apply(step, to: &stream) }
        return stream
    }

    mutating func lower(_ source: Operand.Source) -> StreamExpression {
        switch source {
        case .stream(let id): return reference(id)
        case .dependency(let path, let dependency): return lower(path: path, dependency: dependency)
        case .nested(let definition): return lower(definition, keepsVoid: true)
        case .raw where source.isStart && !isRx:
            return StreamExpression(
                isCombine ? "Just(())" : "\(spelling.stream.name).just(())",
                kind: .observable,
                isEndless: true
            )
        case .raw(let closure): return lower(raw: closure)
        }
    }

    /// How a stream is named where it is read; declares it first where it is not yet.
    mutating func reference(_ id: StreamID) -> StreamExpression {
        switch id {
        case .input(let index):
            let isReplayed = replay.isReplayed[index]
            var stream = StreamExpression(
                named: names.inputs[index].elements,
                isEndless: isReplayed || !isRx,
                isReplayed: isReplayed
            )
            stream.isErased = !isReplayed && !viewModel.inputs[index].type.trait.isSink
            return stream
        case .inputErrors where !isRx: return never("any Error")
        case .inputErrors(let index): return StreamExpression(named: names.inputs[index].errors, isReplayed: true)
        case .state(let index) where isOrdered(index): return orderedReference(index)
        case .state(let index): return relayReference(index)
        case .flow(let index):
            declareFlow(index)
            var stream = StreamExpression(
                named: names.flow[index].elements,
                isEndless: progress[index].isEndless,
                isReplayed: progress[index].isReplayed
            )
            stream.isErased = progress[index].isErased
            stream.isShared = progress[index].isShared
            stream.doesWork = progress[index].doesWork
            return stream
        case .flowErrors(let index):
            declareFlow(index)
            return StreamExpression(named: names.flow[index].errors, isReplayed: true)
        case .flowActivity(let index):
            declareCounter(index)
            return counter(names.flow[index].activity)
        case .errors:
            declareErrors()
            return errorsReference()
        case .activity: return counter(names.activity)
        }
    }

    /// The relay of a state.
    func relayReference(_ index: Int) -> StreamExpression {
        var stream = StreamExpression(
            named: names.states[index],
            kind: isPublished(index) ? .publishRelay : .behaviorRelay
        )
        stream.isObservable = !isRx
        return stream
    }

    private func counter(_ name: String) -> StreamExpression {
        var stream = StreamExpression(named: name, kind: isRx ? .activity : .behaviorRelay)
        stream.isObservable = !isRx
        return stream
    }

    private mutating func lower(path: String, dependency: Int) -> StreamExpression {
        guard let index = viewModel.ownedStreams.firstIndex(where: { $0.isShared && $0.path == path }) else {
            return owned(path: path, dependency: dependency)
        }
        let name = names.ownedStreams[index].escapedIdentifier
        // An output with a fallback waits for its error: then all get it, and the others end with it as they would alone.
        let canFail = viewModel.outputs.contains { $0.showsFallback(for: path) }
        if declaredOwnedStreams.insert(index).inserted {
            var stream = owned(path: path, dependency: dependency)
            stream.keepsError = canFail
            let shared = stream.asEndless()
            // What is given is shared by itself.
            let isShared = !reading.isEmpty
            write((isShared ? shared : shared.appending(share)).laidOut(prefix: "let \(name) = "), comment: [path])
        }
        guard canFail, isRx, !outputHasFallback else {
            var stream = StreamExpression(named: name, isReplayed: true)
            (stream.isErased, stream.isShared) = (isCombine, isCombine)
            return stream
        }
        return StreamExpression(named: name, kind: .convertible, isEndless: false, isReplayed: true)
    }

    private mutating func owned(path: String, dependency: Int) -> StreamExpression {
        guard isOptional(path, of: dependency) else {
            isConstant[dependency] = true
            return failable(isRx ? Code(verbatim: path) : Code("\(path)\(reading)"))
        }
        let mark: Code.Snippet = path.utf8.contains(UInt8(ascii: ".")) ? "" : "?"
        if isCombine {
            let owned = Code("\(owned(path, by: dependency))\(Code(mark)).eraseToAnyPublisher()")
            return failable(Code("(\(owned) ?? Empty().eraseToAnyPublisher())"))
        }
        guard isRx else {
            let read = reading.isEmpty ? Code() : Code("\(Code(mark))\(reading)")
            return failable(Code("(\(owned(path, by: dependency))\(read) ?? \(spelling.stream.name).never())"))
        }
        return failable(Code("(\(owned(path, by: dependency))\(Code(mark)).asObservable() ?? Observable.empty())"))
    }

    /// Whether what the path leads to may not be there.
    func isOptional(_ path: String, of dependency: Int) -> Bool {
        path.holds("?") || viewModel.dependencies[dependency].isOptional
    }

    /// A path with the dependency at its start as the ViewModel's property, for use outside a closure.
    func owned(_ path: String, by dependency: Int) -> Code {
        let rest = path.utf8.drop { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "?") }
        return Code("\(owner(dependency))\(String(Substring(rest)))")
    }

    private mutating func lower(raw closure: Closure) -> StreamExpression {
        let expression = expression(closure)
        let isBare = expression.isEmpty || closure.text.isPostfixExpression
        return failable(Code("\(isBare ? expression : Code("(\(expression))"))\(isRx ? "" : reading)"))
    }

    /// A stream of which nothing is known.
    private func failable(_ base: Code) -> StreamExpression {
        guard isRx else {
            var stream = StreamExpression(base, kind: .observable, isEndless: true)
            stream.doesWork = reading.isEmpty
            return isCombine ? stream.appending(erased: ".onMain()") : stream
        }
        var stream = StreamExpression(base, kind: .convertible, isEndless: false)
        stream.keepsError = outputHasFallback
        return stream
    }
}

extension Code {
    /// Adds the components of a tuple to a list; the value itself where it is no tuple.
    fileprivate mutating func append(components arity: Int, of value: Code.Snippet) {
        if arity == 1 { append(item: value) }
        for index in 0..<arity where arity > 1 { append(item: "\(Code(value)).\(index)") }
    }
}

extension Value {
    /// Whether the element is known to carry nothing.
    fileprivate var isVoid: Bool { arity == 1 && (type == "Void" || type == "()") }
}
