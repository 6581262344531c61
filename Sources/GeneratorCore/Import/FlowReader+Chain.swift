// Expressions of streams: what they begin with, and the operators behind.

extension FlowReader {
    /// `head.operator(…) { … }.operator(…)`.
    struct Chain {
        struct Step {
            /// The token of the name.
            var name: Int
            var arguments: Range<Int>?
            /// From brace to brace.
            var closure: Range<Int>?
        }

        var head: Head
        var steps: [Step] = []
        var start: Int
    }

    enum Head {
        case text(String)
        /// The events of a request: `.elements()` and `.errors()` follow.
        case request(String)
        /// The streams of `Observable.merge(…)`.
        case merge([Range<Int>])
        case combination([Range<Int>], closure: Range<Int>?)
    }

    /// A stream in the language of specs.
    struct Stream {
        var text: String
        /// Whether it can stand where one operand is expected.
        var isOperand = true
        var fallback: String?
        /// Whether it is a request of which the file reads the events.
        var isRequestWithEvents = false

        var operand: String { isOperand ? text : "(\(text))" }
    }

    func stream(_ range: Range<Int>) throws(Misfit) -> Stream {
        let chain = try self.chain(range)
        return try stream(chain)
    }

    // MARK: Reading

    func chain(_ range: Range<Int>) throws(Misfit) -> Chain {
        guard !range.isEmpty else { throw misfit("a stream is missing", range.lowerBound) }
        var (head, index) = try self.head(range)
        var steps: [Chain.Step] = []
        while index < range.upperBound {
            guard text.tokens[index].kind == .dot, index + 1 < range.upperBound,
                text.tokens[index + 1].kind == .identifier
            else { throw misfit("an expression that is no chain of operators", index) }
            var step = Chain.Step(name: index + 1)
            index += 2
            if index < range.upperBound, text.tokens[index].kind == .leftParen {
                let end = text.behind(index, limit: range.upperBound)
                step.arguments = index + 1..<max(index + 1, end - 1)
                index = end
            }
            if index < range.upperBound, text.tokens[index].kind == .leftBrace {
                step.closure = index..<text.behind(index, limit: range.upperBound)
                index = step.closure?.upperBound ?? index
            }
            // `map({ … })` is `map { … }`.
            if step.closure == nil, let only = step.arguments, let first = only.first,
                text.tokens[first].kind == .leftBrace, text.behind(first, limit: only.upperBound) == only.upperBound
            {
                step.closure = only
                step.arguments = nil
            }
            guard step.arguments != nil || step.closure != nil else {
                throw misfit("'\(text.name(at: step.name))' is no operator", step.name)
            }
            steps.append(step)
        }
        if case .combination(let operands, nil) = head, let first = steps.first, text.name(at: first.name) == "merge",
            first.arguments?.isEmpty == true
        {
            head = .merge(operands)
            steps.removeFirst()
        }
        return Chain(head: head, steps: steps, start: range.lowerBound)
    }

    private static let sequences: Set<String> = ["Observable", "Driver", "Signal", "SharedSequence"]

    private func head(_ range: Range<Int>) throws(Misfit) -> (Head, Int) {
        let first = range.lowerBound
        if let word = text.word(at: first), Self.sequences.contains(word) { return try combination(range) }
        if let outputName, text.isName(outputName, at: first), first + 2 < range.upperBound {
            // What fills the output is read where it is.
            return (.text("{ output.\(text.name(at: first + 2)).asObservable() }"), first + 3)
        }
        let path = try self.path(range, stopsAtCall: true)
        if requests.contains(path.text) { return (.request(path.text), path.end) }
        return (.text(path.text), path.end)
    }

    /// `Observable.merge(a, b)`, `Observable.combineLatest(a, b) { … }`, `Observable.of(a, b)`.
    private func combination(_ range: Range<Int>) throws(Misfit) -> (Head, Int) {
        var index = text.skippingAngles(at: range.lowerBound + 1, limit: range.upperBound)
        guard index + 2 < range.upperBound, text.tokens[index].kind == .dot, text.tokens[index + 2].kind == .leftParen
        else {
            throw misfit("'\(text.name(at: range.lowerBound))' makes a stream", range.lowerBound)
        }
        let name = text.name(at: index + 1)
        let end = text.behind(index + 2, limit: range.upperBound)
        var operands = text.items(index + 3..<max(index + 3, end - 1))
        var closure: Range<Int>?
        if let last = operands.last, last.count > 2, text.isWord(last.lowerBound, "resultSelector") {
            closure = last.lowerBound + 2..<last.upperBound
            operands.removeLast()
        }
        if operands.count == 1, let list = operands.first, text.tokens[list.lowerBound].kind == .leftBracket {
            operands = text.items(list.lowerBound + 1..<list.upperBound - 1)
        }
        index = end
        if index < range.upperBound, text.tokens[index].kind == .leftBrace {
            closure = index..<text.behind(index, limit: range.upperBound)
            index = closure?.upperBound ?? index
        }
        switch name {
        case "merge": return (.merge(operands), index)
        case "combineLatest": return (.combination(operands, closure: closure), index)
        case "of" where index + 1 < range.upperBound && text.isWord(index + 1, "merge"):
            return (.combination(operands, closure: nil), index)
        case "just", "from", "empty", "never":
            let arguments = operands.isEmpty ? "" : try expression(operands[0].lowerBound..<end - 1)
            return (.text("{ Observable.\(name)(\(arguments)) }"), index)
        default: throw misfit("'\(text.name(at: range.lowerBound)).\(name)'", range.lowerBound)
        }
    }

    struct Path {
        var text: String
        var end: Int
        var isState = false
        var isDependency = false
    }

    /// `input.name`, `self.relay`, `relay`, a constant, `useCase.items`.
    func path(_ range: Range<Int>, stopsAtCall: Bool = false) throws(Misfit) -> Path {
        var index = range.lowerBound
        func name(at index: Int) -> String? {
            index < range.upperBound && text.tokens[index].kind == .identifier ? text.name(at: index) : nil
        }
        if text.isName(input, at: index), index + 1 < range.upperBound, text.tokens[index + 1].kind == .dot,
            let member = name(at: index + 2)
        {
            guard let declared = viewModel.inputs.first(where: { $0.name == member }),
                StreamType(traitOf: declared.type ?? "") != nil
            else { throw misfit("the input '\(member)' is no stream", index) }
            let isUnique = !states.contains(member) && !streams.contains(member)
            return Path(text: isUnique ? SwiftKeywords.escaped(member) : "input.\(member)", end: index + 3)
        }
        let isOwn = text.isWord(index, "self")
        if isOwn { index += 2 }
        guard let first = name(at: index) else { throw misfit("an expression that is no stream", range.lowerBound) }
        if states.contains(first) { return Path(text: SwiftKeywords.escaped(first), end: index + 1, isState: true) }
        if !isOwn, streams.contains(first) { return Path(text: SwiftKeywords.escaped(first), end: index + 1) }
        guard dependencies.contains(first) else { throw misfit("'\(first)' is no input, relay or dependency", index) }
        var path = SwiftKeywords.escaped(first)
        index += 1
        while index + 1 < range.upperBound {
            let isChained = text.tokens[index].kind == .question && text.tokens[index + 1].kind == .dot
            let dot = isChained ? index + 1 : index
            guard text.tokens[dot].kind == .dot, let member = name(at: dot + 1) else { break }
            let next = dot + 2
            if stopsAtCall, next < range.upperBound {
                let kind = text.tokens[next].kind
                if kind == .leftBrace || kind == .leftParen { break }
            }
            path += (isChained ? "?." : ".") + member
            index = next
        }
        guard path.contains(".") else { throw misfit("the stream '\(first)' is no path", range.lowerBound) }
        return Path(text: path, end: index, isDependency: true)
    }

    // MARK: Writing

    func stream(_ chain: Chain) throws(Misfit) -> Stream {
        var result: Stream
        var steps = chain.steps[...]
        switch chain.head {
        case .text(let text): result = Stream(text: text)
        case .request(let name):
            guard let step = steps.popFirst(), step.arguments?.isEmpty == true else {
                throw misfit("the events of '\(name)'", chain.start)
            }
            switch text.name(at: step.name) {
            case "elements": result = Stream(text: name)
            case "errors": result = Stream(text: name + ".errors")
            case let other: throw misfit("'\(other)' of the events of '\(name)'", step.name)
            }
        case .merge(let operands):
            var texts: [String] = []
            for operand in operands { texts.append(try stream(operand).text) }
            result = Stream(text: texts.joined(separator: " | "), isOperand: false)
        case .combination(let operands, let closure): result = try combination(operands, closure)
        }
        while let step = steps.popFirst() { try append(step, next: steps.first, to: &result) }
        return result
    }

    private func combination(_ operands: [Range<Int>], _ closure: Range<Int>?) throws(Misfit) -> Stream {
        var texts: [String] = []
        for operand in operands {
            let stream = try self.stream(operand)
            if closure != nil, viewModel.inputs.contains(where: { $0.name == stream.text && $0.carriesNothing }) {
                throw misfit("'\(stream.text)', which carries no value, is combined with others", operand.lowerBound)
            }
            texts.append(stream.operand)
        }
        var text = texts.joined(separator: ", ")
        if let closure { text += " \(try self.closure(closure, takesOwner: false).text)" }
        return Stream(text: text, isOperand: false)
    }

    /// Conversions that a spec leaves to the generator.
    private static let conversions: Set<String> = [
        "asObservable", "asDriver", "asSignal", "share", "asDriverOnErrorJustComplete",
    ]
    private static let operators: Set<String> = [
        "map", "compactMap", "filter", "distinctUntilChanged", "debounce", "throttle", "skip", "take", "startWith",
        "scan", "delay", "do", "observe", "withLatestFrom", "sample", "buffer", "enumerated", "mapToVoid", "unwrap",
        "catchAndReturn", "catchErrorJustReturn", "take(until:)", "skipWhile", "takeWhile", "element", "concat",
        "elements", "errors", "delaySubscription", "timeout", "retry", "single", "first", "ignoreElements", "toggle",
    ]
    static let requestOperators: Set<String> = ["flatMap", "flatMapLatest", "flatMapFirst", "concatMap"]

    private func append(_ step: Chain.Step, next: Chain.Step?, to stream: inout Stream) throws(Misfit) {
        let name = text.name(at: step.name)
        if Self.conversions.contains(name) { return try convert(step, name, &stream) }
        stream.fallback = nil
        if name == "withUnretained" {
            throw misfit("'withUnretained' before '\(next.map { text.name(at: $0.name) } ?? "")'", step.name)
        }
        let isRequest = Self.requestOperators.contains(name)
        guard isRequest || Self.operators.contains(name) else {
            throw misfit("'\(name)' is no operator that the import knows", step.name)
        }
        if isRequest, step.closure == nil { throw misfit("'\(name)' over a function that is named", step.name) }
        var operatorText = ".\(name)"
        if let arguments = step.arguments, !arguments.isEmpty || step.closure == nil {
            operatorText += "(\(try expression(arguments)))"
        }
        if let closure = step.closure {
            var closure = try self.closure(closure, takesOwner: false)
            if isRequest, closure.body.hasSuffix(".materialize()") {
                closure.body = closure.body.dropping(suffix: ".materialize()")
                stream.isRequestWithEvents = true
            }
            if closure.body.contains("materialize()") { throw misfit("'materialize' inside of '\(name)'", step.name) }
            operatorText += " \(closure.text)"
        }
        let line = stream.operand.split(separator: "\n").last?.count ?? 0
        let isLong = line + (operatorText.split(separator: "\n").first?.count ?? 0) > 90
        stream.text = stream.operand + (isLong ? "\n" : "") + operatorText
        stream.isOperand = true
    }

    private func convert(_ step: Chain.Step, _ name: String, _ stream: inout Stream) throws(Misfit) {
        guard let arguments = step.arguments, !arguments.isEmpty, name != "share" else { return }
        guard arguments.count > 2, text.tokens[arguments.lowerBound + 1].kind == .colon else {
            throw misfit("'\(name)' with arguments", step.name)
        }
        let value = text.folded(arguments.lowerBound + 2..<arguments.upperBound)
        switch text.name(at: arguments.lowerBound) {
        case "onErrorJustReturn": stream.fallback = try expression(arguments.lowerBound + 2..<arguments.upperBound)
        case "onErrorDriveWith", "onErrorSignalWith":
            guard value == ".empty()" || value == ".never()" else {
                throw misfit("'\(name)' with another stream", step.name)
            }
        default: throw misfit("'\(name)' that recovers", step.name)
        }
    }
}

extension ImportedViewModel.Member {
    /// Whether its elements have no value.
    fileprivate var carriesNothing: Bool { StreamType(traitOf: type ?? "")?.isVoid == true }
}

extension String {
    fileprivate func dropping(suffix: String) -> String {
        var text = String(dropLast(suffix.count))
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}

extension SwiftTokens {
    func isName(_ name: String, at index: Int) -> Bool {
        index < tokens.count && tokens[index].kind == .identifier && self.name(at: index) == name
    }
}
