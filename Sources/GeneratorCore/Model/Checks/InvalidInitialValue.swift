/// An initial value, or a fallback, where the trait has none; or one that names what is not there yet.
///
/// A state with a value is a `BehaviorRelay`, without one a `PublishRelay`. The fallback of an output stands in for an
/// error, which takes a trait that cannot fail.
///
/// ```
/// output { rows: Observable<[Row]> = [] <- items via makeRows }     // error: an 'Observable' has no initial value
/// ```
/// ```
/// A state is a property. Where dependencies are set after `init`, or an `init` in `members` sets them, it is made before
/// they are there:
/// ```
/// state { name: String = user.name }          // error: dependency 'user' is not there yet
/// ```
/// ```
/// output { rows: Driver<[Row]> = [] <- items via makeRows }
/// ```
enum InvalidInitialValue {
    static let rule = Rule(
        "invalid-initial-value",
        .error,
        "A value is given where there can be none, or that cannot be made."
    )

    static func state(_ name: NameSyntax, _ type: StreamType, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .noValue(type.trait.rawValue),
            at: range,
            suggestion: "write '\(name.text): \(type.element) = …' for a state with a value"
        )
    }

    /// A value that names a dependency which no generated `init` has.
    static func dependency(_ name: String, of state: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unavailable(name),
            at: range,
            suggestion: "start what it is made from with it: '\(state): … <- stream.startWith(\(name)…)'"
        )
    }

    static func output(_ output: Output, at range: SourceRange) -> Diagnostic? {
        switch output.type.trait {
        case .driver, .signal, .infallible, .behaviorRelay, .behaviorSubject, .plain: return nil
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
    fileprivate static func unavailable(_ name: String) -> Self {
        InvalidInitialValue.rule.message("dependency '\(name)' is not there yet when the initial value is made")
    }

    fileprivate static func noValue(_ trait: String) -> Self {
        InvalidInitialValue.rule.message("a stream of trait '\(trait)' has no initial value")
    }
}
