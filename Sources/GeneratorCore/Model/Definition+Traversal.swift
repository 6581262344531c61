extension Definition {
    /// Calls `body` with every stream that the definition reads, in order: as an operand, a sample, a sampled argument
    /// of a request, or named in a fragment.
    func forEachStream(_ body: (StreamID) -> Void) {
        for index in alternatives.indices { alternatives[index].forEachStream(withSamples: true, body) }
    }

    /// Calls `body` with every stream that may make an element come: what is sampled does not.
    func forEachTrigger(_ body: (StreamID) -> Void) {
        for index in alternatives.indices { alternatives[index].forEachStream(withSamples: false, body) }
    }
}

extension Alternative {
    fileprivate func forEachStream(withSamples: Bool, _ body: (StreamID) -> Void) {
        for index in operands.indices { operands[index].forEachStream(withSamples: withSamples, body) }
        if withSamples { for index in sampled.indices { sampled[index].forEachStream(withSamples: true, body) } }
        if case .closure(let closure) = transform { closure.captures.streams.forEach(body) }
    }
}

extension Definition {
    /// Whether a fragment names the output.
    var usesOutput: Bool {
        alternatives.contains { alternative in
            if case .closure(let closure) = alternative.transform, closure.captures.usesOutput { return true }
            return (alternative.operands + alternative.sampled).contains { operand in
                switch operand.source {
                case .nested(let definition): if definition.usesOutput { return true }
                case .raw(let closure): if closure.captures.usesOutput { return true }
                case .stream, .dependency: break
                }
                var isFound = false
                for step in operand.operators {
                    step.forEachFragment { isFound = isFound || $0.captures.usesOutput }
                }
                return isFound
            }
        }
    }
}

extension Definition {
    /// What is looked up when an element comes.
    struct Sampling {
        /// What makes the element come.
        var triggers: [StreamID] = []
        /// What is sampled as it is: a sample, or a name in a request's call.
        var sampled: [StreamID] = []
        /// What a fragment names, or is sampled through operators: a stream or a state.
        var named: [StreamID] = []
    }

    func forEachSampling(_ body: (Sampling) -> Void) {
        for alternative in alternatives {
            var sampling = Sampling()
            for operand in alternative.operands {
                operand.source.forEachStream(withSamples: false) { sampling.triggers.append($0) }
                for step in operand.operators {
                    sampling.sampled += step.request?.sampled ?? []
                    step.forEachNamedStream(in: { $0.streamsAndStates }) { sampling.named.append($0) }
                }
            }
            for operand in alternative.sampled {
                if case .stream(let stream) = operand.source {
                    sampling.sampled.append(stream)
                } else {
                    operand.source.forEachStream(withSamples: true) { sampling.named.append($0) }
                }
                for step in operand.operators {
                    step.request?.sampled.forEach { sampling.named.append($0) }
                    step.forEachNamedStream(in: { $0.streams }) { sampling.named.append($0) }
                }
            }
            if case .closure(let closure) = alternative.transform {
                sampling.named += closure.captures.streamsAndStates
            }
            body(sampling)
            for operand in alternative.operands + alternative.sampled {
                if case .nested(let definition) = operand.source { definition.forEachSampling(body) }
            }
        }
    }
}

extension Captures {
    fileprivate var streamsAndStates: [StreamID] { streams + states.map(StreamID.state) }
}

extension Operand.Source {
    fileprivate func forEachStream(withSamples: Bool, _ body: (StreamID) -> Void) {
        switch self {
        case .stream(let stream): body(stream)
        case .dependency: break
        case .nested(let definition): withSamples ? definition.forEachStream(body) : definition.forEachTrigger(body)
        case .raw(let closure): closure.captures.streams.forEach(body)
        }
    }
}

extension StreamOperator {
    fileprivate func forEachFragment(_ body: (Closure) -> Void) {
        if let arguments { body(arguments) }
        if let closure { body(closure) }
        switch request?.call {
        case .expression(let call), .async(let call, _): body(call)
        case .logic, nil: break
        }
    }

    /// Every stream that a fragment of the operator names; `captured` gives those of a fragment.
    fileprivate func forEachNamedStream(in captured: (Captures) -> [StreamID], _ body: (StreamID) -> Void) {
        forEachFragment { captured($0.captures).forEach(body) }
    }
}

extension Operand {
    fileprivate func forEachStream(withSamples: Bool, _ body: (StreamID) -> Void) {
        source.forEachStream(withSamples: withSamples, body)
        for step in operators {
            if withSamples { step.request?.sampled.forEach(body) }
            step.forEachNamedStream(in: { $0.streams }, body)
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

    /// Whether a test can make the ViewModel and its input: a type parameter is a test's to choose, an initialiser of the
    /// user takes what it takes, and a property that is no stream has no value that would do.
    var isTestable: Bool {
        generics == nil && members?.hasInitializer != true && !inputSwift.contains(where: \.text.hasInitializer)
            && !inputs.contains { $0.type.trait == .plain && $0.property.value == nil }
    }

    /// Whether every output is a property with a value, so that `Output()` is there before the statements that fill it.
    var outputIsFilled: Bool {
        outputLogic == nil && !outputs.isEmpty && outputs.allSatisfy { $0.property.value != nil }
    }

    /// Whether `transform` does nothing but ask a function for the output, so that nothing generated needs a dispose bag.
    var onlyAsksForOutput: Bool {
        outputLogic != nil && flow.isEmpty && prologue == nil && states.allSatisfy { $0.definition == nil }
    }

    /// Whether the user's part has instance methods, which need the ViewModel's properties from another file.
    var hasInstanceLogic: Bool { usesSelf || logic.contains { !$0.isStatic } }
}
