import StencilTemplates

/// The values that the templates see of one ViewModel.
struct ViewModelValues {
    let viewModel: ViewModel
    let lowered: LoweredViewModel
    let profile: Profile
    /// Whether a test file is rendered from them too.
    private let withTests: Bool
    /// Whether templates of the project see them, which may ask for more than the built-in ones do.
    private let withDetails: Bool
    /// `public ` or nothing.
    let access: String
    /// What stands before members: they need an access level, and structs an initialiser of their own, where the
    /// ViewModel is visible outside.
    let memberAccess: String
    /// The user's instance methods stand in another file: what they need is not private then.
    let propertyAccess: String
    let hasDependencyStruct: Bool
    /// Whether the statements stand in `init`.
    let isWiredInInit: Bool
    /// Those that it keeps itself; the others are its base class's.
    let ownDependencies: [Dependency]
    let baseDependencies: [Dependency]

    init(
        _ viewModel: ViewModel,
        _ lowered: LoweredViewModel,
        _ profile: Profile,
        withTests: Bool,
        withDetails: Bool
    ) {
        self.viewModel = viewModel
        self.lowered = lowered
        var profile = profile
        if let label = viewModel.inputLabel { profile.transformLabel = label }
        self.profile = profile
        self.withTests = withTests
        self.withDetails = withDetails
        access = viewModel.access.map { $0 + " " } ?? profile.accessPrefix
        memberAccess = access == "internal " ? "" : access
        propertyAccess = viewModel.hasInstanceLogic ? "" : "private "
        ownDependencies = viewModel.dependencies.filter { !$0.isOfBaseClass }
        baseDependencies = viewModel.dependencies.filter(\.isOfBaseClass)
        isWiredInInit = viewModel.isWiredInInit(by: profile)
        hasDependencyStruct = profile.dependencies == .struct && !ownDependencies.isEmpty
    }

    private static let names: [TemplateKey] = [
        "name", "documentation", "attributes", "extensionAttributes", "access", "declaration", "conformance",
        "protocols",
        "dependenciesStruct", "inputStruct", "outputStruct", "storedProperties", "initDocumentation", "init",
        "wiresInInit", "transformDocumentation", "transform",
        "transformAccess", "paragraphs",
        "output", "outputName", "connections",
        "logicProtocol", "logicAttributes", "associatedTypes", "logic", "isGeneric", "members", "isTestable",
        "testClass", "testAttributes", "test", "tests", "view",
    ]
    private static let keys = TemplateKeys(names)
    private static let detailedKeys = TemplateKeys(names + ViewModelDetails.names)

    var record: TemplateRecord {
        let actor = viewModel.attributes.filter { $0 == "@MainActor" }
        let tests = withTests && viewModel.isTestable ? TestValues(viewModel, profile) : nil
        let details =
            withDetails
            ? ViewModelDetails(viewModel, profile.backend, head: head, inheritance: inheritance).values : []
        return TemplateRecord(
            withDetails ? Self.detailedKeys : Self.keys,
            [
                .string(viewModel.name.escapedIdentifier),
                .strings(viewModel.documentation),
                .strings(viewModel.attributes),
                .strings(viewModel.availability),
                .string(access),
                .string(declaration),
                conformance.map { .string($0) } ?? .none,
                .array(viewModel.protocols.map { ProtocolValues.record($0, access: access) } + ownProtocol),
                dependenciesStruct,
                inputStruct,
                outputStruct,
                .array(storedProperties),
                .strings(hasDependencyStruct ? [] : viewModel.sectionDocumentation.dependencies),
                initializer,
                .bool(isWiredInInit),
                .strings(viewModel.sectionDocumentation.flow),
                .string(profile.transformSignature(of: profile.qualifiesTypes ? qualifier : "")),
                .string(profile.stored == nil ? access : "private "),
                .array(lowered.paragraphs.map(paragraph)),
                .string(lowered.output),
                .string(lowered.outputName.escapedIdentifier),
                .strings(lowered.connections),
                .code("\(viewModel.name)Logic"),
                .strings(actor),
                .strings(associatedTypes),
                .array(viewModel.logic.map(logicFunction)),
                .bool(viewModel.generics != nil),
                TemplateValue(viewModel.members.map { FragmentText.lines($0.text).joined(separator: "\n") }),
                .bool(viewModel.isTestable),
                .code("\(viewModel.name)Tests"),
                .strings(tests?.attributes ?? []),
                tests?.record ?? .none,
                .array(tests?.stubs ?? []),
                viewModel.view.map { ViewValues($0, of: viewModel, profile, access: access).record } ?? .none,
            ] + details
        )
    }

    var isVisibleOutside: Bool { !memberAccess.isEmpty }

    /// `final class SignUpViewModel<Item>: Base, ViewModel where Item: Codable`.
    private var declaration: String {
        var text = head
        let types = inheritance
        if !types.isEmpty { text += ": \(types.joined(separator: ", "))" }
        if let clause = viewModel.whereClause { text += " where \(clause)" }
        return text
    }

    /// `final class SignUpViewModel<Item>`.
    private var head: String {
        let text = "\(access)\(profile.kind.rawValue) \(viewModel.name.escapedIdentifier)"
        return viewModel.generics.map { "\(text)<\($0)>" } ?? text
    }

    /// `Base`, `ViewModel`.
    private var inheritance: [String] {
        var types = viewModel.inheritance
        if let base = profile.superclass(of: viewModel.name), !types.contains(base) { types.insert(base, at: 0) }
        switch profile.conformance {
        case .generated(let name), .existing(let name):
            if !types.contains(name), isolatedConformance == nil { types.append(name) }
        case .own: types += ownProtocolName.map { [$0] } ?? []
        case .none: break
        }
        return types
    }

    /// The protocol to which an isolated ViewModel conforms in an extension: the protocol itself is isolated to no actor,
    /// or to whichever the target's code is by default.
    private var isolatedConformance: String? {
        guard viewModel.attributes.contains("@MainActor") else { return nil }
        switch profile.conformance {
        case .generated where profile.backend.isOnMainActor: return nil
        case .generated(let name), .existing(let name): return viewModel.inheritance.contains(name) ? nil : name
        case .own, .none: return nil
        }
    }

    /// The extension in which an isolated ViewModel conforms. Compilers that know targets isolated by default, and warn
    /// of `@preconcurrency` there, know isolated conformances too.
    private var conformance: String? {
        guard let isolatedConformance else { return nil }
        let available = viewModel.availability.map { $0 + "\n" }.joined()
        let head = "\(available)extension \(viewModel.name.escapedIdentifier):"
        return """
            #if compiler(>=6.2)
            \(head) @MainActor \(isolatedConformance) {}
            #else
            \(head) @preconcurrency \(isolatedConformance) {}
            #endif
            """
    }

    // MARK: Members

    private static let structKeys = TemplateKeys(["documentation", "access", "name", "members", "init"])

    private var dependenciesStruct: TemplateValue {
        guard hasDependencyStruct else { return .none }
        return structure(
            "Dependencies",
            viewModel.sectionDocumentation.dependencies,
            ownDependencies.map { Self.member($0.documentation, $0.attributes, $0.declaration(access: memberAccess)) },
            hasDefaults: ownDependencies.contains { $0.defaultValue != nil },
            Self.parameters(ownDependencies)
        )
    }

    private var inputStruct: TemplateValue {
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

    private var outputStruct: TemplateValue {
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

    // MARK: Statements

    private static let paragraphKeys = TemplateKeys(["comment", "text"])

    private func paragraph(_ paragraph: LoweredViewModel.Paragraph) -> TemplateValue {
        .dictionary(
            TemplateRecord(
                Self.paragraphKeys,
                [.strings(paragraph.comment), .string(paragraph.text)]
            )
        )
    }
}
