/// A logic function that is used in two ways, or in a place that does not tell its signature.
///
/// Targets may share a function if its kind, parameters and result agree.
///
/// ```
/// output {
///     title: Driver<String> <- name via text
///     count: Driver<String> <- items via text     // error: 'text' is used with another signature
/// }
/// ```
/// ```
/// output {
///     title: Driver<String> <- name via titleText
///     count: Driver<String> <- items via countText
/// }
/// ```
enum LogicSignature {
    static let rule = Rule("logic-signature", .error, "A logic function is used with two signatures, or with none.")

    static func differs(
        _ function: LogicFunction,
        from known: LogicFunction,
        at range: SourceRange,
        first: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .differs(function.name),
            at: range,
            notes: [
                .init("here it would be '\(function.declaration)'", at: range),
                .init("it is '\(known.declaration)' here", at: first),
            ],
            suggestion: "name another function with 'via'"
        )
    }

    static func unknown(_ name: NameSyntax, of operatorName: NameSyntax) -> Diagnostic {
        Diagnostic(
            .unknown(name.text, operatorName.text),
            at: name.range,
            suggestion: "call it in braces: '.\(operatorName.text) { \(name.text)($0) }'"
        )
    }
}

extension Diagnostic.Message {
    fileprivate static func differs(_ name: String) -> Self {
        LogicSignature.rule.message("logic function '\(name)' is used with different signatures")
    }

    fileprivate static func unknown(_ name: String, _ operatorName: String) -> Self {
        LogicSignature.rule.message("operator '\(operatorName)' does not tell the signature of '\(name)'")
    }
}
