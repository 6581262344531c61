/// A state that nothing reads.
///
/// ```
/// state { page: Int = 1 <- pageChanged }      // warning: state 'page' is never read
/// ```
/// Read it, or delete it:
/// ```
/// state { page: Int = 1 <- pageChanged }
/// output { page: Driver<Int> }
/// ```
enum UnusedState {
    static let rule = Rule("unused-state", .warning, "A state is never read.")

    static func check(_ resolver: borrowing Resolver) -> [Diagnostic] {
        // The function that makes the whole output reads what it wants, and so does what `self` leads to.
        guard resolver.viewModel.outputLogic == nil, !resolver.viewModel.usesSelf else { return [] }
        var diagnostics: [Diagnostic] = []
        for index in resolver.viewModel.states.indices where resolver.viewModel.states[index].useCount == 0 {
            guard !resolver.isMeant(.state(index)) else { continue }
            let name = resolver.viewModel.states[index].name
            diagnostics.append(Diagnostic(.unused(name), at: resolver.range(of: .state(index))))
        }
        return diagnostics
    }
}

extension Diagnostic.Message {
    fileprivate static func unused(_ name: String) -> Self {
        UnusedState.rule.message("state '\(name)' is never read")
    }
}
