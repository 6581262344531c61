extension RxSwiftLowering {
    /// Whether an input is listened to once and replayed.
    func isReplayed(_ index: Int) -> Bool { replayedInputs.contains(index) }

    /// The inputs that are listened to once and replayed.
    ///
    /// Those are whose subscription may do work or fail. And those that have an element at once, where that would come
    /// before what it needs: before a sampled input has sent its own, or before all listen to a relay without a value.
    static func replayedInputs(_ viewModel: ViewModel, sampledBefore: [Int: Set<Int>]) -> Set<Int> {
        let hasPublishedState = viewModel.states.contains { $0.initialValue == nil }
        var replayed: Set<Int> = []
        var waiting: [Int] = []
        for (index, input) in viewModel.inputs.enumerated() where input.useCount > 0 || input.errorsAreUsed {
            switch input.type.trait {
            case .observable, .infallible, .single, .maybe, .completable, .behaviorSubject, .publishSubject,
                .replaySubject:
                replayed.insert(index)
            case .driver, .controlProperty, .behaviorRelay, .replayRelay:
                if hasPublishedState { replayed.insert(index) } else { waiting.append(index) }
            default: break
            }
        }
        // Inputs may sample each other, in a circle too: as long as one joins, another may have to.
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for index in waiting where !sampledBefore[index, default: []].isDisjoint(with: replayed) {
                if replayed.insert(index).inserted { hasChanged = true }
            }
        }
        return replayed
    }

    /// The constants of the inputs that are shared already: drivers, signals, relays and controls.
    func inputConstants() -> [String] {
        viewModel.inputs.indices.compactMap { index in
            let input = viewModel.inputs[index]
            guard input.useCount > 0, input.type.trait.isSource, !isReplayed(index) else { return nil }
            return "let \(names.inputs[index].escapedIdentifier) = input.\(input.name.escapedMember).asObservable()"
        }
    }

    /// Writes the paragraph of an input that is materialized, if it is one.
    mutating func declareInput(_ index: Int) {
        let input = viewModel.inputs[index]
        guard isReplayed(index) else { return }
        let name = names.inputs[index].escapedIdentifier
        let member = "input.\(input.name.escapedMember)"
        guard input.type.trait.canFail else {
            let stream = StreamExpression("\(member).asObservable()", kind: .observable, isEndless: false)
            write(comment: [input.name], stream.asEndless().appending(".replay(1)").lines(prefix: "let \(name) = "))
            connectableInputs[index] = name
            return
        }
        let events = names.inputEvents[index].escapedIdentifier
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
        var lines = stream.lines(prefix: "let \(events) = ")
        if input.useCount > 0 { lines.append("let \(name) = \(events).elements()") }
        if input.errorsAreUsed {
            lines.append("let \(names.inputErrors[index].escapedIdentifier) = \(events).errors()")
        }
        write(comment: [input.name], lines)
        connectableInputs[index] = events
    }
}
