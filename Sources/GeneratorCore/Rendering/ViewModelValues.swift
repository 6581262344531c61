import StencilTemplates

/// The values that the templates see of one ViewModel.
struct ViewModelValues {
    let viewModel: ViewModel
    private let lowered: LoweredViewModel
    private let profile: Profile
    /// Whether a test file is rendered from them too.
    private let withTests: Bool
    /// Whether templates of the project see them, which may ask for more than the built-in ones do.
    private let withDetails: Bool
    /// `public ` or nothing.
    private let access: String
    /// What stands before members: they need an access level, and structs an initialiser of their own, where the
    /// ViewModel is visible outside.
    private let memberAccess: String
    /// The user's instance methods stand in another file: what they need is not private then.
    private let propertyAccess: String
    private let hasDependencyStruct: Bool
    /// Those that it keeps itself; the others are its base class's.
    private let ownDependencies: [Dependency]
    private let baseDependencies: [Dependency]

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
        hasDependencyStruct = profile.dependencies == .struct && !ownDependencies.isEmpty
    }

    private static let names: [TemplateKey] = [
        "name", "documentation", "attributes", "access", "declaration", "conformance", "protocols",
        "dependenciesStruct", "inputStruct", "outputStruct", "storedProperties", "init", "transform", "paragraphs",
        "output", "outputName", "connections",
        "logicProtocol", "logicAttributes", "associatedTypes", "logic", "isGeneric", "members", "isTestable",
        "testClass", "testAttributes", "test", "tests",
    ]
    private static let keys = TemplateKeys(names)
    private static let detailedKeys = TemplateKeys(names + ViewModelDetails.names)

    var record: TemplateRecord {
        let actor = viewModel.attributes.filter { $0 == "@MainActor" }
        let tests = withTests && viewModel.isTestable ? TestValues(viewModel, profile) : nil
        let details = withDetails ? ViewModelDetails(viewModel, head: head, inheritance: inheritance).values : []
        return TemplateRecord(
            withDetails ? Self.detailedKeys : Self.keys,
            [
                .string(viewModel.name.escapedIdentifier),
                .strings(viewModel.documentation),
                .strings(viewModel.attributes),
                .string(access),
                .string(declaration),
                conformance.map { .string($0) } ?? .none,
                .array(viewModel.protocols.map { ProtocolValues.record($0, access: access) }),
                dependenciesStruct,
                inputStruct,
                outputStruct,
                .array(storedProperties),
                initializer,
                .string(profile.transformSignature),
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
            ] + details
        )
    }

    private var isVisibleOutside: Bool { !memberAccess.isEmpty }

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
        if let base = profile.baseClass, !types.contains(base) { types.insert(base, at: 0) }
        switch profile.conformance {
        case .generated(let name), .existing(let name):
            if !types.contains(name), isolatedConformance == nil { types.append(name) }
        case .none: break
        }
        return types
    }

    /// The protocol to which an isolated ViewModel conforms in an extension: the protocol itself is isolated to no actor,
    /// or to whichever the target's code is by default.
    private var isolatedConformance: String? {
        guard viewModel.attributes.contains("@MainActor") else { return nil }
        switch profile.conformance {
        case .generated(let name), .existing(let name): return viewModel.inheritance.contains(name) ? nil : name
        case .none: return nil
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

    private static let structKeys = TemplateKeys(["access", "name", "members", "init"])

    private var dependenciesStruct: TemplateValue {
        guard hasDependencyStruct else { return .none }
        return structure(
            "Dependencies",
            ownDependencies.map { Self.member($0.documentation, $0.attributes, $0.declaration(access: memberAccess)) },
            hasDefaults: ownDependencies.contains { $0.defaultValue != nil },
            Self.parameters(ownDependencies)
        )
    }

    private var inputStruct: TemplateValue {
        structure(
            "Input",
            viewModel.inputs.map { member($0.name, $0.type, $0.property, $0.documentation, $0.attributes) },
            hasDefaults: viewModel.inputs.contains { $0.defaultValue != nil },
            viewModel.inputs.filter { !$0.property.isConstant }
                .map { ($0.name, $0.type.text, $0.defaultValue ?? $0.property.value) }
        )
    }

    private var outputStruct: TemplateValue {
        structure(
            "Output",
            viewModel.outputs.map { member($0.name, $0.type, $0.property, $0.documentation, $0.attributes) },
            hasDefaults: false,
            viewModel.outputs.filter { !$0.property.isConstant }
                .map { ($0.name, $0.type.text, $0.property.value) }
        )
    }

    /// A struct, with a memberwise initialiser where Swift's own would not do.
    private func structure(
        _ name: String,
        _ members: [TemplateValue],
        hasDefaults: Bool,
        _ parameters: @autoclosure () -> [Parameter]
    ) -> TemplateValue {
        let initializer = isVisibleOutside || hasDefaults ? initializer(parameters()) : .none
        return .dictionary(
            TemplateRecord(Self.structKeys, [.string(memberAccess), .string(name), .array(members), initializer])
        )
    }

    private func member(
        _ name: String,
        _ type: StreamType,
        _ property: PropertySyntax,
        _ documentation: [String],
        _ attributes: [String]
    ) -> TemplateValue {
        var declaration = Code("\(memberAccess)\(property.isVariable ? "var" : "let") \(name.escapedIdentifier): ")
        declaration.append(type: type)
        if let value = property.value { declaration.append(" = \(value)") }
        return Self.member(documentation, attributes, declaration)
    }

    private static let memberKeys = TemplateKeys(["documentation", "attributes", "declaration"])

    private static func member(
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

    typealias Parameter = (name: String, type: String, value: String?)

    private static let initKeys = TemplateKeys(["signature", "assignments"])

    /// - Parameter inherited: those that are handed on to the base class.
    private func initializer(_ parameters: [Parameter], inherited: [Parameter] = []) -> TemplateValue {
        let signature = Code.call("\(memberAccess)init", (parameters + inherited).map(Self.parameter))
        var assignments = parameters.map { parameter in
            TemplateValue.code("self.\(parameter.name.escapedMember) = \(parameter.name.escapedIdentifier)")
        }
        if !inherited.isEmpty {
            let arguments = inherited.map { Code("\($0.name.escapedLabel): \($0.name.escapedIdentifier)") }
            assignments.append(.code("\(Code.call("super.init", arguments))"))
        }
        return .dictionary(TemplateRecord(Self.initKeys, [.string(signature.text), .array(assignments)]))
    }

    private static func parameter(_ parameter: Parameter) -> Code {
        var code = Code("\(parameter.name.escapedIdentifier): \(parameter.type)")
        if let value = parameter.value { code.append(" = \(value)") }
        return code
    }

    // MARK: Dependencies and stored properties

    private static func parameters(_ dependencies: [Dependency]) -> [Parameter] {
        dependencies.map { ($0.name, $0.parameterType, $0.defaultValue) }
    }

    private var storedProperties: [TemplateValue] {
        var properties: [TemplateValue] = []
        func add(_ declaration: Code, _ documentation: [String] = [], _ attributes: [String] = []) {
            properties.append(Self.member(documentation, attributes, declaration))
        }
        if hasDependencyStruct {
            add(Code("\(propertyAccess)let dependencies: Dependencies"))
        } else {
            for dependency in ownDependencies {
                add(declaration(of: dependency), dependency.documentation, dependency.attributes)
            }
        }
        if viewModel.usesScheduler {
            // An initialiser of the user does not know of it.
            let value = viewModel.members?.hasInitializer == true ? " = MainScheduler.instance" : ""
            add(Code("\(propertyAccess)let scheduler: any SchedulerType\(value)"))
        }
        for (state, relay) in zip(viewModel.states, lowered.states) {
            add(Code("\(propertyAccess)\(relay)"), state.documentation, state.attributes)
        }
        if profile.disposeBag == .stored, viewModel.members?.hasDisposeBag != true {
            add(Code("\(propertyAccess)let disposeBag = DisposeBag()"))
        }
        return properties
    }

    /// The property of the ViewModel that is a dependency.
    private func declaration(of dependency: Dependency) -> Code {
        guard case .properties(let wrapper) = profile.dependencies else {
            return dependency.declaration(access: propertyAccess)
        }
        var property = dependency
        property.isVariable = true
        var code = Code()
        if let wrapper, dependency.ownership == .strong, dependency.defaultValue == nil { code.append("@\(wrapper) ") }
        code.append(property.declaration(access: memberAccess, isUnset: profile.leavesUnset(dependency)))
        if let value = dependency.defaultValue { code.append(" = \(value)") }
        return code
    }

    private var initParameters: [Parameter] {
        var parameters: [Parameter] = []
        if hasDependencyStruct {
            parameters.append(("dependencies", "Dependencies", nil))
        } else if profile.dependencies == .parameters {
            parameters += Self.parameters(ownDependencies)
        }
        if viewModel.usesScheduler {
            parameters.append(("scheduler", "any SchedulerType", "MainScheduler.instance"))
        }
        return parameters
    }

    private var initializer: TemplateValue {
        let parameters = initParameters
        guard viewModel.members?.hasInitializer != true else { return .none }
        if !parameters.isEmpty { return initializer(parameters, inherited: Self.parameters(baseDependencies)) }
        // A class that adds nothing inherits the initialisers of its base class.
        return isVisibleOutside && profile.baseClass == nil && baseDependencies.isEmpty ? initializer([]) : .none
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
