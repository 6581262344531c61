/// An input that only takes elements is read as a stream.
///
/// ```
/// input { selected: AnyObserver<Item> }
/// output { title: Driver<String> <- selected { selected.title } }     // error: 'selected' gives no elements
/// ```
/// ```
/// input { selected: Signal<Item> }
/// ```
enum UnreadableInput {
    static let rule = Rule("unreadable-input", .error, "An input that only takes elements is read as a stream.")

    static func input(_ input: Input, at range: SourceRange) -> Diagnostic {
        guard input.type.trait != .plain else { return Diagnostic(.isNoStream(input.name), at: range) }
        return Diagnostic(
            .givesNothing(input.name, input.type.trait.rawValue),
            at: range,
            suggestion: "declare it as '\(input.name): Signal<\(input.type.element)>' to read it"
        )
    }
}

extension Diagnostic.Message {
    fileprivate static func isNoStream(_ name: String) -> Self {
        UnreadableInput.rule.message("'\(name)' is a property, not a stream")
    }

    fileprivate static func givesNothing(_ name: String, _ trait: String) -> Self {
        UnreadableInput.rule.message("'\(name)' is of trait '\(trait)': it gives no elements")
    }
}
