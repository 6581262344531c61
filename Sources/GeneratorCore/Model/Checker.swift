/// Turns a syntax tree into a model in which every name is resolved.
///
/// 1. ``MisplacedOperator`` and ``RequestHoister``: the tree as it is meant, every request a flow stream
/// 2. ``Resolver``: names, types, values, fragments and logic functions, one ViewModel at a time
/// 3. `Checks/`: what only the whole ViewModel tells
package enum Checker {
    package struct Result: Sendable {
        /// `nil` where there is an error.
        package var model: SpecModel?
        /// In source order.
        package var diagnostics: [Diagnostic]
    }

    package static func check(_ spec: SpecSyntax, profile: Profile) -> Result {
        var diagnostics = DuplicateViewModel.check(spec)
        var model = SpecModel(imports: spec.imports.map(\.text), viewModels: [])
        for syntax in spec.viewModels {
            var syntax = syntax
            diagnostics += MisplacedOperator.check(&syntax)
            let outline = Outline(syntax)
            diagnostics += DuplicateName.check(outline)
            diagnostics += ReservedName.check(outline, profile: profile)
            var resolver = Resolver(outline, profile: profile)
            resolver.resolve()
            diagnostics += resolver.diagnostics
            diagnostics += Cycle.check(resolver)
            diagnostics += UnroutedErrors.check(resolver)
            diagnostics += UnusedInput.check(resolver) + UnusedDependency.check(resolver)
            diagnostics += UnusedState.check(resolver) + UnusedFlow.check(resolver)
            model.viewModels.append(resolver.viewModel)
        }
        let hasErrors = diagnostics.contains(where: \.isError)
        return Result(model: hasErrors ? nil : model, diagnostics: diagnostics.inSourceOrder)
    }
}
