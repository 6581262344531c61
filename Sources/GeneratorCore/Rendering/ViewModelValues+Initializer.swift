import StencilTemplates

/// What a ViewModel keeps, and the initialisers of it and its structs.
extension ViewModelValues {
    typealias Parameter = (name: String, type: String, value: String?)

    private static let initKeys = TemplateKeys(["signature", "assignments"])

    /// - Parameter inherited: those that are handed on to the base class.
    func initializer(_ parameters: [Parameter], inherited: [Parameter] = []) -> TemplateValue {
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

    static func parameters(_ dependencies: [Dependency]) -> [Parameter] {
        dependencies.map { ($0.name, $0.parameterType, $0.defaultValue) }
    }

    var storedProperties: [TemplateValue] {
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

    var initializer: TemplateValue {
        let parameters = initParameters
        guard viewModel.members?.hasInitializer != true else { return .none }
        if !parameters.isEmpty { return initializer(parameters, inherited: Self.parameters(baseDependencies)) }
        // A class that adds nothing inherits the initialisers of its base class.
        return isVisibleOutside && profile.baseClass == nil && baseDependencies.isEmpty ? initializer([]) : .none
    }
}
