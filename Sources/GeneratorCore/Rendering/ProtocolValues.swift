import StencilTemplates

/// The values of a protocol that the spec describes.
enum ProtocolValues {
    private static let keys = TemplateKeys(["documentation", "attributes", "declaration", "members"])
    private static let memberKeys = TemplateKeys(["documentation", "declaration"])

    /// - Parameter access: `public ` or nothing.
    static func record(_ described: DescribedProtocol, access: String) -> TemplateValue {
        record(
            "\(access)protocol \(described.name.escapedIdentifier)",
            inheritance: described.inheritance,
            documentation: described.documentation,
            attributes: described.attributes,
            members: described.requirements.map(member)
        )
    }

    static func record(
        _ head: String,
        inheritance: [String],
        documentation: [String],
        attributes: [String],
        members: [TemplateValue]
    ) -> TemplateValue {
        let types = inheritance.isEmpty ? "" : ": " + inheritance.joined(separator: ", ")
        return .dictionary(
            TemplateRecord(
                keys,
                [.strings(documentation), .strings(attributes), .string(head + types), .array(members)]
            )
        )
    }

    /// A requirement without a comment.
    static func member(_ declaration: String) -> TemplateValue {
        .dictionary(TemplateRecord(memberKeys, [.strings([]), .string(declaration)]))
    }

    private static func member(_ requirement: DescribedProtocol.Requirement) -> TemplateValue {
        var text = Code()
        text.append(fragment: requirement.text)
        return .dictionary(
            TemplateRecord(memberKeys, [.strings(requirement.documentation), .string(text.text)])
        )
    }
}
