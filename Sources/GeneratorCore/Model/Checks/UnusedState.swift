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

    static func check(_ resolver: Resolver) -> [Diagnostic] {
        resolver.viewModel.states.enumerated().compactMap { index, state in
            guard state.useCount == 0, !resolver.isMeant(.state(index)) else { return nil }
            return Diagnostic(.unused(state.name), at: resolver.range(of: .state(index)))
        }
    }
}

extension Diagnostic.Message {
    fileprivate static func unused(_ name: String) -> Self {
        UnusedState.rule.message("state '\(name)' is never read")
    }
}
