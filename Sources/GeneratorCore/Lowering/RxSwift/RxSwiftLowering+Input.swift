extension RxSwiftLowering {
    /// Whether an input is listened to once and replayed: its subscription may do work, and it may fail.
    func isReplayed(_ input: Input) -> Bool {
        switch input.type.trait {
        case .observable, .infallible, .single, .maybe, .completable, .behaviorSubject, .publishSubject, .replaySubject:
            input.useCount > 0 || input.errorsAreUsed
        default: false
        }
    }

    /// The constants of the inputs that are shared already: drivers, signals, relays and controls.
    func inputConstants() -> [String] {
        viewModel.inputs.indices.compactMap { index in
            let input = viewModel.inputs[index]
            guard input.useCount > 0, input.type.trait.isSource, !isReplayed(input) else { return nil }
            return "let \(names.inputs[index].escapedIdentifier) = input.\(input.name.escapedMember).asObservable()"
        }
    }

    /// Writes the paragraph of an input that is materialized, if it is one.
    mutating func declareInput(_ index: Int) {
        let input = viewModel.inputs[index]
        guard isReplayed(input) else { return }
        let name = names.inputs[index].escapedIdentifier
        let member = "input.\(input.name.escapedMember)"
        guard input.type.trait.canFail else {
            let stream = StreamExpression("\(member).asObservable()", kind: .observable, isEndless: false)
            write(comment: [input.name], stream.asEndless().appending(".replay(1)").lines(prefix: "let \(name) = "))
            connectable.append(name)
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
        connectable.append(events)
    }
}
