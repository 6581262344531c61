extension Resolver {
    /// Adds an operator to `operand`, whose value becomes what the operator gives.
    mutating func apply(
        _ syntax: OperatorSyntax,
        to operand: inout Operand,
        written source: Int,
        expecting element: String?,
        for target: Target
    ) {
        let name = tree.text(ofName: syntax.name)
        let known = RxOperator.named(name)
        if known == nil, mayCompareNames {
            comparisonCount += RxOperator.names.count
            report(UnknownOperator.check(tree.name(syntax.name)))
        }
        report(UnsupportedOperator.check(tree.name(syntax.name), in: profile.backend))
        let isRequest = tree.isRequest(syntax)
        let value = operand.value
        var step = StreamOperator(name: name)
        if isRequest {
            let use = LogicUse(target: target, sources: .operand(source))
            step.request = request(syntax, over: value, expecting: element, of: use)
            if let request = step.request {
                report(UnsupportedOperator.request(request, at: syntax.range, in: profile.backend))
                report(UnsupportedOperator.behindCall(syntax, in: tree, profile.backend))
                report(UnsupportedOperator.madeStream(syntax, in: tree, profile.backend))
                reportStates(of: request, in: syntax)
            }
        } else {
            let written = syntax.arguments.map { tree.read($0) }
            if let written {
                step.arguments = arguments(written, of: name, over: value)
                report(UnsupportedOperator.argument(written, of: tree.name(syntax.name), in: profile.backend))
            }
            if let arguments = syntax.arguments { reportOperators(in: arguments) }
            if let fragment = syntax.closure {
                let values = [value] + latest(name, written, beside: value, for: target)
                let leading = Self.accumulates(name) ? 1 : 0
                step.closure = closure(tree.read(fragment), over: values, sees: .values, leading: leading)
            }
            if let logic = syntax.logic {
                let use = LogicUse(target: target, sources: .operand(source))
                step.logic = selector(tree.name(logic), of: syntax, over: value, expecting: element, use)
            }
            step.takesScheduler = takesScheduler(known, syntax, written)
        }
        operand.operators.append(step)
        if known?.effect != .keeps { operand.value = .replaced }
        let tellsElement = isRequest || syntax.logic != nil && known?.selector == .element
        if let element, tellsElement { operand.value.take(type: element) }
    }

    /// Reports a call that makes a stream of a state.
    private mutating func reportStates(of request: Request, in syntax: OperatorSyntax) {
        guard case .expression(let call) = request.call, call.captures.streams.isEmpty else { return }
        let states = call.captures.states.map { viewModel.states[$0].name }
        report(UnsupportedOperator.states(in: syntax, of: tree, profile.backend) { states.contains($0) })
    }

    /// Reports the operators in Swift that stays as it is that the back end lacks.
    mutating func reportOperators(in arguments: SwiftFragment) {
        let scope = scope
        diagnostics += UnsupportedOperator.nested(in: arguments, of: tree, profile.backend) { name in
            ["input", "state", "flow"].contains(name) || scope.streams(named: name).first != nil
        }
    }

    /// Whether the operator has the ViewModel's scheduler, which is there from then on.
    private mutating func takesScheduler(_ known: RxOperator?, _ syntax: OperatorSyntax, _ written: SwiftText?) -> Bool
    {
        guard let known, known.takesScheduler(written, in: tree) else { return false }
        viewModel.usesScheduler = true
        if !profile.backend.isRx, known.scheduler == .forTime {
            report(UnsupportedOperator.timed(tree.name(syntax.name), in: profile.backend))
        }
        return true
    }

    /// The value that the closure of `withLatestFrom(stream) { … }` gets besides the element.
    private mutating func latest(
        _ name: String,
        _ arguments: SwiftText?,
        beside value: Value,
        for target: Target
    ) -> [Value] {
        guard name == "withLatestFrom", value.arity == 1, let arguments,
            FragmentFacts(arguments, tree.tokens.tokens, of: tree.file).isSingleName,
            case .one(let stream) = stream(named: arguments.text, at: .sampled, for: target)
        else { return [] }
        return [self.value(of: stream)]
    }

    /// Whether the operator's closure gets what was accumulated before the element.
    private static func accumulates(_ name: String) -> Bool { name == "scan" || name == "reduce" }

    /// The arguments of an operator. A closure among them that names the elements gets its parameter list written out.
    private mutating func arguments(_ fragment: SwiftText, of name: String, over value: Value) -> Closure {
        let facts = self.facts(fragment, bound: [])
        if StreamArgument.isValue(of: name) { reportStreams(among: facts, of: name) }
        let (text, bound) = facts.writingParameterLists(value.parts.map(\.binding?.name))
        return Closure(
            text: text,
            parameters: [],
            namesItsValues: false,
            valueCount: 0,
            captures: captures(facts, bound: bound, sees: .streams)
        )
    }

    /// Reports the arguments that are a stream's name and no more, where the operator takes values.
    private mutating func reportStreams(among facts: FragmentFacts, of name: String) {
        for argument in facts.scan.arguments where argument.label != "until" && argument.label != "scheduler" {
            guard let mention = facts.mentions.first(where: { $0.range == argument.range }),
                scope.dependency(mention.name) == nil, let stream = scope.streams(named: mention.name).first
            else { continue }
            let isHeld = scope.state(mention.name).map { viewModel.states[$0].initialValue != nil } ?? false
            markMeant(stream)
            report(UnboundStream.argument(mention.name, of: name, isHeld: isHeld, at: facts.range(of: mention)))
        }
    }

    /// The logic function given to an operator with `via`.
    private mutating func selector(
        _ name: NameSyntax,
        of syntax: OperatorSyntax,
        over value: Value,
        expecting element: String?,
        _ use: LogicUse
    ) -> LogicCall? {
        let known = RxOperator.named(tree.text(ofName: syntax.name))
        let result: String
        switch known?.selector ?? .unknown {
        case .predicate: result = "Bool"
        case .element, .optionalElement:
            guard let element else {
                report(MissingType.result(of: name, for: use.target))
                return nil
            }
            result = known?.selector == .element ? element : element + "?"
        case .unknown, .request:
            report(LogicSignature.unknown(name, of: tree.name(syntax.name)))
            return nil
        }
        let kind: LogicFunction.Kind = known?.effect == .keeps ? .selector : .transform
        return logicCall(name, kind: kind, values: [value], result: result, of: use)
    }
}

extension RxOperator {
    /// Whether the ViewModel's scheduler is to be added to the arguments.
    func takesScheduler(_ arguments: SwiftText?, in tree: SpecSyntax) -> Bool {
        guard scheduler != .never else { return false }
        guard let arguments else { return scheduler == .always }
        let facts = FragmentFacts(arguments, tree.tokens.tokens, of: tree.file)
        return !facts.hasScheduler && (scheduler == .always || facts.beginsWithTime)
    }
}
