extension Definition {
    /// Calls `body` with every stream that the definition reads, and whether it is only sampled there.
    func forEachRead(isSampled: Bool = false, _ body: (StreamID, Bool) -> Void) {
        for index in alternatives.indices {
            for operand in alternatives[index].operands.indices {
                alternatives[index].operands[operand].forEachRead(isSampled: isSampled, body)
            }
            for operand in alternatives[index].sampled.indices {
                alternatives[index].sampled[operand].forEachRead(isSampled: true, body)
            }
            if case .closure(let closure) = alternatives[index].transform {
                for stream in closure.captures.streams { body(stream, true) }
            }
        }
    }
}

extension Operand {
    fileprivate func forEachRead(isSampled: Bool, _ body: (StreamID, Bool) -> Void) {
        switch source {
        case .stream(let stream): body(stream, isSampled)
        case .dependency: break
        case .nested(let definition): definition.forEachRead(isSampled: isSampled, body)
        case .raw(let closure): closure.captures.forEachStream { body($0, isSampled) }
        }
        for index in operators.indices { operators[index].forEachRead(isSampled: isSampled, body) }
    }
}

extension StreamOperator {
    fileprivate func forEachRead(isSampled: Bool, _ body: (StreamID, Bool) -> Void) {
        arguments?.captures.forEachStream { body($0, isSampled) }
        closure?.captures.forEachStream { body($0, isSampled) }
        guard let request else { return }
        for stream in request.sampled { body(stream, true) }
        switch request.call {
        case .expression(let closure), .async(let closure, _): closure.captures.forEachStream { body($0, true) }
        case .logic: break
        }
    }
}

extension Captures {
    fileprivate func forEachStream(_ body: (StreamID) -> Void) {
        for stream in streams { body(stream) }
    }
}
