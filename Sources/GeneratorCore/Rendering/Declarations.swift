// How members of the model are declared in Swift.

extension StreamType {
    /// `Driver<[Item]>`, `Completable`.
    var text: String {
        trait == .completable ? "Completable" : "\(trait.rawValue)<\(element)>"
    }
}

extension Dependency {
    /// `let accounts: AccountService`, `weak var coordinator: LoginCoordinator?`.
    var propertyDeclaration: String {
        let name = name.escapedIdentifier
        return switch ownership {
        case .weak: "weak var \(name): \(storedType)"
        case .unowned: "unowned \(isVariable ? "var" : "let") \(name): \(storedType)"
        case .strong: "\(isVariable ? "var" : "let") \(name): \(storedType)"
        }
    }

    /// The type without `@escaping`, which only a parameter has.
    private var storedType: String {
        type.hasPrefix("@escaping ") ? String(type.dropFirst("@escaping ".utf8.count)) : type
    }

    /// The type of the parameter that sets it: a function escapes.
    var parameterType: String {
        FragmentText.isFunctionType(type) ? "@escaping \(type)" : type
    }
}

extension LogicFunction {
    /// `message(error:)`.
    var fullName: String {
        "\(name)(\(parameters.map { "\($0.label):" }.joined()))"
    }

    /// `static func message(error: Error) -> String`.
    var declaration: String {
        let list = parameters.map { "\($0.label.escapedIdentifier): \($0.type)" }.joined(separator: ", ")
        let result = result.map { " -> \($0)" } ?? ""
        return "\(isStatic ? "static " : "")func \(name.escapedIdentifier)(\(list))\(result)"
    }
}
