import StencilTemplates

/// What a ViewModel keeps, and the initialisers of it and its structs.
extension ViewModelValues {
    typealias Parameter = (name: String, type: String, value: String?)

    private static let initKeys = TemplateKeys(["signature", "assignments"])

    /// - Parameters:
    ///   - inherited: those that are handed on to the base class.
    ///   - isFinishing: whether the ViewModel is all there then, so that a lazy output can be made.
    func initializer(
        _ parameters: [Parameter],
        inherited: [Parameter] = [],
        isFinishing: Bool = false
    ) -> TemplateValue {
        let signature = Code.call("\(memberAccess)init", (parameters + inherited).map(Self.parameter))
        let unkept = isFinishing ? Set(ownDependencies.lazy.filter(isOnlySeed).map(\.name)) : []
        var assignments = parameters.filter { !unkept.contains($0.name) }.map { parameter in
            TemplateValue.code("self.\(parameter.name.escapedMember) = \(parameter.name.escapedIdentifier)")
        }
        if isFinishing { assignments += seeds }
        if !inherited.isEmpty || isFinishing && profile.stored != nil && profile.baseClass != nil {
            let arguments = inherited.map { Code("\($0.name.escapedLabel): \($0.name.escapedIdentifier)") }
            assignments.append(.code("\(Code.call("super.init", arguments))"))
        }
        if isFinishing, let stored = profile.stored, !isWiredInInit {
            assignments.append(.code("_ = \(stored.output.escapedIdentifier)"))
        }
        return .dictionary(TemplateRecord(Self.initKeys, [.string(signature.text), .array(assignments)]))
    }

    /// The statements that make relays of what dependencies say.
    private var seeds: [TemplateValue] {
        guard !lowered.seeds.assignments.isEmpty else { return [] }
        let names = hasDependencyStruct ? lowered.seeds.dependencies.sorted().map { viewModel.dependencies[$0] } : []
        return names.filter { !$0.isOfBaseClass }.map { dependency in
            .code("let \(dependency.name.escapedIdentifier) = dependencies.\(dependency.name.escapedMember)")
        } + lowered.seeds.assignments.map { .string($0) }
    }

    /// Whether nobody asks for a dependency once the states have begun with it, so that it is no property.
    private func isOnlySeed(_ dependency: Dependency) -> Bool {
        dependency.isSeed && !dependency.isUsed && profile.dependencies != .struct && !profile.dependencies.areSet
            && !viewModel.hasInstanceLogic && viewModel.members == nil
    }

    private static func parameter(_ parameter: Parameter) -> Code {
        var code = Code("\(parameter.name.escapedIdentifier): \(parameter.type)")
        if let value = parameter.value { code.append(" = \(value)") }
        return code
    }

    static func parameters(_ dependencies: [Dependency]) -> [Parameter] {
        dependencies.map { ($0.name, $0.parameterType, $0.defaultValue) }
    }

    var storedProperties: [TemplateValue] {
        var properties: [TemplateValue] = []
        func add(_ declaration: Code, _ documentation: [String] = [], _ attributes: [String] = []) {
            properties.append(Self.member(documentation, attributes, declaration))
        }
        addStored(add)
        if hasDependencyStruct {
            add(Code("\(propertyAccess)let dependencies: Dependencies"))
        } else {
            for dependency in ownDependencies where !isOnlySeed(dependency) {
                add(declaration(of: dependency), dependency.documentation, dependency.attributes)
            }
        }
        if viewModel.usesScheduler {
            // An initialiser of the user does not know of it.
            let spelling = profile.backend.spelling
            let name = "\(spelling.scheduler): \(spelling.schedulerType)"
            let value = " = \(spelling.schedulerValue)"
            add(
                isMemberwise
                    ? Code("var \(name)\(value)")
                    : Code("\(propertyAccess)let \(name)\(viewModel.members?.hasInitializer == true ? value : "")")
            )
        }
        for (state, relay) in zip(viewModel.states, lowered.states) {
            add(Code("\(propertyAccess)\(relay)"), state.documentation, state.attributes)
        }
        // A struct whose function makes the output would keep it alive for ever.
        let isRetained = profile.kind == .struct && viewModel.onlyAsksForOutput
        if profile.disposeBag == .stored, viewModel.members?.hasDisposeBag != true, !isRetained {
            add(Code("\(profile.bagDeclaration(access: propertyAccess))"))
        }
        return properties
    }

    /// Input and output, where they are properties.
    private func addStored(_ add: (Code, [String], [String]) -> Void) {
        guard let stored = profile.stored else { return }
        let (input, output) = (stored.input.escapedIdentifier, stored.output.escapedIdentifier)
        add(Code("\(memberAccess)let \(input) = Input()"), [], [])
        let lazy = Code("\(memberAccess)private(set) lazy var \(output) = transform(input: \(input))")
        add(isWiredInInit ? Code("\(memberAccess)let \(output): Output") : lazy, [], [])
    }

    /// The property of the ViewModel that is a dependency.
    private func declaration(of dependency: Dependency) -> Code {
        if isMemberwise { return memberwiseDeclaration(of: dependency) }
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

    /// Whether Swift's own initialiser does: what it is given are properties, with their defaults.
    private var isMemberwise: Bool {
        profile.dependencies == .memberwise && !isVisibleOutside && viewModel.members?.hasInitializer != true
            && lowered.seeds.assignments.isEmpty
    }

    private func memberwiseDeclaration(of dependency: Dependency) -> Code {
        var property = dependency
        if dependency.defaultValue != nil { property.isVariable = true }
        var code = property.declaration(access: "")
        if let value = dependency.defaultValue { code.append(" = \(value)") }
        return code
    }

    private var initParameters: [Parameter] {
        var parameters: [Parameter] = []
        if hasDependencyStruct {
            parameters.append(("dependencies", "Dependencies", nil))
        } else if profile.dependencies == .parameters || profile.dependencies == .memberwise {
            parameters += Self.parameters(ownDependencies)
        }
        if viewModel.usesScheduler {
            let spelling = profile.backend.spelling
            parameters.append((spelling.scheduler, spelling.schedulerType, spelling.schedulerValue))
        }
        return parameters
    }

    var initializer: TemplateValue {
        let parameters = initParameters
        guard viewModel.members?.hasInitializer != true, !isMemberwise else { return .none }
        if !parameters.isEmpty || profile.stored != nil && profile.baseClass == nil {
            return initializer(parameters, inherited: Self.parameters(baseDependencies), isFinishing: true)
        }
        // A class that adds nothing inherits the initialisers of its base class.
        return isVisibleOutside && profile.baseClass == nil && baseDependencies.isEmpty ? initializer([]) : .none
    }
}
