/// The double of a dependency that the spec describes: its functions and properties, and what they record.
struct DescribedDouble {
    let described: DescribedProtocol
    /// The recorders of the functions, in the order of the protocol.
    let calls: [DependencyCalls.Call]
    private let backend: Backend

    init(_ described: DescribedProtocol, _ calls: [DependencyCalls.Call], _ backend: Backend) {
        self.described = described
        self.calls = calls
        self.backend = backend
    }

    /// The recorders of the functions of a protocol.
    static func calls(_ described: DescribedProtocol) -> [DependencyCalls.Call] {
        var taken = described.requirements.filter { $0.parameters == nil }.map(\.name)
        return described.requirements.compactMap { requirement in
            guard let parameters = requirement.parameters else { return nil }
            var call = DependencyCalls.Call(
                name: requirement.name,
                function: requirement.name,
                labels: requirement.labels,
                types: parameters.map { TypeText.stored($0.type) },
                element: requirement.isRequest ? requirement.element : nil,
                value: requirement.isRequest || requirement.isVoid ? nil : requirement.type,
                isAlwaysAnswered: requirement.isAsync && !requirement.isThrowing
            )
            call.name = DependencyCalls.name(of: call, besides: taken)
            taken.append(call.name)
            return call
        }
    }

    private var functions: [DescribedProtocol.Requirement] { described.requirements.filter { $0.parameters != nil } }
    private var properties: [DescribedProtocol.Requirement] { described.requirements.filter { $0.parameters == nil } }

    /// `AccountService, @unchecked Sendable`.
    var conformances: String {
        (described.isSelfContained ? "\(described.name.escapedIdentifier), " : "") + "@unchecked Sendable"
    }

    /// Whether a property is a stream on which a test sends.
    var needsScheduler: Bool { properties.contains { $0.stream.map(Self.runsOnScheduler) ?? false } }

    /// The recorders of the properties.
    var recorders: [String] {
        properties.map { property in
            let isSubject = backend.isOnMainActor && property.stream?.trait.isSubject == true
            let head = isSubject ? "@MainActor lazy var" : "let"
            return "\(head) \(property.name.escapedIdentifier) = \(recorder(of: property))"
        }
    }

    /// The names of the properties that must be told a value, or take a sample.
    var answering: [String] { properties.filter { $0.stream.map { !Self.isDriven($0) } ?? true }.map(\.name) }

    // MARK: Members

    var members: [String] {
        let called = Dictionary(zip(functions.map(\.text), calls), uniquingKeysWith: { first, _ in first })
        return described.requirements.map { requirement in
            called[requirement.text].map { Self.function(requirement, $0) } ?? property(requirement)
        }
    }

    private static func function(_ requirement: DescribedProtocol.Requirement, _ call: DependencyCalls.Call) -> String {
        var names: [String] = []
        let list = (requirement.parameters ?? []).enumerated().map { index, parameter in
            let name = parameter.name == "_" ? "argument\(index + 1)" : parameter.name
            names.append(name.escapedIdentifier)
            let label = parameter.label?.escapedLabel ?? "_"
            let isSame = parameter.label == name
            return "\(isSame ? label : "\(label) \(name.escapedIdentifier)"): \(parameter.type)"
        }
        let effects = (requirement.isAsync ? " async" : "") + (requirement.isThrowing ? " throws" : "")
        let result = requirement.isVoid ? "" : " -> \(requirement.type)"
        let arguments = names.count > 1 ? "(\(names.joined(separator: ", ")))" : names.first ?? ""
        var callee = "calls.\(call.name.escapedMember)"
        if requirement.isAsync {
            callee = requirement.isThrowing ? "try await \(callee).value" : "await \(callee).valueWithoutError"
        } else if requirement.isThrowing {
            callee = "try \(callee).orThrow"
        }
        return """
            func \(requirement.name.escapedIdentifier)(\(list.joined(separator: ", ")))\(effects)\(result) {
                \(callee)(\(arguments))
            }
            """
    }

    private func property(_ requirement: DescribedProtocol.Requirement) -> String {
        let member = "calls.\(requirement.name.escapedMember)"
        let driven = requirement.stream.flatMap { Self.isDriven($0) ? $0.driven(by: member, in: backend) : nil }
        let value = driven ?? "\(member)()"
        let effects = (requirement.isAsync ? " async" : "") + (requirement.isThrowing ? " throws" : "")
        let type = requirement.stream?.text(in: backend, isGiven: true) ?? requirement.type
        let head = "var \(requirement.name.escapedIdentifier): \(type) {"
        if requirement.isSettable, requirement.stream.map({ !Self.isDriven($0) }) ?? true {
            return "\(head)\n    get { \(value) }\n    set { \(member).answer(newValue) }\n}"
        }
        if requirement.isSettable { return "\(head)\n    get { \(value) }\n    set {}\n}" }
        return effects.isEmpty ? "\(head) \(value) }" : "\(head)\n    get\(effects) { \(value) }\n}"
    }

    // MARK: Streams

    /// Whether a test drives the stream by an object of its own.
    private static func isDriven(_ stream: StreamType) -> Bool {
        ![.behaviorRelay, .behaviorSubject].contains(stream.trait)
    }

    private static func runsOnScheduler(_ stream: StreamType) -> Bool {
        ![.publishRelay, .replayRelay, .behaviorRelay, .publishSubject, .replaySubject, .behaviorSubject]
            .contains(stream.trait)
    }

    private func recorder(of property: DescribedProtocol.Requirement) -> String {
        guard let stream = property.stream, Self.isDriven(stream) else {
            return "TestAnswer<Void, \(property.stream?.text(in: backend) ?? property.type)>()"
        }
        if !backend.isRx, stream.trait.isSubject { return "\(stream.text(in: backend))()" }
        switch stream.trait {
        case .publishRelay, .publishSubject: return "\(property.type)()"
        case .replayRelay, .replaySubject: return "\(property.type).create(bufferSize: 1)"
        case .anyObserver: return "TestOutput<\(stream.element)>()"
        case .completable: return "TestInput<Never>()"
        default: return "TestInput<\(stream.element)>()"
        }
    }
}

extension DescribedProtocol.Requirement {
    /// The stream that it gives.
    fileprivate var stream: StreamType? { isAsync ? nil : StreamType(traitOf: type) }

    /// Whether it answers later.
    fileprivate var isRequest: Bool {
        if isAsync { return true }
        switch stream?.trait {
        case .observable, .single, .maybe, .completable, .infallible, .driver, .signal: return !isThrowing
        default: return false
        }
    }
}

extension StreamType {
    /// Whether a test says when which element comes, and none comes before.
    var isDrivenInTime: Bool {
        switch trait {
        case .observable, .infallible, .driver, .signal, .controlEvent, .controlProperty, .single, .maybe: true
        default: false
        }
    }

    /// The stream of a dependency that a test drives by `recorder`.
    fileprivate func driven(by recorder: String, in backend: Backend) -> String {
        switch trait {
        case .publishRelay, .publishSubject, .replayRelay, .replaySubject: recorder
        default: stream(of: recorder, in: backend)
        }
    }
}

extension Trait {
    /// Whether a double gives a relay or subject of its own.
    fileprivate var isSubject: Bool { isSink && self != .anyObserver && !hasValue }
}
