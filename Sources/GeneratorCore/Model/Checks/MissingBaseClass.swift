/// A dependency of a base class that does not exist.
///
/// `super` hands a dependency to the `init` of the class that the ViewModel inherits from.
///
/// ```
/// dependencies { super provider: API }        // error where neither the spec nor the configuration names a class
/// ```
/// ```
/// viewmodel UserViewModel: BaseViewModel {
///     dependencies { super provider: API }
/// }
/// ```
enum MissingBaseClass {
    static let rule = Rule("missing-base-class", .error, "A dependency belongs to a base class that nothing names.")

    static func check(_ resolver: borrowing Resolver) -> [Diagnostic] {
        guard resolver.profile.baseClass == nil, resolver.viewModel.inheritance.isEmpty else { return [] }
        var diagnostics: [Diagnostic] = []
        for index in resolver.viewModel.dependencies.indices where resolver.viewModel.dependencies[index].isOfBaseClass
        {
            let name = resolver.outline.dependencies[index].name
            let viewModel = resolver.viewModel.name
            let suggestion =
                #"write 'viewmodel \#(viewModel): BaseViewModel', or "baseClass": "BaseViewModel" in viewmodelgen.json"#
            diagnostics.append(Diagnostic(.missing(name.text, viewModel), at: name.range, suggestion: suggestion))
        }
        return diagnostics
    }
}

extension Diagnostic.Message {
    fileprivate static func missing(_ name: String, _ viewModel: String) -> Self {
        MissingBaseClass.rule.message("'super' hands '\(name)' to a base class, and '\(viewModel)' has none")
    }
}
