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

    static func check(_ resolver: Resolver) -> [Diagnostic] {
        // A logic function that makes a whole stream gets every input.
        guard !resolver.viewModel.logic.contains(where: { $0.kind == .stream }) else { return [] }
        return resolver.viewModel.inputs.enumerated().compactMap { index, input in
            guard input.useCount == 0, !resolver.usage.writtenInputs.contains(index),
                !resolver.usage.namedErrors.contains(index), !resolver.isMeant(.input(index))
            else { return nil }
            return Diagnostic(.unused(input.name), at: resolver.range(of: .input(index)))
        }
    }
}

extension Diagnostic.Message {
    fileprivate static func unused(_ name: String) -> Self {
        UnusedInput.rule.message("input '\(name)' is never used")
    }
}
