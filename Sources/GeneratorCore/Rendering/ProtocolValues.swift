import StencilTemplates

/// The values of a protocol that the spec describes.
enum ProtocolValues {
    private static let keys = TemplateKeys(["documentation", "attributes", "declaration", "members"])
    private static let memberKeys = TemplateKeys(["documentation", "declaration"])

    /// - Parameter access: `public ` or nothing.
    static func record(_ described: DescribedProtocol, access: String) -> TemplateValue {
        let types = described.inheritance.isEmpty ? "" : ": " + described.inheritance.joined(separator: ", ")
        return .dictionary(
            TemplateRecord(
                keys,
                [
                    .strings(described.documentation),
                    .strings(described.attributes),
                    .string("\(access)protocol \(described.name.escapedIdentifier)\(types)"),
                    .array(described.requirements.map(member)),
                ]
            )
        )
    }

    private static func member(_ requirement: DescribedProtocol.Requirement) -> TemplateValue {
        var text = Code()
        text.append(fragment: requirement.text)
        return .dictionary(
            TemplateRecord(memberKeys, [.strings(requirement.documentation), .string(text.text)])
        )
    }
}
