/// What the combined values of an alternative are given to.
struct Consumer {
    /// The method that takes the closure: `.map`, `.bind`.
    var call: String
    /// One a value, `nil` for a value that is not used.
    var parameters: [String?]
    /// The closure; `nil` where the values go on as they are.
    var body: ClosureBody?
    /// Whether the closure can throw, which ends the stream.
    var canThrow = false
}

extension RxSwiftLowering {
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
        return StreamExpression(
            lines: callLines("Observable.merge", streams.map { $0.lines() }),
            kind: .observable,
            isEndless: streams.contains(where: \.isEndless)
        )
    }

    /// What an alternative's own transform makes of its values.
    mutating func consumer(_ alternative: Alternative, keepsVoid: Bool = false) -> Consumer {
        let operands = alternative.operands + alternative.sampled
        switch alternative.transform {
        case .passThrough:
            let parameters = operands.flatMap { operand in
                Array(repeating: operand.value.isVoid && !keepsVoid ? nil : "", count: operand.value.arity)
            }
            return Consumer(call: ".map", parameters: parameters, body: nil)
        case .dropValue:
            let parameters: [String?] = Array(repeating: nil, count: operands.map(\.value.arity).reduce(0, +))
            return Consumer(call: ".map", parameters: parameters, body: ClosureBody(captures: [], text: []))
        case .closure(let closure):
            return Consumer(
                call: ".map",
                parameters: closure.parameterNames,
                body: closureBody(closure),
                canThrow: closure.text.mentionsTry
            )
        case .logic(let call):
            let body = ClosureBody(captures: [], text: [staticCall(call)])
            return Consumer(call: ".map", parameters: call.arguments.map(\.name), body: body)
        }
    }

    /// The values of an alternative given to `consumer`; `operands` where they are lowered already.
    mutating func give(
        _ alternative: Alternative,
        operands: [StreamExpression]? = nil,
        to consumer: Consumer
    ) -> StreamExpression {
        let arities = alternative.operands.map(\.value.arity)
        let operands = operands ?? alternative.operands.map { lower($0) }
        let sampled = alternative.sampled.map { lower($0) }
        let needed = consumer.parameters.prefix(arities.reduce(0, +)).contains { $0 != nil }
        var combination = combine(operands, arities: arities, isNeeded: needed)
        if !sampled.isEmpty {
            let sample = combine(sampled, arities: alternative.sampled.map(\.value.arity), isNeeded: true)
            let stream = self.sample(sample, at: combination, for: consumer)
            return consumer.canThrow ? stream.asFailing(keepsError: outputHasFallback) : stream
        }
        guard let body = consumer.body else { return combination.stream }
        combination.stream = combination.stream.asOperand()
        combination.stream.append(body.lines(call: consumer.call, parameters: consumer.parameters))
        combination.stream.kind = .observable
        return consumer.canThrow ? combination.stream.asFailing(keepsError: outputHasFallback) : combination.stream
    }

    /// The latest of several streams as one, and how many components its element has.
    struct Combination {
        var stream: StreamExpression
        var arity: Int
        /// Whether a parameter stands for any component.
        var isNeeded: Bool
    }

    func combine(
        _ streams: [StreamExpression],
        arities: [Int],
        isNeeded: Bool
    ) -> Combination {
        let arity = arities.reduce(0, +)
        if streams.count == 1 { return Combination(stream: streams[0], arity: arity, isNeeded: isNeeded) }
        var stream = StreamExpression(
            lines: callLines("Observable.combineLatest", streams.map { $0.asOperand().lines() }),
            kind: .observable,
            isEndless: streams.contains(where: \.isEndless)
        )
        if arities.contains(where: { $0 > 1 }) {
            let accessors = arities.enumerated().flatMap { index, arity in
                arity == 1 ? ["$0.\(index)"] : (0..<arity).map { "$0.\(index).\($0)" }
            }
            stream.append(".map { (\(accessors.joined(separator: ", "))) }")
        }
        return Combination(stream: stream, arity: arity, isNeeded: isNeeded)
    }

    /// `trigger` with the latest of `sample`, given to `consumer`.
    func sample(_ sample: Combination, at trigger: Combination, for consumer: Consumer) -> StreamExpression {
        var stream = trigger.stream.asOperand()
        stream.kind = .observable
        var call = callLines(".withLatestFrom", [sample.stream.asOperand().lines()])
        var parameters = consumer.parameters
        let samplesAlone = !trigger.isNeeded
        if samplesAlone {
            parameters.removeFirst(min(trigger.arity, parameters.count))
        } else if trigger.arity == 1, sample.arity == 1, consumer.call == ".map", let body = consumer.body {
            let selector = body.lines(call: "", parameters: parameters)
            call[call.count - 1] += selector[0]
            stream.append(call + selector.dropFirst())
            return stream
        } else {
            let first = trigger.arity == 1 ? ["$0"] : (0..<trigger.arity).map { "$0.\($0)" }
            let second = sample.arity == 1 ? ["$1"] : (0..<sample.arity).map { "$1.\($0)" }
            call[call.count - 1] += " { (\((first + second).joined(separator: ", "))) }"
        }
        stream.append(call)
        if let body = consumer.body { stream.append(body.lines(call: consumer.call, parameters: parameters)) }
        return stream
    }

    /// A source with its operators.
    mutating func lower(_ operand: Operand) -> StreamExpression {
        var stream = lower(operand.source)
        for step in operand.operators { apply(step, to: &stream) }
        return stream
    }

    mutating func lower(_ source: Operand.Source) -> StreamExpression {
        switch source {
        case .stream(let id): return reference(id)
        case .dependency(let path, let dependency): return lower(path: path, dependency: dependency)
        case .nested(let definition): return lower(definition, keepsVoid: true)
        case .raw(let closure): return lower(raw: closure)
        }
    }

    /// How a stream is named where it is read; declares it first where it is not yet.
    mutating func reference(_ id: StreamID) -> StreamExpression {
        switch id {
        case .input(let index):
            return StreamExpression(
                names.inputs[index].escapedIdentifier,
                kind: .observable,
                isEndless: isReplayed(index)
            )
        case .inputErrors(let index):
            return StreamExpression(names.inputErrors[index].escapedIdentifier, kind: .observable, isEndless: true)
        case .state(let index):
            return StreamExpression(
                stateReference(index),
                kind: isPublished(index) ? .publishRelay : .behaviorRelay,
                isEndless: true
            )
        case .flow(let index):
            declareFlow(index)
            return StreamExpression(
                names.flows[index].escapedIdentifier,
                kind: .observable,
                isEndless: endlessFlow.contains(index)
            )
        case .flowErrors(let index):
            declareFlow(index)
            return StreamExpression(names.flowErrors[index].escapedIdentifier, kind: .observable, isEndless: true)
        case .flowActivity(let index):
            declareCounter(index)
            return StreamExpression(names.flowActivities[index].escapedIdentifier, kind: .activity, isEndless: true)
        case .errors:
            declareErrors()
            return errorsReference()
        case .activity:
            return StreamExpression(names.activity.escapedIdentifier, kind: .activity, isEndless: true)
        }
    }

    private mutating func lower(path: String, dependency: Int) -> StreamExpression {
        guard path.utf8.contains(UInt8(ascii: "?")) || viewModel.dependencies[dependency].ownership == .weak else {
            dependencyConstants.insert(dependency)
            return failable([path])
        }
        return failable(["(\(owned(path, by: dependency)).asObservable() ?? Observable.empty())"])
    }

    /// A path with the dependency at its start as the ViewModel's property, for use outside a closure.
    mutating func owned(_ path: String, by dependency: Int) -> String {
        let rest = path.utf8.drop { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "?") }
        return owner(dependency) + String(Substring(rest))
    }

    private mutating func lower(raw closure: Closure) -> StreamExpression {
        var lines = expressionLines(closure)
        if !closure.text.isPostfixExpression, !lines.isEmpty {
            lines[0] = "(" + lines[0]
            lines[lines.count - 1] += ")"
        }
        return failable(lines)
    }

    /// A stream of which nothing is known.
    private func failable(_ lines: [String]) -> StreamExpression {
        var stream = StreamExpression(lines: lines, kind: .convertible, isEndless: false)
        stream.keepsError = outputHasFallback
        return stream
    }
}

extension Value {
    /// Whether the element is known to carry nothing.
    fileprivate var isVoid: Bool { arity == 1 && (type == "Void" || type == "()") }
}
