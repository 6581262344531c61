/// A modifier that Swift does not take where it stands.
///
/// A ViewModel is seen from other files, so it cannot be private to one, and nothing is made to be overridden elsewhere.
/// Without RxSwift, the types of streams are declared in the support file, with the access that the configuration gives.
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

    static func access(_ access: NameSyntax, _ profile: Profile) -> Diagnostic? {
        switch access.text {
        case "public" where !profile.backend.isRx && profile.access != .public,
            "package" where !profile.backend.isRx && profile.access == .internal:
            Diagnostic(
                .exposing(access.text),
                at: access.range,
                suggestion: #"set "access" to "\#(access.text)" in the configuration"#
            )
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

    fileprivate static func exposing(_ access: String) -> Self {
        InvalidModifier.rule.message("what is '\(access)' shows types of the support file, which are not")
    }

    fileprivate static var open: Self {
        InvalidModifier.rule.message("a ViewModel cannot be 'open': it is not made to be inherited from elsewhere")
    }

    fileprivate static func weak(_ name: String) -> Self {
        InvalidModifier.rule.message("'\(name)' is weak and may be gone: its type must be an optional")
    }
}
