extension Resolver {
    /// A definition and the values that it gives: one, or those of a combination that is not transformed.
    struct ResolvedDefinition {
        var definition: Definition
        var values: [Value]
        /// Whether an operand could not be resolved, so that nothing is known of the values.
        var isBroken: Bool
    }

    mutating func resolve(
        _ syntax: DefinitionSyntax,
        at position: Position = .firing,
        for target: Target
    ) -> ResolvedDefinition {
        var definition = Definition(alternatives: [])
        guard syntax.alternatives.count > 1 else {
            let first = syntax.alternatives.lowerBound
            let resolved = resolve(alternative: first, at: position, for: target, into: &definition)
            return ResolvedDefinition(definition: definition, values: resolved.values, isBroken: resolved.isBroken)
        }
        var values: [[Value]] = []
        var isBroken = false
        for index in syntax.alternatives {
            let resolved = resolve(alternative: index, at: position, for: target, into: &definition)
            isBroken = isBroken || resolved.isBroken
            values.append(resolved.values)
        }
        if target.takesAnything, !isBroken {
            Self.dropVoids(&definition, &values)
            Self.align(&definition, &values)
            Self.dropDifferent(&definition, &values, for: target)
        }
        if !isBroken { report(MixedMerge.check(syntax, definition, element: target.element, tree)) }
        return ResolvedDefinition(definition: definition, values: Self.merged(values), isBroken: isBroken)
    }

    /// Gives alternatives that bind the same names in another order, or beside values without a name, one order.
    private static func align(_ definition: inout Definition, _ values: inout [[Value]]) {
        let whole = values.map { Value.combination($0) }
        guard let first = whole.first, whole.count > 1, !first.bindings.isEmpty else { return }
        let names = first.bindings.map(\.name)
        let isAligned = whole.allSatisfy { value in
            value.arity == first.arity && value.parts.map(\.binding?.name) == first.parts.map(\.binding?.name)
        }
        guard !isAligned, Set(names).count == names.count,
            whole.allSatisfy({ $0.bindings.count == names.count && Set($0.bindings.map(\.name)) == Set(names) })
        else { return }
        for (index, value) in whole.enumerated() where value.parts.map(\.binding?.name) != names {
            let (closure, ordered) = value.ordered(names)
            definition.alternatives[index].transform = .closure(closure)
            values[index] = [ordered]
        }
    }

    /// Takes what carries no value out of combinations that are then like the other alternatives: `tap with a | b`.
    private static func dropVoids(_ definition: inout Definition, _ values: inout [[Value]]) {
        guard values.count > 1, definition.alternatives.allSatisfy(\.passesValuesThrough) else { return }
        let whole = values.map { Value.combination($0) }
        let lengths = whole.map { value in value.parts.filter { !$0.isVoid }.count }
        guard lengths[0] > 0, Set(lengths).count == 1 else { return }
        for (index, value) in whole.enumerated() where value.arity > lengths[index] {
            guard value.bindings.count == lengths[index] else { continue }
            let (closure, rest) = value.ordered(value.bindings.map(\.name))
            definition.alternatives[index].transform = .closure(closure)
            values[index] = [rest]
        }
    }

    /// Leaves alternatives without a value that have none in common: `tap | query -> coordinator?.close()`.
    ///
    /// Types of two names may be one type, so these are kept where a fragment may read the value.
    private static func dropDifferent(_ definition: inout Definition, _ values: inout [[Value]], for target: Target) {
        guard values.count > 1, definition.alternatives.allSatisfy(\.passesValuesThrough) else { return }
        let whole = values.map { Value.combination($0) }
        let types = whole.compactMap(\.type)
        let differs =
            Set(whole.map(\.arity)).count > 1 || Set(types.map { ElementType.isVoid($0) }).count > 1
            || target.ignoresElements && types.contains { !ElementType.areSame($0, types[0]) }
        guard differs else { return }
        for (index, value) in whole.enumerated() where !ElementType.isVoid(value.type) {
            definition.alternatives[index].transform = .dropValue
            values[index] = [Value(bindings: [], type: "Void")]
        }
    }

    /// What is left of the values of merged alternatives: names that all have.
    private static func merged(_ values: [[Value]]) -> [Value] {
        guard values.count > 1, let first = values.first else { return values.first ?? [] }
        if values.allSatisfy({ $0 == first }) { return first }
        let whole = values.map { Value.combination($0) }
        let type = whole[0].type
        let isSameType = whole.allSatisfy { other in
            guard let type, let otherType = other.type else { return false }
            return ElementType.areSame(type, otherType)
        }
        let names = whole[0].bindings.map { [$0.name: $0.index] }
        let bindsSame = whole.allSatisfy { value in
            value.arity == whole[0].arity && value.bindings.map { [$0.name: $0.index] } == names
        }
        var result = Value(bindings: [], type: isSameType ? type : nil, arity: bindsSame ? whole[0].arity : 1)
        if bindsSame {
            result.bindings = whole[0].bindings.map { binding in
                let types = Set(whole.map { value in value.bindings.first { $0.index == binding.index }?.type })
                return Binding(name: binding.name, type: types.count == 1 ? binding.type : nil, index: binding.index)
            }
        }
        return [result]
    }

    /// Adds an alternative to `definition` and returns its values, and whether an operand of it could not be resolved.
    private mutating func resolve(
        alternative index: Int,
        at position: Position,
        for target: Target,
        into definition: inout Definition
    ) -> (values: [Value], isBroken: Bool) {
        let syntax = tree.alternatives[index]
        report(TooManyOperands.check(syntax, tree))
        let operands = resolve(syntax.operands, at: position, expecting: syntax.isPlain ? target.element : nil, target)
        let sampled = resolve(syntax.sampled, at: .sampled, expecting: nil, target)
        let values = Value.all(of: operands, sampled)
        let isBroken = operands.count < syntax.operands.count || sampled.count < syntax.sampled.count
        guard !isBroken else {
            // The fragment may still say what is used.
            if case .closure(let fragment)? = syntax.transform { note(usesIn: fragment) }
            let alternative = Alternative(operands: operands, sampled: sampled, transform: .passThrough)
            definition.alternatives.append(alternative)
            return (values, true)
        }
        let (transform, value) = transform(index, values, for: target)
        definition.alternatives.append(Alternative(operands: operands, sampled: sampled, transform: transform))
        return (value.map { [$0] } ?? values, false)
    }

    /// The operands of the list without those of which a problem was reported.
    private mutating func resolve(
        _ indices: Range<Int>,
        at position: Position,
        expecting element: String?,
        _ target: Target
    ) -> [Operand] {
        var operands: [Operand] = []
        guard !indices.isEmpty else { return operands }
        operands.reserveCapacity(indices.count)
        for index in indices {
            guard let operand = resolve(operand: index, at: position, expecting: element, target) else { continue }
            operands.append(operand)
        }
        return operands
    }

    private mutating func resolve(
        operand index: Int,
        at position: Position,
        expecting element: String?,
        _ target: Target
    ) -> Operand? {
        let syntax = tree.operands[index]
        let keepsElement = element != nil && tree.keepsElement(syntax.operators)
        if let call = call(syntax) {
            let operators = syntax.operators.dropFirst()
            return applyOperators(operators, to: call, of: index, expecting: element, for: target)
        }
        guard
            let primary = resolve(syntax.primary, at: position, expecting: keepsElement ? element : nil, for: target)
        else {
            for step in tree.operators[syntax.operators] { note(usesIn: step.arguments, step.closure) }
            return nil
        }
        let operand = Operand(source: primary.source, operators: [], value: primary.value)
        return applyOperators(syntax.operators, to: operand, of: index, expecting: element, for: target)
    }

    /// - Parameter index: the operand as written.
    private mutating func applyOperators(
        _ operators: Range<Int>,
        to source: Operand,
        of index: Int,
        expecting element: String?,
        for target: Target
    ) -> Operand {
        var operand = source
        let lastReplacing = element == nil ? nil : operators.last { !tree.keepsElement($0..<$0 + 1) }
        for step in operators {
            // What is behind it keeps the element that it gives.
            let isLast = element != nil && step >= lastReplacing ?? operators.lowerBound
            apply(tree.operators[step], to: &operand, written: index, expecting: isLast ? element : nil, for: target)
        }
        return operand
    }

    private mutating func resolve(
        _ primary: PrimarySyntax,
        at position: Position,
        expecting element: String?,
        for target: Target
    ) -> Resolved? {
        switch primary {
        case .path(let path): return resolve(path, at: position, for: target)
        case .raw(let fragment):
            reportOperators(in: fragment)
            return Resolved(source: .raw(rawStream(tree.read(fragment))), value: .replaced)
        case .request(let operand):
            guard let index = outline.flowIndex(ofRequest: operand) else { return nil }
            markUse(of: .flow(index))
            let value = Value(bindings: [], type: self.element(ofFlow: index))
            return Resolved(source: .stream(.flow(index)), value: value)
        case .parenthesized(let syntax):
            var nested = target
            nested.element = element
            nested.isNested = true
            nested.ignoresElements = false
            let resolved = resolve(syntax, at: position, for: nested)
            guard !resolved.isBroken else { return nil }
            return Resolved(source: .nested(resolved.definition), value: .combination(resolved.values))
        }
    }

    mutating func report(_ diagnostic: Diagnostic?) {
        if let diagnostic { diagnostics.append(diagnostic) }
    }
}

extension Value {
    /// The tuple that a combination of `values` gives, flat; one value is itself.
    static func combination(_ values: [Value]) -> Value {
        if values.count == 1 { return values[0] }
        var bindings: [Binding] = []
        var types: [String?] = []
        bindings.reserveCapacity(values.count)
        types.reserveCapacity(values.count)
        for value in values {
            for binding in value.bindings {
                bindings.append(Binding(name: binding.name, type: binding.type, index: types.count + binding.index))
            }
            for index in 0..<value.arity { types.append(value.componentType(index)) }
        }
        return Value(bindings: bindings, componentTypes: types)
    }

    /// The closure that gives the components called `names`, in this order, and what it gives.
    fileprivate func ordered(_ names: [String]) -> (Closure, Value) {
        let text = names.map(SwiftKeywords.escaped).joined(separator: ", ")
        var closure = Closure(
            text: names.count == 1 ? text : "(\(text))",
            parameters: parts.map { Parameter(name: $0.binding?.name, type: $0.type) },
            namesItsValues: false,
            valueCount: arity,
            captures: Captures()
        )
        closure.selectsOneValue = names.count == 1
        let ordered = names.enumerated().map { position, name in
            Binding(name: name, type: self.bindings.first { $0.name == name }?.type, index: position)
        }
        let type = names.count == 1 ? ordered[0].type : ElementType.tuple(ordered.map(\.type))
        return (closure, Value(bindings: ordered, type: type, arity: names.count))
    }

    /// The value without its names, which an operator took away.
    static var replaced: Value { Value(bindings: [], type: nil) }
}
