import StencilTemplates

/// The values that the templates see of one ViewModel.
struct ViewModelValues {
    let viewModel: ViewModel
    let lowered: LoweredViewModel
    let profile: Profile
    /// Whether a test file is rendered from them too.
    let withTests: Bool

    init(_ viewModel: ViewModel, _ lowered: LoweredViewModel, _ profile: Profile, withTests: Bool) {
        self.viewModel = viewModel
        self.lowered = lowered
        self.profile = profile
        self.withTests = withTests
    }

    private static let keys = TemplateKeys([
        "name", "documentation", "attributes", "access", "declaration", "structs", "storedProperties", "init",
        "transform", "paragraphs", "output", "outputName", "connections", "logicProtocol", "logicAttributes",
        "associatedTypes", "logic", "isGeneric", "testClass", "testAttributes", "test", "tests",
    ])

    var record: TemplateRecord {
        let actor = viewModel.attributes.filter { $0 == "@MainActor" }
        let tests = withTests && viewModel.generics == nil ? TestValues(viewModel, profile) : nil
        return TemplateRecord(
            Self.keys,
            [
                .string(viewModel.name.escapedIdentifier),
                .strings(viewModel.documentation),
                .strings(viewModel.attributes),
                .string(access),
                .string(declaration),
                .array(structs),
                .array(storedProperties),
                initializer,
                .string(profile.transformSignature),
                .array(lowered.paragraphs.map(paragraph)),
                .string(lowered.output),
                .string(lowered.outputName.escapedIdentifier),
                .strings(lowered.connections),
                .string("\(viewModel.name)Logic"),
                .strings(actor),
                .strings(associatedTypes),
                .array(viewModel.logic.map(logicFunction)),
                .bool(viewModel.generics != nil),
                .string("\(viewModel.name)Tests"),
                .strings(tests?.attributes ?? []),
                tests?.record ?? .none,
                .array(tests?.stubs ?? []),
            ]
        )
    }

    private var access: String {
        viewModel.access.map { $0 + " " } ?? profile.accessPrefix
    }

    /// Whether members need an access level and structs an initialiser of their own.
    private var isVisibleOutside: Bool {
        access != "" && access != "internal "
    }

    /// `final class SignUpViewModel<Item>: Base, ViewModel where Item: Codable`.
    private var declaration: String {
        var text = "\(access)\(profile.kind.rawValue) \(viewModel.name.escapedIdentifier)"
        if let generics = viewModel.generics { text += "<\(generics)>" }
        var types = viewModel.inheritance
        switch profile.conformance {
        case .generated(let name), .existing(let name):
            // The protocol is isolated to no actor; the promise is checked at run time where it is not kept.
            let isIsolated = viewModel.attributes.contains("@MainActor")
            if !types.contains(name) { types.append(isIsolated ? "@preconcurrency \(name)" : name) }
        case .none: break
        }
        if !types.isEmpty { text += ": \(types.joined(separator: ", "))" }
        if let clause = viewModel.whereClause { text += " where \(clause)" }
        return text
    }

    // MARK: Members

    private static let structKeys = TemplateKeys(["access", "name", "members", "init"])

    /// `Dependencies`, where the profile has it, `Input` and `Output`.
    private var structs: [TemplateValue] {
        var structs: [TemplateValue] = []
        func add(_ name: String, _ members: [TemplateValue], _ initializer: TemplateValue) {
            structs.append(
                .dictionary(
                    TemplateRecord(
                        Self.structKeys,
                        [.string(memberAccess), .string(name), .array(members), initializer]
                    )
                )
            )
        }
        if hasDependencyStruct {
            let members = viewModel.dependencies.map {
                Self.member($0.documentation, $0.attributes, memberAccess + $0.propertyDeclaration)
            }
            add("Dependencies", members, memberwiseInit(dependencyParameters))
        }
        add(
            "Input",
            viewModel.inputs.map { member($0.name, $0.type, $0.documentation, $0.attributes) },
            memberwiseInit(viewModel.inputs.map { ($0.name, $0.type.text, $0.defaultValue) })
        )
        add(
            "Output",
            viewModel.outputs.map { member($0.name, $0.type, $0.documentation, $0.attributes) },
            memberwiseInit(viewModel.outputs.map { ($0.name, $0.type.text, nil) })
        )
        return structs
    }

    private func member(
        _ name: String,
        _ type: StreamType,
        _ documentation: [String],
        _ attributes: [String]
    ) -> TemplateValue {
        Self.member(documentation, attributes, "\(memberAccess)let \(name.escapedIdentifier): \(type.text)")
    }

    private static let memberKeys = TemplateKeys(["documentation", "attributes", "declaration"])

    private static func member(_ documentation: [String], _ attributes: [String], _ text: String) -> TemplateValue {
        .dictionary(TemplateRecord(memberKeys, [.strings(documentation), .strings(attributes), .string(text)]))
    }

    private var memberAccess: String { isVisibleOutside ? access : "" }

    /// A memberwise initialiser, where Swift's own would not do; `nil` otherwise.
    private func memberwiseInit(_ parameters: [Parameter]) -> TemplateValue {
        guard isVisibleOutside || parameters.contains(where: { $0.value != nil }) else { return .none }
        return initializer(parameters)
    }

    typealias Parameter = (name: String, type: String, value: String?)

    private static let initKeys = TemplateKeys(["signature", "assignments"])

    private func initializer(_ parameters: [Parameter]) -> TemplateValue {
        let signature = Code.call("\(memberAccess)init", parameters.map(Self.parameter))
        let assignments = parameters.map { "self.\($0.name.escapedMember) = \($0.name.escapedIdentifier)" }
        return .dictionary(
            TemplateRecord(Self.initKeys, [.string(signature.text), .strings(assignments)])
        )
    }

    private static func parameter(_ parameter: Parameter) -> Code {
        var code = Code("\(parameter.name.escapedIdentifier): \(parameter.type)")
        if let value = parameter.value { code.append(" = \(value)") }
        return code
    }

    // MARK: Dependencies and stored properties

    private var hasDependencyStruct: Bool {
        profile.dependencies == .struct && !viewModel.dependencies.isEmpty
    }

    private var dependencyParameters: [Parameter] {
        viewModel.dependencies.map { ($0.name, $0.parameterType, $0.defaultValue) }
    }

    /// The user's instance methods stand in another file: what they need is not private then.
    private var propertyAccess: String { viewModel.hasInstanceLogic ? "" : "private " }

    private var storedProperties: [TemplateValue] {
        var properties: [TemplateValue] = []
        if hasDependencyStruct {
            properties.append(Self.member([], [], "\(propertyAccess)let dependencies: Dependencies"))
        } else if profile.dependencies == .parameters {
            properties += viewModel.dependencies.map {
                Self.member($0.documentation, $0.attributes, propertyAccess + $0.propertyDeclaration)
            }
        }
        if viewModel.usesScheduler {
            properties.append(Self.member([], [], "\(propertyAccess)let scheduler: any SchedulerType"))
        }
        properties += zip(viewModel.states, lowered.states).map {
            Self.member($0.documentation, $0.attributes, propertyAccess + $1)
        }
        if profile.disposeBag == .stored {
            properties.append(Self.member([], [], "\(propertyAccess)let disposeBag = DisposeBag()"))
        }
        return properties
    }

    private var initParameters: [Parameter] {
        var parameters: [Parameter] = []
        if hasDependencyStruct {
            parameters.append(("dependencies", "Dependencies", nil))
        } else if profile.dependencies == .parameters {
            parameters += dependencyParameters
        }
        if viewModel.usesScheduler {
            parameters.append(("scheduler", "any SchedulerType", "MainScheduler.instance"))
        }
        return parameters
    }

    private var initializer: TemplateValue {
        guard isVisibleOutside || !initParameters.isEmpty else { return .none }
        return initializer(initParameters)
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

    // MARK: Logic

    /// `Item: Codable` for each generic parameter: the protocol of the logic has no generic parameters of its own.
    ///
    /// `Input` is one where a function makes a whole stream of it.
    private var associatedTypes: [String] {
        let input = viewModel.logic.contains { $0.kind == .stream } ? ["Input"] : []
        return input + (viewModel.generics.map(FragmentText.splitList) ?? [])
    }

    private static let logicKeys = TemplateKeys([
        "owner", "signature", "documentation", "declaration", "isStatic", "failure",
    ])

    private func logicFunction(_ function: LogicFunction) -> TemplateValue {
        .dictionary(
            TemplateRecord(
                Self.logicKeys,
                [
                    .string(viewModel.name),
                    .string(function.fullName),
                    .strings(function.documentation.split(separator: "\n").map(String.init)),
                    .string(function.declaration),
                    .bool(function.isStatic),
                    .string("\(viewModel.name).\(function.fullName) is not written yet"),
                ]
            )
        )
    }
}
