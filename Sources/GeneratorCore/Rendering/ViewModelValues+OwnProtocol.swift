import StencilTemplates

/// The protocol that a ViewModel has for itself, where the profile says so.
extension ViewModelValues {
    /// `SignUpViewModel.`: what stands before its types outside of it.
    var qualifier: String { "\(viewModel.name.escapedIdentifier)." }

    /// `SignUpViewModelType`.
    var ownProtocolName: String? {
        guard case .own(let prefix, let suffix) = profile.conformance else { return nil }
        return prefix + viewModel.name + suffix
    }

    /// The protocol, for behind those that the dependencies describe.
    var ownProtocol: [TemplateValue] {
        guard let name = ownProtocolName else { return [] }
        // No type outside of a generic one is its 'Input'.
        let isGeneric = viewModel.generics != nil
        let types = isGeneric ? ["associatedtype Input", "associatedtype Output"] : []
        let record = ProtocolValues.record(
            "\(access)protocol \(name.escapedIdentifier)",
            inheritance: profile.kind == .struct ? [] : ["AnyObject"],
            documentation: ["What others see of `\(viewModel.name)`."],
            // What it asks for is isolated as the ViewModel is.
            attributes: viewModel.attributes.filter { $0 == "@MainActor" } + viewModel.availability,
            members: (types + profile.interface(of: isGeneric ? "" : qualifier)).map { ProtocolValues.member($0) }
        )
        return [record]
    }
}
