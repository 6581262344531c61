/// What the body of a `transform` says, in the language of specs.
struct ImportedFlow: Sendable {
    /// The lines of the section `flow`.
    var statements: [String] = []
    /// Constants that are no streams: lines of the section `prologue`.
    var prologue: [String] = []
    /// Relays that the body makes: lines of the section `state`.
    var cells: [String] = []
    /// The definitions of the outputs by name; empty where the output is the state or stream of its own name.
    var outputs: [String: String] = [:]
    /// What an output shows after an error.
    var fallbacks: [String: String] = [:]
    /// What is said of an output where it is made.
    var outputComments: [String: [String]] = [:]
    /// The helper functions whose statements it says.
    var inlined: [SwiftDeclaration] = []
    /// The constant that holds an output which other statements fill, if it stays Swift with those before it.
    var made: Range<Int>?
    /// How many streams it says as Swift expressions.
    var rawCount = 0
    /// What is another in the spec than it was.
    var notes: [Importer.Remark] = []
    /// Whether it speaks of members of the ViewModel.
    var usesSelf = false
}

/// What became of the body of a `transform`.
struct FlowReading {
    /// The flow, if all of it was understood.
    var flow: ImportedFlow?
    /// What was not.
    var remarks: [Importer.Remark] = []
}
