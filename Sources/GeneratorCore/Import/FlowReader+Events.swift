// The events of a request that the file materializes: a spec has its elements and its errors apart.

extension FlowReader {
    enum EventPart { case elements, errors }

    /// What `elements()`, `errors()`, `compactMap { $0.element }` and `compactMap { $0.error }` take of events.
    func part(_ step: Chain.Step) -> EventPart? {
        switch text.name(at: step.name) {
        case "elements": return step.arguments?.isEmpty == true ? .elements : nil
        case "errors": return step.arguments?.isEmpty == true ? .errors : nil
        case "compactMap":
            guard let closure = step.closure, step.arguments == nil else { return nil }
            var body = closure.lowerBound + 1..<closure.upperBound - 1
            var event = "$0"
            if let list = text.parameterList(at: body.lowerBound), list.names.count == 1, let name = list.names[0] {
                event = text.name(at: name)
                body = list.end + 1..<body.upperBound
            }
            switch text.folded(body) {
            case "\(event).element", "\(event).event.element": return .elements
            case "\(event).error", "\(event).event.error": return .errors
            default: return nil
            }
        default: return nil
        }
    }

    /// Makes the events of a request its elements or errors.
    mutating func takePart(_ step: Chain.Step, of stream: inout Stream) throws(Misfit) {
        guard let part = part(step) else { throw misfit("the events of a request", step.name) }
        stream.isRequestWithEvents = false
        guard part == .errors else { return }
        nameRequest(&stream)
        stream.text += ".errors"
        stream.failures = Failures()
        stream.isVoid = false
    }

    /// Refuses events where elements are expected.
    func checkElements(_ stream: Stream, _ token: Int) throws(Misfit) {
        if stream.isRequestWithEvents { throw misfit("the events of a request", token) }
    }

    // MARK: Cases

    /// What is done with the elements and the errors of a request.
    struct EventCases {
        var next: String?
        var error: String?
    }

    /// `switch event { case .next(let item): … case .error(let error): … default: break }` as actions of elements and
    /// errors.
    mutating func act(onEventsOf stream: inout Stream, _ chain: Chain, _ sink: Chain.Step) throws(Misfit) {
        let receiver = try receiver(of: sink, text.name(at: sink.name))
        guard !receiver.takesEvents, let closure = receiver.closure,
            let cases = try cases(of: closure, takesOwner: receiver.takesOwner)
        else { throw misfit("the events of a request", sink.name) }
        stream.isRequestWithEvents = false
        if cases.error == nil { nameIfAsked(&stream) } else { nameRequest(&stream, after: chain.name) }
        if let next = cases.next { flow.statements.append("\(stream.text) -> \(next)") }
        if let error = cases.error { flow.statements.append("\(stream.text).errors -> \(error)") }
        if cases.next == nil, cases.error == nil { flow.statements.append("\(stream.text) -> \(Self.nothing)") }
    }

    /// `nil` where the closure does anything else.
    private mutating func cases(of closure: Range<Int>, takesOwner: Bool) throws(Misfit) -> EventCases? {
        let inside = closure.lowerBound + 1..<closure.upperBound - 1
        guard let list = text.parameterList(at: inside.lowerBound), list.end < inside.upperBound,
            let last = list.names.last, let event = last, list.names.count == (takesOwner ? 2 : 1)
        else { return nil }
        let body = list.end + 1..<inside.upperBound
        let statements = self.statements(body)
        let others = statements.filter { behindGuard($0.lowerBound, body) == nil }
        guard others.count == 1, let only = others.first, text.isWord(only.lowerBound, "switch"), only.count > 3,
            text.isName(text.name(at: event), at: only.lowerBound + 1),
            text.tokens[only.lowerBound + 2].kind == .leftBrace,
            text.behind(only.lowerBound + 2, limit: only.upperBound) == only.upperBound
        else { return nil }
        let owner = takesOwner ? list.names[0].map { text.name(at: $0) } : nil
        var result = EventCases()
        for part in parts(of: only.lowerBound + 3..<only.upperBound - 1) {
            guard let colon = text.first(.colon, in: part), let name = pattern(part.lowerBound..<colon) else {
                return nil
            }
            let statements = colon + 1..<part.upperBound
            if text.isWord(statements.lowerBound, "break") || statements.isEmpty { continue }
            guard !statements.contains(where: { text.isName(text.name(at: event), at: $0) }) else { return nil }
            var scan = SelfScan(mode: .action, body: statements)
            scan.isClosure = true
            try readCaptures(list, &scan)
            scan.isWeak = scan.isWeak && others.count == self.statements(body).count
            scan.owner = owner == "_" ? nil : owner
            if let value = name.value { scan.captured.insert(value) }
            var closure = Closure(parameters: name.value ?? "", body: "")
            closure.body = try self.body(&scan, &closure)
            switch name.event {
            case "next": result.next = sinkText(closure)
            case "error": result.error = sinkText(closure)
            default: return nil
            }
        }
        return result
    }

    /// From each `case` or `default` to the next one.
    private func parts(of body: Range<Int>) -> [Range<Int>] {
        var starts: [Int] = []
        var index = body.lowerBound
        while index < body.upperBound {
            let isStart = index == body.lowerBound || text.tokens[index].startsLine
            if isStart, text.isWord(index, "case") || text.isWord(index, "default") { starts.append(index) }
            index = text.behind(index, limit: body.upperBound)
        }
        return zip(starts, starts.dropFirst() + [body.upperBound]).map { $0..<$1 }
    }

    /// `case .next(let item)`, `case let .error(error)`, `case .completed`, `default`.
    private func pattern(_ range: Range<Int>) -> (event: String, value: String?)? {
        guard text.isWord(range.lowerBound, "case") else { return ("default", nil) }
        let words = range.dropFirst().filter { text.tokens[$0].kind == .identifier && !text.isWord($0, "let") }
        guard let event = words.first, words.count < 3, text.first(.comma, in: range) == nil,
            text.tokens[event - 1].kind == .dot, !words.dropFirst().contains(where: { text.isWord($0, "where") })
        else { return nil }
        let value = words.dropFirst().first.map { text.name(at: $0) }
        return (text.name(at: event), value == "_" ? nil : value)
    }
}
