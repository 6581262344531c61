extension Resolver {
    /// Where a logic function is used, for its documentation.
    struct LogicUse {
        var target: Target
        var sources: Sources

        enum Sources {
            /// All operands of alternatives in the tree.
            case alternatives(Range<Int>)
            /// An operand in the tree.
            case operand(Int)
            /// A stream that is meant without being written.
            case stream(String)
        }
    }

    /// A use of the logic function `name`, which is made if it is new; `nil` after a problem was reported.
    mutating func logicCall(
        _ name: NameSyntax,
        kind: LogicFunction.Kind,
        values: [Value],
        result: String?,
        of use: LogicUse
    ) -> LogicCall? {
        let parts = values.parts.map(\.named)
        var parameters: [LogicFunction.Parameter] = []
        for part in parts where !part.isVoid {
            guard let binding = part.binding else {
                report(MissingType.unnamedElement(for: name, of: use))
                return nil
            }
            guard let type = binding.type else {
                report(MissingType.parameter(binding.name, of: name, declaredAt: nameRange(of: binding.name)))
                return nil
            }
            parameters.append(LogicFunction.Parameter(label: binding.name, type: type))
        }
        if let name = duplicate(in: parameters) {
            report(DuplicateBinding.logic(name, at: range(of: use)))
            return nil
        }
        var function = LogicFunction(
            name: name.text,
            kind: kind,
            parameters: parameters,
            result: result,
            documentation: documentation(kind, of: use)
        )
        function.isAsync = kind == .request && !profile.backend.isRx
        guard let index = register(function, at: name.range) else { return nil }
        let arguments = parts.map { Parameter(name: $0.binding?.name, type: $0.binding?.type) }
        return LogicCall(function: index, arguments: arguments)
    }

    /// The index of the function, which exists already where another target shares it.
    mutating func register(_ function: LogicFunction, at range: SourceRange) -> Int? {
        guard let index = logicIndex(of: function.name) else {
            viewModel.logic.append(function)
            logicRanges.append(range)
            return viewModel.logic.count - 1
        }
        let known = viewModel.logic[index]
        guard known.kind == function.kind, known.parameters == function.parameters, known.result == function.result
        else {
            report(LogicSignature.differs(function, from: known, at: range, first: logicRanges[index]))
            return nil
        }
        if known.documentation != function.documentation {
            viewModel.logic[index].documentation = known.documentation + "\n" + function.documentation
        }
        return index
    }

    /// The index of the function called `name`: a look at each of a few, a dictionary of many.
    private mutating func logicIndex(of name: String) -> Int? {
        guard viewModel.logic.count > 32 else { return viewModel.logic.firstIndex { $0.name == name } }
        while logicIndices.count < viewModel.logic.count {
            logicIndices[viewModel.logic[logicIndices.count].name] = logicIndices.count
        }
        return logicIndices[name]
    }

    private func duplicate(in parameters: [LogicFunction.Parameter]) -> String? {
        let index = parameters.indices.first { index in
            parameters[..<index].contains { $0.label == parameters[index].label }
        }
        return index.map { parameters[$0].label }
    }

    /// Where the stream that binds `name` is declared, if a stream of this ViewModel does.
    func nameRange(of name: String) -> SourceRange? {
        scope.streams(named: name).first.map { range(of: $0) }
    }

    /// "`toast` from an error of `signUpTap` or `signUp`."
    private func documentation(_ kind: LogicFunction.Kind, of use: LogicUse) -> String {
        let list: String
        if case .stream(let name) = use.sources {
            list = "`\(name)`"
        } else {
            list = Self.list(operands(of: use).map { sourceText(tree.operands[$0].primary) }, "and")
        }
        let every = list.utf8.starts(with: "an error".utf8) ? String(list.dropFirst(3)) : list
        switch kind {
        case .sink: return "Runs for every \(every)."
        case .request: return "Asks for `\(use.target.name)`, for every \(every)."
        case .selector: return "Decides on \(list) for `\(use.target.name)`."
        case .transform, .stream: return "`\(use.target.name)` from \(list)."
        }
    }

    private func range(of use: LogicUse) -> SourceRange {
        let ranges = operands(of: use).map { tree.operands[$0].range }
        return ranges.reduce(ranges.first ?? use.target.nameRange) { $0.union($1) }
    }

    private func operands(of use: LogicUse) -> [Int] {
        switch use.sources {
        case .alternatives(let indices): tree.alternatives[indices].flatMap { Array($0.operands) + $0.sampled }
        case .operand(let index): [index]
        case .stream: []
        }
    }

    private func sourceText(_ primary: PrimarySyntax) -> String {
        switch primary {
        case .path(let path): return sourceText(path)
        case .request(let operand):
            let name = outline.flowIndex(ofRequest: operand).flatMap { outline.flow[$0].name?.text }
            return "`#\(name ?? "")`"
        case .parenthesized(let definition):
            var alternatives: [String] = []
            for alternative in tree.alternatives[definition.alternatives] {
                var operands: [String] = []
                for index in alternative.operands { operands.append(sourceText(tree.operands[index].primary)) }
                for index in alternative.sampled { operands.append(sourceText(tree.operands[index].primary)) }
                alternatives.append(Self.list(operands, "and"))
            }
            return Self.list(alternatives, "or")
        case .raw: return "an expression"
        }
    }

    private func sourceText(_ path: PathSyntax) -> String {
        let last = tree.text(path.count - 1, of: path)
        guard last == "errors" else {
            return path.count == 1
                ? "`\(last)`" : "`\((0..<path.count).map { tree.text($0, of: path) }.joined(separator: "."))`"
        }
        if path.count > 1 { return "an error of `\(tree.text(path.count - 2, of: path))`" }
        guard scope.streams(named: last).isEmpty else { return "`\(last)`" }
        var parts: [String] = []
        for stream in whole(last) { parts.append("`\(name(of: stream))`") }
        return "an error of " + Self.list(parts, "or")
    }

    /// `a`, `b` and `c`.
    private static func list(_ items: [String], _ conjunction: String) -> String {
        guard items.count > 1, let last = items.last else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}
