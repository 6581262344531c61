/// A weak dependency whose protocol is described without `AnyObject`: a struct may be one, and nothing refers to it.
///
/// ```
/// dependencies {
///     weak coordinator: Coordinator?
///     protocol Coordinator { func close() }               // error: 'weak' needs a class
/// }
/// ```
/// ```
/// protocol Coordinator: AnyObject { func close() }
/// ```
enum WeakProtocol {
    static let rule = Rule("weak-protocol", .error, "A weak dependency is described as what may be no class.")

    static func check(_ resolver: borrowing Resolver) -> [Diagnostic] {
        guard !resolver.described.isEmpty else { return [] }
        var diagnostics: [Diagnostic] = []
        for index in resolver.viewModel.dependencies.indices {
            let dependency = resolver.viewModel.dependencies[index]
            guard dependency.ownership != .strong, let described = dependency.described, described.isSelfContained,
                !described.inheritance.contains("AnyObject")
            else { continue }
            diagnostics.append(
                Diagnostic(
                    .noClass(described.name, dependency.ownership),
                    at: resolver.outline.dependencies[index].name.range,
                    suggestion: "write 'protocol \(described.name): AnyObject'"
                )
            )
        }
        return diagnostics
    }
}

extension Diagnostic.Message {
    fileprivate static func noClass(_ name: String, _ ownership: Dependency.Ownership) -> Self {
        WeakProtocol.rule.message("'\(ownership.rawValue)' needs a class, and '\(name)' may be a struct")
    }
}
