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
        if let nothing = EmptySpec.check(spec) { diagnostics.append(nothing) }
        var described = spec.describedProtocols()
        if !profile.backend.isRx {
            diagnostics += UnsupportedOperator.answers(spec, in: profile.backend)
            for index in described.indices {
                let attributes = spec.attributeTexts(spec.viewModels[described[index].viewModel].attributes)
                described[index].protocol.answerAsync(
                    in: profile.backend,
                    isOnMainActor: profile.backend.isOnMainActor || attributes.contains("@MainActor")
                )
            }
        }
        diagnostics += UnsupportedOperator.types(in: spec, profile.backend)
        if !described.isEmpty { diagnostics += checkProtocols(spec, described) }
        var model = SpecModel(imports: spec.imports.map(\.text), viewModels: [])
        for index in spec.viewModels.indices {
            let viewModel = spec.viewModels[index]
            var tree = mended(spec, viewModel, &diagnostics)
            let outline = Outline(viewModel, in: &tree)
            var resolver = Resolver(outline, in: tree, profile: profile, described: described.map(\.protocol))
            resolver.viewModel.protocols = described.filter { $0.viewModel == index }.map(\.protocol)
            if resolver.scope.hasDuplicates { diagnostics += DuplicateName.check(resolver.outline) }
            diagnostics += ReservedName.check(
                resolver.outline,
                index == 0 ? spec.protocols.map(\.name) : [],
                profile: profile
            )
            resolver.resolve()
            resolver.viewModel.isolate(in: profile.backend)
            diagnostics += resolver.diagnostics
            diagnostics += Cycle.check(resolver)
            diagnostics += LateOutput.check(&resolver)
            diagnostics += RetainedBag.check(resolver)
            diagnostics += MissingBaseClass.check(resolver)
            diagnostics += StaleSample.check(&resolver)
            diagnostics += UnroutedErrors.check(resolver)
            diagnostics += UnusedInput.check(resolver)
            // What could not be read may use them.
            if !resolver.diagnostics.contains(where: \.isError) { diagnostics += UnusedDependency.check(resolver) }
            diagnostics += WeakProtocol.check(resolver)
            diagnostics += UnusedState.check(resolver)
            diagnostics += UnusedFlow.check(resolver)
            model.viewModels.append(resolver.viewModel)
        }
        let hasErrors = diagnostics.contains(where: \.isError)
        return Result(model: hasErrors ? nil : model, diagnostics: diagnostics.inSourceOrder)
    }

    private static func checkProtocols(
        _ spec: SpecSyntax,
        _ described: [(viewModel: Int, protocol: DescribedProtocol)]
    ) -> [Diagnostic] {
        DuplicateProtocol.check(spec) + DuplicateName.check(spec.protocols, spec)
            + UnusedDependency.check(described.map(\.protocol), spec)
    }

    /// The tree with the ViewModel as it was probably meant.
    private static func mended(
        _ tree: SpecSyntax,
        _ viewModel: ViewModelSyntax,
        _ diagnostics: inout [Diagnostic]
    ) -> SpecSyntax {
        guard MisplacedOperator.occurs(in: viewModel, tree) else { return tree }
        var tree = tree
        diagnostics += MisplacedOperator.mend(viewModel, in: &tree)
        return tree
    }
}
