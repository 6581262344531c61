/// What a ViewModel calls on each of its dependencies, as far as the spec says it.
struct DependencyCalls {
    /// One function of a dependency.
    struct Call {
        /// The name of its recorder: that of the function, with the labels where two functions share it.
        var name: String
        var function: String
        var labels: [String?]
        /// The types of the arguments, `Any` where the spec does not know them.
        var types: [String]
        /// What it answers, for the call of a request.
        var element: String?
        /// What a described function that is no request returns; `nil` where it returns nothing.
        var value: String?
        /// Whether an async function answers that cannot throw: what it is told to fail with becomes a sample.
        var isAlwaysAnswered = false
        /// Whether it is a request's, of whose answer the spec tells nothing.
        var isGuessed = false
        /// Who calls it: the indices of streams and actions in `flow`, `nil` for a state or an output.
        var users: [Int?] = []

        /// `(email: String, password: String)`, `String`, `Void`.
        var arguments: String {
            switch types.count {
            case 0: return "Void"
            case 1: return types[0]
            default:
                let named = labels.compactMap { $0 }
                let hasLabels = Set(named).count == named.count
                let parts = zip(labels, types).map { label, type in
                    label.map { hasLabels ? "\($0.escapedLabel): \(type)" : type } ?? type
                }
                return "(\(parts.joined(separator: ", ")))"
            }
        }

        /// `let signUp = TestRequest<(email: String, password: String), User>()`.
        var recorder: String {
            let type =
                if let element {
                    "TestRequest<\(arguments), \(element)>"
                } else if let value {
                    "TestAnswer<\(arguments), \(value)>"
                } else {
                    "TestCall<\(arguments)>"
                }
            return "let \(name.escapedIdentifier) = \(type)()"
        }

        /// What stands behind `received.first`: `?.email`, `?.1`, nothing for the only argument.
        func member(_ index: Int) -> String {
            guard types.count > 1 else { return "" }
            let named = labels.compactMap { $0 }
            guard let label = labels[index], Set(named).count == named.count else { return "?.\(index)" }
            return "?.\(label.escapedMember)"
        }
    }

    /// A stream of a dependency, which a test drives.
    struct Stream {
        var name: String
        var element: String

        var recorder: String { "let \(name.escapedIdentifier) = TestInput<\(element)>()" }
    }

    /// Where a recorder is: the index of the dependency, and that of the call among its own.
    struct Place: Hashable {
        var dependency: Int
        var call: Int
    }

    /// The calls of each dependency.
    private(set) var calls: [[Call]]
    /// The streams that the spec reads of each dependency which it does not describe, where it says what they bring.
    var streams: [[Stream]]
    let viewModel: ViewModel
    /// What is being read.
    private var user: Int?

    init(_ viewModel: ViewModel) {
        self.viewModel = viewModel
        calls = viewModel.dependencies.map { $0.described.map { DescribedDouble.calls($0) } ?? [] }
        streams = viewModel.dependencies.map { _ in [] }
        for state in viewModel.states { state.definition.map { read($0) } }
        for (index, item) in viewModel.flow.enumerated() {
            user = index
            switch item {
            case .stream(let stream): read(stream.definition)
            case .action(let action):
                read(action.definition)
                if case .closure(let closure) = action.sink { read(closure, closure.parameters) }
            }
        }
        user = nil
        for case .definition(let definition) in viewModel.outputs.map(\.source) { read(definition) }
        guessElements()
        if !viewModel.ownedStreams.isEmpty { readStreams() }
    }

    /// What the spec tells nothing of is answered with nothing.
    private mutating func guessElements() {
        for dependency in calls.indices {
            for index in calls[dependency].indices where calls[dependency][index].isGuessed {
                if calls[dependency][index].element == nil {
                    calls[dependency][index].element = "Void"
                } else {
                    calls[dependency][index].isGuessed = false
                }
            }
        }
    }

    subscript(place: Place) -> Call { calls[place.dependency][place.call] }

    // MARK: Reading

    private mutating func read(_ definition: Definition) {
        for alternative in definition.alternatives {
            for operand in alternative.operands + alternative.sampled { read(operand) }
            if case .closure(let closure) = alternative.transform { read(closure, closure.parameters) }
        }
    }

    private mutating func read(_ operand: Operand) {
        switch operand.source {
        case .nested(let definition): read(definition)
        case .raw(let closure): read(closure, closure.parameters)
        case .stream, .dependency: break
        }
        for step in operand.operators {
            for closure in [step.arguments, step.closure].compactMap(\.self) where step.request == nil {
                read(closure, closure.parameters)
            }
            guard let request = step.request else { continue }
            switch request.call {
            case .expression(let closure):
                read(closure, request.parameters, element: request.element, isRequest: true)
            case .async(let closure, let throwing):
                read(
                    closure,
                    request.parameters,
                    element: request.element,
                    isRequest: true,
                    isAlwaysAnswered: !throwing
                )
            case .logic: break
            }
        }
    }

    private mutating func read(
        _ closure: Closure,
        _ parameters: [Parameter],
        element: String? = nil,
        isRequest: Bool = false,
        isAlwaysAnswered: Bool = false
    ) {
        guard !closure.captures.dependencies.isEmpty else { return }
        for found in DependencyCallScanner.scan(closure.text, viewModel, closure.captures.dependencies) {
            let types = found.arguments.map { type(of: $0.text, parameters) }
            let isWhole = found.attempts != nil
            add(
                Call(
                    name: found.function,
                    function: found.function,
                    labels: found.arguments.map(\.label),
                    types: types,
                    element: isWhole ? element : nil,
                    isAlwaysAnswered: isWhole && isRequest && isAlwaysAnswered,
                    isGuessed: isWhole && isRequest && element == nil && viewModel.backend.isRx
                ),
                to: found.dependency
            )
        }
    }

    private mutating func add(_ call: Call, to dependency: Int) {
        let known = calls[dependency].firstIndex { $0.function == call.function && $0.labels == call.labels }
        if let known { calls[dependency][known].users.append(user) }
        // What is not described is an extension's, which calls what is.
        guard viewModel.dependencies[dependency].described == nil else { return }
        if let known {
            if calls[dependency][known].element == nil { calls[dependency][known].element = call.element }
            if call.isGuessed { calls[dependency][known].isGuessed = true }
            for (index, type) in call.types.enumerated() where calls[dependency][known].types[index] == "Any" {
                calls[dependency][known].types[index] = type
            }
            return
        }
        var call = call
        call.users = [user]
        call.name = Self.name(of: call, besides: calls[dependency].map(\.name))
        calls[dependency].append(call)
    }

    /// The function's own name, with its labels or a number where another recorder has that.
    static func name(of call: Call, besides taken: [String]) -> String {
        var name = call.name
        if taken.contains(name) {
            for label in call.labels.compactMap(\.self) { name += label.capitalizedFirst }
        }
        var number = 2
        while taken.contains(name) {
            name = "\(call.name)\(number)"
            number += 1
        }
        return name
    }

    /// The type of an argument: that of the value, dependency or state which it is, of the Boolean, or of the sum.
    private func type(of text: String, _ parameters: [Parameter]) -> String {
        let name = text.utf8.first == UInt8(ascii: "`") ? String(text.dropFirst().dropLast()) : text
        if let parameter = parameters.first(where: { $0.name == name }) { return parameter.type ?? "Any" }
        if text.utf8.first == UInt8(ascii: "$"), let index = Int(text.dropFirst()), index < parameters.count {
            return parameters[index].type ?? "Any"
        }
        if let dependency = viewModel.dependencies.first(where: { $0.name == name }) {
            return TypeText.stored(dependency.type)
        }
        if let state = viewModel.states.first(where: { $0.name == name || "\($0.name).value" == name }) {
            return state.element
        }
        if text == "true" || text == "false" { return "Bool" }
        return TokenizedFragment(text).sumType { value in parameters.first { $0.name == value }?.type } ?? "Any"
    }

    // MARK: Places

    /// The recorder of a request's call.
    func place(of closure: Closure) -> Place? {
        guard attempts(of: closure) != nil, let (place, _) = only(in: closure) else { return nil }
        return self[place].element == nil ? nil : place
    }

    /// How often a closure that is one call makes it, at most: more than once where `retry` follows it.
    func attempts(of closure: Closure) -> Int? {
        DependencyCallScanner.scan(closure.text, viewModel, closure.captures.dependencies).first?.attempts
    }

    /// The recorder of the only call in a closure, and whether a test answers it.
    func recorder(in closure: Closure) -> (place: Place, isAnswered: Bool)? {
        guard let (place, _) = only(in: closure) else { return nil }
        return (place, self[place].element != nil)
    }

    /// The recorder of what an action calls.
    func place(ofAction closure: Closure) -> Place? {
        guard let (place, isWhole) = only(in: closure), isWhole else { return nil }
        let call = self[place]
        return call.element != nil || call.value != nil ? nil : place
    }

    /// The arguments of the only call in a closure.
    func arguments(of closure: Closure) -> [String] {
        DependencyCallScanner.scan(closure.text, viewModel, closure.captures.dependencies).first?.arguments
            .map(\.text) ?? []
    }

    private func only(in closure: Closure) -> (Place, Bool)? {
        let found = DependencyCallScanner.scan(closure.text, viewModel, closure.captures.dependencies)
        guard found.count == 1, let first = found.first else { return nil }
        let index = calls[first.dependency].firstIndex {
            $0.function == first.function && $0.labels == first.arguments.map(\.label)
        }
        return index.map { (Place(dependency: first.dependency, call: $0), first.isWholeText) }
    }
}

extension TokenizedFragment {
    /// The type of `page + 1`: that of its values, which are numbers of one type; `nil` for anything else.
    fileprivate func sumType(of value: (String) -> String?) -> String? {
        var type: String?
        var isOperand = true
        var isSum = true
        forEachToken { token in
            defer { isOperand.toggle() }
            switch (token.kind, isOperand) {
            case (.number, true): break
            case (.identifier, true):
                let known = value(text(of: token))
                isSum = isSum && (known == "Int" || known == "Double") && (type == nil || type == known)
                type = known
            case (.operator, false): isSum = isSum && ["+", "-", "*"].contains(text(of: token))
            default: isSum = false
            }
        }
        return isSum && !isOperand ? type : nil
    }
}
