extension StreamLowering {
    /// Writes the paragraph of a flow stream, once, after those that it reads.
    mutating func declareFlow(_ index: Int) {
        guard !progress[index].isDeclared, case .stream(let stream) = viewModel.flow[index] else { return }
        if waitingParagraphs == 50 { return declareChain(endingWith: index) }
        progress[index].isDeclared = true
        waitingParagraphs += 1
        stream.isRequest ? declareRequest(stream, index) : declareStream(stream, index)
        waitingParagraphs -= 1
    }

    /// Writes the paragraphs that a flow stream reads, and those that they read, then its own: a long chain is no danger
    /// to the stack.
    private mutating func declareChain(endingWith index: Int) {
        let waiting = waitingParagraphs
        waitingParagraphs = 0
        var open = [index]
        var entered: Set<Int> = []
        while let next = open.last {
            guard !progress[next].isDeclared, case .stream(let stream) = viewModel.flow[next],
                entered.insert(next).inserted
            else {
                open.removeLast()
                declareFlow(next)
                continue
            }
            stream.definition.forEachStream { source in
                switch source {
                case .flow(let index), .flowErrors(let index): open.append(index)
                default: break
                }
            }
        }
        waitingParagraphs = waiting
    }

    private mutating func declareStream(_ stream: FlowStream, _ index: Int) {
        guard stream.useCount > 0 else { return }
        var expression = lower(stream.definition).asObservable()
        if stream.useCount > 1 { expression = expression.asEndless().appending(erased: share) }
        progress[index].isEndless = expression.isEndless
        progress[index].isReplayed = expression.isReplayed || stream.useCount > 1
        write(constant(of: stream, index, expression), comment: stream.comment)
    }

    /// The constant of a stream, with its type where the text of a closure alone may not tell it.
    private mutating func constant(of stream: FlowStream, _ index: Int, _ expression: StreamExpression) -> Code {
        let name = names.flow[index].elements
        progress[index].isErased = expression.isErased
        progress[index].isShared = isCombine && stream.useCount > 1
        progress[index].doesWork = expression.doesWork && stream.useCount < 2
        guard let element = stream.element, stream.definition.alternatives.contains(where: { $0.endsInClosure }) else {
            return expression.laidOut(prefix: "let \(name) = ")
        }
        progress[index].isErased = true
        return erased(expression).laidOut(prefix: "let \(name): \(spelling.stream(element)) = ")
    }

    private mutating func declareRequest(_ stream: FlowStream, _ index: Int) {
        guard let alternative = stream.definition.alternatives.first, let operand = alternative.operands.first,
            let position = operand.operators.firstIndex(where: { $0.request != nil }),
            let request = operand.operators[position].request
        else { return }
        progress[index].isEndless = true
        progress[index].isReplayed = true
        var trigger = lower(operand.source)
        for step in operand.operators[..<position] { apply(step, to: &trigger) }
        var lines = Code()
        if reads.flowActivities[index], !progress[index].hasCounter {
            progress[index].hasCounter = true
            lines.append(line: counter(index))
        }
        let arity = request.parameters.count - request.sampled.count
        let events = names.flow[index].events
        lines.append(
            line: "let \(events) = ",
            self.events(
                of: request,
                operator: operand.operators[position].name,
                trigger: Combination(stream: trigger, arity: arity),
                flow: index
            )
        )
        if stream.useCount > 0 {
            var elements = StreamExpression("\(events).elements()", kind: .observable, isEndless: true)
            let remaining = operand.operators[(position + 1)...]
            for step in remaining { apply(step, to: &elements) }
            if !(remaining.isEmpty && request.isVoid && alternative.dropsValue) {
                let consumer = consumer(alternative)
                let combination = Combination(stream: elements, arity: operand.value.arity)
                elements = give(combination, with: alternative.sampled, to: consumer).asObservable()
            }
            if stream.useCount > 1, !elements.isPlain { elements = elements.appending(erased: share) }
            lines.append(line: "\(constant(of: stream, index, elements))")
        }
        if stream.errorsAreUsed { lines.append(line: "let \(names.flow[index].errors) = \(events).errors()") }
        write(lines, comment: stream.comment)
        connectable.append((index, events))
    }

    /// Declares the counter of a request where it is read first: the activity may be read before the request is made.
    mutating func declareCounter(_ index: Int) {
        guard !progress[index].hasCounter else { return }
        progress[index].hasCounter = true
        write(Code(counter(index)))
    }

    private func counter(_ index: Int) -> Code.Snippet { "let \(names.flow[index].activity) = ActivityCounter()" }

    // MARK: Errors

    /// Every stream of errors, in order of declaration.
    private var errorStreams: [StreamID] {
        var streams: [StreamID] = []
        for (index, input) in viewModel.inputs.enumerated() where isRx && input.type.trait.canFail {
            streams.append(.inputErrors(index))
        }
        for (index, item) in viewModel.flow.enumerated() {
            if case .stream(let stream) = item, stream.isRequest { streams.append(.flowErrors(index)) }
        }
        return streams
    }

    /// Writes the merge of all errors, where any definition reads it.
    mutating func declareErrors() {
        guard reads.errors, !errorsAreDeclared else { return }
        errorsAreDeclared = true
        guard errorStreams.count > 1 else { return }
        let stream = merged(errorStreams.map { reference($0) })
        write(stream.laidOut(prefix: "let \(names.errors) = "))
    }

    mutating func errorsReference() -> StreamExpression {
        let streams = errorStreams
        return switch streams.count {
        case 0: never("Error")
        case 1: reference(streams[0])
        default: StreamExpression(named: names.errors, isReplayed: true)
        }
    }

    // MARK: States and actions

    mutating func bindState(_ index: Int) {
        guard let definition = viewModel.states[index].definition else { return }
        let stream = bind(definition, to: names.states[index])
        if isPublished(index), emitsAtOnce(definition) {
            lateBindings.append((index, stream.laidOut().text))
        } else {
            write(stream.laidOut(), comment: viewModel.states[index].comment)
        }
    }

    mutating func write(_ action: Action) {
        var lines: Code
        switch action.sink {
        case .closure(let closure):
            if let statement = statement(closure, of: action.definition) {
                lines = statement
                break
            }
            var body = closureBody(closure)
            if closure.captures.retainsSelf, selfIsAReference { body.unwrapSelf() }
            let consumer = Consumer(method: binding, parameters: closure.parameterNames, body: body)
            lines = disposed(give(action.definition, to: consumer)).laidOut()
        case .logic(let call):
            lines = disposed(give(action.definition, to: consumer(of: call))).laidOut()
        case .state(let index): lines = bind(action.definition, to: names.states[index]).laidOut()
        case .input(let index):
            // An observer takes the end of the stream too; the view's going away is none. A relay knows no end.
            let input = viewModel.inputs[index]
            let target = "input.\(input.name.escapedMember)"
            lines = bind(action.definition, to: target, isEndless: !input.type.trait.isRelay).laidOut()
        case .observer(let path, let dependency):
            guard dependency.map({ isOptional(path, of: $0) }) ?? path.holds("?") else {
                if let dependency { isConstant[dependency] = true }
                lines = bind(action.definition, to: path, isEndless: true).laidOut()
                break
            }
            let target = names.target
            let owner = dependency.map { owned(path, by: $0) } ?? Code(verbatim: path)
            lines = Code("if let \(target) = \(owner) {")
            lines.append(linesOf: bind(action.definition, to: target, isEndless: true).laidOut())
            lines.append(line: "}")
        }
        write(lines, comment: action.documentation)
    }

    /// The closure that calls a method of the user.
    private mutating func consumer(of call: LogicCall) -> Consumer {
        guard profile.captures == .with, selfIsAReference else {
            let body = ClosureBody(
                captures: captureList(Captures(), isUserMethod: true),
                text: Code(selfIsAReference ? "self?.\(signatureCall(call))" : "self.\(signatureCall(call))")
            )
            return Consumer(method: binding, parameters: call.parameterNames, body: body)
        }
        let owner = call.parameterNames.contains("owner") ? "viewModel" : "owner"
        let body = ClosureBody(text: Code("\(owner).\(signatureCall(call))"))
        return Consumer(method: .bind, parameters: call.parameterNames, body: body, owner: owner)
    }

    /// What `start` causes, as a statement of `transform`; `nil` where it is more than that, or leaves its closure early.
    private mutating func statement(_ closure: Closure, of definition: Definition) -> Code? {
        guard definition.isStart, !TokenizedFragment(closure.text).isStatementList, !closure.namesItsValues else {
            return nil
        }
        return expression(closure)
    }

    private mutating func bind(
        _ definition: Definition,
        to target: String,
        isEndless: Bool = false
    ) -> StreamExpression {
        let stream = lower(definition)
        let bound = (isEndless ? stream.asEndless() : stream).asOperand()
        return disposed(bound.appending("\(spelling.binding)(to: \(target))"))
    }

    /// The elements of a definition given to `consumer`, whatever alternative they come from.
    private mutating func give(_ definition: Definition, to consumer: Consumer) -> StreamExpression {
        if definition.alternatives.count == 1, let alternative = definition.alternatives.first,
            case .passThrough = alternative.transform
        {
            return give(alternative, to: consumer)
        }
        var stream = lower(definition, keepsVoid: true).asOperand()
        if let body = consumer.body {
            stream.appendCall { consumer.write(body, to: &$0, parameters: consumer.parameters) }
        }
        return stream
    }
}

extension FlowStream {
    fileprivate var comment: [String] { documentation.isEmpty ? [name] : documentation }
}

extension State {
    fileprivate var comment: [String] { documentation.isEmpty ? [name] : documentation }
}

extension Code {
    /// Adds a line that ends in an expression, which may go on below it.
    fileprivate mutating func append(line prefix: Snippet, _ expression: StreamExpression) {
        append(line: Snippet(expression.laidOut(prefix: prefix)))
    }
}

extension StreamLowering {
    fileprivate func disposed(_ subscription: consuming StreamExpression) -> StreamExpression {
        subscription.appending("\(kept)")
    }
}

extension Request {
    /// Whether the answer carries no value, whatever the call gives.
    var isVoid: Bool { element == "Void" || element == "()" }

    /// What makes an observable of the answer. A `Completable` has no element: where no type says otherwise, its
    /// completion is one.
    var conversion: Code.Snippet {
        if element == nil { return ".asElements()" }
        return isVoid ? ".asVoid()" : ".asObservable()"
    }
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
