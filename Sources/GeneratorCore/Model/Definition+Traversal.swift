extension Definition {
    /// Calls `body` with every stream that the definition reads, in order: as an operand, a sample, a sampled argument
    /// of a request, or named in a fragment.
    func forEachStream(_ body: (StreamID) -> Void) {
        for alternative in alternatives {
            for operand in alternative.operands + alternative.sampled { operand.forEachStream(body) }
            if case .closure(let closure) = alternative.transform { closure.captures.streams.forEach(body) }
        }
    }
}

extension Operand {
    fileprivate func forEachStream(_ body: (StreamID) -> Void) {
        switch source {
        case .stream(let stream): body(stream)
        case .dependency: break
        case .nested(let definition): definition.forEachStream(body)
        case .raw(let closure): closure.captures.streams.forEach(body)
        }
        for step in operators {
            step.arguments?.captures.streams.forEach(body)
            step.closure?.captures.streams.forEach(body)
            guard let request = step.request else { continue }
            request.sampled.forEach(body)
            switch request.call {
            case .expression(let closure), .async(let closure, _): closure.captures.streams.forEach(body)
            case .logic: break
            }
        }
    }
}

extension ViewModel {
    /// Every definition, in the order states, flow, outputs.
    var definitions: [Definition] {
        states.compactMap(\.definition)
            + flow.map { item in
                switch item {
                case .stream(let stream): stream.definition
                case .action(let action): action.definition
                }
            }
            + outputs.compactMap { output in
                guard case .definition(let definition) = output.source else { return nil }
                return definition
            }
    }

    /// Every stream that a definition or an output reads.
    var streamsRead: Set<StreamID> {
        var streams: Set<StreamID> = []
        for output in outputs {
            if case .stream(let source) = output.source { streams.insert(source) }
        }
        for definition in definitions { definition.forEachStream { streams.insert($0) } }
        return streams
    }

    /// Whether the user's part has instance methods, which need the ViewModel's properties from another file.
    var hasInstanceLogic: Bool { logic.contains { !$0.isStatic } }
}
