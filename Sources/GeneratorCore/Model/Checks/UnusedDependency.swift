/// A dependency that no fragment, path or sink names.
///
/// A ViewModel with instance methods of the user, logic functions or others that `self` leads to, may use its dependencies
/// there, so none is reported.
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
        guard !resolver.viewModel.hasInstanceLogic else { return [] }
        var diagnostics: [Diagnostic] = []
        for index in resolver.viewModel.dependencies.indices where !resolver.viewModel.dependencies[index].isUsed {
            if resolver.viewModel.dependencies[index].isSeed { continue }
            // The base class may use its own.
            if resolver.viewModel.dependencies[index].isOfBaseClass { continue }
            let name = resolver.outline.dependencies[index].name
            diagnostics.append(Diagnostic(.unused(name.text), at: name.range))
        }
        return diagnostics
    }

    /// A protocol that is described although no dependency of the file, and no other one, names it.
    static func check(_ described: [DescribedProtocol], _ spec: SpecSyntax) -> [Diagnostic] {
        let types = spec.declarations.compactMap { spec.text($0.type) }
        return spec.protocols.compactMap { syntax in
            let name = syntax.name.text
            let isNamed =
                types.contains { $0.contains(name) }
                || described.contains { other in
                    other.name != name
                        && (other.inheritance.contains(name) || other.requirements.contains { $0.text.contains(name) })
                }
            return isNamed ? nil : Diagnostic(.unusedProtocol(name), at: syntax.name.range)
        }
    }
}

extension Diagnostic.Message {
    fileprivate static func unusedProtocol(_ name: String) -> Self {
        UnusedDependency.rule.message("protocol '\(name)' is described, and no dependency is one")
    }

    fileprivate static func unused(_ name: String) -> Self {
        UnusedDependency.rule.message("dependency '\(name)' is never used")
    }
}
