import StencilTemplates

/// What a spec says of a ViewModel, part by part: for templates of a project, which may want to show it in other words
/// than Swift's.
struct ViewModelDetails {
    private let viewModel: ViewModel
    private let backend: Backend
    private let head: String
    private let inheritance: [String]

    init(_ viewModel: ViewModel, _ backend: Backend, head: String, inheritance: [String]) {
        self.viewModel = viewModel
        self.backend = backend
        self.head = head
        self.inheritance = inheritance
    }

    static let names: [TemplateKey] = [
        "head", "generics", "inheritance", "whereClause", "dependencies", "inputs", "states",
        "requests", "outputs",
    ]

    var values: [TemplateValue] {
        [
            .string(head),
            TemplateValue(viewModel.generics),
            .strings(inheritance),
            TemplateValue(viewModel.whereClause),
            .array(viewModel.dependencies.map(Self.dependency)),
            .array(viewModel.inputs.map { stream($0.name, $0.type, $0.defaultValue, $0.documentation, isGiven: true) }),
            .array(viewModel.states.map(Self.state)),
            .array(viewModel.flow.compactMap(Self.request)),
            .array(viewModel.outputs.map { stream($0.name, $0.type, $0.fallback, $0.documentation) }),
        ]
    }

    private static let dependencyKeys = TemplateKeys(["name", "type", "ownership", "value", "documentation"])

    private static func dependency(_ dependency: Dependency) -> TemplateValue {
        let ownership: String =
            switch dependency.ownership {
            case .strong: "strong"
            case .weak: "weak"
            case .unowned: "unowned"
            }
        return .dictionary(
            TemplateRecord(
                dependencyKeys,
                [
                    .string(dependency.name), .string(dependency.type), .string(ownership),
                    TemplateValue(dependency.defaultValue), .strings(dependency.documentation),
                ]
            )
        )
    }

    private static let streamKeys = TemplateKeys(["name", "type", "trait", "element", "value", "documentation"])

    private func stream(
        _ name: String,
        _ type: StreamType,
        _ value: String?,
        _ documentation: [String],
        isGiven: Bool = false
    ) -> TemplateValue {
        .dictionary(
            TemplateRecord(
                Self.streamKeys,
                [
                    .string(name), .string(type.text(in: backend, isGiven: isGiven)), .string(type.trait.rawValue),
                    .string(type.element), TemplateValue(value), .strings(documentation),
                ]
            )
        )
    }

    private static let stateKeys = TemplateKeys(["name", "element", "value", "documentation"])

    private static func state(_ state: State) -> TemplateValue {
        .dictionary(
            TemplateRecord(
                stateKeys,
                [
                    .string(state.name), .string(state.element), TemplateValue(state.initialValue),
                    .strings(state.documentation),
                ]
            )
        )
    }

    private static let requestKeys = TemplateKeys(["name", "element", "documentation"])

    private static func request(_ item: FlowItem) -> TemplateValue? {
        guard case .stream(let stream) = item, stream.isRequest else { return nil }
        return .dictionary(
            TemplateRecord(
                requestKeys,
                [.string(stream.name), TemplateValue(stream.element), .strings(stream.documentation)]
            )
        )
    }
}
