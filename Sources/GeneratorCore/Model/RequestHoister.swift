/// Gives every request a flow stream of its own.
///
/// A request has errors and an activity besides its elements, so it needs three names. `signUp: User <-
/// tap.flatMapFirst(…)` is such a stream already. A request anywhere else (in an output, a state or an action, in a
/// merge, a combination or before another request) is moved into an unnamed flow stream just before the
/// declaration; its place is taken by that stream, whose elements have no name. Parentheses around a single operand
/// are removed first, so that they make no difference.
///
/// ```
/// output { rows: Driver<[Row]> <- reload.flatMapLatest(api.rows()).map { $0.rows } }
/// ```
/// is checked as
/// ```
/// flow   { rowsRequest <- reload.flatMapLatest(api.rows()) }
/// output { rows: Driver<[Row]> <- rowsRequest.map { $0.rows } }
/// ```
struct RequestHoister {
    private let syntax: ViewModelSyntax
    /// The names that the ViewModel declares, and those that were made; `nil` until a name is made.
    private var taken: Set<String>?
    private var owner = ""
    private var state: String?
    private var streams: [Outline.FlowMember] = []
    /// The names of the streams made since `begin`.
    private(set) var names: [String] = []

    init(_ syntax: ViewModelSyntax) {
        self.syntax = syntax
    }

    /// Names of new streams come from `owner`; in the definition of a state its own name means the input.
    mutating func begin(owner: String, state: String?) {
        self.owner = owner
        self.state = state
        names = []
    }

    /// Appends the streams made since the last call.
    mutating func moveStreams(to flow: inout [Outline.FlowMember]) {
        guard !streams.isEmpty else { return }
        flow += streams
        streams = []
    }

    /// The definition without its requests.
    ///
    /// - Parameters:
    ///   - element: the type of the target, which is that of a request whose answer is the whole alternative.
    ///   - keepsRequest: whether the definition is a flow stream's own, which may itself be a request.
    mutating func lift(
        _ definition: DefinitionSyntax,
        element: SwiftFragment?,
        keepsRequest: Bool = false
    ) -> DefinitionSyntax {
        guard definition.needsLifting(keepsRequest: keepsRequest) else { return definition }
        var definition = definition.removingParentheses()
        let stays = keepsRequest && definition.isRequest
        for index in definition.alternatives.indices {
            lift(&definition.alternatives[index], element: element, stays: stays)
        }
        return definition
    }

    private mutating func lift(_ alternative: inout AlternativeSyntax, element: SwiftFragment?, stays: Bool) {
        let isPlain = alternative.operands.count == 1 && alternative.sampled.isEmpty && alternative.transform == nil
        for index in alternative.operands.indices {
            lift(&alternative.operands[index], element: isPlain ? element : nil, stays: stays)
        }
        for index in alternative.sampled.indices {
            lift(&alternative.sampled[index], element: nil, stays: false)
        }
    }

    /// Moves the requests out of `operand`, all but the last one if that `stays`.
    private mutating func lift(_ operand: inout OperandSyntax, element: SwiftFragment?, stays: Bool) {
        if case .parenthesized(let nested) = operand.primary {
            operand.primary = .parenthesized(lift(nested, element: operand.keepsElement(from: 0) ? element : nil))
        }
        let requests = operand.operators.indices.filter { operand.operators[$0].isRequest }
        guard let cut = stays ? requests.dropLast().last : requests.last else { return }
        let passes = !stays && operand.keepsElement(from: cut + 1)
        var source = operand
        source.operators = Array(operand.operators[...cut])
        source.range.upperBound = source.operators[cut].range.upperBound
        let text = source.text
        lift(&source, element: nil, stays: true)
        let name = append(source, element: passes ? element : nil)
        operand.primary = .path(PathSyntax(components: [name], text: text, range: name.range))
        operand.operators.removeSubrange(...cut)
    }

    /// Makes a stream of `operand` and returns its name.
    private mutating func append(_ operand: OperandSyntax, element: SwiftFragment?) -> NameSyntax {
        var name = owner + "Request"
        var number = 2
        var taken = self.taken ?? declaredNames
        while !taken.insert(name).inserted {
            name = "\(owner)Request\(number)"
            number += 1
        }
        self.taken = taken
        let range = operand.operators.last?.range ?? operand.range
        let alternative = AlternativeSyntax(operands: [operand], sampled: [], transform: nil, range: operand.range)
        var stream = Outline.FlowMember(
            name: NameSyntax(text: name, range: operand.range),
            type: element,
            definition: DefinitionSyntax(alternatives: [alternative], range: operand.range)
        )
        stream.origin = Outline.Origin(owner: owner, state: state, range: range)
        stream.isRequest = true
        streams.append(stream)
        names.append(name)
        return NameSyntax(text: Scope.unnamed(name), range: operand.range)
    }

    private var declaredNames: Set<String> {
        var names: Set<String> = []
        for section in syntax.sections {
            for declaration in section.declarations { names.formUnion(declaration.names.map(\.text)) }
        }
        return names
    }
}

extension OperatorSyntax {
    /// Whether it is `flatMap`, `flatMapLatest`, `flatMapFirst` or `concatMap` over a call.
    var isRequest: Bool {
        RxOperator.isRequest(name.text) && (arguments != nil || closure != nil || logic != nil)
    }
}

extension OperandSyntax {
    /// Whether the operators from `index` on keep the element.
    func keepsElement(from index: Int) -> Bool {
        operators.dropFirst(index).allSatisfy { RxOperator.named($0.name.text)?.effect == .keeps }
    }

    /// The operand without parentheses around a single operand.
    fileprivate func removingParentheses() -> OperandSyntax {
        guard case .parenthesized(let nested) = primary else { return self }
        var operand = self
        guard nested.alternatives.count == 1, let inner = nested.alternatives[0].operands.first,
            nested.alternatives[0].operands.count == 1, nested.alternatives[0].sampled.isEmpty,
            nested.alternatives[0].transform == nil
        else {
            operand.primary = .parenthesized(nested.removingParentheses())
            return operand
        }
        let bare = inner.removingParentheses()
        operand.primary = bare.primary
        operand.operators = bare.operators + operators
        return operand
    }
}

extension [OperandSyntax] {
    /// Whether there are parentheses; counts the requests.
    fileprivate func needLifting(_ requests: inout Int) -> Bool {
        for index in indices {
            if case .parenthesized = self[index].primary { return true }
            for step in self[index].operators.indices where self[index].operators[step].isRequest { requests += 1 }
        }
        return false
    }
}

extension DefinitionSyntax {
    /// Whether there are parentheses or requests in the definition, other than one that may stay.
    fileprivate func needsLifting(keepsRequest: Bool) -> Bool {
        var requests = 0
        for index in alternatives.indices {
            let lists = (alternatives[index].operands, alternatives[index].sampled)
            if lists.0.needLifting(&requests) || lists.1.needLifting(&requests) { return true }
        }
        return requests > (keepsRequest && isRequest ? 1 : 0)
    }

    /// Whether the definition is one operand that has a request in its chain.
    var isRequest: Bool {
        guard alternatives.count == 1, alternatives[0].operands.count == 1, alternatives[0].sampled.isEmpty
        else { return false }
        return alternatives[0].operands[0].operators.contains(where: \.isRequest)
    }

    fileprivate func removingParentheses() -> DefinitionSyntax {
        var definition = self
        for index in alternatives.indices {
            definition.alternatives[index].operands = alternatives[index].operands.map { $0.removingParentheses() }
            definition.alternatives[index].sampled = alternatives[index].sampled.map { $0.removingParentheses() }
        }
        return definition
    }
}
