/// An output that says where it comes from in two ways, or in none.
///
/// Behind `output via makeOutput` the function makes every output, and a member that is written with `let` or `var` and
/// a value has that value. Neither has a definition; a property without a value needs the function.
///
/// ```
/// output via makeOutput { rows: Driver<[Row]> <- load }     // error: 'makeOutput' makes the output 'rows'
/// ```
/// ```
/// output via makeOutput { rows: Driver<[Row]> }
/// ```
enum InvalidOutput {
    static let rule = Rule("invalid-output", .error, "An output comes from two places, or from none.")

    /// An output that the function of the whole section makes.
    static func ofLogic(_ syntax: DeclarationSyntax, _ member: Outline.Member) -> Diagnostic? {
        if let definition = syntax.definition {
            return Diagnostic(
                .twice(member.name.text),
                at: definition.range,
                suggestion: "remove the definition, or name the stream in 'flow'"
            )
        }
        guard !syntax.isPlain, let value = syntax.initialValue else { return nil }
        return Diagnostic(
            .fallback(member.name.text),
            at: value.range,
            suggestion: "write 'var \(member.name.text)' for a property that begins with the value"
        )
    }

    /// An output that is a property with a value, or should be.
    static func property(_ output: Output, _ syntax: DeclarationSyntax, _ member: Outline.Member) -> Diagnostic? {
        if output.property.value == nil {
            return Diagnostic(
                .noValue(output.name),
                at: member.name.range,
                suggestion: "give it a value, or make the output by a function: 'output via makeOutput { … }'"
            )
        }
        return syntax.definition.map { Diagnostic(.valueAndDefinition(output.name), at: $0.range) }
    }
}

extension Diagnostic.Message {
    fileprivate static func twice(_ name: String) -> Self {
        InvalidOutput.rule.message("output '\(name)' is made by the function of its section")
    }

    fileprivate static func fallback(_ name: String) -> Self {
        InvalidOutput.rule.message("output '\(name)' has no fallback: the function of its section makes it")
    }

    fileprivate static func noValue(_ name: String) -> Self {
        InvalidOutput.rule.message("nothing gives the property '\(name)' its value")
    }

    fileprivate static func valueAndDefinition(_ name: String) -> Self {
        InvalidOutput.rule.message("output '\(name)' has a value already")
    }
}
