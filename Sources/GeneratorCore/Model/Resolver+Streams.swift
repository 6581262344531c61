extension Resolver {
    /// What a fragment sees of `stream`.
    mutating func value(of stream: StreamID) -> Value {
        switch stream {
        case .input(let index):
            return Self.value(viewModel.inputs[index].name, viewModel.inputs[index].type.element)
        case .state(let index):
            return Self.value(viewModel.states[index].name, viewModel.states[index].element)
        case .flow(let index):
            return Self.value(outline.flow[index].name?.text ?? "", element(ofFlow: index))
        case .inputErrors, .flowErrors, .errors: return .errors
        case .flowActivity, .activity: return .activity
        }
    }

    private static func value(_ name: String, _ type: String?) -> Value {
        // A Completable's completion counts as an element.
        if type == "Never" || ElementType.isVoid(type) { return Value(bindings: [], type: "Void") }
        return Value(bindings: [Binding(name: name, type: type)], type: type)
    }

    /// The streams of errors of an input, or of the requests in a state or flow stream.
    func errors(of stream: StreamID) -> [StreamID] {
        switch stream {
        // Where no input fails, its errors are a stream of which nothing comes: the spec holds elsewhere too.
        case .input(let index):
            viewModel.inputs[index].type.trait.canFail || !profile.backend.isRx ? [.inputErrors(index)] : []
        default: requests(of: stream).map { .flowErrors($0) }
        }
    }

    func activities(of stream: StreamID) -> [StreamID] {
        requests(of: stream).map { .flowActivity($0) }
    }

    /// The requests that a stream is made of, in order: those inside its definition, then itself.
    private func requests(of stream: StreamID) -> [Int] {
        switch stream {
        case .state(let index): return unnamed(outline.states[index].requests)
        case .flow(let index):
            let unnamed = unnamed(outline.flow[index].requests)
            return outline.flow[index].isRequest ? unnamed + [index] : unnamed
        default: return []
        }
    }

    private func unnamed(_ operands: [Int]) -> [Int] {
        operands.isEmpty ? [] : operands.compactMap { outline.flowIndex(ofRequest: $0) }.sorted()
    }

    /// The parts of `errors` or `activity`.
    func whole(_ name: String) -> [StreamID] {
        var streams: [StreamID] = []
        if name == "errors" {
            for index in viewModel.inputs.indices where viewModel.inputs[index].type.trait.canFail {
                streams.append(.inputErrors(index))
            }
        }
        for index in outline.flow.indices where outline.flow[index].isRequest {
            streams.append(name == "errors" ? .flowErrors(index) : .flowActivity(index))
        }
        return streams
    }

    /// Counts a use in the model.
    mutating func markUse(of stream: StreamID) {
        switch stream {
        case .input(let index):
            viewModel.inputs[index].useCount += 1
        case .inputErrors(let index):
            viewModel.inputs[index].errorsAreUsed = true
        case .state(let index):
            viewModel.states[index].useCount += 1
        case .flow(let index): usage.flow[index].count += 1
        case .flowErrors(let index): usage.flow[index].errorsAreUsed = true
        case .flowActivity(let index): usage.flow[index].activityIsUsed = true
        case .errors: whole("errors").forEach { markUse(of: $0) }
        case .activity: whole("activity").forEach { markUse(of: $0) }
        }
    }

    /// "a state", for messages.
    func description(of stream: StreamID) -> String {
        switch stream {
        case .input(let index): "an input of trait '\(viewModel.inputs[index].type.trait.rawValue)'"
        case .state: "a state"
        default: "a flow stream"
        }
    }

    /// The name of `stream`, or of that whose errors or activity it is.
    func name(of stream: StreamID) -> String {
        switch stream {
        case .input(let index), .inputErrors(let index): viewModel.inputs[index].name
        case .state(let index): viewModel.states[index].name
        case .flow(let index), .flowErrors(let index), .flowActivity(let index): outline.flow[index].name?.text ?? ""
        case .errors: "errors"
        case .activity: "activity"
        }
    }

    /// The name by which `stream` is meant whatever else has its name: `state.email`.
    func qualifiedName(of stream: StreamID) -> String {
        switch stream {
        case .input, .inputErrors: "input.\(name(of: stream))"
        case .state: "state.\(name(of: stream))"
        case .flow, .flowErrors, .flowActivity: "flow.\(name(of: stream))"
        case .errors, .activity: name(of: stream)
        }
    }

    /// Where `stream` is declared.
    func range(of stream: StreamID) -> SourceRange {
        switch stream {
        case .input(let index), .inputErrors(let index): outline.inputs[index].name.range
        case .state(let index): outline.states[index].name.range
        case .flow(let index), .flowErrors(let index), .flowActivity(let index):
            outline.flow[index].name?.range ?? outline.flow[index].definition.range
        case .errors, .activity: outline.syntax.name.range
        }
    }

    /// Says that the spec speaks of `stream` although it does so wrongly.
    mutating func markMeant(_ stream: StreamID) {
        usage.meant.insert(stream)
    }

    func isMeant(_ stream: StreamID) -> Bool { !usage.meant.isEmpty && usage.meant.contains(stream) }
}
