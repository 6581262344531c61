/// An input that a view leaves out.
///
/// ```
/// input { email: Signal<String>; signUpTap: Signal<Void> }
/// view SignUpViewController {                       // error: nothing feeds input 'signUpTap'
///     email <- emailField.rx.text.orEmpty
/// }
/// ```
/// Feed it, or say that nothing sends it:
/// ```
/// signUpTap <- .never()
/// ```
enum UnfedInput {
    static let rule = Rule("unfed-input", .error, "A view leaves out an input.")

    /// A SwiftUI view has its own names for what it leaves out, but no value for a plain property.
    static func check(_ viewModel: ViewModel, _ check: Resolver.ViewCheck, at view: NameSyntax) -> [Diagnostic] {
        guard !check.hasUnknown else { return [] }
        return viewModel.inputs.indices.compactMap { index in
            let input = viewModel.inputs[index]
            let isPlain = input.type.trait == .plain
            guard check.feeds[.input(index)] == nil, input.defaultValue == nil, input.property.value == nil,
                isPlain || !check.namesTheRest
            else { return nil }
            let never = isPlain ? "" : ", or '\(input.name) <- .never()' when nothing sends it"
            return Diagnostic(.unfed(input.name), at: view.range, suggestion: "add '\(input.name) <- …'\(never)")
        }
    }
}

extension Diagnostic.Message {
    fileprivate static func unfed(_ name: String) -> Self {
        UnfedInput.rule.message("nothing feeds input '\(name)'")
    }
}
