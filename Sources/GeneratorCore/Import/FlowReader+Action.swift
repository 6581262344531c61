// What elements cause, and what the output is.

extension FlowReader {
    /// `stream.bind(to: relay).disposed(by: bag)`, `stream.subscribe(onNext: { … }).disposed(by: bag)`; what is no
    /// subscription happens at once.
    mutating func readAction(_ statement: Range<Int>) throws(Misfit) {
        errorSink = nil
        guard holdsSubscription(statement) else { return try readCall(statement) }
        var chain = try self.chain(statement)
        guard let disposed = chain.steps.popLast(), text.name(at: disposed.name) == "disposed",
            let sink = chain.steps.popLast()
        else { throw misfit("a statement that is no subscription", statement.lowerBound) }
        let sinks = try self.sinks(sink, of: &chain)
        let canFail = errorSink == nil ? false : try self.canFail(&chain)
        var stream = try self.stream(chain)
        if !chain.sinkTakesParts(stream, in: text, sink) { stream.makeTuple() }
        guard let errorSink, canFail else {
            for sink in sinks { flow.statements.append("\(stream.text) -> \(sink)") }
            return
        }
        // The errors are those of the request, which needs a name, or of the input.
        if chain.steps.contains(where: { Self.requestOperators.contains(text.name(at: $0.name)) }) || chain.isCall {
            let name = newName(for: chain)
            flow.statements.append("\(name) <- \(stream.text)")
            for sink in sinks { flow.statements.append("\(name) -> \(sink)") }
            flow.statements.append("\(name).errors -> \(errorSink)")
        } else {
            for sink in sinks { flow.statements.append("\(stream.text) -> \(sink)") }
            flow.statements.append("\(chain.name ?? "").errors -> \(errorSink)")
        }
    }

    /// Whether what the chain is made of can end with an error: what was called once becomes a request, whose errors are
    /// its own.
    func canFail(_ chain: inout Chain) throws(Misfit) -> Bool {
        if chain.steps.contains(where: { Self.requestOperators.contains(text.name(at: $0.name)) }) { return true }
        guard case .stream(let head) = chain.head else {
            throw misfit("'subscribe' with 'onError', where nothing is requested", chain.start)
        }
        if let input = viewModel.inputs.first(where: { SwiftKeywords.escaped($0.name) == head.text }) {
            return StreamType(traitOf: input.type ?? "")?.trait.canFail == true
        }
        if isRelay(head.text) { return false }
        let isOwn = head.text.hasPrefix("self.")
        guard !isOwn || head.text.hasSuffix(")") else {
            throw misfit("'subscribe' with 'onError', where nothing is requested", chain.start)
        }
        let call = isOwn ? " { [weak self] in self?.\(head.text.dropFirst(5)) ?? .empty() }" : "(\(head.text))"
        chain.head = .stream(Stream(text: "start.flatMapLatest\(call)"))
        chain.isCall = true
        return true
    }

    /// Whether it is a relay, which knows no errors.
    func isRelay(_ text: String) -> Bool {
        let name = text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
        if flow.cells.contains(where: { $0.hasPrefix(text + ":") }) { return true }
        let type = viewModel.properties.first { $0.member.name == name }?.member.type
        return type.flatMap { StreamType(traitOf: $0)?.trait.isRelay } ?? false
    }

    /// Whether the statement ends with `.disposed(by: …)`.
    func holdsSubscription(_ statement: Range<Int>) -> Bool {
        var index = statement.lowerBound
        while index < statement.upperBound {
            if text.isWord(index, "disposed") { return true }
            index = text.behind(index, limit: statement.upperBound)
        }
        return false
    }

    /// A statement that `transform` runs itself.
    mutating func readCall(_ statement: Range<Int>) throws(Misfit) {
        let closure = try rewritten(statement, .statement)
        guard !closure.contains("subscribe") else {
            throw misfit("a subscription that is not disposed of", statement.lowerBound)
        }
        flow.statements.append("start -> \(sinkText(Closure(parameters: "", body: closure)))")
    }

    /// A name for the request of a chain, after what it begins with.
    mutating func newName(for chain: Chain) -> String {
        var base = "request"
        if let head = chain.name { base = "\(head)Request" }
        var name = base
        var number = 2
        while names.contains(name) {
            name = "\(base)\(number)"
            number += 1
        }
        names.insert(name)
        return name
    }

    // MARK: The output

    mutating func readOutput(_ arguments: Range<Int>) {
        for argument in text.items(arguments) {
            do throws(Misfit) { try readOutput(argument: argument) } catch { remark(error) }
        }
    }

    mutating func readOutput(argument: Range<Int>) throws(Misfit) {
        guard argument.count > 2, text.tokens[argument.lowerBound + 1].kind == .colon else {
            throw misfit("an argument of 'Output' has no label", argument.lowerBound)
        }
        let name = text.name(at: argument.lowerBound)
        guard let member = viewModel.outputs.first(where: { $0.name == name }),
            StreamType(traitOf: member.type ?? "") != nil
        else { throw misfit("the output '\(name)' is no stream", argument.lowerBound) }
        guard member.value == nil else {
            throw misfit("the output '\(name)' has a value and is given another", argument.lowerBound)
        }
        var stream = try self.stream(argument.lowerBound + 2..<argument.upperBound)
        stream.makeTuple()
        let isOwn = stream.text == SwiftKeywords.escaped(name) && isOwnStream(name)
        flow.outputs[name] = isOwn ? "" : stream.text
        if let fallback = stream.fallback { flow.fallbacks[name] = fallback }
    }

    func isOwnStream(_ name: String) -> Bool {
        !viewModel.inputs.contains { $0.name == name } && names.contains(name)
    }
}
