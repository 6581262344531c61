/// An initial value, or a fallback, where the trait has none; or one that names a dependency.
///
/// A state with a value is a `BehaviorRelay`, without one a `PublishRelay`. The fallback of an output stands in for an
/// error, which takes a trait that cannot fail.
///
/// ```
/// output { rows: Observable<[Row]> = [] <- items via makeRows }     // error: an 'Observable' has no initial value
/// ```
/// ```
/// A state is a property, made before the dependencies are there:
/// ```
/// state { name: String = user.name }          // error: dependency 'user' cannot be named in an initial value
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

    /// A value that names a dependency: a property's value is made before the dependencies are there.
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
        InvalidInitialValue.rule.message("dependency '\(name)' cannot be named in an initial value")
    }

    fileprivate static func noValue(_ trait: String) -> Self {
        InvalidInitialValue.rule.message("a stream of trait '\(trait)' has no initial value")
    }
}
