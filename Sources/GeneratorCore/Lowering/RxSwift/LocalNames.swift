/// The names of the constants in `transform`, each used once, whatever the spec calls things.
struct LocalNames {
    let inputs: [String]
    let inputEvents: [String]
    let inputErrors: [String]
    let flows: [String]
    let flowEvents: [String]
    let flowErrors: [String]
    let flowActivities: [String]
    let errors: String
    let activity: String
    let output: String
    let target: String
    /// The relays and subjects that outputs give out, by the index of the output.
    let outputRelays: [String]

    init(_ viewModel: ViewModel) {
        var taken = Set(["input", "disposeBag", "dependencies", "scheduler", "self", "Self"])
        taken.formUnion(viewModel.states.map(\.name))
        taken.formUnion(viewModel.dependencies.map(\.name))

        /// The first free of `name`, `name` + `suffix`, and that with a number.
        func unique(_ name: String, _ suffix: String) -> String {
            if taken.insert(name).inserted { return name }
            let base = name + suffix
            if taken.insert(base).inserted { return base }
            var number = 2
            while !taken.insert("\(base)\(number)").inserted { number += 1 }
            return "\(base)\(number)"
        }

        let streams: [String?] = viewModel.flow.map { item in
            guard case .stream(let stream) = item else { return nil }
            return stream.name
        }
        flows = streams.map { $0.map { unique($0, "Stream") } ?? "" }
        inputs = viewModel.inputs.map { unique($0.name, "Input") }
        flowEvents = flows.map { $0.isEmpty ? "" : unique($0 + "Events", "Stream") }
        flowErrors = flows.map { $0.isEmpty ? "" : unique($0 + "Errors", "Stream") }
        flowActivities = flows.map { $0.isEmpty ? "" : unique($0 + "Activity", "Counter") }
        inputEvents = inputs.map { unique($0 + "Events", "Stream") }
        inputErrors = inputs.map { unique($0 + "Errors", "Stream") }
        errors = unique("errors", "Stream")
        activity = unique("activity", "Counter")
        output = unique("output", "Value")
        target = unique("target", "Value")
        outputRelays = viewModel.outputs.map { $0.type.trait.isSink ? unique($0.name, "Relay") : "" }
    }
}
