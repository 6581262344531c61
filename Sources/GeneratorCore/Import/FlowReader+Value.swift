// Constants and variables of the body that are no streams: they stay, in the prologue.

extension FlowReader {
    /// Keeps `let limit = api.limit`, which closures read; `false` where it may be a stream.
    mutating func keepValue(_ statement: Range<Int>) throws(Misfit) -> Bool {
        let name = statement.lowerBound + 1
        guard name + 2 < statement.upperBound, text.tokens[name].kind == .identifier,
            let equal = text.first(.equal, in: statement), equal + 1 < statement.upperBound,
            !isOutput(equal + 1..<statement.upperBound)
        else { return false }
        let local = text.name(at: name)
        let written = equal + 1..<statement.upperBound
        let isMade = isMadeAnew(written) && isUsedInClosuresOnly(local, behind: statement.upperBound)
        guard isMade || !isStreamLike(written) && isReadAsValue(local, behind: statement.upperBound) else {
            return false
        }
        if flow.statements.contains(where: { !$0.hasPrefix("/") }), readsChangeable(written) {
            throw misfit("'\(local)' is what statements above it leave", statement.lowerBound)
        }
        if isMade, let stream = written.first(where: namesStream) {
            let word = text.name(at: stream)
            throw misfit("'\(local)' is made for each call, of '\(word)'", statement.lowerBound)
        }
        let unique = takeName(local, otherwise: "Value")
        let keyword = text.text(statement.lowerBound..<name)
        let type = text.tokens[name + 1].kind == .colon ? ": \(text.folded(name + 2..<equal))" : ""
        let value = try rewritten(equal + 1..<statement.upperBound, .statement)
        flow.prologue.append("\(keyword) \(SwiftKeywords.escaped(unique))\(type) = \(value)")
        locals[local] = .value(SwiftKeywords.escaped(unique))
        return true
    }

    /// Whether it is a stream of a dependency, or one that is made, with operators behind it: it runs anew for each who
    /// listens.
    private func isMadeAnew(_ value: Range<Int>) -> Bool {
        var reader = self
        guard let chain = try? reader.chain(value), case .stream(let head) = chain.head else { return false }
        return head.isForeign
    }

    /// Whether a stream of inputs is named, which is there after the prologue.
    private func namesStream(_ index: Int) -> Bool {
        guard text.tokens[index].kind == .identifier else { return false }
        let name = text.name(at: index)
        if text.tokens[index - 1].kind == .dot {
            let member = viewModel.inputs.first { $0.name == name && inputs.contains(text.name(at: index - 2)) }
            return member?.type.flatMap { StreamType(traitOf: $0) } != nil
        }
        if case .stream? = locals[name] { return true }
        return false
    }

    /// Whether the tokens say themselves that they give a stream.
    private func isStreamLike(_ value: Range<Int>) -> Bool {
        var reader = self
        guard let chain = try? reader.chain(value) else { return false }
        guard case .stream(let head) = chain.head, chain.steps.isEmpty else { return true }
        if head.text.hasPrefix("start") { return true }
        if let function = viewModel.members.first(where: { $0.kind == .function && $0.name == chain.name }) {
            return Self.traits.contains { trait in function.header.contains { text.isName(trait, at: $0) } }
        }
        let first = value.lowerBound
        // `Observable.zip(a, b)`
        if Self.traits.contains(text.name(at: first)) { return true }
        if inputs.contains(text.name(at: first)) { return true }
        if case .stream? = locals[text.name(at: first)] { return true }
        if case .state? = locals[text.name(at: first)] { return true }
        guard let name = chain.name, let property = viewModel.properties.first(where: { $0.member.name == name }) else {
            return false
        }
        return StreamType(traitOf: property.member.type ?? "") != nil
    }

    private static let traits = [
        "Observable", "Driver", "Signal", "Single", "Maybe", "Completable", "Infallible", "BehaviorRelay",
        "PublishRelay",
        "BehaviorSubject", "PublishSubject", "ControlEvent", "ControlProperty",
    ]

    /// Functions whose arguments are streams.
    private static let takingStreams: Set<String> = [
        "merge", "combineLatest", "zip", "withLatestFrom", "Output", "init", "concat", "of", "bind", "drive", "emit",
        "amb",
    ]

    /// Whether something reads the constant, and nothing as a stream.
    private func isReadAsValue(_ name: String, behind start: Int) -> Bool {
        var isRead = false
        var index = start
        while index < bodyEnd {
            defer { index += 1 }
            guard text.isName(name, at: index), text.tokens[index - 1].kind != .dot else { continue }
            let next = text.tokens[index + 1]
            if next.kind == .colon, !next.followsSpace { continue }
            if isReadAsStream(index) { return false }
            isRead = true
        }
        return isRead
    }

    private func isReadAsStream(_ index: Int) -> Bool {
        if text.tokens[index + 1].kind == .dot, text.tokens[index + 2].kind == .identifier {
            let name = text.name(at: index + 2)
            let isRx =
                Self.sinks.contains(name) || Self.conversions.contains(name) || Self.requestOperators.contains(name)
                || ["withLatestFrom", "startWith", "debounce", "throttle", "elements", "errors", "skip", "do"].contains(
                    name
                )
            return isRx || text.tokens[index].startsLine && !text.continues(index) && text.isWord(index - 1, "return")
        }
        let previous = text.tokens[index - 1].kind
        let next = text.tokens[index + 1].kind
        guard previous == .leftParen || previous == .comma || previous == .colon || previous == .leftBracket,
            next == .comma || next == .rightParen || next == .rightBracket
        else { return false }
        // What the arguments belong to.
        var open = index - 1
        var depth = 0
        while open > 0 {
            let kind = text.tokens[open].kind
            if kind == .rightParen || kind == .rightBracket || kind == .rightBrace { depth += 1 }
            if kind == .leftParen || kind == .leftBracket || kind == .leftBrace {
                if depth == 0 { break }
                depth -= 1
            }
            open -= 1
        }
        guard open > 0, text.tokens[open].kind == .leftParen else { return false }
        return Self.takingStreams.contains(text.name(at: open - 1))
    }
}
