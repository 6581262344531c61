/// A fragment names a stream of which it has no value.
///
/// A fragment sees the elements of its operands. Another stream's latest element comes in with `with`, and in a request
/// by itself where the stream is a whole argument; a `Void` stream has no value.
///
/// ```
/// flow { found: [Item] <- tap.flatMapLatest(api.search(query.lowercased())) }     // warning: 'query' is a stream here
/// ```
/// ```
/// flow { found: [Item] <- (tap with query).flatMapLatest(api.search(query.lowercased())) }
/// ```
enum UnboundStream {
    static let rule = Rule("unbound-stream", .warning, "A fragment names a stream of which it has no value.")

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
    /// A state is seen as its relay, to be read or written.
    static func relay(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .isRelay(name),
            at: range,
            suggestion: "write '\(name).value', or sample it before the fragment: '(… with \(name))'"
        )
    }
}

extension Diagnostic.Message {
    fileprivate static func isRelay(_ name: String) -> Self {
        UnboundStream.rule.message("'\(name)' is the state's relay here, not its value")
    }

    fileprivate static func isStream(_ name: String) -> Self {
        UnboundStream.rule.message("'\(name)' is a stream here, not a value")
    }

    fileprivate static func hasNoValue(_ name: String) -> Self {
        UnboundStream.rule.message("'\(name)' has no value: its elements are 'Void'")
    }
}
