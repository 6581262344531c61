/// A spec file that declares no ViewModel.
///
/// ```
/// import Domain
///
/// // viewmodel SignUpViewModel { … }      // warning: no viewmodel stands here, so nothing is generated
/// ```
/// Declare one, or delete the file:
/// ```
/// import Domain
///
/// viewmodel SignUpViewModel { … }
/// ```
enum EmptySpec {
    static let rule = Rule("empty-spec", .warning, "A spec declares no ViewModel.")

    static func check(_ spec: SpecSyntax) -> Diagnostic? {
        guard spec.viewModels.isEmpty else { return nil }
        return Diagnostic(
            .nothing,
            at: SourceRange(at: spec.file.bytes.count),
            suggestion: "write 'viewmodel NAME { … }', or delete the file"
        )
    }
}

extension Diagnostic.Message {
    fileprivate static var nothing: Self {
        EmptySpec.rule.message("no viewmodel stands here, so nothing is generated")
    }
}
