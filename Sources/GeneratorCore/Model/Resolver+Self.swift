// What a definition may name besides the streams of the spec: members of the ViewModel, and calls that give streams.

extension Resolver {
    /// `self.items`: a stream that is a member of the ViewModel itself, or of its base class.
    mutating func ownMember(_ path: PathSyntax) -> Resolved {
        if !tree.isSelf(path) { viewModel.usesOutput = true }
        let text = tree.text(path)
        let closure = rawStream(SwiftText(text: text, range: path.range, tokens: path.tokens), isCall: true)
        let binding = Binding(name: tree.text(path.count - 1, of: path), type: nil)
        return Resolved(source: .raw(closure), value: Value(bindings: [binding], type: nil))
    }

    /// `self.items` and `output.items` as sinks; `nil` where the path leads elsewhere.
    mutating func ownSink(_ path: PathSyntax) -> Sink? {
        guard path.count > 1 else { return nil }
        if tree.isSelf(path) {
            viewModel.usesSelf = true
            return .observer(path: tree.text(path), dependency: nil)
        }
        guard isFilledOutput(path) else { return nil }
        viewModel.usesOutput = true
        outputUses.append(path.range)
        return .observer(path: tree.text(path), dependency: nil)
    }

    /// `output.done`, `output.$isBusy`: what statements fill, and what may be read where all of the output is there first.
    func isFilledOutput(_ path: PathSyntax) -> Bool {
        output(named: path).map { outline.outputLogic != nil || viewModel.outputs[$0].property.value != nil } ?? false
    }

    /// The output that `output.done` and `output.$done` name.
    func output(named path: PathSyntax) -> Int? {
        guard path.count == 2, meansOutput(tree.text(0, of: path)) else { return nil }
        let name = tree.text(1, of: path)
        return scope.output(name.hasPrefix("$") ? String(name.dropFirst()) : name)
    }

    /// `self.items(of: query)`, `api.items()`: a call that gives a stream, made once, by `transform`. The text alone would
    /// also be an operator on a stream called `api`.
    mutating func call(_ syntax: OperandSyntax) -> Operand? {
        guard case .path(let path) = syntax.primary, path.count == 1 || tree.isSelf(path),
            let first = syntax.operators.first,
            let arguments = tree.operators[first].arguments, tree.operators[first].logic == nil
        else { return nil }
        let step = tree.operators[first]
        let name = tree.text(ofName: step.name)
        if path.count > 1 {
            // An operator of Rx is one behind a member, too.
            guard RxOperator.named(name) == nil else { return nil }
        } else if !tree.isSelf(path) {
            guard let index = scope.dependency(tree.text(0, of: path)), RxOperator.named(name) == nil,
                viewModel.dependencies[index].streamType == nil,
                scope.streams(named: viewModel.dependencies[index].name).isEmpty
            else { return nil }
        }
        var text = "\(tree.text(path)).\(SwiftKeywords.escapedMember(name))(\(tree.text(arguments)))"
        if let closure = step.closure { text += " { \(tree.text(closure)) }" }
        let range = path.range.union((step.closure ?? arguments).range)
        return Operand(
            source: .raw(rawStream(SwiftText(text: text, range: range), isCall: true)),
            operators: [],
            value: .replaced
        )
    }
}

extension SpecSyntax {
    /// Whether the path begins with the ViewModel itself.
    func isSelf(_ path: PathSyntax) -> Bool {
        let token = tokens.tokens[path.tokens.lowerBound]
        return !token.isEscaped && file.spells("self", in: token.range)
    }
}

extension Output {
    /// The member of the ViewModel that the output is, as it is: `self.items`.
    var shownMember: String? {
        guard case .definition(let definition) = source, definition.alternatives.count == 1,
            let alternative = definition.alternatives.first, alternative.operands.count == 1,
            alternative.sampled.isEmpty, case .passThrough = alternative.transform,
            alternative.operands[0].operators.isEmpty, case .raw(let closure) = alternative.operands[0].source,
            closure.isMember
        else { return nil }
        return closure.text
    }
}

extension Closure {
    /// Whether it is a path that begins with the ViewModel.
    fileprivate var isMember: Bool {
        text.hasPrefix("self.") && text.utf8.allSatisfy { $0.isIdentifierBody || $0 == UInt8(ascii: ".") }
    }
}
