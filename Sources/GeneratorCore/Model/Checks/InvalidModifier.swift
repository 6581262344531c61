/// A modifier that Swift does not take where it stands.
///
/// A ViewModel is seen from other files, so it cannot be private to one, and nothing is made to be overridden elsewhere.
/// What is weak may be gone, so its type is an optional, and fragments say `coordinator?.show()`.
///
/// ```
/// private viewmodel ItemsViewModel {                 // error: a ViewModel cannot be 'private'
///     dependencies { weak coordinator: Coordinator } // error: what is 'weak' needs an optional type
/// }
/// ```
/// ```
/// viewmodel ItemsViewModel {
///     dependencies { weak coordinator: Coordinator? }
/// }
/// ```
enum InvalidModifier {
    static let rule = Rule("invalid-modifier", .error, "A modifier stands where Swift does not take it.")

    static func access(_ access: NameSyntax) -> Diagnostic? {
        switch access.text {
        case "private", "fileprivate":
            Diagnostic(
                .hidden(access.text),
                at: access.range,
                suggestion: "leave it out, or write 'internal': its view, its logic and its tests stand in other files"
            )
        case "open": Diagnostic(.open, at: access.range, suggestion: "write 'public'")
        default: nil
        }
    }

    static func weak(_ dependency: Dependency, at range: SourceRange) -> Diagnostic? {
        guard dependency.ownership == .weak, !dependency.isOptional else { return nil }
        let type = dependency.type.utf8.contains(.space) ? "(\(dependency.type))" : dependency.type
        return Diagnostic(.weak(dependency.name), at: range, suggestion: "write '\(type)?'")
    }
}

extension Diagnostic.Message {
    fileprivate static func hidden(_ access: String) -> Self {
        InvalidModifier.rule.message("a ViewModel cannot be '\(access)'")
    }

    fileprivate static var open: Self {
        InvalidModifier.rule.message("a ViewModel cannot be 'open': it is not made to be inherited from elsewhere")
    }

    fileprivate static func weak(_ name: String) -> Self {
        InvalidModifier.rule.message("'\(name)' is weak and may be gone: its type must be an optional")
    }
}
