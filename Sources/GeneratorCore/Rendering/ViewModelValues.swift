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
        "protocols", "dependenciesStruct", "inputStruct", "outputStruct", "storedProperties", "initDocumentation",
        "init", "wiresInInit", "transformDocumentation", "transform", "transformAccess", "paragraphs", "output",
        "outputName", "connections",
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
