import StencilTemplates

// Structs and their members.

extension ViewModelValues {
    private static let structKeys = TemplateKeys(["documentation", "access", "name", "members", "init"])

    var dependenciesStruct: TemplateValue {
        guard hasDependencyStruct else { return .none }
        return structure(
            "Dependencies",
            viewModel.sectionDocumentation.dependencies,
            ownDependencies.map { Self.member($0.documentation, $0.attributes, $0.declaration(access: memberAccess)) },
            hasDefaults: ownDependencies.contains { $0.defaultValue != nil },
            Self.parameters(ownDependencies)
        )
    }

    var inputStruct: TemplateValue {
        if profile.stored != nil {
            return structure(
                "Input",
                viewModel.sectionDocumentation.input,
                viewModel.inputs.map(storedInput),
                viewModel.inputSwift,
                hasDefaults: false,
                nil
            )
        }
        return structure(
            "Input",
            viewModel.sectionDocumentation.input,
            viewModel.inputs.map {
                member($0.name, $0.type, $0.property, $0.documentation, $0.attributes, isGiven: true)
            },
            viewModel.inputSwift,
            hasDefaults: viewModel.inputs.contains { $0.defaultValue != nil },
            viewModel.inputs.filter { !$0.property.isConstant }
                .map {
                    let type = $0.type.text(in: profile.backend, isGiven: true)
                    return ($0.name, type, $0.defaultValue ?? $0.property.value)
                }
        )
    }

    /// An input that the view sends to: a relay or subject that is made with its struct.
    private func storedInput(_ input: Input) -> TemplateValue {
        guard input.type.trait != .plain else {
            return member(input.name, input.type, input.property, input.documentation, input.attributes)
        }
        var declaration = Code("\(memberAccess)let \(input.name.escapedIdentifier)")
        if let value = input.defaultValue {
            declaration.append(": \(input.type.text(in: .rxSwift)) = \(value)")
        } else {
            declaration.append(" = \(input.type.source(value: nil))")
        }
        return Self.member(input.documentation, input.attributes, declaration)
    }

    var outputStruct: TemplateValue {
        structure(
            "Output",
            viewModel.sectionDocumentation.output,
            viewModel.outputs.enumerated().map { index, output in
                guard let relay = lowered.memberRelays[index] else {
                    return member(output.name, output.type, output.property, output.documentation, output.attributes)
                }
                let declaration = Code("\(memberAccess)let \(output.name.escapedIdentifier) = \(relay)")
                return Self.member(output.documentation, output.attributes, declaration)
            },
            viewModel.outputSwift,
            hasDefaults: false,
            viewModel.outputs.enumerated()
                .filter { !$0.element.property.isConstant && lowered.memberRelays[$0.offset] == nil }
                .map { ($0.element.name, $0.element.type.text(in: profile.backend), $0.element.property.value) }
        )
    }

    /// A struct, with a memberwise initialiser where Swift's own would not do.
    private func structure(
        _ name: String,
        _ documentation: [String],
        _ members: [TemplateValue],
        _ swift: [SwiftMember] = [],
        hasDefaults: Bool,
        _ parameters: @autoclosure () -> [Parameter]?
    ) -> TemplateValue {
        let members = members + swift.map(Self.member)
        let isInitialized = swift.contains(where: \.text.hasInitializer)
        let parameters = !isInitialized && (isVisibleOutside || hasDefaults) ? parameters() : nil
        let initializer: TemplateValue = if let parameters { initializer(parameters) } else { .none }
        return .dictionary(
            TemplateRecord(
                Self.structKeys,
                [.strings(documentation), .string(memberAccess), .string(name), .array(members), initializer]
            )
        )
    }

    private func member(
        _ name: String,
        _ type: StreamType,
        _ property: PropertySyntax,
        _ documentation: [String],
        _ attributes: [String],
        isGiven: Bool = false
    ) -> TemplateValue {
        var declaration = Code()
        for attribute in property.attributes { declaration.append("\(attribute) ") }
        declaration.append("\(memberAccess)\(property.isVariable ? "var" : "let") \(name.escapedIdentifier): ")
        declaration.append(type: type, in: profile.backend, isGiven: isGiven)
        if let value = property.value { declaration.append(" = \(value)") }
        return Self.member(documentation, attributes, declaration)
    }

    private static let memberKeys = TemplateKeys(["documentation", "attributes", "declaration"])

    static func member(
        _ documentation: [String],
        _ attributes: [String],
        _ declaration: Code
    ) -> TemplateValue {
        .dictionary(
            TemplateRecord(
                memberKeys,
                [.strings(documentation), .strings(attributes), .string(declaration.text)]
            )
        )
    }

    /// Swift of the user, at the place of a member.
    private static func member(_ swift: SwiftMember) -> TemplateValue {
        let lines = FragmentText.lines(swift.text.text).enumerated().map { index, line in
            index == 0 || line.isEmpty ? line : "        " + line
        }
        return .dictionary(
            TemplateRecord(
                memberKeys,
                [.strings(swift.documentation), .strings([]), .string(lines.joined(separator: "\n"))]
            )
        )
    }
}
