/// Reads the body of a `transform` as flow, where its shape is one that the language of specs has.
///
/// It takes statements one by one: intermediate streams, actions, relays, the output at the end, and those of helper
/// functions that nothing else calls. Where it does not know one, the whole body stays Swift; every such statement is a
/// reason.
struct FlowReader {
    /// Something that a spec cannot say, or that the reader does not know.
    struct Misfit: Error {
        var reason: String
        var offset: Int
        /// Whether it follows from another one, which is said already.
        var isConsequence = false
    }

    /// What a constant of the body stands for.
    enum Local {
        /// A stream, by what a spec calls it.
        case stream(String)
        /// A relay that becomes a state.
        case state(String)
        /// The events of the request of that name: `.elements()` and `.errors()` follow.
        case events(String)
        /// What is told of calls: an activity indicator, an error tracker.
        case tracker(Tracker)
        /// Another name for a value: `let api = self.api`.
        case value(String)
        /// What could not be read, and is a reason already.
        case unknown
    }

    let viewModel: ImportedViewModel
    let text: SwiftTokens
    /// What the input is called, here and in the helper functions.
    var inputs: Set<String>
    /// What the generated `transform` calls its dispose bag.
    let bagName: String
    /// The members of the base class that every request of the profile tells of its calls.
    let profileTrackers: [Tracker]
    /// Whether the generated `transform` is given its dispose bag.
    let bagIsGiven: Bool
    /// The relays of the ViewModel that become states.
    var states: Set<String> = []
    /// The names of the dependencies.
    var dependencies: Set<String> = []
    /// Those that may not be there.
    var optionals: Set<String> = []
    /// The other members of the ViewModel.
    var others: Set<String> = []
    /// What the file declares outside of types.
    var globals: Set<String> = []
    var locals: [String: Local] = [:]
    /// The names that are taken in the spec.
    var names: Set<String> = ["errors", "activity", "scheduler", "start", "input", "output", "state", "flow"]
    /// Whether the elements of the streams that were declared carry no value, where that is known.
    var voids: [String: Bool] = [:]
    /// What they show after an error.
    var fallbacks: [String: String] = [:]
    /// What fails along with them.
    var failures: [String: Failures] = [:]
    /// The streams that repeat their latest element for whoever listens later.
    var repeating: Set<String> = []
    /// How the file shares those that were declared.
    var shares: [String: String] = [:]
    /// Whether every request of what is read needs a name, since something asks for its errors.
    var namesRequests = false
    /// Where the body ends that is being read.
    var bodyEnd = 0
    var flow = ImportedFlow()
    var remarks: [Importer.Remark] = []
    /// The requests so far, and which of them each tracker is told of.
    var requests: [TrackedRequest] = []
    var output: Range<Int>?
    /// The constants that hold the output, where statements fill it.
    var outputNames: Set<String> = []
    var heldOutput: String?
    /// Whether the statement that is being read subscribes.
    var isSubscribed = false
    /// What the statement that is being read does with errors.
    var errorSink: String?
    private var isReturned = false
    /// How many helper functions lie between the body of `transform` and what is read.
    var inlining = 0
    /// How deep streams are nested in the one that is read.
    var nesting = 0

    static func read(_ viewModel: ImportedViewModel, in file: ViewModelReader, _ profile: Profile) -> FlowReading {
        guard let body = viewModel.transform?.body, let signature = viewModel.signature else { return FlowReading() }
        var reader = FlowReader(viewModel, file.text, input: signature.name, profile)
        reader.globals = Set(file.declarations.filter { $0.kind != .import && $0.kind != .type }.map(\.name))
        reader.remarkObstacles(in: body)
        guard reader.remarks.isEmpty else { return FlowReading(remarks: reader.remarks) }
        reader.run(body)
        if reader.remarks.isEmpty { reader.remarkLateRequests(body) }
        if reader.output == nil || !reader.isReturned, reader.remarks.isEmpty {
            reader.remark(reader.misfit("'\(reader.function)' does not end with its output", body.lowerBound))
        }
        if let output = reader.output, reader.flow.made == nil { reader.readOutput(output) }
        guard reader.remarks.isEmpty else { return FlowReading(remarks: reader.remarks) }
        reader.resolveTrackers()
        return FlowReading(flow: reader.flow)
    }

    private init(_ viewModel: ImportedViewModel, _ text: SwiftTokens, input: String, _ profile: Profile) {
        self.viewModel = viewModel
        self.text = text
        inputs = [input]
        bagName = profile.disposeBagPath
        bagIsGiven = profile.disposeBag == .parameter
        profileTrackers =
            [(profile.activityTracker, true), (profile.errorTracker, false)].compactMap { name, isActivity in
                name.map { Tracker(name: $0, isActivity: isActivity) }
            }
        if let kept = viewModel.dependencies, kept.fits(profile, of: viewModel.name) {
            // What is set again is read when it is needed, and what the base class has is its own.
            for property in kept.properties.filter({ !kept.inherited.contains($0.member.name) })
            where !property.member.isVariable || property.ownership != nil {
                let type = property.member.type ?? ""
                dependencies.insert(property.member.name)
                if property.ownership == "weak" || type.hasSuffix("?") || type.hasSuffix("!") {
                    optionals.insert(property.member.name)
                }
            }
        }
        for property in viewModel.properties where property.isState { states.insert(property.member.name) }
        for member in viewModel.members {
            guard member.kind == .variable || member.kind == .function, !member.modifiers.contains("static") else {
                continue
            }
            others.insert(member.name)
        }
        for property in viewModel.properties { others.insert(property.member.name) }
        others.subtract(dependencies)
        others.subtract(states)
        names.formUnion(dependencies)
        names.formUnion(states)
        names.formUnion(viewModel.inputs.map(\.name))
    }

    /// What the function from input to output is called.
    var function: String { viewModel.signature?.function ?? "transform" }

    func misfit(_ reason: String, _ token: Int) -> Misfit {
        Misfit(reason: reason, offset: text.tokens[min(token, text.tokens.count - 1)].lowerBound)
    }

    /// What is said of a name whose definition was not understood.
    func consequence(_ name: String, _ token: Int) -> Misfit {
        var misfit = misfit("'\(name)' could not be read", token)
        misfit.isConsequence = true
        return misfit
    }

    mutating func remark(_ misfit: Misfit) {
        guard !misfit.isConsequence || remarks.isEmpty else { return }
        remarks.append(.init(text: misfit.reason, offset: misfit.offset))
    }

    // MARK: Statements

    mutating func run(_ body: Range<Int>) {
        let outerEnd = bodyEnd
        bodyEnd = body.upperBound
        defer { bodyEnd = outerEnd }
        for statement in statements(body) {
            let written = flow.statements.count
            do throws(Misfit) {
                try read(statement)
            } catch {
                remark(error)
                if text.isWord(statement.lowerBound, "let"), statement.count > 1 {
                    locals[text.name(at: statement.lowerBound + 1)] = .unknown
                }
            }
            keepComments(of: statement, behind: min(written, flow.statements.count), body)
        }
        keepComments(endOf: body)
    }

    /// Puts the comments of a statement before what became of it, but those that are part of a closure; that on the line
    /// of its end stays there.
    private mutating func keepComments(of statement: Range<Int>, behind index: Int, _ body: Range<Int>) {
        let isFirst = statement.lowerBound == body.lowerBound
        let before =
            isFirst ? Array(text.allComments(before: body.lowerBound)) : text.comments(before: statement.lowerBound)
        let written = flow.statements[index...].joined(separator: "\n")
        let lines = (before + text.comments(in: statement)).filter { !text.isMark($0) }
            .map { text.file.verbatim($0.range) }.filter { !written.contains($0) }
        let behind = text.trailingComments(before: statement.upperBound).map { text.file.verbatim($0.range) }
        if flow.statements.count == index + 1, behind.count == 1 {
            flow.statements[index] += "  " + behind[0]
        } else {
            flow.statements.insert(contentsOf: behind, at: index)
        }
        flow.statements.insert(contentsOf: lines, at: index)
    }

    /// Keeps the comments of a body behind its last statement, or of one that has none.
    private mutating func keepComments(endOf body: Range<Int>) {
        let comments =
            body.isEmpty ? Array(text.allComments(before: body.upperBound)) : text.comments(before: body.upperBound)
        flow.statements += comments.filter { !text.isMark($0) }.map { text.file.verbatim($0.range) }
    }

    /// The statements of a body: each begins a line that goes on with nothing.
    func statements(_ body: Range<Int>) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start = body.lowerBound
        var index = start
        while index < body.upperBound {
            let token = text.tokens[index]
            if token.kind == .semicolon || index > start && token.startsLine && !text.continues(index) {
                if index > start { result.append(start..<index) }
                start = token.kind == .semicolon ? index + 1 : index
            }
            index = text.behind(index, limit: body.upperBound)
        }
        if start < body.upperBound { result.append(start..<body.upperBound) }
        return result
    }

    private mutating func read(_ statement: Range<Int>) throws(Misfit) {
        let first = statement.lowerBound
        if isReturned { throw misfit("something follows the output", first) }
        let word = text.word(at: first)
        switch word {
        case "return":
            if statement.count == 2, outputNames.contains(text.name(at: first + 1)) || isHeld(first + 1) {
                isReturned = true
            } else {
                try takeOutput(first + 1..<statement.upperBound)
                isReturned = true
            }
        case "let": try readConstant(statement)
        case "var":
            guard try keepValue(statement) else { throw misfit("'var' in the body of '\(function)'", first) }
        case "if", "for", "switch", "while":
            guard isPlainCode(statement) else { throw misfit("'\(word ?? "")' in the body of '\(function)'", first) }
            try readCall(statement)
        case "guard", "func", "defer", "do", "struct", "class", "enum", "repeat":
            throw misfit("'\(word ?? "")' in the body of '\(function)'", first)
        default:
            if isOutput(statement) {
                try takeOutput(statement)
                isReturned = true
            } else if !inline(statement) {
                try readAction(statement)
            }
        }
    }

    /// Whether it neither subscribes to something nor leaves the body.
    private func isPlainCode(_ statement: Range<Int>) -> Bool {
        !statement.contains { index in
            text.isWord(index, "disposed") || text.isWord(index, "return")
                || text.tokens[index].kind == .identifier && inputs.contains(text.name(at: index))
        }
    }

    private func isHeld(_ index: Int) -> Bool { heldOutput.map { text.isName($0, at: index) } ?? false }

    mutating func takeOutput(_ range: Range<Int>) throws(Misfit) {
        if let arguments = outputArguments(range) {
            output = arguments
        } else if let body = bodyOfHelper(range, result: true) {
            inlining += 1
            defer { inlining -= 1 }
            run(body)
            guard isReturned else {
                throw misfit("'\(text.folded(range))' does not end with its output", range.lowerBound)
            }
            isReturned = false
        } else {
            throw misfit(outputIsMadeElsewhere, range.lowerBound)
        }
    }

    /// Reads the statements of a helper function where it is called; `false` where the statement is no such call.
    private mutating func inline(_ statement: Range<Int>) -> Bool {
        guard inlining < 4, let body = bodyOfHelper(statement, result: false) else { return false }
        inlining += 1
        defer { inlining -= 1 }
        run(body)
        return true
    }
}
