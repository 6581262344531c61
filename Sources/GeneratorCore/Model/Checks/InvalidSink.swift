/// An action whose sink takes no elements.
///
/// Elements go to a call, a state, something that a dependency owns, an input whose trait takes elements, a logic
/// function, or statements in braces.
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

    static func output(_ path: PathSyntax, declaredAt range: SourceRange) -> Diagnostic {
        Diagnostic(
            .takesNothing(path.text, "an output"),
            at: path.range,
            notes: [.init("'\(path.text)' is declared here", at: range)],
            suggestion: "make it a state, which the output of its name then shows"
        )
    }

    static func stream(_ path: PathSyntax, _ kind: String, declaredAt range: SourceRange) -> Diagnostic {
        Diagnostic(
            .takesNothing(path.text, kind),
            at: path.range,
            notes: [.init("'\(path.text)' is declared here", at: range)]
        )
    }
}

extension Diagnostic.Message {
    fileprivate static func takesNothing(_ name: String, _ kind: String) -> Self {
        InvalidSink.rule.message("'\(name)' is \(kind): it takes no elements")
    }
}
