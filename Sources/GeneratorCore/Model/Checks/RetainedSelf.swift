/// A fragment that names `self`.
///
/// The closures of a ViewModel live as long as its streams, so one that holds the ViewModel keeps it alive for good.
/// Dependencies are in scope by their bare names. An action may name it: what runs for an element runs while the
/// ViewModel is there. So may a closure that captures it weakly.
///
/// ```
/// output { title: Driver<String> <- name { self.greet(name) } }     // warning: 'self' would be retained
/// ```
/// ```
/// output { title: Driver<String> <- name via greet }
/// flow { name -> { self.remember(name) } }
/// ```
enum RetainedSelf {
    static let rule = Rule("retained-self", .warning, "A fragment names 'self', which its closure would retain.")

    static func fragment(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .retained,
            at: range,
            suggestion: "name a dependency or state by its bare name, capture it weakly, or use a logic function"
        )
    }
}

extension Diagnostic.Message {
    fileprivate static var retained: Self {
        RetainedSelf.rule.message("'self' is retained by the stream that this fragment becomes part of")
    }
}
