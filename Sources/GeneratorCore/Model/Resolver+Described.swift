// What the protocols that the spec describes tell of streams.

extension Resolver {
    /// The element of a flow stream that is one request, where the function that it calls is described.
    func describedElement(of member: Outline.FlowMember) -> String? {
        guard !described.isEmpty, member.isRequest || member.origin != nil,
            let alternative = member.definition.alternatives.first.map({ tree.alternatives[$0] }),
            alternative.isPlain, let operand = alternative.operands.first.map({ tree.operands[$0] }),
            let request = operand.operators.last(where: { tree.isRequest(tree.operators[$0]) }),
            tree.keepsElement(request + 1..<operand.operators.upperBound)
        else { return nil }
        return describedElement(of: tree.operators[request])
    }

    /// What the call of a request brings: `User` for `accounts.signUp(email: email)`.
    func describedElement(of step: OperatorSyntax) -> String? {
        guard !described.isEmpty, let fragment = step.arguments ?? step.closure else { return nil }
        let calls = describedCalls(in: tree.text(fragment))
        guard calls.count == 1, let call = calls.first, call.attempts != nil else { return nil }
        return viewModel.dependencies[call.dependency].described?.function(call.function, call.labels)?.element
    }

    /// What a stream that a dependency owns brings: `session.user`.
    func describedElement(of path: PathSyntax, dependency: Int) -> String? {
        guard path.count == 2, let described = viewModel.dependencies[dependency].described else { return nil }
        return described.property(tree.text(1, of: path))?.element
    }

    /// A call of a function that is nearly spelt like one of those that are described.
    func nearFunction(in fragment: SwiftText) -> Diagnostic? {
        guard !described.isEmpty else { return nil }
        for call in describedCalls(in: fragment.text) {
            guard let described = viewModel.dependencies[call.dependency].described else { continue }
            let start = fragment.range.lowerBound + call.range.lowerBound
            let range = SourceRange(start, min(start + call.function.utf8.count, fragment.range.upperBound))
            if let near = NearName.member(NameSyntax(text: call.function, range: range), of: described) { return near }
        }
        return nil
    }

    private func describedCalls(in text: String) -> [DependencyCallScanner.Found] {
        let indices = viewModel.dependencies.indices.filter { viewModel.dependencies[$0].described != nil }
        return DependencyCallScanner.scan(text, viewModel, indices)
    }
}
