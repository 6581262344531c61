extension Definition {
    /// Calls `body` with every stream that the definition reads, and whether it is only sampled there.
    func forEachRead(isSampled: Bool = false, _ body: (StreamID, Bool) -> Void) {
        for alternative in alternatives {
            for operand in alternative.operands { operand.forEachRead(isSampled: isSampled, body) }
            for operand in alternative.sampled { operand.forEachRead(isSampled: true, body) }
            if case .closure(let closure) = alternative.transform {
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
        case .raw(let closure): for stream in closure.captures.streams { body(stream, isSampled) }
        }
        for step in operators {
            for stream in (step.arguments?.captures.streams ?? []) + (step.closure?.captures.streams ?? []) {
                body(stream, isSampled)
            }
            for stream in step.request?.sampled ?? [] { body(stream, true) }
            switch step.request?.call {
            case .expression(let closure)?, .async(let closure, _)?:
                for stream in closure.captures.streams { body(stream, true) }
            case .logic?, nil: break
            }
        }
    }
}
