extension Resolver {
    /// The element type of a flow stream: as declared, or that of the streams that it passes through.
    mutating func element(ofFlow index: Int) -> String? {
        switch flowElements[index] {
        case .declared(let element): return element
        case .inferred(let element): return element
        case .beingInferred: return nil
        case .unknown: break
        }
        guard outline.flow[index].name != nil else { return nil }
        flowElements[index] = .beingInferred
        let element = inferredElement(outline.flow[index].definition, state: outline.flow[index].origin?.state)
        flowElements[index] = .inferred(element)
        return element
    }

    func declaredElement(ofFlow index: Int) -> String? {
        guard case .declared(let element) = flowElements[index] else { return nil }
        return element
    }

    private mutating func inferredElement(_ definition: DefinitionSyntax, state: String?) -> String? {
        var element: String?
        for alternative in tree.alternatives[definition.alternatives] {
            guard alternative.isPlain, let operand = alternative.operands.first.map({ tree.operands[$0] }),
                tree.keepsElement(operand.operators), let next = inferredElement(operand.primary, state: state)
            else { return nil }
            if let element, !ElementType.areSame(element, next) { return nil }
            element = next
        }
        return element
    }

    private mutating func inferredElement(_ primary: PrimarySyntax, state: String?) -> String? {
        switch primary {
        case .raw: return nil
        case .parenthesized(let definition): return inferredElement(definition, state: state)
        case .request(let operand): return outline.flowIndex(ofRequest: operand).flatMap { value(of: .flow($0)).type }
        case .path(let path): return inferredElement((0..<path.count).map { tree.text($0, of: path) }, state: state)
        }
    }

    private mutating func inferredElement(_ names: [String], state: String?) -> String? {
        let target = Target(name: "", nameRange: SourceRange(at: 0), state: state)
        if names.count == 1 {
            if case .one(let stream) = stream(named: names[0], at: .firing, for: target) {
                return value(of: stream).type
            }
            if let dependency = scope.dependency(names[0]) {
                return StreamType(traitOf: viewModel.dependencies[dependency].type)?.element
            }
        }
        switch names.last {
        case "errors" where scope.dependency(names[0]) == nil: return "Error"
        case "activity" where scope.dependency(names[0]) == nil: return "Bool"
        default: break
        }
        if names.count == 2, let stream = scope.stream(named: names[1], in: names[0]) { return value(of: stream).type }
        return nil
    }
}
