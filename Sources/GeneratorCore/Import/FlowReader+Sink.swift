/// Where the elements of a chain go.
extension FlowReader {
    /// What `subscribe`, `bind`, `drive` or `emit` is given.
    struct Receiver {
        var closure: Range<Int>?
        /// A function that is named.
        var function: Range<Int>?
        var targets: [Range<Int>] = []
        /// Whether the closure is handed its owner: `with: self`.
        var takesOwner = false
        /// Whether it is given events: `subscribe { event in … }`.
        var takesEvents = false
    }

    /// What is done with elements that only have to flow.
    static let nothing = "{ _ in }"

    mutating func sinks(_ step: Chain.Step, of chain: inout Chain) throws(Misfit) -> [String] {
        let name = text.name(at: step.name)
        guard Self.sinks.contains(name) else { throw misfit("'\(name)' at the end of a statement", step.name) }
        let receiver = try receiver(of: step, name)
        if let closure = receiver.closure {
            var takesOwner = receiver.takesOwner
            if let last = chain.steps.last, text.name(at: last.name) == "withUnretained" {
                chain.steps.removeLast()
                takesOwner = true
            }
            if receiver.takesEvents, readsEvents(closure) {
                throw misfit("'\(name)' over events", step.name)
            }
            if receiver.takesEvents, !namesItsValue(closure) {
                note("'\(name)' with a closure that reads nothing ran at the end of its stream too", step.name)
            }
            return [sinkText(try self.closure(closure, .action, takesOwner: takesOwner))]
        }
        if let function = receiver.function {
            return [try functionSink(function, of: &chain)]
        }
        if receiver.targets.isEmpty { return [try lastAction(of: &chain, step)] }
        var sinks: [String] = []
        for target in receiver.targets { sinks.append(try self.target(target)) }
        return sinks
    }

    /// Of a chain that is subscribed to without a receiver, what its last operator does.
    private mutating func lastAction(of chain: inout Chain, _ sink: Chain.Step) throws(Misfit) -> String {
        guard let last = chain.steps.last, text.name(at: last.name) == "do", let arguments = last.arguments,
            let value = labelled(arguments, "onNext"), text.items(arguments).count == 1
        else {
            return Self.nothing
        }
        chain.steps.removeLast()
        if text.tokens[value.lowerBound].kind == .leftBrace {
            return sinkText(try closure(value, .action))
        }
        return try functionSink(value, of: &chain)
    }

    /// A function that takes the elements; where nothing tells whether they carry a value, Swift decides.
    private mutating func functionSink(_ function: Range<Int>, of chain: inout Chain) throws(Misfit) -> String {
        if let isVoid = try isVoid(chain) { return sinkText(try call(function, isVoid: isVoid, .action)) }
        chain.function = function
        return Self.nothing
    }

    /// Whether the elements carry no value, where that is known; the chain is read again afterwards.
    private mutating func isVoid(_ chain: Chain) throws(Misfit) -> Bool? {
        let written = (flow, requests, names)
        defer { (flow, requests, names) = written }
        return try stream(chain).isVoid
    }

    func labelled(_ arguments: Range<Int>, _ label: StaticString) -> Range<Int>? {
        guard arguments.count > 2, text.isWord(arguments.lowerBound, label),
            text.tokens[arguments.lowerBound + 1].kind == .colon
        else { return nil }
        return arguments.lowerBound + 2..<arguments.upperBound
    }

    private mutating func target(_ target: Range<Int>) throws(Misfit) -> String {
        let first = target.lowerBound
        if outputNames.contains(text.name(at: first)), target.count == 3 {
            return "output.\(text.name(at: first + 2))"
        }
        if target.count == 4, outputNames.contains(text.name(at: first)) {
            return "output.\(text.text(first + 2..<target.upperBound))"
        }
        guard case (.stream(let path), let end, _) = try source(target), end == target.upperBound, path.isPath,
            !path.text.hasPrefix("start")
        else { throw misfit("'\(text.folded(target))' is no relay and no dependency", first) }
        return path.text
    }

    mutating func receiver(of step: Chain.Step, _ name: String) throws(Misfit) -> Receiver {
        var receiver = Receiver(closure: step.closure)
        for argument in step.arguments.map(text.items) ?? [] {
            let hasLabel = argument.count > 2 && text.tokens[argument.lowerBound + 1].kind == .colon
            let value = hasLabel ? argument.lowerBound + 2..<argument.upperBound : argument
            switch hasLabel ? text.name(at: argument.lowerBound) : "" {
            case "with", "onNext", "onSuccess", "onError", "onFailure", "onDisposed", "onCompleted":
                try take(value, label: argument.lowerBound, name, into: &receiver)
            case "to": receiver.targets.append(value)
            case "" where text.tokens[value.lowerBound].kind == .leftBrace: receiver.closure = value
            case "": receiver.targets.append(value)
            case let label: throw misfit("'\(name)' with '\(label)'", argument.lowerBound)
            }
        }
        for (label, closure) in step.labelled { try take(closure, label: label, name, into: &receiver) }
        receiver.takesEvents =
            name == "subscribe" && step.closure != nil && step.arguments?.isEmpty != false
            && step.labelled.isEmpty
        return receiver
    }

    private mutating func take(
        _ value: Range<Int>,
        label: Int,
        _ name: String,
        into receiver: inout Receiver
    ) throws(Misfit) {
        let isClosure = text.tokens[value.lowerBound].kind == .leftBrace
        switch text.name(at: label) {
        case "with" where text.isWord(value.lowerBound, "self") && value.count == 1: receiver.takesOwner = true
        case "onNext" where isClosure, "onSuccess" where isClosure: receiver.closure = value
        case "onNext": receiver.function = value
        case "onError", "onFailure": errorSink = try errorSink(value, takesOwner: receiver.takesOwner)
        case let label: throw misfit("'\(name)' with '\(label)'", value.lowerBound)
        }
    }

    /// Whether a closure says `$0`, or `value in`.
    private func namesItsValue(_ closure: Range<Int>) -> Bool {
        if let list = text.parameterList(at: closure.lowerBound + 1), !list.hasOnlyCaptures {
            return list.names.contains { $0 != nil && !text.isName("_", at: $0 ?? 0) }
        }
        return closure.contains { text.tokens[$0].kind == .dollarIdentifier }
    }

    /// Whether a closure behind `subscribe` is given events: Swift takes what its body needs. One that names several
    /// values, or gives its only one to something that no event fits, is given elements.
    private func readsEvents(_ closure: Range<Int>) -> Bool {
        var names: Set<String> = ["$0"]
        if let list = text.parameterList(at: closure.lowerBound + 1), !list.hasOnlyCaptures {
            guard list.names.count == 1, let name = list.names[0].map({ text.name(at: $0) }) else { return false }
            names = [name]
        }
        let uses = closure.filter { index in
            let token = text.tokens[index]
            guard token.kind == .identifier || token.kind == .dollarIdentifier else { return false }
            return names.contains(text.text(index..<index + 1)) && text.tokens[index - 1].kind != .dot
                && !text.isWord(index + 1, "in")
        }
        guard !uses.isEmpty else { return false }
        return uses.contains(where: isEvent) || uses.allSatisfy(isShown)
    }

    /// Whether what is made of a value is made of events: `event.element`, `switch event`.
    private func isEvent(_ use: Int) -> Bool {
        if text.isWord(use - 1, "switch") { return true }
        if text.tokens[use - 1].kind == .equal {
            // `if case .next(let value) = event`
            var start = use - 1
            while start > 0, !text.tokens[start].startsLine { start -= 1 }
            return (start..<use).contains { text.isWord($0, "case") }
        }
        guard text.tokens[use + 1].kind == .dot || text.tokens[use + 1].kind == .question else { return false }
        let member = text.tokens[use + 1].kind == .dot ? use + 2 : use + 3
        return ["element", "error", "event", "isCompleted", "isStopEvent"].contains { text.isName($0, at: member) }
    }

    /// Whether whatever it is, it is only written out: `print(event)`.
    private func isShown(_ use: Int) -> Bool {
        var open = use - 1
        while open > 0, text.tokens[open].kind != .leftParen, text.tokens[open].kind != .leftBrace,
            text.tokens[open].kind != .stringOpen
        {
            open -= 1
        }
        guard text.tokens[open].kind == .leftParen else { return text.tokens[open].kind == .stringOpen }
        return ["print", "debugPrint", "dump"].contains { text.isName($0, at: open - 1) }
    }

    /// A closure without parameters that does nothing but call a dependency or the ViewModel is that call.
    func sinkText(_ closure: Closure) -> String {
        let body = closure.body
        if let target = acceptingTarget(closure) { return target }
        guard closure.parameters.isEmpty, closure.captures.isEmpty, !body.contains("\n"), !body.contains(";"),
            let open = body.utf8.firstIndex(of: UInt8(ascii: "(")), body.hasSuffix(")"), isOneCall(body, open),
            !body.utf8.contains(UInt8(ascii: "$"))
        else { return closure.text }
        let path = body.utf8[..<open].split(separator: UInt8(ascii: "."))
        guard let first = path.first, path.count > 1 else { return closure.text }
        let name = String(Substring(first.last == UInt8(ascii: "?") ? first.dropLast() : first))
        let isPath = path.allSatisfy { part in
            (part.last == UInt8(ascii: "?") ? part.dropLast() : part).allSatisfy(\.isIdentifierBody)
        }
        let isOwn = name == "self" || name == "output" || dependencies.contains(name)
        return isPath && isOwn ? body : closure.text
    }

    /// `title` for `{ text in title.accept(text) }`.
    private func acceptingTarget(_ closure: Closure) -> String? {
        let end = ".accept(\(closure.parameters))"
        guard closure.captures.isEmpty, !closure.parameters.isEmpty, closure.body.hasSuffix(end) else { return nil }
        let target = String(closure.body.dropLast(end.count))
        let isPath = target.utf8.allSatisfy { $0.isIdentifierBody || $0 == UInt8(ascii: ".") }
        let root = target.split(separator: ".").first.map(String.init) ?? ""
        guard root == "self" || root == "output" || names.contains(root), root != "input", root != closure.parameters,
            !viewModel.inputs.contains(where: { $0.name == root })
        else { return nil }
        return isPath && closure.parameters.utf8.allSatisfy(\.isIdentifierBody) ? target : nil
    }

    /// Whether the bracket at `open` closes at the end of the text.
    private func isOneCall(_ body: String, _ open: String.Index) -> Bool {
        let tokens = Lexer.lex(SourceFile(path: "", text: body)).tokens
        guard let bracket = tokens.first(where: { $0.kind == .leftParen }), let partner = bracket.partnerIndex else {
            return false
        }
        return partner == tokens.count - 2
    }
}
