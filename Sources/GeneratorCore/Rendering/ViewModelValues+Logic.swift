import StencilTemplates

/// What the logic of a ViewModel, which its author writes, looks like.
extension ViewModelValues {
    /// `Item: Codable` for each generic parameter: the protocol of the logic has no generic parameters of its own.
    ///
    /// `Input` is one where a function makes a whole stream of it.
    var associatedTypes: [String] {
        let input = viewModel.logic.contains { $0.kind == .stream } ? ["Input"] : []
        let output = viewModel.outputLogic == nil ? [] : ["Output"]
        return input + output + (viewModel.generics.map(FragmentText.splitList) ?? [])
    }

    private static let logicKeys = TemplateKeys([
        "owner", "signature", "documentation", "declaration", "isStatic", "failure",
    ])

    func logicFunction(_ function: LogicFunction) -> TemplateValue {
        let fullName = function.fullName
        return .dictionary(
            TemplateRecord(
                Self.logicKeys,
                [
                    .string(viewModel.name),
                    .string(fullName),
                    .strings(function.documentationLines),
                    .string(function.declaration),
                    .bool(function.isStatic),
                    .code("\(viewModel.name).\(fullName) is not written yet"),
                ]
            )
        )
    }
}
