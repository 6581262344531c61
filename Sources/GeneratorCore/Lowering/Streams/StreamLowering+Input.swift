extension StreamLowering {
    /// Adds the constants of the inputs that are shared already: drivers, signals, relays and controls.
    func appendInputConstants(to lines: inout Code) {
        // What is read by a task of its own is read in the order of these lines at first.
        for index in reading.isEmpty ? Array(viewModel.inputs.indices) : inputsSampledFirst() {
            let input = viewModel.inputs[index]
            guard input.useCount > 0, input.type.trait.isSource, !replay.isReplayed[index] else { continue }
            let conversion: Code.Snippet = isRx ? ".asObservable()" : input.type.trait.isSink ? "" : "\(reading)"
            lines.append(
                line: "let \(names.inputs[index].elements) = input.\(input.name.escapedMember)\(Code(conversion))"
            )
        }
    }

    /// Writes the paragraph of an input that is materialized, if it is one.
    mutating func declareInput(_ index: Int) {
        guard replay.isReplayed[index] else { return }
        let input = viewModel.inputs[index]
        let name = names.inputs[index]
        let member = Code("input.\(input.name.escapedMember)")
        guard isRx else {
            write(Code("let \(name.elements) = \(member)\(spelling.replaying)"), comment: [input.name])
            connectableInputs[index] = name.elements
            return
        }
        guard input.type.trait.canFail else {
            let stream = StreamExpression("\(member).asObservable()", kind: .observable, isEndless: false)
            let replayed = stream.asEndless().appending(".replay(1)")
            write(replayed.laidOut(prefix: "let \(name.elements) = "), comment: [input.name])
            connectableInputs[index] = name.elements
            return
        }
        var stream = StreamExpression(member, kind: .observable, isEndless: false)
        switch input.type.trait {
        case .single, .maybe: stream.append(".asObservable()")
        case .completable: stream.append(".asVoid()")
        default: break
        }
        stream.append(".materialize()")
        stream.append(".filter { !$0.isCompleted }")
        stream.append(".concat(Observable.never())")
        stream.append(".replay(1)")
        var lines = stream.laidOut(prefix: "let \(name.events) = ")
        if input.useCount > 0 { lines.append(line: "let \(name.elements) = \(name.events).elements()") }
        if input.errorsAreUsed { lines.append(line: "let \(name.errors) = \(name.events).errors()") }
        write(lines, comment: [input.name])
        connectableInputs[index] = name.events
    }
}

extension StreamLowering {
    /// Writes the input that functions of the user get which make whole streams of it: where other streams listen too,
    /// it has what they listen to.
    mutating func declareSharedInput() {
        guard sharesInput else { return }
        var code = Code("let \(names.sharedInput) = Input(")
        var isFirst = true
        for (index, input) in viewModel.inputs.enumerated() where !input.property.isConstant {
            if !isFirst { code.append(",") }
            isFirst = false
            let member = Code("input.\(input.name.escapedMember)")
            let stream = replay.isReplayed[index] && !input.type.trait.isHot ? shared(input.type.trait, index) : member
            code.append(linesOf: Code("\(input.name.escapedLabel): \(stream)"))
        }
        code.append(line: ")")
        write(code, comment: ["The input, every stream of which is listened to once."])
    }

    /// Whether a function of the user and someone else listen to a stream that does its work for each of them.
    private var sharesInput: Bool {
        guard isRx, viewModel.outputLogic != nil || viewModel.outputs.contains(where: { $0.isWholeStream }) else {
            return false
        }
        return viewModel.inputs.indices.contains { replay.isReplayed[$0] && !viewModel.inputs[$0].type.trait.isHot }
    }

    /// What functions of the user get that make whole streams.
    var wholeInput: String { sharesInput ? names.sharedInput : "input" }

    /// An input that is replayed, as the trait that it had.
    private func shared(_ trait: Trait, _ index: Int) -> Code {
        let name = names.inputs[index]
        var stream = StreamExpression("\(name.events)", kind: .observable, isEndless: true)
        switch trait {
        case .infallible: return Code("\(name.elements).asInfallible(onErrorFallbackTo: .empty())")
        case .single: stream = stream.appending(".dematerialize()").appending(".take(1)").appending(".asSingle()")
        case .maybe: stream = stream.appending(".dematerialize()").appending(".take(1)").appending(".asMaybe()")
        case .completable:
            stream.append(".dematerialize()")
            stream.append(".take(1)")
            stream.append(".ignoreElements()")
            stream.append(".asCompletable()")
        default: stream.append(".dematerialize()")
        }
        return stream.laidOut()
    }
}

extension Output {
    /// Whether the user makes it of the whole input.
    fileprivate var isWholeStream: Bool {
        if case .logic = source { true } else { false }
    }
}

extension StreamLowering {
    /// Keeps the latest element of an input before any state fires with it: who samples it then finds it.
    mutating func keepLatest(_ index: Int) {
        let name = names.inputs[index]
        let element = viewModel.inputs[index].type.element
        var lines =
            isRx
            ? Code("let \(name.latest) = ReplayRelay<\(element)>.create(bufferSize: 1)")
            : Code("let \(name.latest) = \(spelling.latestSubject(element))(\(spelling.keepingLatest))")
        lines.append(line: "\(name.elements)")
        lines.append("\(spelling.binding)(to: \(name.latest))\(kept)")
        write(lines, comment: ["\(viewModel.inputs[index].name), before the states that fire with it"])
    }

    /// A stream that is sampled.
    mutating func sampledReference(_ id: StreamID) -> StreamExpression {
        // A subject that is sampled is asked for its value.
        if case .state(let index) = id, isOrdered(index) { return relayReference(index) }
        guard case .input(let index) = id, viewModel.inputs[index].isKept else { return reference(id) }
        return StreamExpression(named: names.inputs[index].latest, kind: .publishRelay)
    }
}

/// Which inputs are listened to once and replayed.
///
/// Those are whose subscription may do work or fail. And those that have an element at once, where that would come
/// before what it needs: before a sampled input has sent its own, or before all listen to a relay without a value.
struct InputReplay {
    /// By the index of the input.
    private(set) var isReplayed: [Bool]
    /// By input, the inputs whose latest value is taken when it fires; left out where none is replayed or read.
    private let sampledBefore: [Int: Set<Int>]

    /// - Parameter ordered: the streams whose listeners are told in the order of the spec, whatever they are.
    init(_ viewModel: ViewModel, _ backend: Backend, ordered: Set<StreamID>) {
        let hasPublishedState = viewModel.states.contains { $0.initialValue == nil }
        let isReadByFunctions =
            backend.isRx && viewModel.outputLogic == nil && viewModel.outputs.lazy.filter { $0.isWholeStream }.count > 1
        var waiting: [Int] = []
        isReplayed = Array(repeating: false, count: viewModel.inputs.count)
        for (index, input) in viewModel.inputs.enumerated()
        where input.useCount > 0 || input.errorsAreUsed || isReadByFunctions && !input.type.trait.isHot {
            if ordered.contains(.input(index)) {
                isReplayed[index] = true
                continue
            }
            switch input.type.trait {
            case .observable, .infallible, .single, .maybe, .completable, .behaviorSubject, .publishSubject,
                .replaySubject:
                // Where no stream does work for its listener, one may still have a value at once.
                if backend.spelling.givenStream != nil { break }
                if backend.isRx || hasPublishedState { isReplayed[index] = true } else { waiting.append(index) }
            case .driver where backend.spelling.givenStream != nil: break
            case .driver, .controlProperty, .behaviorRelay, .replayRelay:
                if hasPublishedState { isReplayed[index] = true } else { waiting.append(index) }
            default: break
            }
        }
        let hasOrder = isReplayed.contains(true) || backend.spelling.givenStream != nil
        sampledBefore = hasOrder ? viewModel.inputsSampledByInput : [:]
        // Inputs may sample each other, in a circle too: as long as one joins, another may have to.
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for index in waiting where !isReplayed[index] && samples(of: index).contains(where: { isReplayed[$0] }) {
                isReplayed[index] = true
                hasChanged = true
            }
        }
    }

    /// The inputs whose latest value is taken when an input fires.
    func samples(of input: Int) -> [Int] { sampledBefore[input]?.sorted() ?? [] }
}
