/// What a control gives, as the trait that an input asks for.
enum ControlConversion {
    /// One control, or whatever any of several gives.
    static func stream(_ controls: [ControlExpression], as type: StreamType) -> Code {
        if controls.count == 1 { return converted(controls[0], to: type) }
        switch type.trait {
        case .driver, .signal, .infallible:
            return Code.call("\(type.trait.rawValue).merge", controls.map { converted($0, to: type) })
        default:
            let observable = StreamType(trait: .observable, element: type.element)
            let merged = Code.call("Observable.merge", controls.map { converted($0, to: observable) })
            return type.trait == .controlEvent ? Code("ControlEvent(events: \(merged))") : merged
        }
    }

    private static func converted(_ control: ControlExpression, to type: StreamType) -> Code {
        if control.isNever, let silent = silent(type.trait) { return silent }
        let text = text(control)
        if type.trait == .controlEvent { return event(control, text, type) }
        guard control.kind != .implicit, let conversion = conversion(of: control.kind, to: type.trait) else {
            return text
        }
        var code = text
        code.append(conversion)
        if let change = change(of: control.element, to: type) { code.append(change) }
        return code
    }

    /// What sends nothing, of a trait that has no `never`.
    private static func silent(_ trait: Trait) -> Code? {
        switch trait {
        case .publishRelay, .publishSubject: Code(".init()")
        case .replayRelay, .replaySubject: Code(".create(bufferSize: 1)")
        case .controlProperty: Code("ControlProperty(values: Observable.never(), valueSink: AnyObserver { _ in })")
        default: nil
        }
    }

    /// A `ControlEvent`, which an observable can be made of.
    private static func event(_ control: ControlExpression, _ text: Code, _ type: StreamType) -> Code {
        let change = change(of: control.element, to: type)
        switch control.kind {
        case .event where change == nil: return text
        case .implicit: return Code("ControlEvent(events: Observable\(text))")
        case .event, .property, .relay: return Code("ControlEvent(events: \(text)\(Code(change ?? "")))")
        default: return Code("ControlEvent(events: \(text).asObservable()\(Code(change ?? "")))")
        }
    }

    /// - Returns: `nil` for what the view gives as it is: a relay, a single.
    private static func conversion(of kind: ControlExpression.Kind, to trait: Trait) -> Code.Snippet? {
        switch (trait, kind) {
        case (.driver, .driver), (.signal, .signal), (.observable, .observable): ""
        case (.driver, .event), (.driver, .property): ".asDriver()"
        case (.driver, _): ".asDriver(onErrorDriveWith: .empty())"
        case (.signal, .event), (.signal, .relay): ".asSignal()"
        case (.signal, _): ".asSignal(onErrorSignalWith: .empty())"
        case (.observable, _): ".asObservable()"
        case (.infallible, .event), (.infallible, .relay), (.infallible, .driver), (.infallible, .signal):
            ".asInfallible()"
        case (.infallible, _): ".asInfallible(onErrorFallbackTo: .empty())"
        default: nil
        }
    }

    /// What makes the element that is asked for of the one that is known.
    private static func change(of element: String?, to type: StreamType) -> Code.Snippet? {
        guard let element else { return nil }
        if type.isVoid { return element == "Void" ? nil : ".map { _ in }" }
        return element + "?" == type.element ? ".map(Optional.some)" : nil
    }

    /// A control event or property, with the elements of `type`.
    static func events(_ control: ControlExpression, as type: StreamType) -> Code {
        var code = text(control)
        if let change = change(of: control.element, to: type) { code.append(change) }
        return code
    }

    /// The expression as written, with `self` where a constant of the function has its name.
    static func text(_ control: ControlExpression) -> Code {
        var code = Code()
        if let first = control.links.first, control.kind != .implicit,
            ["input", "output", "bindings"].contains(first.name)
        {
            code.append("self.")
        }
        code.append(fragment: control.text)
        return control.links.isEmpty && !control.text.isPostfixExpression ? Code("(\(code))") : code
    }
}
