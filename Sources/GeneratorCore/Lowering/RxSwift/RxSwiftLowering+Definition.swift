/// What a definition is made for.
struct Target {
    /// The element type, where it is declared.
    var element: String?

    /// No type is asked for: a nested definition, an action.
    static let any = Target(element: nil)
}

extension RxSwiftLowering {
    /// The stream of a definition: its alternatives, merged.
    mutating func lower(_ definition: Definition) -> StreamExpression {
        if definition.alternatives.count == 1 { return lower(definition.alternatives[0]) }
        let streams = definition.alternatives.map { lower($0).asObservable() }
        return StreamExpression(
            lines: callLines("Observable.merge", streams.map { $0.lines() }),
            kind: .observable,
            isEndless: streams.contains(where: \.isEndless)
        )
    }

    mutating func lower(_ alternative: Alternative) -> StreamExpression {
        let operands = alternative.operands.map { lower($0) }
        return transform(operands, alternative)
    }

    /// The stream of an alternative whose operands are lowered already.
    mutating func transform(_ operands: [StreamExpression], _ alternative: Alternative) -> StreamExpression {
        let arities = alternative.operands.map(\.value.arity)
        let sampledArities = alternative.sampled.map(\.value.arity)
        let sampled = alternative.sampled.map { lower($0) }
        let parameters: [String?]
        let body: ClosureBody?
        switch alternative.transform {
        case .passThrough:
            parameters = Array(repeating: "", count: (arities + sampledArities).reduce(0, +))
            body = nil
        case .dropValue:
            parameters = Array(repeating: nil, count: (arities + sampledArities).reduce(0, +))
            body = ClosureBody(captures: [], text: [])
        case .closure(let closure):
            parameters = closure.parameterNames
            body = closureBody(closure)
        case .logic(let call):
            parameters = call.arguments.map(\.name)
            body = ClosureBody(captures: [], text: [staticCall(call)])
        }
        var combination = combine(operands, arities: arities, isNeeded: parameters.prefix(arities.reduce(0, +)))
        if !sampled.isEmpty {
            let sample = combine(sampled, arities: sampledArities, isNeeded: [])
            return self.sample(sample, at: combination, parameters: parameters, body: body)
        }
        guard let body else { return combination.stream }
        let isVoid = alternative.operands.count == 1 && arities == [1]
        combination.stream = combination.stream.asOperand()
        combination.stream.append(
            body.lines(call: ".map", parameters: isVoid ? [parameters.first ?? nil] : parameters)
        )
        combination.stream.kind = .observable
        return combination.stream
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
        isNeeded: ArraySlice<String?>
    ) -> Combination {
        let arity = arities.reduce(0, +)
        let needed = isNeeded.contains { $0 != nil }
        if streams.count == 1 { return Combination(stream: streams[0], arity: arity, isNeeded: needed) }
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
        return Combination(stream: stream, arity: arity, isNeeded: needed)
    }

    /// `trigger` with the latest of `sample`, given to `body`, or as a tuple where there is none.
    func sample(
        _ sample: Combination,
        at trigger: Combination,
        parameters: [String?],
        body: ClosureBody?
    ) -> StreamExpression {
        var stream = trigger.stream.asOperand()
        stream.kind = .observable
        var call = callLines(".withLatestFrom", [sample.stream.asOperand().lines()])
        if !trigger.isNeeded {
            stream.append(call)
            guard let body else { return stream }
            stream.append(body.lines(call: ".map", parameters: Array(parameters.dropFirst(trigger.arity))))
            return stream
        }
        if trigger.arity == 1, sample.arity == 1, let body {
            let selector = body.lines(call: "", parameters: parameters)
            call[call.count - 1] += selector[0]
            stream.append(call + selector.dropFirst())
            return stream
        }
        let first = trigger.arity == 1 ? ["$0"] : (0..<trigger.arity).map { "$0.\($0)" }
        let second = sample.arity == 1 ? ["$1"] : (0..<sample.arity).map { "$1.\($0)" }
        call[call.count - 1] += " { (\((first + second).joined(separator: ", "))) }"
        stream.append(call)
        if let body { stream.append(body.lines(call: ".map", parameters: parameters)) }
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
        case .nested(let definition): return lower(definition)
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
                isEndless: isReplayed(viewModel.inputs[index])
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
            return StreamExpression(path, kind: .convertible, isEndless: false)
        }
        let base = "(\(owned(path, by: dependency)).asObservable() ?? Observable.empty())"
        return StreamExpression(base, kind: .convertible, isEndless: false)
    }

    /// A path with the dependency at its start as the ViewModel's property, for use outside a closure.
    mutating func owned(_ path: String, by dependency: Int) -> String {
        let rest = path.utf8.drop { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "?") }
        return owner(dependency) + String(Substring(rest))
    }

    private mutating func lower(raw closure: Closure) -> StreamExpression {
        declareStreams(of: closure.captures)
        let body = closureBody(closure)
        if body.captures.isEmpty || !closure.text.utf8.contains(UInt8(ascii: "{")) {
            readDirectly(closure.captures)
            var lines = body.text
            if !closure.text.isPostfixExpression {
                lines[0] = "(" + lines[0]
                lines[lines.count - 1] += ")"
            }
            return StreamExpression(lines: lines, kind: .convertible, isEndless: false)
        }
        var lines = body.lines(call: "", parameters: [])
        lines[0] = String(lines[0].drop { $0 == " " })
        lines[lines.count - 1] += "()"
        return StreamExpression(lines: lines, kind: .convertible, isEndless: false)
    }
}
