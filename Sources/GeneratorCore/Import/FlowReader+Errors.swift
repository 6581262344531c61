// What a file does with errors: a spec has those of requests and inputs apart, so that an operator behind gets none.

extension FlowReader {
    /// Operators that are there for errors.
    static let errorOperators: Set<String> = [
        "catchAndReturn", "catchErrorJustReturn", "catchErrorJustComplete", "catch", "catchError", "retry", "retryWhen",
        "do",
    ]

    /// Whether something asks for the errors of what stands before it.
    func handlesErrors(_ step: Chain.Step) -> Bool {
        let name = text.name(at: step.name)
        guard name == "do" || Self.conversions.contains(name) else { return Self.errorOperators.contains(name) }
        let label: StaticString = name == "do" ? "onError" : "onErrorJustReturn"
        return step.arguments.map { text.items($0).contains { labelled($0, label) != nil } } ?? false
    }

    /// What operators that handle errors become behind a request or an input; `false` where they get the errors.
    mutating func takeErrors(_ step: Chain.Step, _ name: String, _ stream: inout Stream) throws(Misfit) -> Bool {
        guard stream.hasErrorsApart, Self.errorOperators.contains(name) else { return false }
        if name == "do" {
            guard handlesErrors(step) else { return false }
            try takeAction(step, &stream)
            return true
        }
        guard !stream.failures.areThrown else { throw misfit("'\(name)' behind a closure that throws", step.name) }
        guard !stream.failures.areHidden else { throw misfit("'\(name)' behind \(stream.failingPart)", step.name) }
        switch name {
        case "catchAndReturn", "catchErrorJustReturn":
            guard let arguments = step.arguments, !arguments.isEmpty, step.closure == nil else { return false }
            showAfterErrors(try expression(arguments), &stream)
        case "catchErrorJustComplete" where step.closure == nil && step.arguments?.isEmpty == true:
            stream.endsSilently()
        case "catch", "catchError":
            guard let closure = step.closure, step.arguments == nil else {
                throw misfit("'\(name)' behind \(stream.failingPart)", step.name)
            }
            try takeReplacement(closure, of: step, &stream)
        default: throw misfit("'\(name)' behind \(stream.failingPart)", step.name)
        }
        return true
    }

    /// `do(onNext: …, onError: …)`: what is done with errors is an action of its own.
    private mutating func takeAction(_ step: Chain.Step, _ stream: inout Stream) throws(Misfit) {
        let items = text.items(step.arguments ?? step.name..<step.name)
        let others = items.filter { labelled($0, "onError") == nil }
        guard !stream.failures.areThrown else { throw misfit("'do' behind a closure that throws", step.name) }
        guard !stream.failures.areHidden, step.labelled.isEmpty, step.closure == nil, others.count == items.count - 1,
            let handler = items.compactMap({ labelled($0, "onError") }).first,
            others.allSatisfy({ labelled($0, "afterError") == nil })
        else { throw misfit("'do' with 'onError' and more behind \(stream.failingPart)", step.name) }
        let sink = try errorSink(handler, takesOwner: false)
        if !others.isEmpty {
            if stream.parts.count > 1 { stream.makeTuple() }
            var written: [String] = []
            for item in others { written.append(try rewritten(item, .actions)) }
            add(".do(\(written.joined(separator: ", ")))", to: &stream)
        }
        nameRequest(&stream)
        tellErrors(of: stream, to: sink)
    }

    /// `catch { _ in .just([]) }`, `catch { _ in .empty() }`.
    private mutating func takeReplacement(
        _ closure: Range<Int>,
        of step: Chain.Step,
        _ stream: inout Stream
    ) throws(Misfit) {
        let list = text.parameterList(at: closure.lowerBound + 1)
        var body = (list.map { $0.end + 1 } ?? closure.lowerBound + 1)..<closure.upperBound - 1
        if let first = body.first, text.isWord(first, "return") { body = first + 1..<body.upperBound }
        let open = body.first { text.tokens[$0].kind == .leftParen } ?? body.lowerBound
        let value = open + 1..<max(open + 1, body.upperBound - 1)
        let names = Set(list?.names.compactMap { $0.map { text.name(at: $0) } } ?? [])
        let isPlain =
            statements(body).count == 1 && open > body.lowerBound + 1
            && text.behind(open, limit: body.upperBound) == body.upperBound
            && !value.contains { index in
                text.tokens[index].kind == .dollarIdentifier || names.contains(text.text(index..<index + 1))
            }
        let callee = text.name(at: max(open - 1, 0))
        if isPlain, callee == "empty" || callee == "never", value.isEmpty { return stream.endsSilently() }
        guard isPlain, callee == "just", !value.isEmpty else {
            throw misfit("'\(text.name(at: step.name))' behind \(stream.failingPart)", step.name)
        }
        showAfterErrors(try expression(value), &stream)
    }

    /// The errors that come along cause something.
    mutating func tellErrors(of stream: Stream, to sink: String) {
        let failures = stream.failures
        for error in failures.requests.isEmpty ? failures.inputs : failures.requests {
            flow.statements.append("\(error) -> \(sink)")
        }
    }

    /// What a closure or a function does with an error, as the end of an action.
    mutating func errorSink(_ value: Range<Int>, takesOwner: Bool) throws(Misfit) -> String {
        guard text.tokens[value.lowerBound].kind == .leftBrace else {
            return sinkText(try call(value, isVoid: false, .action))
        }
        return sinkText(try closure(value, .action, takesOwner: takesOwner))
    }

    /// The stream shows a value after each error that comes along.
    mutating func showAfterErrors(_ value: String, _ stream: inout Stream) {
        nameRequest(&stream)
        let failures = stream.failures
        let errors = failures.requests.isEmpty ? failures.inputs : failures.requests
        stream.text = ([stream.operand] + errors.map { "\($0) { \(value) }" }).joined(separator: " | ")
        stream.isOperand = false
        stream.isPath = false
        stream.isRequest = false
        stream.fallback = nil
        stream.endsSilently()
    }

    /// Keeps what a stream shows after an error, where a spec would end it without a word.
    mutating func catchFailure(of stream: inout Stream) {
        guard let fallback = stream.fallback else { return }
        if !stream.failures.requests.isEmpty { return showAfterErrors(fallback, &stream) }
        guard stream.isForeign, stream.isOperand else { return }
        let text = stream.text.hasPrefix("{ ") ? String(stream.text.dropFirst(2).dropLast(2)) : stream.text
        stream.text = "{ \(text).catchAndReturn(\(fallback)) }"
        stream.fallback = nil
        stream.isPath = false
        flow.rawCount += 1
    }

    // MARK: Subscriptions

    /// Makes a request of what a chain calls once, so that its errors have a name.
    mutating func requestCall(of chain: inout Chain) throws(Misfit) {
        guard !chain.steps.contains(where: { Self.requestOperators.contains(text.name(at: $0.name)) }),
            case .stream(let head) = chain.head, !head.hasErrorsApart, failures[head.text] == nil, !isRelay(head.text)
        else { return }
        if viewModel.inputs.contains(where: { SwiftKeywords.escaped($0.name) == head.text }) { return }
        let isOwn = head.text.hasPrefix("self.")
        guard !isOwn || head.text.hasSuffix(")") else {
            throw misfit("'subscribe' with 'onError', where nothing is requested", chain.start)
        }
        guard profileTrackers.isEmpty else {
            throw misfit("a call of which no tracker is told, as all requests are by the configuration", chain.start)
        }
        let call = isOwn ? " { [weak self] in self?.\(head.text.dropFirst(5)) ?? .empty() }" : "(\(head.text))"
        var stream = Stream(text: "start.flatMapLatest\(call)", isVoid: head.isVoid)
        requests.append(TrackedRequest())
        stream.request = requests.endIndex - 1
        stream.failures.requests = [Failures.unnamed]
        chain.head = .stream(stream)
    }

    /// Whether it is a relay, which knows no errors.
    private func isRelay(_ text: String) -> Bool {
        let name = text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
        if flow.cells.contains(where: { $0.hasPrefix(text + ":") }) { return true }
        let type = viewModel.properties.first { $0.member.name == name }?.member.type
        return type.flatMap { StreamType(traitOf: $0)?.trait.isRelay } ?? false
    }
}

extension FlowReader.Stream {
    /// What the errors come from that are apart from it.
    fileprivate var failingPart: String { failures.requests.isEmpty && !isRequest ? "an input" : "a request" }
}
