// Where what is written means something else in a spec: there the body stays Swift.

extension FlowReader {
    /// What stands in the way of the whole body: conditions among its statements, a dispose bag that is replaced.
    mutating func remarkObstacles(in body: Range<Int>) {
        for index in conditions(in: body) { remark(misfit("'#if' in the body of '\(function)'", index)) }
        for property in viewModel.properties where property.isReplaced && property.isBag {
            let name = property.member.name
            guard name != bagName, body.contains(where: { text.isName(name, at: $0) }) else { continue }
            remark(.init(reason: "'\(name)' is made anew, which ends what it holds", offset: property.member.offset))
        }
    }

    /// The `#if` that stand among statements, and not in a closure.
    func conditions(in body: Range<Int>) -> [Int] {
        var found: [Int] = []
        var index = body.lowerBound
        while index < body.upperBound {
            if text.tokens[index].kind == .pound, text.text(index..<index + 1) == "#if" { found.append(index) }
            index = text.tokens[index].kind == .leftBrace ? text.behind(index, limit: body.upperBound) : index + 1
        }
        return found
    }

    // MARK: Streams in closures

    /// What a closure says of a stream that it names.
    enum NamedStream {
        case input(StreamType)
        case local(String)
    }

    /// A stream that a closure listens to itself has to give what it would have given there.
    ///
    /// - Parameter path: the names of the stream: `input.confirm`.
    func checkNamed(_ stream: NamedStream, _ path: Range<Int>) throws(Misfit) {
        let end = path.upperBound
        if text.tokens[end].kind == .dot,
            ["value", "accept", "onNext"].contains(where: { text.isName($0, at: end + 1) })
        {
            return
        }
        if isNotifier(path) { return }
        let repeats: Bool
        var element: String?
        switch stream {
        case .input(let type): (repeats, element) = (type.trait.repeatsLast, type.element)
        case .local(let name): repeats = repeating.contains(name)
        }
        let word = text.folded(path)
        guard repeats else {
            throw misfit("a closure listens to '\(word)' from then on", path.lowerBound)
        }
        guard text.tokens[end].kind == .dot, text.tokens[end + 1].kind == .identifier else { return }
        let isPlain = element.map { !ElementType.hasOperators($0) } ?? false
        guard isPlain || !Self.sharedOperators.contains(text.name(at: end + 1)) else {
            throw misfit("a closure makes a stream of '\(word)'", path.lowerBound)
        }
    }

    /// Operators whose names collections have too.
    private static let sharedOperators: Set<String> = [
        "map", "compactMap", "flatMap", "filter", "reduce", "first", "last", "enumerated",
    ]

    /// Whether it is all that an operator waits for: `take(until: input.stop)`.
    private func isNotifier(_ path: Range<Int>) -> Bool {
        let next = text.tokens[path.upperBound].kind
        guard next == .rightParen || next == .comma else { return false }
        let before = path.lowerBound - 1
        if text.tokens[before].kind == .colon { return text.isWord(before - 1, "until") }
        return text.tokens[before].kind == .leftParen
            && ["takeUntil", "skipUntil", "sample"].contains { text.isName($0, at: before - 1) }
    }

    /// Operators behind which a stream that repeats its latest element still does.
    private static let repeatingOperators: Set<String> = [
        "map", "compactMap", "filter", "distinctUntilChanged", "do", "startWith", "asObservable", "asDriver", "observe",
        "unwrap", "debug",
    ]

    /// Whether whoever listens to the chain at any time is given its latest element.
    func repeats(_ value: Range<Int>) -> Bool {
        var reader = self
        guard let chain = try? reader.chain(value) else { return false }
        guard chain.steps.allSatisfy({ Self.repeatingOperators.contains(text.name(at: $0.name)) }) else { return false }
        switch chain.head {
        case .combination(let operands, _): return operands.allSatisfy(repeats)
        case .merge, .events: return false
        case .stream:
            var index = value.lowerBound
            if text.isWord(index, "self") { index += 2 }
            let name = text.name(at: index)
            if inputs.contains(name), index + 2 < value.upperBound {
                let input = viewModel.inputs.first { $0.name == text.name(at: index + 2) }
                return input?.type.flatMap { StreamType(traitOf: $0) }?.trait.repeatsLast ?? false
            }
            return repeating.contains(name) || isRepeatingState(name)
        }
    }

    private func isRepeatingState(_ name: String) -> Bool {
        if case .state(let cell)? = locals[name] {
            return flow.cells.contains { $0.hasPrefix("\(SwiftKeywords.escaped(cell)):") && $0.contains(" = ") }
        }
        let property = viewModel.properties.first { $0.member.name == name && states.contains(name) }
        return property?.member.type.flatMap { StreamType(traitOf: $0) }?.trait == .behaviorRelay
    }

    // MARK: Constants

    /// Whether every use of the constant stands in a closure: a stream that is made for each.
    func isUsedInClosuresOnly(_ name: String, behind start: Int) -> Bool {
        var depth = 0
        var isUsed = false
        for index in start..<bodyEnd {
            switch text.tokens[index].kind {
            case .leftBrace: depth += 1
            case .rightBrace: depth -= 1
            case .identifier where text.isName(name, at: index) && text.tokens[index - 1].kind != .dot:
                if text.tokens[index + 1].kind == .colon, !text.tokens[index + 1].followsSpace { continue }
                guard depth > 0 else { return false }
                isUsed = true
            default: continue
            }
        }
        return isUsed
    }

    /// Whether a value is read that statements may change: of a relay, of a variable, of what a function gives.
    func readsChangeable(_ value: Range<Int>) -> Bool {
        value.contains { index in
            guard text.tokens[index].kind == .identifier else { return false }
            let isDotted = text.tokens[index - 1].kind == .dot
            guard !isDotted || text.isWord(index - 2, "self") else { return false }
            let name = text.name(at: index)
            if case .state? = locals[name] { return true }
            if let property = viewModel.properties.first(where: { $0.member.name == name }) {
                return states.contains(name)
                    || !dependencies.contains(name)
                        && (property.member.isVariable || StreamType(traitOf: property.member.type ?? "") != nil)
            }
            return others.contains(name)
        }
    }

    // MARK: Errors

    /// Whether the closure throws errors of its own.
    func mayThrow(_ closure: Range<Int>) -> Bool {
        closure.contains { index in
            if text.isWord(index, "throw") { return true }
            guard text.isWord(index, "try") else { return false }
            return text.tokens[index + 1].kind != .question && text.tokens[index + 1].kind != .exclamation
        }
    }

    /// Whether a function of the file is named that throws.
    func namesThrowing(_ arguments: Range<Int>) -> Bool {
        guard let last = arguments.last, text.tokens[last].kind == .identifier else { return false }
        let name = text.name(at: last)
        return text.tokens.indices.dropLast(2).contains { index in
            guard text.isWord(index, "func"), text.isName(name, at: index + 1) else { return false }
            var end = index + 2
            while end < text.tokens.count - 1, text.tokens[end].kind != .leftBrace {
                if text.isWord(end, "throws") { return true }
                end += 1
            }
            return false
        }
    }
}
