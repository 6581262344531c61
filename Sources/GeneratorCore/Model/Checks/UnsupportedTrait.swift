/// A trait that the generated code cannot give.
///
/// A state is a relay and a flow stream an observable, so their types are written without a trait. An output that holds
/// a value needs one: a state, or a fallback. An output that takes elements from the view writes them to a state, so it shows one.
///
/// ```
/// state { page: Driver<Int> = 1 }           // error: state 'page' cannot be of trait 'Driver'
/// output { total: BehaviorRelay<Int> <- sum }     // error: output 'total' of trait 'BehaviorRelay' needs a value
/// ```
/// Where the configuration makes the input a property, the view sends to its members: they are relays or subjects.
///
/// ```
/// input { tap: Observable<Void> }           // error with "wiring": "init": input 'tap' takes nothing from the view
/// ```
/// ```
/// state { page: Int = 1 }
/// output { total: BehaviorRelay<Int> = 0 <- sum }
/// ```
enum UnsupportedTrait {
    static let rule = Rule("unsupported-trait", .error, "A trait stands where it cannot be had.")

    /// A stream that stands inside an optional or a list: `Driver<Int>?`.
    ///
    /// - Parameter needsTrait: whether the type is written with its trait.
    static func nested(_ type: String, at range: SourceRange, needsTrait: Bool) -> Diagnostic? {
        let last = type.utf8.last
        let isList = last == UInt8(ascii: "]") && type.utf8.first == UInt8(ascii: "[")
        guard isList || last == UInt8(ascii: "?") || last == UInt8(ascii: "!"),
            let stream = StreamType(traitOf: String(isList ? type.dropFirst().dropLast() : type.dropLast()))
        else { return nil }
        let element = isList ? "[\(stream.element)]" : stream.element + "?"
        let trait = stream.trait.rawValue
        let whole = stream.trait == .completable ? trait : needsTrait ? "\(trait)<\(element)>" : element
        return Diagnostic(.nested(trait, in: type), at: range, suggestion: "write '\(whole)'")
    }

    static func flow(_ type: StreamType, at range: SourceRange) -> Diagnostic {
        Diagnostic(.flow(type.trait.rawValue), at: range, suggestion: "write '\(type.element)'")
    }

    static func state(_ name: NameSyntax, _ type: StreamType, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .state(name.text, type.trait.rawValue),
            at: range,
            suggestion: "write '\(name.text): \(type.element)'"
        )
    }

    static func relayWithoutValue(_ name: NameSyntax, _ type: StreamType, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .needsValue("state", name.text, type.trait.rawValue),
            at: range,
            suggestion: "write '\(name.text): \(type.element) = …'"
        )
    }

    /// An input of a ViewModel whose input is a property: it is made with it, and takes elements.
    static func storedInput(_ input: Input, at range: SourceRange) -> Diagnostic? {
        let type = input.type
        switch type.trait {
        case .publishRelay, .publishSubject, .replayRelay, .replaySubject: return nil
        case .behaviorRelay, .behaviorSubject, .plain:
            if input.defaultValue != nil || input.property.value != nil { return nil }
            return Diagnostic(
                .needsValue("input", input.name, type.trait.rawValue),
                at: range,
                suggestion: "write '\(input.name): \(type.text(in: .rxSwift)) = …'"
            )
        default:
            return Diagnostic(
                .sourceInput(input.name, type.trait.rawValue),
                at: range,
                suggestion: "write '\(input.name): PublishRelay<\(type.element)>'"
            )
        }
    }

    /// Whether not every output may have the trait.
    static func concerns(_ trait: Trait) -> Bool {
        switch trait {
        case .anyObserver, .controlProperty, .behaviorRelay, .behaviorSubject: true
        default: false
        }
    }

    static func output(_ output: Output, at range: SourceRange, states: [State]) -> Diagnostic? {
        let trait = output.type.trait
        switch trait {
        case .anyObserver, .controlProperty:
            if output.shownState != nil { return nil }
            return Diagnostic(
                .output(output.name, trait.rawValue),
                at: range,
                suggestion: "only a state takes elements from the view: write '\(output.name): … <- state', "
                    + "or make it an input"
            )
        case .behaviorRelay, .behaviorSubject:
            if output.fallback != nil || output.shownMember != nil { return nil }
            if let index = output.shownState, states[index].initialValue != nil { return nil }
            return Diagnostic(
                .needsValue("output", output.name, trait.rawValue),
                at: range,
                suggestion: "write '\(output.name): \(trait.rawValue)<\(output.type.element)> = …'"
            )
        default: return nil
        }
    }
}

extension Output {
    /// The state that the output shows as it is.
    fileprivate var shownState: Int? {
        switch source {
        case .stream(.state(let index)): return index
        case .definition(let definition):
            guard definition.alternatives.count == 1, let alternative = definition.alternatives.first,
                alternative.operands.count == 1, alternative.sampled.isEmpty, alternative.operands[0].operators.isEmpty,
                case .stream(.state(let index)) = alternative.operands[0].source,
                case .passThrough = alternative.transform
            else { return nil }
            return index
        default: return nil
        }
    }
}

extension Diagnostic.Message {
    fileprivate static func nested(_ trait: String, in type: String) -> Self {
        UnsupportedTrait.rule.message("'\(trait)' stands inside '\(type)': a trait surrounds the whole type")
    }

    fileprivate static func flow(_ trait: String) -> Self {
        UnsupportedTrait.rule.message("a flow stream cannot be of trait '\(trait)'")
    }

    fileprivate static func state(_ name: String, _ trait: String) -> Self {
        UnsupportedTrait.rule.message("state '\(name)' cannot be of trait '\(trait)'")
    }

    fileprivate static func sourceInput(_ name: String, _ trait: String) -> Self {
        UnsupportedTrait.rule.message(
            "input '\(name)' of trait '\(trait)' takes nothing from the view, where the input is a property"
        )
    }

    fileprivate static func output(_ name: String, _ trait: String) -> Self {
        UnsupportedTrait.rule.message("output '\(name)' cannot be of trait '\(trait)'")
    }

    fileprivate static func needsValue(_ kind: String, _ name: String, _ trait: String) -> Self {
        let type = trait.isEmpty ? "" : " of trait '\(trait)'"
        return UnsupportedTrait.rule.message("\(kind) '\(name)'\(type) needs an initial value")
    }
}
