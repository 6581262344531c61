/// Two values of one name in a fragment or a logic function that uses it.
///
/// Values are called after the last part of their operands' paths.
///
/// ```
/// output { same: Driver<Bool> <- session.name, input.name { name == name } }     // error: 'name' stands for two values
/// ```
/// Use positions, or give one of them another name in `flow`:
/// ```
/// output { same: Driver<Bool> <- session.name, input.name { $0 == $1 } }
/// ```
enum DuplicateBinding {
    static let rule = Rule("duplicate-binding", .error, "A name stands for two values in one fragment.")

    static func fragment(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .twoValues(name),
            at: range,
            suggestion: "use '$0', '$1', or give one of them another name in a flow stream"
        )
    }

    /// A request that takes the latest element of a stream, and names the stream too.
    static func request(_ name: String, at range: SourceRange) -> Diagnostic {
        let other = "new\(name.capitalizedFirst): … <- \(name)"
        return Diagnostic(
            .elementAndStream(name),
            at: range,
            suggestion: "give the stream another name in 'flow', '\(other)', and use that"
        )
    }

    static func logic(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .twoValues(name),
            at: range,
            suggestion: "give one of them another name in a flow stream: 'other: Type <- …'"
        )
    }
}

extension Diagnostic.Message {
    fileprivate static func elementAndStream(_ name: String) -> Self {
        DuplicateBinding.rule.message("'\(name)' stands for an element and for its stream")
    }

    fileprivate static func twoValues(_ name: String) -> Self {
        DuplicateBinding.rule.message("'\(name)' stands for two values")
    }
}
