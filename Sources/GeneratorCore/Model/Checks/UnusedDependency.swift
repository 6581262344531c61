/// A dependency that no fragment, path or sink names.
///
/// A ViewModel with logic functions that are instance methods may use its dependencies there, so none is reported.
///
/// ```
/// dependencies { api: API; log: Log }         // warning: dependency 'log' is never used
/// flow { save: Void <- tap.flatMapFirst(api.save()) }
/// ```
/// ```
/// dependencies { api: API }
/// ```
enum UnusedDependency {
    static let rule = Rule("unused-dependency", .warning, "A dependency is never used.")

    static func check(_ resolver: Resolver) -> [Diagnostic] {
        guard resolver.viewModel.logic.allSatisfy(\.isStatic) else { return [] }
        return zip(resolver.viewModel.dependencies, resolver.outline.dependencies).compactMap { dependency, member in
            dependency.isUsed ? nil : Diagnostic(.unused(dependency.name), at: member.name.range)
        }
    }
}

extension Diagnostic.Message {
    fileprivate static func unused(_ name: String) -> Self {
        UnusedDependency.rule.message("dependency '\(name)' is never used")
    }
}
