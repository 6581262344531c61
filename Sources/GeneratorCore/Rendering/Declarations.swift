// How members of the model are declared in Swift.

extension StreamType {
    /// A relay or subject of the type: `PublishRelay<String>()`.
    func source(value: String?) -> String {
        let text = text(in: .rxSwift)
        return switch trait {
        case .behaviorRelay, .behaviorSubject: "\(text)(value: \(value ?? "nil"))"
        case .replayRelay, .replaySubject: "\(text).create(bufferSize: 1)"
        default: "\(text)()"
        }
    }
}

extension Code {
    mutating func append(type: StreamType, in backend: Backend, isGiven: Bool) {
        guard backend.isRx, type.trait != .plain else {
            return append(verbatim: type.text(in: backend, isGiven: isGiven))
        }
        append(verbatim: type.trait.rawValue)
        if type.trait != .completable { append("<\(type.element)>") }
    }
}

extension Dependency {
    /// `private let accounts: AccountService`, `weak var coordinator: LoginCoordinator?`.
    ///
    /// - Parameter isUnset: whether it has no value at first: `var accounts: AccountService!`.
    func declaration(access: String, isUnset: Bool = false) -> Code {
        var code = Code(verbatim: access)
        switch ownership {
        case .weak: code.append("weak var ")
        case .unowned: code.append(isVariable ? "unowned var " : "unowned let ")
        case .strong: code.append(isVariable ? "var " : "let ")
        }
        code.append("\(name.escapedIdentifier): \(isUnset ? unsetType : storedType)")
        return code
    }

    /// The type of a property that has no value before someone sets it.
    private var unsetType: String {
        let isWord = !type.utf8.contains { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ">") }
        return isWord ? storedType + "!" : "(\(storedType))!"
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

extension ViewModel {
    /// The attributes that an extension of it needs too.
    var availability: [String] { attributes.filter { $0.utf8.starts(with: "@available".utf8) } }
}

extension LogicFunction {
    var documentationLines: [String] {
        documentation.utf8.split(separator: .lineFeed).map { String(Substring($0)) }
    }

    /// `message(error:)`.
    var fullName: String {
        var labels = Code()
        for parameter in parameters { labels.append("\(parameter.label):") }
        return Code("\(name)(\(labels))").text
    }

    /// `static func message(error: Error) -> String`.
    var declaration: String {
        var list = Code()
        for parameter in parameters { list.append(item: "\(parameter.label.escapedIdentifier): \(parameter.type)") }
        var code = Code(isStatic ? "static func " : "func ")
        code.append("\(name.escapedIdentifier)(\(list))")
        if isAsync { code.append(" async throws") }
        if let result { code.append(" -> \(result)") }
        return code.text
    }
}
