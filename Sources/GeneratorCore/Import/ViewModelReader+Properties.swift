// What a ViewModel keeps, and what it is given.

extension ViewModelReader {
    func readProperties(of viewModel: inout ImportedViewModel) {
        for declaration in viewModel.type.members {
            guard declaration.kind == .variable, isStored(declaration), !declaration.modifiers.contains("static") else {
                continue
            }
            let isShared = declaration.modifiers.contains("fileprivate") && isUsed(declaration.name, beside: viewModel)
            let isPrivate = !isShared && declaration.modifiers.contains { $0 == "private" || $0 == "fileprivate" }
            let ownership = declaration.modifiers.first { $0 == "weak" || $0 == "unowned" }
            let isPlain =
                declaration.body == nil && !isShared
                && declaration.modifiers.allSatisfy { Self.accessLevels.contains($0) || $0 == ownership }
            for member in variables(declaration) {
                viewModel.properties.append(
                    ImportedViewModel.Property(
                        member: member,
                        isPrivate: isPrivate,
                        ownership: ownership,
                        isPlain: isPlain && member.attributes.isEmpty,
                        isReplaced: member.isVariable && isReplaced(member.name),
                        declaration: declaration
                    )
                )
            }
        }
    }

    /// Whether the file names a member outside of the ViewModel.
    private func isUsed(_ name: String, beside viewModel: ImportedViewModel) -> Bool {
        let own = [viewModel.type.tokens] + viewModel.extensions.map(\.tokens)
        return text.tokens.indices.contains { index in
            text.isName(name, at: index) && !own.contains { $0.contains(index) }
        }
    }

    func readInitializers(of viewModel: inout ImportedViewModel, _ extensions: [SwiftDeclaration]) {
        viewModel.initializers = viewModel.type.members.filter { $0.kind == .initializer }
        viewModel.initParameters = viewModel.initializers.map { parameters(of: $0)?.list ?? [] }
        guard viewModel.initializers.isEmpty, viewModel.kind == "struct" else { return }
        let memberwise = viewModel.properties.filter { $0.member.value == nil || $0.member.isVariable }
        viewModel.initParameters = [
            memberwise.map { property in
                let name = property.member.name
                let type = property.member.type ?? ""
                return .init(label: name, name: name, type: type, value: property.member.value)
            }
        ]
    }
}
