/// Reads the body of a `transform` as flow, where its shape is one that the language of specs has.
///
/// It takes statements one by one: intermediate streams, actions, relays, the output at the end. The first that it does
/// not know ends it, with the reason; then the whole body stays Swift.
struct FlowReader {
    /// Something that a spec cannot say, or that the reader does not know.
    struct Misfit: Error {
        var reason: String
        var offset: Int
    }

    let viewModel: ImportedViewModel
    let text: SwiftTokens
    let input: String
    /// The relays that become states.
    var states: Set<String> = []
    /// The names of the dependencies.
    var dependencies: Set<String> = []
    /// The members of the ViewModel that a closure of a spec cannot reach.
    var others: Set<String> = []
    /// The intermediate streams so far, and those of them that are requests with events of their own.
    var streams: Set<String> = []
    var requests: Set<String> = []
    var flow = ImportedFlow()
    private var output: Range<Int>?
    /// The constant that holds the output, where statements fill it.
    var outputName: String?
    private var heldOutput: String?
    /// What the statement that is being read does with errors.
    var errorSink: String?
    private var isReturned = false

    static func read(_ viewModel: ImportedViewModel, _ text: SwiftTokens, _ profile: Profile) -> FlowReading {
        guard let body = viewModel.transform?.body, let signature = viewModel.signature else { return FlowReading() }
        var reader = FlowReader(viewModel, text, input: signature.name, profile)
        do throws(Misfit) {
            try reader.run(body)
            return FlowReading(flow: reader.flow)
        } catch {
            return FlowReading(remark: .init(text: error.reason, offset: error.offset))
        }
    }

    private init(_ viewModel: ImportedViewModel, _ text: SwiftTokens, input: String, _ profile: Profile) {
        self.viewModel = viewModel
        self.text = text
        self.input = input
        if let kept = viewModel.dependencies, kept.style == profile.dependencies {
            dependencies = Set(kept.properties.map(\.member.name))
        }
        for property in viewModel.properties where property.isState { states.insert(property.member.name) }
        for member in ([viewModel.type] + viewModel.extensions).flatMap(\.members) {
            guard member.kind == .variable || member.kind == .function, !member.modifiers.contains("static") else {
                continue
            }
            others.insert(member.name)
        }
        for property in viewModel.properties { others.insert(property.member.name) }
        others.subtract(dependencies)
        others.subtract(states)
    }

    func misfit(_ reason: String, _ token: Int) -> Misfit {
        Misfit(reason: reason, offset: text.tokens[min(token, text.tokens.count - 1)].lowerBound)
    }

    // MARK: Statements

    private mutating func run(_ body: Range<Int>) throws(Misfit) {
        for statement in statements(body) {
            let written = flow.statements.count
            try read(statement)
            keepComments(of: statement, behind: written)
        }
        guard let output, isReturned else { throw misfit("'transform' does not end with its output", body.lowerBound) }
        try readOutput(output)
    }

    /// Puts the comments of a statement before what became of it, but those that are part of a closure.
    private mutating func keepComments(of statement: Range<Int>, behind index: Int) {
        let text = flow.statements[index...].joined(separator: "\n")
        let comments = self.text.comments(before: statement.lowerBound) + self.text.comments(in: statement)
        let lines = comments.map { self.text.file.verbatim($0.range) }.filter { !text.contains($0) }
        flow.statements.insert(contentsOf: lines, at: index)
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
            if statement.count == 2, let heldOutput, text.isName(heldOutput, at: first + 1) {
                isReturned = true
            } else {
                try takeOutput(first + 1..<statement.upperBound)
                isReturned = true
            }
        case "Output":
            try takeOutput(statement)
            isReturned = true
        case "let": try readConstant(statement)
        case "var", "if", "guard", "for", "switch", "while", "func", "defer", "do", "struct", "class", "enum", "repeat":
            throw misfit("'\(word ?? "")' in the body of 'transform'", first)
        default: try readAction(statement)
        }
    }

    private mutating func takeOutput(_ range: Range<Int>) throws(Misfit) {
        let first = range.lowerBound
        guard range.count >= 3, text.isWord(first, "Output"), text.tokens[first + 1].kind == .leftParen,
            text.behind(first + 1, limit: range.upperBound) == range.upperBound
        else { throw misfit("what 'transform' returns is no 'Output(…)'", first) }
        output = first + 2..<range.upperBound - 1
    }

    /// `let name = stream`, `let relay = BehaviorRelay<Int>(value: 0)`, `let output = Output(…)`.
    private mutating func readConstant(_ statement: Range<Int>) throws(Misfit) {
        let name = statement.lowerBound + 1
        guard name + 2 < statement.upperBound, text.tokens[name].kind == .identifier,
            let equal = text.first(.equal, in: statement)
        else { throw misfit("a constant that is no stream", statement.lowerBound) }
        let value = equal + 1..<statement.upperBound
        if text.isWord(value.lowerBound, "Output") {
            try takeOutput(value)
            // Filled afterwards, it is there before the statements: only one that needs no arguments can be.
            if output?.isEmpty == true { outputName = text.name(at: name) }
            heldOutput = text.name(at: name)
            return
        }
        if let cell = cell(text.name(at: name), value) {
            states.insert(text.name(at: name))
            flow.cells.append(cell)
            return
        }
        let stream = try self.stream(value)
        let isTyped = text.tokens[name + 1].kind == .colon
        let type = isTyped ? StreamType(traitOf: text.folded(name + 2..<equal))?.element : nil
        let escaped = SwiftKeywords.escaped(text.name(at: name))
        flow.statements.append("\(escaped)\(type.map { ": \($0)" } ?? "") <- \(stream.text)")
        streams.insert(text.name(at: name))
        if stream.isRequestWithEvents { requests.insert(text.name(at: name)) }
    }

    /// A relay that the body makes is a state.
    private func cell(_ name: String, _ value: Range<Int>) -> String? {
        let declaration = SwiftDeclaration(kind: .variable, tokens: value, keyword: value.lowerBound)
        let open = value.first { text.tokens[$0].kind == .leftParen } ?? value.upperBound
        guard open < value.upperBound, let type = StreamType(traitOf: text.folded(value.lowerBound..<open)),
            type.trait == .behaviorRelay || type.trait == .publishRelay
        else { return nil }
        var member = ImportedViewModel.Member(name: name, type: text.folded(value.lowerBound..<open))
        member.value = text.text(value)
        let property = ImportedViewModel.Property(member: member, declaration: declaration)
        guard property.isState else { return nil }
        return "\(SwiftKeywords.escaped(name)): \(type.element)" + (property.relayValue.map { " = \($0)" } ?? "")
    }

    // MARK: The output

    private mutating func readOutput(_ arguments: Range<Int>) throws(Misfit) {
        for argument in text.items(arguments) {
            guard argument.count > 2, text.tokens[argument.lowerBound + 1].kind == .colon else {
                throw misfit("an argument of 'Output' has no label", argument.lowerBound)
            }
            let name = text.name(at: argument.lowerBound)
            guard let member = viewModel.outputs.first(where: { $0.name == name }),
                StreamType(traitOf: member.type ?? "") != nil
            else { throw misfit("the output '\(name)' is no stream", argument.lowerBound) }
            let stream = try self.stream(argument.lowerBound + 2..<argument.upperBound)
            let isOwn = stream.text == name && (states.contains(name) || streams.contains(name))
            flow.outputs[name] = isOwn ? "" : stream.text
            if let fallback = stream.fallback { flow.fallbacks[name] = fallback }
        }
    }

    // MARK: Actions

    /// `stream.bind(to: relay).disposed(by: bag)`, `stream.subscribe(onNext: { … }).disposed(by: bag)`.
    private mutating func readAction(_ statement: Range<Int>) throws(Misfit) {
        var chain = try self.chain(statement)
        errorSink = nil
        guard let disposed = chain.steps.popLast(), text.name(at: disposed.name) == "disposed",
            let sink = chain.steps.popLast()
        else { throw misfit("a statement that is no subscription", statement.lowerBound) }
        let sinkText = try self.sink(sink, of: &chain)
        let stream = try self.stream(chain)
        guard let errorSink else {
            flow.statements.append("\(stream.text) -> \(sinkText)")
            return
        }
        // The errors are those of the request, which needs a name.
        guard chain.steps.contains(where: { Self.requestOperators.contains(text.name(at: $0.name)) }) else {
            throw misfit("'subscribe' with 'onError', where nothing is requested", sink.name)
        }
        let name = newName(for: chain)
        flow.statements += [
            "\(name) <- \(stream.text)", "\(name) -> \(sinkText)", "\(name).errors -> \(errorSink)",
        ]
    }

    /// A name for the request of a chain, after what it begins with.
    private mutating func newName(for chain: Chain) -> String {
        var base = "request"
        if case .text(let head) = chain.head, let last = head.split(separator: ".").last { base = "\(last)Request" }
        var name = base
        var number = 2
        while streams.contains(name) || states.contains(name) || dependencies.contains(name)
            || viewModel.inputs.contains(where: { $0.name == name })
        {
            name = "\(base)\(number)"
            number += 1
        }
        streams.insert(name)
        return name
    }
}
