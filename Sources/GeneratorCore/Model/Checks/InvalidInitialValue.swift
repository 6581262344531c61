/// An initial value, or a fallback, where the trait has none.
///
/// A state with a value is a `BehaviorRelay`, without one a `PublishRelay`. The fallback of an output stands in for an
/// error, which takes a trait that cannot fail.
///
/// ```
/// output { rows: Observable<[Row]> = [] <- items via makeRows }     // error: an 'Observable' has no initial value
/// ```
/// ```
/// output { rows: Driver<[Row]> = [] <- items via makeRows }
/// ```
enum InvalidInitialValue {
    static let rule = Rule("invalid-initial-value", .error, "A value is given where the trait has none.")

    static func state(_ name: NameSyntax, _ type: StreamType, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .noValue(type.trait.rawValue),
            at: range,
            suggestion: "write '\(name.text): \(type.element) = …' for a state with a value"
        )
    }

    static func output(_ output: Output, at range: SourceRange) -> Diagnostic? {
        switch output.type.trait {
        case .driver, .signal, .infallible, .behaviorRelay, .behaviorSubject: return nil
        default:
            return Diagnostic(
                .noValue(output.type.trait.rawValue),
                at: range,
                suggestion: "give the value to a state '\(output.name)', or make the output a 'Driver'"
            )
        }
    }
}

extension Diagnostic.Message {
    fileprivate static func noValue(_ trait: String) -> Self {
        InvalidInitialValue.rule.message("a stream of trait '\(trait)' has no initial value")
    }
}
