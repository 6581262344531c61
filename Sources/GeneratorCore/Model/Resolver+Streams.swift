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
        case .input(let index): viewModel.inputs[index].type.trait.canFail ? [.inputErrors(index)] : []
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
            return unnamed(outline.flow[index].requests) + (outline.flow[index].isRequest ? [index] : [])
        default: return []
        }
    }

    private func unnamed(_ names: [String]) -> [Int] {
        names.compactMap { scope.flow(Scope.unnamed($0)) }.sorted()
    }

    /// The parts of `errors` or `activity`.
    func whole(_ name: String) -> [StreamID] {
        let requests = outline.flow.indices.filter { outline.flow[$0].isRequest }
        if name == "activity" { return requests.map { .flowActivity($0) } }
        let inputs = viewModel.inputs.indices.filter { viewModel.inputs[$0].type.trait.canFail }
        return inputs.map { .inputErrors($0) } + requests.map { .flowErrors($0) }
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

    /// The name by which `stream` is meant whatever else has its name: `state.email`.
    func qualifiedName(of stream: StreamID) -> String {
        switch stream {
        case .input(let index), .inputErrors(let index): "input.\(viewModel.inputs[index].name)"
        case .state(let index): "state.\(viewModel.states[index].name)"
        case .flow(let index), .flowErrors(let index), .flowActivity(let index):
            "flow.\(outline.flow[index].name?.text ?? "")"
        case .errors: "errors"
        case .activity: "activity"
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
