extension Resolver {
    /// The element type of a flow stream: as declared, or that of the streams that it passes through.
    mutating func element(ofFlow index: Int) -> String? {
        if case .unknown = flowElements[index] { inferElement(ofFlow: index) }
        switch flowElements[index] {
        case .declared(let element): return element
        case .inferred(let element): return element
        case .beingInferred, .unknown: return nil
        }
    }

    /// Those first that the stream passes through: a long chain is no danger to the stack.
    private mutating func inferElement(ofFlow index: Int) {
        var open = [index]
        while let index = open.last {
            guard outline.flow[index].name != nil else { return }
            switch flowElements[index] {
            case .unknown:
                flowElements[index] = .beingInferred
                appendSources(of: outline.flow[index].definition, to: &open)
            case .beingInferred:
                let state = outline.flow[index].origin?.state
                flowElements[index] = .inferred(inferredElement(outline.flow[index].definition, state: state))
                open.removeLast()
            case .declared, .inferred: open.removeLast()
            }
        }
    }

    /// Adds the flow streams of unknown elements that the definition passes through.
    private func appendSources(of definition: DefinitionSyntax, to open: inout [Int]) {
        for alternative in tree.alternatives[definition.alternatives] where alternative.isPlain {
            guard let operand = alternative.operands.first.map({ tree.operands[$0] }) else { continue }
            switch operand.primary {
            case .raw: break
            case .parenthesized(let definition): appendSources(of: definition, to: &open)
            case .request(let operand):
                if let index = outline.flowIndex(ofRequest: operand) { appendUnknown(index, to: &open) }
            case .path(let path):
                if let index = scope.flow(tree.text(path.count - 1, of: path)) { appendUnknown(index, to: &open) }
            }
        }
    }

    private func appendUnknown(_ index: Int, to open: inout [Int]) {
        if case .unknown = flowElements[index] { open.append(index) }
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
                return viewModel.dependencies[dependency].streamType?.element
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
