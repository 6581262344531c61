/// An action whose sink takes no elements.
///
/// Elements go to a call, a state, something that a dependency owns, an input whose trait takes elements, a logic
/// function, or statements in braces. A state or input that is not `Void` takes none without a value.
///
/// ```
/// output { title: Driver<String> <- name }
/// flow { reset -> title }                    // error: 'title' is an output; it takes no elements
/// ```
/// ```
/// state { title: String = "" <- name }
/// flow { reset { "" } -> title }
/// output { title: Driver<String> }
/// ```
enum InvalidSink {
    static let rule = Rule("invalid-sink", .error, "An action's sink takes no elements.")

    static func output(_ path: String, at place: SourceRange, declaredAt range: SourceRange) -> Diagnostic {
        Diagnostic(
            .takesNothing(path, "an output"),
            at: place,
            notes: [.init("'\(path)' is declared here", at: range)],
            suggestion: "make it a state, which the output of its name then shows"
        )
    }

    /// An element that carries no value, for a sink that takes one.
    static func noValue(_ path: String, element: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .needsValue(path, element),
            at: range,
            suggestion: "say which value it takes: '… { value } -> \(path)'"
        )
    }

    static func stream(
        _ path: String,
        _ kind: String,
        at place: SourceRange,
        declaredAt range: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .takesNothing(path, kind),
            at: place,
            notes: [.init("'\(path)' is declared here", at: range)]
        )
    }
}

extension Diagnostic.Message {
    fileprivate static func takesNothing(_ name: String, _ kind: String) -> Self {
        InvalidSink.rule.message("'\(name)' is \(kind): it takes no elements")
    }

    fileprivate static func needsValue(_ name: String, _ element: String) -> Self {
        InvalidSink.rule.message("'\(name)' takes elements of type '\(element)', and this has no value")
    }
}
