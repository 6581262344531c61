// The operators of a chain.

extension FlowReader {
    /// Conversions that a spec leaves to the generator.
    static let conversions: Set<String> = [
        "asObservable", "asObserver", "asDriver", "asSignal", "share", "asDriverOnErrorJustComplete",
        "asSharedSequence", "asInfallible",
    ]
    static let operators: Set<String> = [
        "map", "compactMap", "filter", "distinctUntilChanged", "debounce", "throttle", "skip", "take", "startWith",
        "scan", "delay", "do", "observe", "withLatestFrom", "sample", "buffer", "enumerated", "mapToVoid", "unwrap",
        "catchAndReturn", "catchErrorJustReturn", "skipWhile", "takeWhile", "element", "concat", "elements", "errors",
        "delaySubscription", "timeout", "retry", "single", "first", "ignoreElements", "toggle", "withUnretained",
        "trackActivity", "trackError", "filterNil", "not", "mapTo", "pairwise", "observeOn", "subscribe", "subscribeOn",
        "catchError", "catch", "catchErrorJustComplete", "merge", "takeUntil", "skipUntil", "amb", "debug",
    ]
    static let sinks: Set<String> = ["subscribe", "bind", "drive", "emit"]
    static let requestOperators: Set<String> = ["flatMap", "flatMapLatest", "flatMapFirst", "concatMap"]
    /// Those that are given another stream.
    private static let takingStreams: Set<String> = [
        "withLatestFrom", "sample", "takeUntil", "skipUntil", "concat", "amb",
    ]
    /// Those that neither look at the elements nor change them.
    private static let keeping: Set<String> = ["debounce", "throttle", "skip", "take", "delay", "observe"]
    /// Those that cannot be said of a stream as a spec has it.
    private static let unsayable: Set<String> = [
        "publish", "multicast", "replay", "refCount", "materialize", "dematerialize", "zip", "groupBy", "window",
        "switchLatest", "asSingle", "asMaybe", "asCompletable", "ignoreElements", "merge",
    ]
    /// Those that wait for the end of a stream: inputs do not end in a spec.
    private static let waitingForEnd: Set<String> = [
        "concat", "reduce", "ifEmpty", "switchIfEmpty", "defaultIfEmpty", "takeLast", "toArray", "last", "count",
        "single", "isEmpty", "endWith",
    ]

    mutating func append(_ step: Chain.Step, next: Chain.Step?, to stream: inout Stream) throws(Misfit) {
        let name = text.name(at: step.name)
        if Self.conversions.contains(name), !isOwnConversion(step) { return try convert(step, name, &stream) }
        if stream.isRequestWithEvents { return try takePart(step, of: &stream) }
        defer { if !Self.requestOperators.contains(name) { stream.isRequest = false } }
        guard stream.fallback == nil || !stream.failures.areThrown else {
            throw misfit("'\(name)' behind what is shown after an error of a closure", step.name)
        }
        stream.share = nil
        catchFailure(of: &stream)
        stream.fallback = nil
        if try takeErrors(step, name, &stream) { return }
        stream.isPath = false
        if stream.parts.count > 1, !takesParts(step, stream) { stream.makeTuple() }
        if name == "materialize", stream.isRequest {
            stream.isRequestWithEvents = true
            stream.failures.requests.removeAll { $0 == Failures.unnamed }
            return
        }
        guard !Self.waitingForEnd.contains(name) else {
            throw misfit("'\(name)', which waits for the end of a stream", step.name)
        }
        if name == "do", step.arguments.map({ completes($0) }) == true {
            throw misfit("'do' at the end of a stream", step.name)
        }
        guard !Self.unsayable.contains(name), step.labelled.isEmpty else {
            throw misfit("'\(name)' in a chain", step.name)
        }
        if name == "withUnretained" { return try appendOwner(step, next, &stream) }
        if let tracker = step.arguments.flatMap({ trackerArgument($0) }), name.hasPrefix("track") {
            return try tell(tracker, of: stream, step)
        }
        if Self.requestOperators.contains(name) { return try appendRequest(step, name, &stream) }
        let isKnown = Self.operators.contains(name) || RxOperator.named(name) != nil
        let operatorText = try self.text(of: step, name, isKnown: isKnown, &stream)
        add(operatorText, to: &stream)
        // What follows is an observable's.
        if Self.conversions.contains(name), next != nil { add(".asObservable()", to: &stream) }
        if !Self.keeping.contains(name), name != "filter" { stream.parts = [] }
        updateVoid(of: &stream, step, name)
    }

    /// `withUnretained(self)`: where a closure follows, it may not need the ViewModel; otherwise it stays.
    private mutating func appendOwner(_ step: Chain.Step, _ next: Chain.Step?, _ stream: inout Stream) throws(Misfit) {
        stream.makeTuple()
        if let next, let closure = next.closure, takesOwnerFirst(closure), step.closure == nil, next.arguments == nil,
            RxOperator.named(text.name(at: next.name))?.effect != .keeps
        {
            stream.hasOwner = true
            return
        }
        flow.usesSelf = true
        var operatorText = ".withUnretained(self)"
        if let closure = step.closure { operatorText += " \(try self.closure(closure, .value).text)" }
        add(operatorText, to: &stream)
        stream.isVoid = false
    }

    /// Whether a closure names the ViewModel and the element, or takes them by position: not as one tuple.
    private func takesOwnerFirst(_ closure: Range<Int>) -> Bool {
        if let list = text.parameterList(at: closure.lowerBound + 1), !list.hasOnlyCaptures {
            return list.names.count > 1 || list.names.first == .some(nil)
        }
        let positions = closure.filter { text.tokens[$0].kind == .dollarIdentifier }
        return positions.isEmpty || positions.contains { text.text($0..<$0 + 1) == "$1" }
    }

    /// Whether what the operator does with a combination is the same whether it is a tuple or not.
    private func takesParts(_ step: Chain.Step, _ stream: Stream) -> Bool {
        let name = text.name(at: step.name)
        guard let closure = step.closure, step.arguments == nil else { return Self.keeping.contains(name) }
        return stream.takesParts(closure.lowerBound, in: text)
    }

    func add(_ operatorText: String, to stream: inout Stream) {
        let line = stream.operand.split(separator: "\n").last?.count ?? 0
        let isLong = line + (operatorText.split(separator: "\n").first?.count ?? 0) > 90
        stream.text = stream.operand + (isLong ? "\n" : "") + operatorText
        stream.isOperand = true
    }

    private mutating func text(
        of step: Chain.Step,
        _ name: String,
        isKnown: Bool,
        _ stream: inout Stream
    ) throws(Misfit) -> String {
        var text = ".\(name)"
        var prefix = ""
        if mayThrow(step) { stream.failures.areThrown = true }
        if let arguments = step.arguments, !arguments.isEmpty || step.closure == nil {
            if Self.takingStreams.contains(name) || self.text.isWord(arguments.lowerBound, "until") {
                text += "(\(try streamArgument(arguments, of: name, &stream)))"
            } else {
                let written = try rewritten(arguments, name == "do" ? .actions : .value)
                // What a driver leaves out.
                let isTimed = RxOperator.named(name)?.scheduler == .always && !written.contains("scheduler:")
                text += "(\(written)\(isTimed ? ", scheduler: MainScheduler.instance" : ""))"
            }
        }
        if let range = step.closure {
            let closure = try self.closure(
                range,
                .value,
                takesOwner: stream.hasOwner,
                whenGone: step.arguments == nil ? whenGone(name, stream) : .held
            )
            if stream.hasOwner && closure.keepsOwner || closure.takesUnretained { prefix = ".withUnretained(self)" }
            // Braces behind a name that is none of Rx's would be a transform.
            text += isKnown || step.arguments?.isEmpty == false ? " \(closure.text)" : "(\(closure.text))"
            stream.hasOwner = closure.keepsOwner && stream.hasOwner && RxOperator.named(name)?.effect == .keeps
        }
        return prefix + text
    }

    /// What a closure of the operator does where the ViewModel is gone.
    private func whenGone(_ name: String, _ stream: Stream) -> WhenGone {
        switch name {
        case "filter": .gives("false")
        case "map", "compactMap": stream.parts.count > 1 ? .held : .unretained(element: "_")
        default: .held
        }
    }

    /// The stream that an operator is given, declared before where it is more than a name.
    private mutating func streamArgument(
        _ arguments: Range<Int>,
        of name: String,
        _ stream: inout Stream
    ) throws(Misfit) -> String {
        var label = ""
        var items = text.items(arguments)
        guard !items.isEmpty else { throw misfit("'\(name)' without a stream", arguments.lowerBound) }
        var value = items.removeFirst()
        if value.count > 2, text.tokens[value.lowerBound + 1].kind == .colon {
            label = "\(text.name(at: value.lowerBound)): "
            value = value.lowerBound + 2..<value.upperBound
        }
        var rest = ""
        for item in items { rest += ", \(try rewritten(item, .value))" }
        var argument = try self.stream(value)
        try checkElements(argument, value.lowerBound)
        argument.makeTuple()
        catchFailure(of: &argument)
        if name == "withLatestFrom" { stream.isVoid = argument.isVoid }
        guard !argument.isPath else {
            stream.failures.formUnion(argument.failures)
            return label + argument.text + rest
        }
        let declared = takeName(Self.joined(argument.text) ?? "latest")
        flow.statements.append("\(declared) <- \(argument.text)")
        take(declared, for: &argument)
        stream.failures.formUnion(argument.failures)
        return label + declared + rest
    }

    /// `emailAndPassword` for `email, password`.
    private static func joined(_ text: String) -> String? {
        let names = text.split(separator: ",").map { $0.drop(while: \.isWhitespace) }
        guard names.count > 1, names.allSatisfy({ $0.utf8.allSatisfy(\.isIdentifierBody) }) else { return nil }
        return names.enumerated().map { index, name in
            index == 0 ? String(name) : "And" + String(name).capitalizedFirst
        }.joined()
    }

    private func completes(_ arguments: Range<Int>) -> Bool {
        text.items(arguments).contains { labelled($0, "onCompleted") != nil || labelled($0, "afterCompleted") != nil }
    }

    private func mayThrow(_ step: Chain.Step) -> Bool {
        step.closure.map(mayThrow) ?? false || step.arguments.map { mayThrow($0) || namesThrowing($0) } ?? false
    }

    // MARK: Conversions

    /// Whether it is the project's own: `asDriver(onErrorShowAlertOn: coordinator)`.
    private func isOwnConversion(_ step: Chain.Step) -> Bool {
        guard let arguments = step.arguments, arguments.count > 2, text.name(at: step.name) != "share",
            text.tokens[arguments.lowerBound + 1].kind == .colon
        else { return false }
        let labels = ["onErrorJustReturn", "onErrorDriveWith", "onErrorSignalWith", "onErrorRecover"]
        return !labels.contains(text.name(at: arguments.lowerBound))
    }

    private mutating func convert(_ step: Chain.Step, _ name: String, _ stream: inout Stream) throws(Misfit) {
        guard name != "share" else { return try share(step, &stream) }
        guard let arguments = step.arguments, !arguments.isEmpty else {
            if name.hasPrefix("asDriver") || name.hasPrefix("asSignal") { stream.endsSilently() }
            return
        }
        guard arguments.count > 2, text.tokens[arguments.lowerBound + 1].kind == .colon else {
            throw misfit("'\(name)' with arguments", step.name)
        }
        let value = text.folded(arguments.lowerBound + 2..<arguments.upperBound)
        switch text.name(at: arguments.lowerBound) {
        case "onErrorJustReturn":
            stream.fallback = try expression(arguments.lowerBound + 2..<arguments.upperBound)
        case "onErrorDriveWith", "onErrorSignalWith":
            guard value.hasSuffix(".empty()") || value.hasSuffix(".never()") else {
                throw misfit("'\(name)' with another stream", step.name)
            }
            stream.endsSilently()
        default: throw misfit("'\(name)' that recovers", step.name)
        }
    }

    /// What is shared in a spec repeats one element while somebody listens: nothing else is said.
    private func share(_ step: Chain.Step, _ stream: inout Stream) throws(Misfit) {
        let arguments = step.arguments.map(text.folded) ?? ""
        guard ["", "replay: 0", "replay: 1", "replay: 1, scope: .whileConnected"].contains(arguments) else {
            throw misfit("'share(\(arguments))'", step.name)
        }
        stream.share = arguments
    }
}
