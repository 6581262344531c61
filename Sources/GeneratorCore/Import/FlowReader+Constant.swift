// The constants of the body: streams, relays, trackers, the output.

extension FlowReader {
    /// `let name = stream`, `let relay = BehaviorRelay<Int>(value: 0)`, `let output = Output(…)`.
    mutating func readConstant(_ statement: Range<Int>) throws(Misfit) {
        let name = statement.lowerBound + 1
        guard name + 2 < statement.upperBound, text.tokens[name].kind == .identifier,
            let equal = text.first(.equal, in: statement), equal + 1 < statement.upperBound
        else { throw misfit("a constant that is no stream", statement.lowerBound) }
        let value = equal + 1..<statement.upperBound
        let local = text.name(at: name)
        if isOutput(value) || text.isName(outputType, at: name + 2) || callsForOutput(value) {
            try holdOutput(local, value, of: statement)
            return
        }
        if let tracker = tracker(value) {
            locals[local] = .tracker(tracker)
            return
        }
        if let cell = cell(value) {
            let unique = takeName(local, otherwise: "Relay")
            locals[local] = .state(unique)
            flow.cells.append("\(SwiftKeywords.escaped(unique)): \(cell)")
            return
        }
        if let word = text.word(at: value.lowerBound), word == "BehaviorRelay" || word == "BehaviorSubject",
            text.behind(value.lowerBound + 1, limit: value.upperBound) == value.upperBound
        {
            throw misfit("a '\(word)' whose type is not written", value.lowerBound)
        }
        if let alias = alias(value) {
            locals[local] = .value(alias)
            return
        }
        if try keepValue(statement) { return }
        try declare(local, value, type: text.tokens[name + 1].kind == .colon ? name + 2..<equal : nil)
    }

    mutating func declare(_ local: String, _ value: Range<Int>, type: Range<Int>?) throws(Misfit) {
        let unique = freeName(local)
        var stream = try self.stream(value)
        if !stream.failures.requests.isEmpty { catchFailure(of: &stream) }
        guard !stream.isPath else {
            locals[local] = stream.isRequestWithEvents ? .events(stream.text) : .stream(stream.text)
            if stream.failures != Failures() { failures[stream.text] = stream.failures }
            if let fallback = stream.fallback { fallbacks[stream.text] = fallback }
            if let share = stream.share { shares[stream.text] = share }
            if repeats(value) { repeating.insert(local) }
            return
        }
        stream.makeTuple()
        names.insert(unique)
        let element = type.flatMap { StreamType(traitOf: text.folded($0))?.element }
        let escaped = SwiftKeywords.escaped(unique)
        flow.statements.append("\(escaped)\(element.map { ": \($0)" } ?? "") <- \(stream.text)")
        locals[local] = stream.isRequestWithEvents ? .events(escaped) : .stream(escaped)
        take(escaped, for: &stream)
        if stream.isForeign, stream.fallback == nil { stream.failures.areHidden = true }
        if stream.failures != Failures() { failures[escaped] = stream.failures }
        if let share = stream.share { shares[escaped] = share }
        if repeats(value) { repeating.insert(local) }
        if let isVoid = stream.isVoid { voids[escaped] = isVoid }
        if let fallback = stream.fallback { fallbacks[escaped] = fallback }
    }

    mutating func holdOutput(_ name: String, _ value: Range<Int>, of statement: Range<Int>) throws(Misfit) {
        if isMade(value) { return try makeOutput(name, statement) }
        try takeOutput(value)
        // Filled afterwards, it is there before the statements: only one that needs no arguments can be.
        if output?.isEmpty == true { outputNames.insert(name) }
        heldOutput = name
    }

    /// Whether the output is given what no flow says, so that Swift has to make it.
    func isMade(_ value: Range<Int>) -> Bool {
        guard inlining == 0 else { return false }
        var reader = self
        reader.remarks = []
        do throws(Misfit) { try reader.takeOutput(value) } catch { return true }
        if let output = reader.output { reader.readOutput(output) }
        return !reader.remarks.isEmpty
    }

    /// Leaves it to Swift to make the output, with the constants that stand before it.
    mutating func makeOutput(_ name: String, _ statement: Range<Int>) throws(Misfit) {
        guard flow.statements.allSatisfy({ $0.hasPrefix("//") || $0.hasPrefix("/*") }), flow.cells.isEmpty else {
            throw misfit(outputIsMadeElsewhere, statement.lowerBound)
        }
        flow = ImportedFlow()
        flow.usesSelf = true
        flow.made = statement
        remarks = []
        requests = []
        for local in locals.keys { locals[local] = .unknown }
        output = statement.upperBound..<statement.upperBound
        outputNames.insert(name)
        heldOutput = name
    }

    /// A relay or subject that the body makes is a state: its type, and the value that it begins with.
    mutating func cell(_ value: Range<Int>) -> String? {
        let open = value.first { text.tokens[$0].kind == .leftParen } ?? value.upperBound
        guard open < value.upperBound, text.behind(open, limit: value.upperBound) == value.upperBound else {
            return nil
        }
        let written = text.folded(value.lowerBound..<open)
        let arguments = open + 1..<value.upperBound - 1
        let initial =
            arguments.count > 2 && text.isWord(arguments.lowerBound, "value")
            ? arguments.lowerBound + 2..<arguments.upperBound : nil
        var type = StreamType(traitOf: written)
        if type == nil, let initial, written == "BehaviorRelay" || written == "BehaviorSubject",
            let element = ViewModelReader.typeOfValue(initial, text)
        {
            type = StreamType(traitOf: "\(written)<\(element)>")
        }
        guard let type else { return nil }
        switch type.trait {
        case .behaviorRelay, .behaviorSubject:
            guard let initial else { return nil }
            let value = (try? expression(initial)) ?? text.text(initial)
            guard !readsChangeable(initial) else { return nil }
            return "\(type.element) = \(value)"
        case .publishRelay, .publishSubject: return arguments.isEmpty ? type.element : nil
        default: return nil
        }
    }

    /// `self.api`, `self.useCase.item`: another name for what a dependency is or has.
    func alias(_ value: Range<Int>) -> String? {
        var index = value.lowerBound
        if text.isWord(index, "self"), index + 1 < value.upperBound { index += 2 }
        guard index < value.upperBound, dependencies.contains(text.name(at: index)), index + 1 == value.upperBound,
            viewModel.dependencies?.streamType(of: text.name(at: index)) == nil
        else { return nil }
        return SwiftKeywords.escaped(text.name(at: index))
    }
}
