/// An output that a view leaves out.
///
/// ```
/// output { canSignUp: Driver<Bool>; toast: Signal<String> <- errors via message }     // warning: … 'toast'
/// view SignUpViewController { canSignUp -> signUpButton.rx.isEnabled }
/// ```
/// ```
/// view SignUpViewController {
///     canSignUp -> signUpButton.rx.isEnabled
///     toast     -> unused
/// }
/// ```
enum UnusedOutput {
    static let rule = Rule("unused-output", .warning, "A view leaves out an output.")

    static func check(
        _ viewModel: ViewModel,
        _ check: Resolver.ViewCheck,
        _ outline: Outline,
        of view: String
    ) -> [Diagnostic] {
        guard !check.hasUnknown else { return [] }
        let used = Set(check.follows.map(\.output)).union(check.unused.keys)
        return viewModel.outputs.indices.compactMap { index in
            let output = viewModel.outputs[index]
            guard !used.contains(index), check.feeds[.output(index)] == nil, output.type.trait != .plain
            else { return nil }
            let name = output.name
            // One that only takes elements drives nothing.
            let suggestion =
                output.type.trait == .anyObserver
                ? "add '\(name) <- …' to the view, or '\(name) <- .never()' when nothing sends it"
                : "add '\(name) -> …', or '\(name) -> unused', to the view"
            return Diagnostic(
                .unused(name, by: view),
                at: outline.outputs[index].name.range,
                suggestion: suggestion
            )
        }
    }
}

extension Diagnostic.Message {
    fileprivate static func unused(_ name: String, by view: String) -> Self {
        UnusedOutput.rule.message("output '\(name)' is not used by '\(view)'")
    }
}
