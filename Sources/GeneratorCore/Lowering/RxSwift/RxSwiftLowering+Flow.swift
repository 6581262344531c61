extension RxSwiftLowering {
    /// Writes the paragraph of a flow stream, once, after those that it reads.
    mutating func declareFlow(_ index: Int) {
        guard case .stream(let stream) = viewModel.flow[index], declaredFlow.insert(index).inserted else { return }
        stream.isRequest ? declareRequest(stream, index) : declareStream(stream, index)
    }

    private mutating func declareStream(_ stream: FlowStream, _ index: Int) {
        guard stream.useCount > 0 else { return }
        var expression = lower(stream.definition).asObservable()
        if stream.useCount > 1 { expression = expression.asEndless().appending(".share(replay: 1)") }
        if expression.isEndless { endlessFlow.insert(index) }
        let name = names.flows[index].escapedIdentifier
        write(comment: comment(stream), expression.lines(prefix: "let \(declaration(name, stream)) = "))
    }

    /// `name`, with its type where the text of a closure alone may not tell it.
    private func declaration(_ name: String, _ stream: FlowStream) -> String {
        guard let element = stream.element, stream.definition.alternatives.contains(where: \.endsInClosure) else {
            return name
        }
        return "\(name): Observable<\(element)>"
    }

    private mutating func declareRequest(_ stream: FlowStream, _ index: Int) {
        guard let alternative = stream.definition.alternatives.first, let operand = alternative.operands.first,
            let position = operand.operators.firstIndex(where: { $0.request != nil }),
            let request = operand.operators[position].request
        else { return }
        endlessFlow.insert(index)
        var trigger = lower(operand.source)
        for step in operand.operators[..<position] { apply(step, to: &trigger) }
        var lines: [String] = []
        if reads.contains(.flowActivity(index)), declaredCounters.insert(index).inserted {
            lines.append(counter(index))
        }
        let events = names.flowEvents[index].escapedIdentifier
        let arity = request.parameters.count - request.sampled.count
        let expression = self.events(
            of: request,
            operator: operand.operators[position].name,
            trigger: trigger,
            arity: arity,
            flow: index
        )
        lines += expression.lines(prefix: "let \(events) = ")
        if stream.useCount > 0 {
            var elements = StreamExpression("\(events).elements()", kind: .observable, isEndless: true)
            let remaining = operand.operators[(position + 1)...]
            for step in remaining { apply(step, to: &elements) }
            if !(remaining.isEmpty && request.isVoid && alternative.dropsValue) {
                elements = give(alternative, operands: [elements], to: consumer(alternative)).asObservable()
            }
            if stream.useCount > 1, !elements.isPlain { elements.append(".share(replay: 1)") }
            lines += elements.lines(prefix: "let \(declaration(names.flows[index].escapedIdentifier, stream)) = ")
        }
        if stream.errorsAreUsed {
            lines.append("let \(names.flowErrors[index].escapedIdentifier) = \(events).errors()")
        }
        write(comment: comment(stream), lines)
        connectable.append((index, events))
    }

    /// Declares the counter of a request where it is read first: the activity may be read before the request is made.
    mutating func declareCounter(_ index: Int) {
        guard declaredCounters.insert(index).inserted else { return }
        write(comment: [], [counter(index)])
    }

    private func counter(_ index: Int) -> String {
        "let \(names.flowActivities[index].escapedIdentifier) = ActivityCounter()"
    }

    private func comment(_ stream: FlowStream) -> [String] {
        stream.documentation.isEmpty ? [stream.name] : stream.documentation
    }

    // MARK: Errors

    /// Every stream of errors, in order of declaration.
    private var errorStreams: [StreamID] {
        viewModel.inputs.indices.filter { viewModel.inputs[$0].type.trait.canFail }.map(StreamID.inputErrors)
            + viewModel.flow.indices.filter { index in
                guard case .stream(let stream) = viewModel.flow[index] else { return false }
                return stream.isRequest
            }.map(StreamID.flowErrors)
    }

    /// Writes the merge of all errors, where any definition reads it.
    mutating func declareErrors() {
        guard !errorsAreDeclared, reads.contains(.errors), errorStreams.count > 1 else { return }
        errorsAreDeclared = true
        let streams = errorStreams.map { reference($0).lines() }
        write(
            comment: [],
            StreamExpression(lines: callLines("Observable.merge", streams), kind: .observable, isEndless: true)
                .lines(prefix: "let \(names.errors.escapedIdentifier) = ")
        )
    }

    mutating func errorsReference() -> StreamExpression {
        switch errorStreams.count {
        case 0: StreamExpression("Observable<Error>.never()", kind: .observable, isEndless: true)
        case 1: reference(errorStreams[0])
        default: StreamExpression(names.errors.escapedIdentifier, kind: .observable, isEndless: true)
        }
    }

    // MARK: States and actions

    mutating func bindState(_ index: Int) {
        guard let definition = viewModel.states[index].definition else { return }
        var stream = lower(definition).asOperand()
        stream.append(".bind(to: \(stateReference(index)))")
        stream.append(".disposed(by: disposeBag)")
        let state = viewModel.states[index]
        if isPublished(index), emitsAtOnce(definition) {
            lateBindings.append((index, stream.lines()))
            return
        }
        write(comment: state.documentation.isEmpty ? [state.name] : state.documentation, stream.lines())
    }

    mutating func write(_ action: Action) {
        var lines: [String]
        switch action.sink {
        case .closure(let closure):
            let consumer = Consumer(call: ".bind", parameters: closure.parameterNames, body: closureBody(closure))
            lines = give(action.definition, to: consumer).disposed.lines()
        case .logic(let call):
            let body = ClosureBody(
                captures: captureList(Captures(), isUserMethod: true),
                text: [(selfIsAReference ? "self?." : "self.") + signatureCall(call)]
            )
            let consumer = Consumer(call: ".bind", parameters: call.arguments.map(\.name), body: body)
            lines = give(action.definition, to: consumer).disposed.lines()
        case .state(let index): lines = bind(action.definition, to: stateReference(index))
        case .input(let index):
            // An observer takes the end of the stream too; the view's going away is none. A relay knows no end.
            let input = viewModel.inputs[index]
            let target = "input.\(input.name.escapedMember)"
            lines = bind(action.definition, to: target, isEndless: !input.type.trait.isRelay)
        case .observer(let path, let dependency):
            guard path.utf8.contains(UInt8(ascii: "?")) else {
                dependencyConstants.insert(dependency)
                lines = bind(action.definition, to: path, isEndless: true)
                break
            }
            let target = names.target.escapedIdentifier
            lines = ["if let \(target) = \(owned(path, by: dependency)) {"]
            lines += bind(action.definition, to: target, isEndless: true).map { "    " + $0 }
            lines.append("}")
        }
        write(comment: action.documentation, lines)
    }

    private mutating func bind(_ definition: Definition, to target: String, isEndless: Bool = false) -> [String] {
        let stream = lower(definition)
        return (isEndless ? stream.asEndless() : stream).asOperand().appending(".bind(to: \(target))").disposed.lines()
    }

    /// The elements of a definition given to `consumer`, whatever alternative they come from.
    private mutating func give(_ definition: Definition, to consumer: Consumer) -> StreamExpression {
        if definition.alternatives.count == 1, let alternative = definition.alternatives.first,
            case .passThrough = alternative.transform
        {
            return give(alternative, to: consumer)
        }
        var stream = lower(definition).asOperand()
        if let body = consumer.body { stream.append(body.lines(call: consumer.call, parameters: consumer.parameters)) }
        return stream
    }
}

extension StreamExpression {
    fileprivate var disposed: StreamExpression { appending(".disposed(by: disposeBag)") }
}

extension Request {
    /// Whether the answer carries no value, whatever the call gives.
    var isVoid: Bool { element == "Void" || element == "()" }
}

extension Alternative {
    fileprivate var dropsValue: Bool {
        if case .dropValue = transform { return true }
        return false
    }

    fileprivate var endsInClosure: Bool {
        if case .closure = transform { return true }
        return operands.last?.operators.last?.closure != nil
    }
}
