/// An input that nothing reads or writes.
///
/// ```
/// input { email, phone: Signal<String> }      // warning: input 'phone' is never used
/// output { isValid: Driver<Bool> <- email { email.contains("@") } }
/// ```
/// ```
/// input { email: Signal<String> }
/// ```
enum UnusedInput {
    static let rule = Rule("unused-input", .warning, "An input is never used.")

    static func check(_ resolver: borrowing Resolver) -> [Diagnostic] {
        // A logic function that makes a whole stream gets every input.
        guard !resolver.viewModel.logic.contains(where: { $0.kind == .stream }) else { return [] }
        var diagnostics: [Diagnostic] = []
        for index in resolver.viewModel.inputs.indices where resolver.viewModel.inputs[index].useCount == 0 {
            guard resolver.viewModel.inputs[index].type.trait != .plain,
                !resolver.usage.writtenInputs.contains(index), !resolver.usage.namedErrors.contains(index),
                !resolver.isMeant(.input(index))
            else { continue }
            let name = resolver.viewModel.inputs[index].name
            diagnostics.append(Diagnostic(.unused(name), at: resolver.range(of: .input(index))))
        }
        return diagnostics
    }
}

extension Diagnostic.Message {
    fileprivate static func unused(_ name: String) -> Self {
        UnusedInput.rule.message("input '\(name)' is never used")
    }
}
