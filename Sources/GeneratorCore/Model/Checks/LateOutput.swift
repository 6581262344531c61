/// A fragment or sink that names `output`, which cannot be there yet.
///
/// `Output` is made of its streams, last of all. Where something names it, it is made first, so that statements can fill
/// the properties that have a value of their own. That cannot be where one of its streams is made by what names it, or is
/// a relay that a stream fills; back ends without RxSwift do it where all outputs have a value.
///
/// ```
/// flow { load: [Row] <- tap.flatMapLatest(api.rows()).do(onNext: { output.rows.accept($0) }) }
/// output {
///     let rows: PublishRelay<[Row]> = .init()
///     toast: Signal<Error> <- load.errors     // error: 'output' is named where output 'toast' comes from
/// }
/// ```
/// ```
/// flow {
///     load: [Row] <- tap.flatMapLatest(api.rows()).do(onNext: { output.rows.accept($0) })
///     load.errors -> output.toast
/// }
/// output {
///     let rows: PublishRelay<[Row]> = .init()
///     let toast: PublishRelay<Error> = .init()
/// }
/// ```
enum LateOutput {
    static let rule = Rule("late-output", .error, "The output is named before it can be made.")

    /// Reports every use of an output that cannot be first, or has it made first.
    static func check(_ resolver: inout Resolver) -> [Diagnostic] {
        guard !resolver.outputUses.isEmpty, !resolver.outputIsFirst else { return [] }
        for index in resolver.viewModel.outputs.indices where resolver.viewModel.outputs[index].property.value == nil {
            let isCircle = resolver.viewModel.isMadeByFilling(index)
            guard isCircle || resolver.viewModel.mustBeLast(index) else { continue }
            let late = resolver.late(index)
            let message =
                isCircle ? Diagnostic.Message.namedInside(late.output.name) : .madeLast(late.output.name)
            return resolver.outputUses.map { late.diagnostic(message, at: $0, in: resolver.profile.backend) }
        }
        resolver.viewModel.outputComesFirst = true
        return []
    }

    /// The output that cannot be there first.
    fileprivate struct Late {
        var output: Output
        /// Its definition, if it has one that is short.
        var definition: String?
        var place: SourceRange

        func diagnostic(_ message: Diagnostic.Message, at range: SourceRange, in backend: Backend) -> Diagnostic {
            let property = LateOutput.property(output.name, output.type, in: backend)
            return Diagnostic(
                message,
                at: range,
                notes: [.init("'\(output.name)' is declared here", at: place)],
                suggestion: "give '\(output.name)' a value of its own and fill it: '\(property)' in 'output', "
                    + "'\(definition ?? "…") -> output.\(output.name)' in 'flow'"
            )
        }
    }

    /// `let toast: PublishRelay<Error> = .init()`.
    static func property(_ name: String, _ type: StreamType, in backend: Backend) -> String {
        let keepsValue = [.driver, .behaviorRelay, .behaviorSubject, .controlProperty].contains(type.trait)
        let subject: String
        switch (backend.isRx, keepsValue) {
        case (true, true): subject = "BehaviorRelay<\(type.element)>"
        case (true, false): subject = "PublishRelay<\(type.element)>"
        case (false, true): subject = backend.spelling.valueSubject(type.element)
        case (false, false): subject = backend.spelling.eventSubject(type.element)
        }
        let value = keepsValue ? backend.isRx ? "value: …" : "…" : ""
        return "let \(name.escapedIdentifier): \(subject) = .init(\(value))"
    }
}

extension Resolver {
    /// Whether the output is there before the streams are, so that statements can fill it.
    var outputIsFirst: Bool { outline.outputLogic != nil || viewModel.outputs.allSatisfy { $0.property.value != nil } }

    fileprivate func late(_ index: Int) -> LateOutput.Late {
        let member = outline.outputs[index]
        var definition = member.definition.map { tree.file.verbatim($0.range) }
        if case .stream = viewModel.outputs[index].source { definition = member.name.text }
        let isShort = definition.map { $0.utf8.count <= 40 && !$0.utf8.contains(.lineFeed) } ?? false
        return .init(output: viewModel.outputs[index], definition: isShort ? definition : nil, place: member.name.range)
    }

    /// Whether a fragment that names `output` means what `transform` returns, and not a variable of the prologue.
    func meansOutput(_ name: String) -> Bool {
        guard name == "output", scope.dependency(name) == nil, scope.streams(named: name).isEmpty,
            !viewModel.outputs.isEmpty
        else { return false }
        let prologue = viewModel.prologue?.text ?? ""
        return !prologue.holds("let output") && !prologue.holds("var output")
    }
}

extension Output {
    /// The state that it is, with nothing done to it.
    fileprivate var shownState: Int? {
        switch source {
        case .stream(.state(let index)): return index
        case .definition(let definition):
            guard definition.alternatives.count == 1, let alternative = definition.alternatives.first,
                alternative.passesValuesThrough, alternative.sampled.isEmpty, alternative.operands.count == 1,
                alternative.operands[0].operators.isEmpty,
                case .stream(.state(let index)) = alternative.operands[0].source
            else { return nil }
            return index
        default: return nil
        }
    }
}

extension ViewModel {
    /// Whether an output cannot be made before all streams are: a relay that is bound to one takes its place in their
    /// order.
    fileprivate func mustBeLast(_ index: Int) -> Bool {
        guard backend.isRx else { return true }
        let output = outputs[index]
        let state = output.shownState.map { states[$0] }
        switch output.type.trait {
        case .behaviorRelay where state?.initialValue != nil: return false
        case .publishRelay where state != nil && state?.initialValue == nil: return false
        case .behaviorRelay, .publishRelay, .replayRelay, .behaviorSubject, .publishSubject, .replaySubject:
            return output.shownMember == nil
        default: return false
        }
    }

    /// Whether a stream that an output is made of names the output.
    fileprivate func isMadeByFilling(_ index: Int) -> Bool {
        if prologue?.captures.usesOutput == true { return true }
        var open: [StreamID] = []
        switch outputs[index].source {
        case .definition(let definition):
            if definition.usesOutput { return true }
            definition.forEachStream { open.append($0) }
        case .stream(let stream): open = [stream]
        case .logic: break
        }
        var seen: Set<StreamID> = []
        while let stream = open.popLast() {
            guard seen.insert(stream).inserted else { continue }
            switch stream {
            case .flow(let index), .flowErrors(let index):
                guard case .stream(let stream) = flow[index] else { continue }
                if stream.definition.usesOutput { return true }
                stream.definition.forEachStream { open.append($0) }
            case .errors: open += flow.indices.map { .flowErrors($0) }
            default: break
            }
        }
        return false
    }
}

extension Diagnostic.Message {
    fileprivate static func madeLast(_ name: String) -> Self {
        LateOutput.rule.message("'output' is made last, since output '\(name)' comes from a stream")
    }

    fileprivate static func namedInside(_ name: String) -> Self {
        LateOutput.rule.message("'output' is named where output '\(name)' comes from, so that it is not there yet")
    }
}
