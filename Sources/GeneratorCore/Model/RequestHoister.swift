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
    /// How many names were made of the owner's.
    private var nameCount = 0
    private var state: String?
    private var streams: [Outline.FlowMember] = []
    /// The operands that were moved since `begin`.
    private(set) var operands: [Int] = []

    init(_ syntax: ViewModelSyntax) {
        self.syntax = syntax
    }

    /// Names of new streams come from `owner`; in the definition of a state its own name means the input.
    mutating func begin(owner: String, state: String?) {
        self.owner = owner
        nameCount = 0
        self.state = state
        operands = []
    }

    /// Appends the streams made since the last call.
    mutating func moveStreams(to flow: inout [Outline.FlowMember]) {
        guard !streams.isEmpty else { return }
        flow += streams
        streams = []
    }

    /// A copy of the definition without its requests.
    ///
    /// - Parameters:
    ///   - element: the type of the target, which is that of a request whose answer is the whole alternative.
    ///   - keepsRequest: whether the definition is a flow stream's own, which may itself be a request.
    mutating func lift(
        _ definition: DefinitionSyntax,
        element: SwiftFragment?,
        keepsRequest: Bool = false,
        in tree: inout SpecSyntax
    ) -> DefinitionSyntax {
        let definition = tree.copy(definition)
        tree.removeParentheses(in: definition)
        liftAll(in: definition, element: element, stays: keepsRequest && tree.isRequest(definition), &tree)
        return definition
    }

    private mutating func liftAll(
        in definition: DefinitionSyntax,
        element: SwiftFragment?,
        stays: Bool,
        _ tree: inout SpecSyntax
    ) {
        for index in definition.alternatives {
            let alternative = tree.alternatives[index]
            for operand in alternative.operands {
                lift(operand, element: alternative.isPlain ? element : nil, stays: stays, &tree)
            }
            for operand in alternative.sampled { lift(operand, element: nil, stays: false, &tree) }
        }
    }

    /// Moves the requests out of the operand at `index`, all but the last one if that `stays`.
    private mutating func lift(_ index: Int, element: SwiftFragment?, stays: Bool, _ tree: inout SpecSyntax) {
        let operand = tree.operands[index]
        if case .parenthesized(let nested) = operand.primary {
            liftAll(in: nested, element: tree.keepsElement(operand.operators) ? element : nil, stays: false, &tree)
        }
        let requests = operand.operators.filter { tree.isRequest(tree.operators[$0]) }
        guard let cut = stays ? requests.dropLast().last : requests.last else { return }
        let rest = cut + 1..<operand.operators.upperBound
        var source = operand
        source.operators = operand.operators.lowerBound..<cut + 1
        source.range.upperBound = tree.operators[cut].range.upperBound
        tree.operands.append(source)
        let moved = tree.operands.count - 1
        lift(moved, element: nil, stays: true, &tree)
        append(moved, element: !stays && tree.keepsElement(rest) ? element : nil, &tree)
        tree.operands[index].primary = .request(moved)
        tree.operands[index].operators = rest
    }

    /// `rowsRequest`, `rowsRequest2`, …
    private mutating func newName(_ tree: SpecSyntax) -> String {
        if taken == nil { taken = tree.declaredNames(of: syntax) }
        while true {
            nameCount += 1
            let name = nameCount == 1 ? owner + "Request" : "\(owner)Request\(nameCount)"
            if taken?.insert(name).inserted != false { return name }
        }
    }

    /// Makes a stream of an operand.
    private mutating func append(_ index: Int, element: SwiftFragment?, _ tree: inout SpecSyntax) {
        let name = newName(tree)
        let operand = tree.operands[index]
        let range = operand.operators.last.map { tree.operators[$0].range } ?? operand.range
        tree.alternatives.append(AlternativeSyntax(operands: index..<index + 1, range: operand.range))
        let alternatives = tree.alternatives.count - 1..<tree.alternatives.count
        var stream = Outline.FlowMember(
            name: NameSyntax(text: name, range: operand.range),
            type: element,
            definition: DefinitionSyntax(alternatives: alternatives, range: operand.range)
        )
        stream.origin = Outline.Origin(owner: owner, state: state, operand: index, range: range)
        stream.isRequest = true
        streams.append(stream)
        operands.append(index)
    }
}

extension AlternativeSyntax {
    /// Whether it is one operand and nothing else.
    var isPlain: Bool {
        if case .some = transform { return false }
        return operands.count == 1 && sampled.isEmpty
    }
}

extension SpecSyntax {
    /// Whether it is `flatMap`, `flatMapLatest`, `flatMapFirst` or `concatMap` over a call.
    func isRequest(_ step: OperatorSyntax) -> Bool {
        (step.arguments != nil || step.closure != nil || step.logic != nil)
            && RxOperator.isRequest(text(ofName: step.name))
    }

    /// Whether the operators at `indices` keep the element.
    func keepsElement(_ indices: Range<Int>) -> Bool {
        indices.allSatisfy { RxOperator.named(text(ofName: operators[$0].name))?.effect == .keeps }
    }

    /// Whether the definition is one operand that has a request in its chain.
    func isRequest(_ definition: DefinitionSyntax) -> Bool {
        guard definition.alternatives.count == 1, let alternative = definition.alternatives.first,
            alternatives[alternative].operands.count == 1, alternatives[alternative].sampled.isEmpty
        else { return false }
        return operands[alternatives[alternative].operands.lowerBound].operators.contains { isRequest(operators[$0]) }
    }

    /// Whether there are parentheses or requests in the definition, other than one that may stay.
    func needsLifting(_ definition: DefinitionSyntax, keepsRequest: Bool = false) -> Bool {
        var requests = 0
        for index in definition.alternatives {
            if hasParentheses(alternatives[index].operands, countingRequests: &requests)
                || hasParentheses(alternatives[index].sampled, countingRequests: &requests)
            {
                return true
            }
        }
        return requests > 0 && requests > (keepsRequest && isRequest(definition) ? 1 : 0)
    }

    private func hasParentheses(_ indices: Range<Int>, countingRequests requests: inout Int) -> Bool {
        for index in indices {
            if case .parenthesized = operands[index].primary { return true }
            for step in operands[index].operators where isRequest(operators[step]) { requests += 1 }
        }
        return false
    }

    fileprivate func declaredNames(of viewModel: ViewModelSyntax) -> Set<String> {
        var names: Set<String> = []
        for section in viewModel.sections {
            for declaration in declarations[sections[section].declarations] {
                names.formUnion(declaration.names.map { text(ofName: $0) })
            }
        }
        return names
    }

    /// Appends a copy of the definition, which may then be changed.
    fileprivate mutating func copy(_ definition: DefinitionSyntax) -> DefinitionSyntax {
        var copies = Array(alternatives[definition.alternatives])
        for index in copies.indices {
            copies[index].operands = copyOperands(copies[index].operands)
            copies[index].sampled = copyOperands(copies[index].sampled)
        }
        alternatives += copies
        return DefinitionSyntax(
            alternatives: alternatives.count - copies.count..<alternatives.count,
            range: definition.range
        )
    }

    private mutating func copyOperands(_ indices: Range<Int>) -> Range<Int> {
        var copies = Array(operands[indices])
        for index in copies.indices {
            guard case .parenthesized(let nested) = copies[index].primary else { continue }
            copies[index].primary = .parenthesized(copy(nested))
        }
        operands += copies
        return operands.count - copies.count..<operands.count
    }

    /// Removes the parentheses around single operands.
    fileprivate mutating func removeParentheses(in definition: DefinitionSyntax) {
        for index in definition.alternatives {
            for operand in alternatives[index].operands { removeParentheses(from: operand) }
            for operand in alternatives[index].sampled { removeParentheses(from: operand) }
        }
    }

    private mutating func removeParentheses(from index: Int) {
        guard case .parenthesized(let nested) = operands[index].primary else { return }
        removeParentheses(in: nested)
        let alternative = alternatives[nested.alternatives.lowerBound]
        guard nested.alternatives.count == 1, alternative.isPlain else { return }
        let inner = operands[alternative.operands.lowerBound]
        let steps = Array(operators[inner.operators]) + Array(operators[operands[index].operators])
        operands[index].primary = inner.primary
        operators += steps
        operands[index].operators = operators.count - steps.count..<operators.count
    }
}
