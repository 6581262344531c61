/// A fragment that names `self`.
///
/// The closures of a ViewModel live as long as its streams, so one that holds the ViewModel keeps it alive for good.
/// Dependencies are in scope by their bare names; what needs the ViewModel itself is a logic function.
///
/// ```
/// flow { tap -> { self.close() } }           // warning: 'self' would be retained
/// ```
/// ```
/// flow { tap -> close }
/// ```
enum RetainedSelf {
    static let rule = Rule("retained-self", .warning, "A fragment names 'self', which its closure would retain.")

    static func fragment(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .retained,
            at: range,
            suggestion: "name a dependency or state by its bare name, or use a logic function"
        )
    }
}

extension Diagnostic.Message {
    fileprivate static var retained: Self {
        RetainedSelf.rule.message("'self' is retained by the stream that this fragment becomes part of")
    }
}
