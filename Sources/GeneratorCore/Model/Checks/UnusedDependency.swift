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

    static func check(_ resolver: borrowing Resolver) -> [Diagnostic] {
        guard resolver.viewModel.logic.allSatisfy(\.isStatic) else { return [] }
        var diagnostics: [Diagnostic] = []
        for index in resolver.viewModel.dependencies.indices where !resolver.viewModel.dependencies[index].isUsed {
            // The base class may use its own.
            if resolver.viewModel.dependencies[index].isOfBaseClass { continue }
            let name = resolver.outline.dependencies[index].name
            diagnostics.append(Diagnostic(.unused(name.text), at: name.range))
        }
        return diagnostics
    }
}

extension Diagnostic.Message {
    fileprivate static func unused(_ name: String) -> Self {
        UnusedDependency.rule.message("dependency '\(name)' is never used")
    }
}
