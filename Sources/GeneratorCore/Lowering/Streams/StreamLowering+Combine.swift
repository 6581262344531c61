/// What Combine spells in another way than a support file of ours would.
extension StreamLowering {
    // MARK: Several streams

    /// Several streams as one.
    func merged(_ streams: [StreamExpression]) -> StreamExpression {
        // Combine merges eight at most.
        guard isCombine, streams.count > 8 else { return joined("\(spelling.merge)", streams) }
        return merged([joined("\(spelling.merge)", Array(streams.prefix(8)))] + streams.dropFirst(8))
    }

    /// Several streams given to a function, which Combine has one of for each number.
    func joined(_ function: Code.Snippet, _ streams: [StreamExpression]) -> StreamExpression {
        isCombine && streams.count > 2
            ? StreamExpression("\(Code(function))\("\(streams.count)")", of: streams)
            : StreamExpression(function, of: streams)
    }

    /// The latest elements of more streams than Combine takes at a time: of groups of them.
    func nested(_ streams: [StreamExpression], _ arities: [Int]) -> Combination? {
        guard isCombine, streams.count > 4 else { return nil }
        let groups = stride(from: 0, to: streams.count, by: 4).map { start in
            let group = start..<min(start + 4, streams.count)
            return combine(Array(streams[group]), arities: Array(arities[group]))
        }
        return combine(groups.map(\.stream), arities: groups.map(\.arity))
    }

    // MARK: Who is told first

    /// Whether what listens to a state is told in the order of the spec, and does not ask the relay itself.
    func isOrdered(_ state: Int) -> Bool { !names.orderedStates[state].isEmpty }

    /// The stream by which a state tells who listens to it; declares it first where it is not yet.
    mutating func orderedReference(_ state: Int) -> StreamExpression {
        let name = names.orderedStates[state]
        if orderedStates.insert(state).inserted {
            write(
                relayReference(state).appending(share).laidOut(prefix: "let \(name) = "),
                comment: ["\(viewModel.states[state].name), to all in their order"]
            )
        }
        return StreamExpression(named: name, isReplayed: true)
    }

    // MARK: What fragments write

    /// The text as Combine has it: what a spec calls `accept` of a state is `send` of its subject.
    func sendingToStates(_ closure: Closure) -> String {
        guard isCombine, !closure.captures.states.isEmpty, closure.text.holds("accept") else { return closure.text }
        let states = Set(closure.captures.states.map { viewModel.states[$0].name })
        return TokenizedFragment(closure.text).renaming("accept", to: "send", of: states)
    }

    // MARK: Operators

    /// Adds an operator other than a request.
    mutating func applyAsCombine(_ step: StreamOperator, to stream: inout StreamExpression) {
        stream.kind = .observable
        var arguments = step.arguments.map { FragmentText.splitList(expression($0, of: step.name).text) } ?? []
        if arguments == [""] { arguments = [] }
        let spelling = CombineOperator(step.name, arguments)
        arguments = spelling.arguments
        if step.takesScheduler {
            arguments.insert("\(self.spelling.scheduler): \(self.spelling.scheduler)", at: min(1, arguments.count))
        }
        var closure = Code()
        var call = Code(".\(spelling.name.escapedMember)")
        if let fragment = step.closure {
            let body = closureBody(fragment)
            body.write(to: &closure, call: "\(spelling.closureLabel)", parameters: fragment.parameterNames)
        } else if let logic = step.logic {
            let body = ClosureBody(text: staticCall(logic))
            body.write(to: &closure, call: "\(spelling.closureLabel)", parameters: logic.parameterNames)
        }
        if !spelling.closureLabel.isEmpty, !closure.isEmpty {
            arguments.append(closure.text)
            closure = Code()
        }
        if !arguments.isEmpty || closure.isEmpty { call.append("(\(argumentList(arguments, behind: call.count)))") }
        call.append(closure)
        stream.append(call)
        stream.isErased = spelling.isErasing
    }

    /// Arguments on one line, or one a line where that would be long.
    private func argumentList(_ arguments: [String], behind width: Int) -> Code {
        let line = arguments.joined(separator: ", ")
        let isLong = arguments.count > 1 && !line.holds("\n") && width + line.utf8.count > StreamExpression.lineLimit
        guard isLong else { return Code(verbatim: line) }
        var code = Code()
        code.append(linesOf: Code(verbatim: arguments.joined(separator: ",\n")))
        code.breakLine()
        return code
    }
}

/// How Combine calls an operator of a spec, and what it calls its arguments.
struct CombineOperator {
    var name: String
    var arguments: [String]
    /// What a closure behind the operator is called, where it must be an argument.
    var closureLabel = ""
    /// Whether it gives an `AnyPublisher`.
    var isErasing = false

    init(_ name: String, _ arguments: [String]) {
        self.name = name
        self.arguments = arguments
        switch name {
        case "do":
            self.name = "handleEvents"
            closureLabel = "receiveOutput:"
            relabel(["onNext": "receiveOutput"])
        case "scan": relabel(["accumulator": ""])
        case "startWith": prepend()
        case "distinctUntilChanged":
            self.name = "removeDuplicates"
            relabel(["": "by", "at": "by", "comparer": "by"])
        case "skip": take("dropFirst", "drop")
        case "take": take("prefix", "prefix")
        case "share":
            if arguments.isEmpty { break }
            (self.name, self.arguments, isErasing) = ("shareLatest", [], true)
        case "debounce", "delay": relabel(["": "for"])
        case "throttle":
            relabel(["": "for"])
            if self.arguments.last == "latest: false" {
                // Combine's gives another one when the time is over.
                (self.name, isErasing) = ("throttleFirst", true)
                self.arguments.removeLast()
            } else if self.arguments.allSatisfy({ !$0.hasPrefix("latest") }) {
                self.arguments.append("latest: true")
            }
        case "withLatestFrom":
            relabel(["resultSelector": ""])
            isErasing = true
        case "enumerated", "pairwise": isErasing = true
        default: break
        }
    }

    /// Gives arguments other labels: the empty one is that of an argument without any, which only the first one is.
    private mutating func relabel(_ labels: [String: String]) {
        for (index, argument) in arguments.enumerated() {
            let fragment = TokenizedFragment(argument)
            guard let label = fragment.label else {
                if index == 0, let label = labels[""] { arguments[0] = "\(label): \(argument)" }
                continue
            }
            guard let other = labels[label.name] else { continue }
            let value = fragment.text(from: label.end).drop(while: \.isWhitespace)
            arguments[index] = other.isEmpty ? String(value) : "\(other): \(value)"
        }
    }

    private mutating func take(_ counting: String, _ name: String) {
        let isCount = arguments.first.map { TokenizedFragment($0).label == nil } ?? false
        self.name = isCount ? counting : name
        if !isCount { relabel(["until": "untilOutputFrom"]) }
    }

    /// An array that is written out would be taken for several elements.
    private mutating func prepend() {
        name = "prepend"
        if arguments.count == 1, arguments[0].hasPrefix("[") { arguments[0] = "Just(\(arguments[0]))" }
    }
}

extension TokenizedFragment {
    /// The text with another name for a method, where it is called on one of `owners`.
    fileprivate func renaming(_ method: StaticString, to name: String, of owners: Set<String>) -> String {
        var result = ""
        var end = 0
        var hasOwner = false
        var isMember = false
        forEachToken { token in
            switch token.kind {
            case .dot: isMember = true
            case .identifier where isMember && hasOwner && spells(token, method):
                result += text(from: end, to: token.lowerBound) + name
                end = token.upperBound
                (isMember, hasOwner) = (false, false)
            case .identifier:
                hasOwner = !isMember && owners.contains(text(of: token))
                isMember = false
            default: (isMember, hasOwner) = (false, false)
            }
        }
        return result + text(from: end)
    }

    /// The label of an argument, and where it ends.
    fileprivate var label: (name: String, end: Int)? {
        var label: (name: String, end: Int)?
        var count = 0
        forEachOutsideBrackets { token in
            if count == 0, token.kind == .identifier { label = (text(of: token), token.upperBound) }
            if count == 1 {
                if token.kind == .colon { label?.end = token.upperBound } else { label = nil }
            }
            count += 1
        }
        return count > 1 ? label : nil
    }
}
