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
            /// Closures behind the first one, with their labels.
            var labelled: [(label: Int, closure: Range<Int>)] = []
        }

        var head: Head
        var steps: [Step] = []
        var start: Int
        /// The last name of what it begins with.
        var name: String?
        /// A function that is given the elements at the end.
        var function: Range<Int>?

        /// Whether the closure at the end takes the values of a combination one by one.
        func sinkTakesParts(_ stream: Stream, in text: SwiftTokens, _ sink: Step) -> Bool {
            guard stream.parts.count > 1 else { return true }
            let inside = sink.arguments.flatMap { arguments in arguments.first { text.tokens[$0].kind == .leftBrace } }
            guard let brace = sink.closure?.lowerBound ?? inside else { return false }
            return stream.takesParts(brace, in: text)
        }
    }

    enum Head {
        case stream(Stream)
        /// The events of a request: `.elements()` and `.errors()` follow.
        case events(String)
        /// The streams of `Observable.merge(…)`.
        case merge([Range<Int>])
        case combination([Range<Int>], closure: Range<Int>?)
    }

    mutating func stream(_ range: Range<Int>) throws(Misfit) -> Stream {
        try enter(range)
        defer { nesting -= 1 }
        let chain = try self.chain(range)
        return try stream(chain)
    }

    // MARK: Reading

    mutating func chain(_ range: Range<Int>) throws(Misfit) -> Chain {
        guard !range.isEmpty else { throw misfit("a stream is missing", range.lowerBound) }
        try enter(range)
        defer { nesting -= 1 }
        if let inside = parenthesized(range) { return try chain(inside) }
        var (head, index, name) = try self.head(range)
        var steps: [Chain.Step] = []
        while index < range.upperBound {
            guard text.tokens[index].kind == .dot, index + 1 < range.upperBound,
                text.tokens[index + 1].kind == .identifier
            else { throw misfit("an expression that is no chain of operators", index) }
            let step = try self.step(&index, range)
            steps.append(step)
        }
        if case .combination(let operands, nil) = head, let first = steps.first, text.name(at: first.name) == "merge",
            first.arguments?.isEmpty == true
        {
            head = .merge(operands)
            steps.removeFirst()
        }
        if case .stream = head {} else { name = nil }
        return Chain(head: head, steps: steps, start: range.lowerBound, name: name)
    }

    /// Counts a stream within another; `nesting` goes down when it is read.
    private mutating func enter(_ range: Range<Int>) throws(Misfit) {
        guard nesting < 2 * Parser.nestingLimit else {
            throw misfit("streams nested more than \(Parser.nestingLimit) deep", range.lowerBound)
        }
        nesting += 1
    }

    private func parenthesized(_ range: Range<Int>) -> Range<Int>? {
        guard range.count > 2, text.tokens[range.lowerBound].kind == .leftParen,
            text.behind(range.lowerBound, limit: range.upperBound) == range.upperBound
        else { return nil }
        return range.lowerBound + 1..<range.upperBound - 1
    }

    /// The operator whose dot stands at `index`.
    private func step(_ index: inout Int, _ range: Range<Int>) throws(Misfit) -> Chain.Step {
        var step = Chain.Step(name: index + 1)
        index += 2
        if index < range.upperBound, text.tokens[index].kind == .leftParen {
            let end = text.behind(index, limit: range.upperBound)
            step.arguments = index + 1..<max(index + 1, end - 1)
            index = end
        }
        if index < range.upperBound, text.tokens[index].kind == .leftBrace {
            let end = text.behind(index, limit: range.upperBound)
            step.closure = index..<end
            index = end
            while index + 2 < range.upperBound, text.tokens[index].kind == .identifier,
                text.tokens[index + 1].kind == .colon, text.tokens[index + 2].kind == .leftBrace
            {
                let end = text.behind(index + 2, limit: range.upperBound)
                step.labelled.append((index, index + 2..<end))
                index = end
            }
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
        return step
    }

    private static let sequences: Set<String> = [
        "Observable", "Driver", "Signal", "SharedSequence", "Infallible", "BehaviorRelay", "PublishRelay",
    ]

    private mutating func head(_ range: Range<Int>) throws(Misfit) -> (Head, Int, String?) {
        let first = range.lowerBound
        if let word = text.word(at: first), Self.sequences.contains(word) {
            let (head, end) = try combination(range, behind: first + 1)
            return (head, end, nil)
        }
        if text.tokens[first].kind == .dot {
            let (head, end) = try combination(range, behind: first)
            return (head, end, nil)
        }
        if text.tokens[first].kind == .leftParen {
            let end = text.behind(first, limit: range.upperBound)
            return (.stream(try grouped(first..<end)), end, nil)
        }
        return try source(range)
    }

    /// `(a ?? .empty())`: what stands in parentheses, as Swift where it is nothing that a spec says.
    private mutating func grouped(_ range: Range<Int>) throws(Misfit) -> Stream {
        var reader = self
        let inside = range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound - 1)
        do throws(Misfit) {
            var stream = try reader.stream(inside)
            stream.makeTuple()
            self = reader
            return stream
        } catch {
            return try raw(inside)
        }
    }

    /// A path that is written on several lines, on one.
    private static func joined(_ text: String) -> String {
        guard text.utf8.contains(.lineFeed), !text.utf8.contains(UInt8(ascii: "{")) else { return text }
        let lines = text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
        guard lines.dropFirst().allSatisfy({ $0.first == "." }) else { return text }
        return lines.joined()
    }

    /// A Swift expression of a stream, as it stands.
    mutating func raw(_ range: Range<Int>) throws(Misfit) -> Stream {
        flow.rawCount += 1
        return Stream(text: "{ \(Self.joined(try expression(range))) }", isForeign: true)
    }

    // MARK: Writing

    mutating func stream(_ chain: Chain) throws(Misfit) -> Stream {
        let isAsked = namesRequests
        defer { namesRequests = isAsked }
        if chain.steps.contains(where: handlesErrors) { namesRequests = true }
        var result: Stream
        var steps = chain.steps[...]
        switch chain.head {
        case .stream(let stream): result = stream
        case .events(let name):
            guard let step = steps.popFirst() else {
                result = Stream(text: name, isPath: true)
                result.isRequestWithEvents = true
                break
            }
            switch part(step) {
            case nil: throw misfit("the events of '\(name)'", chain.start)
            case .elements: result = Stream(text: name, isPath: true)
            case .errors: result = Stream(text: name + ".errors", isPath: true, isVoid: false)
            }
        case .merge(let operands):
            var texts: [String] = []
            var isVoid: Bool?
            var failures = Failures()
            for operand in operands {
                let stream = try self.operand(operand)
                texts.append(stream.text)
                isVoid = isVoid ?? stream.isVoid
                failures.formUnion(stream.failures)
            }
            result = Stream(text: texts.joined(separator: " | "), isOperand: false, isVoid: isVoid)
            result.failures = failures
        case .combination(let operands, let closure): result = try combination(operands, closure)
        }
        while let step = steps.popFirst() { try append(step, next: steps.first, to: &result) }
        if let function = chain.function {
            result.text = result.operand + ".do(onNext: \(try expression(function)))"
            result.isOperand = true
        }
        guard !result.hasOwner else {
            throw misfit("'withUnretained' before nothing that takes the ViewModel", chain.start)
        }
        return result
    }
}

extension SwiftTokens {
    func isName(_ name: String, at index: Int) -> Bool {
        index < tokens.count && tokens[index].kind == .identifier && self.name(at: index) == name
    }
}
