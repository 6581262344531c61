/// The names of the constants in `transform`, each used once, whatever the spec calls things; those that Swift reserves
/// are in back-ticks.
struct LocalNames {
    /// What a stream and that which comes with it are called; empty where there is no such thing.
    struct Stream {
        var elements = ""
        var events = ""
        var errors = ""
        var activity = ""
        /// The relay that keeps an input's latest element.
        var latest = ""
    }

    let inputs: [Stream]
    let flow: [Stream]
    /// The relays of the states.
    let states: [String]
    /// What listens to a state in the order of the spec, by its index; empty where the relay itself does.
    let orderedStates: [String]
    /// The streams of dependencies that are shared, by their index; empty where one is not.
    let ownedStreams: [String]
    /// The input of which every stream is shared.
    let sharedInput: String
    let errors: String
    let activity: String
    /// The constants that hold the trackers of the base class.
    let activityTracker: String
    let errorTracker: String
    let output: String
    let target: String
    /// The relays and subjects that outputs give out, by the index of the output.
    let outputRelays: [String]

    /// - Parameter ordered: the streams that tell who listens in the order of the spec, where their relays do not.
    init(_ viewModel: ViewModel, _ profile: Profile, ordered: Set<StreamID>) {
        var taken = TakenNames(viewModel, profile)
        // A parameter of the same name hides the property.
        states = viewModel.states.map { state in
            let isHidden =
                state.name == "input" || state.name == profile.backend.spelling.bag || profile.passesBag(as: state.name)
            return isHidden ? "self.\(state.name)" : state.name.escapedIdentifier
        }
        // What the spec names comes before what is derived from it.
        let flowNames = viewModel.flow.map { item in
            guard case .stream(let stream) = item else { return "" }
            return taken.unique(stream.name, else: "Stream")
        }
        let inputNames = viewModel.inputs.map { taken.unique($0.name, else: "Input") }
        flow = zip(viewModel.flow, flowNames).map { item, name in
            guard case .stream(let stream) = item, stream.isRequest else { return Stream(name) }
            let activity = taken.unique(name + "Activity", else: "Counter")
            return Stream(name, with: &taken, activity: activity)
        }
        inputs = zip(viewModel.inputs, inputNames).map { input, name in
            var stream = input.type.trait.canFail ? Stream(name, with: &taken) : Stream(name)
            if input.isKept { stream.latest = taken.unique("latest.\(name)".camelCased, else: "Relay") }
            return stream
        }
        orderedStates = viewModel.states.indices.map { index in
            ordered.contains(.state(index))
                ? taken.unique(viewModel.states[index].name + "Values", else: "Stream") : ""
        }
        ownedStreams = viewModel.ownedStreams.map { stream in
            stream.isShared ? taken.unique(stream.path.camelCased, else: "Stream") : ""
        }
        sharedInput = taken.unique("sharedInput", else: "Value")
        errors = taken.unique("errors", else: "Stream")
        activity = taken.unique("activity", else: "Counter")
        activityTracker = profile.activityTracker == nil ? "" : taken.unique("activityTracker", else: "Constant")
        errorTracker = profile.errorTracker == nil ? "" : taken.unique("errorTracker", else: "Constant")
        output = taken.unique("output", else: "Value")
        target = taken.unique("target", else: "Value")
        outputRelays = viewModel.outputs.map { output in
            output.type.trait.isSink ? taken.unique(output.name, else: "Relay").escapedIdentifier : ""
        }
    }
}

extension String {
    /// A path as one name: `session?.user` is `sessionUser`.
    fileprivate var camelCased: String {
        let parts = utf8.split { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "`") }
            .map { String(Substring($0)) }
        return parts.dropFirst().reduce(parts.first ?? "") { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    }
}

extension LocalNames.Stream {
    fileprivate init(_ name: String) {
        elements = name.escapedIdentifier
    }

    /// A stream whose events are materialized.
    fileprivate init(_ name: String, with taken: inout TakenNames, activity: String = "") {
        self.init(name)
        events = taken.unique(name + taken.answers, else: "Stream")
        errors = taken.unique(name + "Errors", else: "Stream")
        self.activity = activity
    }
}

/// The names that cannot be given to anything else.
private struct TakenNames {
    private var table: NameTable
    /// What the name of a request's answers and failures ends with.
    let answers: String

    init(_ viewModel: ViewModel, _ profile: Profile) {
        answers = profile.backend.isRx ? "Events" : "Results"
        let bag =
            profile.inheritedBag.map(String.init)
            ?? (profile.disposeBag == .parameter ? profile.passedBag.name : profile.storedBag)
        let reserved = ["input", bag, "dependencies", profile.backend.spelling.scheduler, "self", "Self"]
        let streamCount = viewModel.flow.count * 4 + viewModel.inputs.count * 3 + viewModel.outputs.count + 4
        table = NameTable(
            capacity: reserved.count + viewModel.states.count + viewModel.dependencies.count + streamCount
        )
        for name in reserved { _ = take(name) }
        for state in viewModel.states { _ = take(state.name) }
        for dependency in viewModel.dependencies { _ = take(dependency.name) }
    }

    /// The first free of `name`, `name` + `suffix`, and that with a number.
    mutating func unique(_ name: String, else suffix: String) -> String {
        if take(name) { return name }
        let base = name + suffix
        if take(base) { return base }
        var number = 2
        while !take("\(base)\(number)") { number += 1 }
        return "\(base)\(number)"
    }

    private mutating func take(_ name: String) -> Bool {
        let count = table.names.count
        return table.insert(name) == count
    }
}
