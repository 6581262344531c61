// What elements cause, and what the output is.

extension FlowReader {
    /// `stream.bind(to: relay).disposed(by: bag)`, `stream.subscribe(onNext: { … }).disposed(by: bag)`; what is no
    /// subscription happens at once.
    mutating func readAction(_ statement: Range<Int>) throws(Misfit) {
        errorSink = nil
        isSubscribed = true
        defer { isSubscribed = false }
        guard holdsSubscription(statement) else { return try readCall(statement) }
        var chain = try self.chain(statement)
        guard let disposed = chain.steps.popLast(), text.name(at: disposed.name) == "disposed",
            let sink = chain.steps.popLast()
        else { throw misfit("a statement that is no subscription", statement.lowerBound) }
        noteBag(disposed)
        let sinks = try self.sinks(sink, of: &chain)
        namesRequests = errorSink != nil
        defer { namesRequests = false }
        if errorSink != nil { try requestCall(of: &chain) }
        var stream = try self.stream(chain)
        if stream.isRequestWithEvents { return try act(onEventsOf: &stream, chain, sink) }
        catchFailure(of: &stream)
        if !chain.sinkTakesParts(stream, in: text, sink) { stream.makeTuple() }
        if errorSink != nil { nameRequest(&stream, after: chain.name) }
        nameIfAsked(&stream)
        guard errorSink == nil || !stream.failures.areHidden else {
            throw misfit("'subscribe' with 'onError', where nothing is requested", chain.start)
        }
        // Braces at the start of a line would belong to the line before.
        if stream.text.utf8.first == UInt8(ascii: "{") { stream.text = "(\(stream.text))" }
        for sink in sinks where errorSink == nil || sink != Self.nothing {
            flow.statements.append("\(stream.text) -> \(sink)")
        }
        if let errorSink { tellErrors(of: stream, to: errorSink) }
    }

    /// Notes that what one bag held is held by another one, which lives longer or shorter.
    private mutating func noteBag(_ step: Chain.Step) {
        guard let bag = step.arguments.flatMap({ labelled($0, "by") }), let last = bag.last else { return }
        let wasGiven = bag.count == 1 && viewModel.signature?.bag.map { text.isName($0, at: last) } ?? false
        // In a helper function it may be a parameter.
        let isOwn = viewModel.properties.contains { text.isName($0.member.name, at: last) }
        guard bagIsGiven ? isOwn && !wasGiven : wasGiven else { return }
        let words = text.folded(bag)
        let reason =
            bagIsGiven
            ? "what '\(words)' held ends with the bag that '\(function)' is given"
            : "what '\(words)' held, which '\(function)' was given, ends with the ViewModel"
        note(reason, bag.lowerBound)
    }

    /// Says once what is another in the spec than it was.
    mutating func note(_ reason: String, _ token: Int) {
        guard !flow.notes.contains(where: { $0.text == reason }) else { return }
        flow.notes.append(.init(text: reason, offset: text.tokens[token].lowerBound))
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

    /// A name for a request, after what it begins with.
    mutating func newName(after base: String?) -> String {
        let base = base.map { "\($0)Request" } ?? "request"
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
        let items = text.items(arguments)
        for (index, argument) in items.enumerated() {
            keepComments(
                of: argument,
                upTo: index + 1 < items.count ? items[index + 1].lowerBound : arguments.upperBound
            )
            do throws(Misfit) { try readOutput(argument: argument) } catch { remark(error) }
        }
    }

    /// Puts the comments of an argument before the output that it is, and no longer among the statements.
    private mutating func keepComments(of argument: Range<Int>, upTo next: Int) {
        let comments =
            text.comments(before: argument.lowerBound) + text.comments(in: argument)
            + text.trailingComments(before: next)
        guard let first = argument.first, !comments.isEmpty else { return }
        let lines = comments.filter { !text.isMark($0) }.map { text.file.verbatim($0.range) }
        flow.outputComments[text.name(at: first)] = lines
        for line in lines {
            if let index = flow.statements.lastIndex(of: line) { flow.statements.remove(at: index) }
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
        let value = argument.lowerBound + 2..<argument.upperBound
        if [".never()", ".empty()"].contains(text.folded(value)) {
            // Of the type of the output.
            flow.rawCount += 1
            flow.outputs[name] = "{ Observable\(text.folded(value)) }"
            return
        }
        var chain = try self.chain(value)
        let trait = StreamType(traitOf: member.type ?? "")?.trait
        if trait == .single || trait == .maybe || trait == .completable { dropEnd(of: &chain) }
        var stream = try self.stream(chain)
        try checkElements(stream, value.lowerBound)
        stream.makeTuple()
        if let share = stream.share, trait == .observable || trait == .infallible, stream.failures.requests.isEmpty {
            // Each who listened would have elements of its own.
            add(".share(\(share))", to: &stream)
        }
        if stream.fallback != nil, !stream.failures.requests.isEmpty { catchFailure(of: &stream) }
        if let index = stream.request, !requests[index].trackers.isEmpty { nameRequest(&stream) }
        let isOwn = stream.text == SwiftKeywords.escaped(name) && isOwnStream(name)
        flow.outputs[name] = isOwn ? "" : stream.text
        if let fallback = stream.fallback { flow.fallbacks[name] = fallback }
    }

    /// Drops `take(1).asSingle()` and the like: an output of such a trait ends with its first element.
    private func dropEnd(of chain: inout Chain) {
        let conversions = ["asSingle", "asMaybe", "asCompletable", "ignoreElements"]
        var steps = chain.steps[...]
        while let last = steps.last, conversions.contains(text.name(at: last.name)), last.arguments?.isEmpty == true {
            steps.removeLast()
        }
        guard steps.count < chain.steps.count, let last = steps.popLast(), text.isWord(last.name, "take"),
            last.arguments.map({ text.folded($0) }) == "1"
        else { return }
        chain.steps = Array(steps)
    }

    func isOwnStream(_ name: String) -> Bool {
        !viewModel.inputs.contains { $0.name == name } && names.contains(name)
    }
}
