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
}
