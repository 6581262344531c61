/// A fragment names a stream of which it has no value.
///
/// A fragment sees the elements of its operands. Another stream's latest element comes in with `with`, and in a request
/// by itself; a `Void` stream has no value. States are seen as their relays.
///
/// ```
/// output { label: Driver<String> <- count { "\(count) of \(limit)" } }     // error: 'limit' is a stream here
/// ```
/// ```
/// output { label: Driver<String> <- count, limit { "\(count) of \(limit)" } }
/// ```
enum UnboundStream {
    static let rule = Rule("unbound-stream", .error, "A fragment names a stream of which it has no value.")

    static func fragment(_ name: String, _ value: Value, at range: SourceRange) -> Diagnostic {
        guard !ElementType.isVoid(value.type) else { return Diagnostic(.hasNoValue(name), at: range) }
        return Diagnostic(
            .isStream(name),
            at: range,
            suggestion: "add it to the operands, or sample it before the fragment: '(… with \(name))'"
        )
    }
}

extension UnboundStream {
    /// An operator asks for its arguments once, when it is applied.
    static func argument(_ stream: String, of name: String, isHeld: Bool, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .isArgument(stream, of: name),
            at: range,
            suggestion: isHeld
                ? "write '\(stream).value' for its value when 'transform' runs"
                : "give a constant; for the latest of '\(stream)', sample it: '(… with \(stream))'"
        )
    }

    /// A state is seen as its relay, to be read or written.
    static func relay(_ state: State, at range: SourceRange) -> Diagnostic {
        let sample = "sample it before the fragment: '(… with \(state.name))'"
        return Diagnostic(
            .isRelay(state.name),
            at: range,
            suggestion: state.initialValue == nil ? sample : "write '\(state.name).value', or \(sample)"
        )
    }

    /// A state without an initial value is a relay that only passes elements on.
    static func missingValue(of state: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .holdsNone(state),
            at: range,
            suggestion: "give '\(state)' an initial value, or sample it before the fragment: '(… with \(state))'"
        )
    }
}

extension Diagnostic.Message {
    fileprivate static func isRelay(_ name: String) -> Self {
        UnboundStream.rule.message("'\(name)' is the state's relay here, not its value")
    }

    fileprivate static func isArgument(_ stream: String, of name: String) -> Self {
        UnboundStream.rule.message("'\(name)' takes a value, and '\(stream)' is a stream here")
    }

    fileprivate static func isStream(_ name: String) -> Self {
        UnboundStream.rule.message("'\(name)' is a stream here, not a value")
    }

    fileprivate static func holdsNone(_ name: String) -> Self {
        UnboundStream.rule.message("'\(name)' holds no value: it is a state without an initial one")
    }

    fileprivate static func hasNoValue(_ name: String) -> Self {
        UnboundStream.rule.message("'\(name)' has no value: its elements are 'Void'")
    }
}
