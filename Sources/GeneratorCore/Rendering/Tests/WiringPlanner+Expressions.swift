// What comes of elements, as expressions of the tests.

extension WiringPlanner {
    mutating func expression(
        _ transform: Transform,
        of values: [WiringPlan],
        named name: String,
        type: String
    ) -> String? {
        let carrying = values.filter { !$0.isVoid }
        switch transform {
        case .dropValue: return "()"
        case .passThrough:
            if carrying.isEmpty { return "()" }
            return carrying.count == 1 ? carrying[0].expression : nil
        case .logic(let call):
            let function = viewModel.logic[call.function]
            guard function.isStatic, function.parameters.count == carrying.count else { return nil }
            let arguments = zip(function.parameters, carrying).map { "\($0.label.escapedLabel): \($1.expression)" }
            let type = viewModel.name.escapedIdentifier
            return "\(type).\(function.name.escapedMember)(\(arguments.joined(separator: ", ")))"
        case .closure(let closure):
            return expression(closure, of: values, carrying, named: name, type: type)
        }
    }

    /// Whether a test can do what the closure does: it needs nothing of the ViewModel, and traps for no sample.
    func isEvaluable(_ closure: Closure) -> Bool {
        // A constant of the prologue is none of the tests'.
        viewModel.prologue == nil && closure.captures == Captures() && !closure.text.mentionsTry
            && !closure.text.mayTrap
    }

    mutating func expression(
        _ closure: Closure,
        of values: [WiringPlan],
        _ carrying: [WiringPlan],
        named name: String,
        type: String,
        prefix: String = "expected"
    ) -> String? {
        guard isEvaluable(closure), type != WiringPlan.unknownType,
            !carrying.contains(where: { $0.type == WiringPlan.unknownType })
        else { return nil }
        var parameters: [String] = []
        var arguments: [String] = []
        var body = FragmentText.lines(TokenizedFragment(closure.text).withoutTrailingComment)
        if closure.namesItsValues {
            let lists = carrying.enumerated().map { ("value\($0.offset)", $0.element) }
            guard closure.valueCount == carrying.count else { return nil }
            parameters = lists.map { "_ \($0.0): \($0.1.type)" }
            arguments = lists.map(\.1.expression)
            let types = lists.map(\.1.type).joined(separator: ", ")
            let names = lists.map(\.0).joined(separator: ", ")
            guard !FragmentText.missesPositions(closure.text, count: closure.valueCount) else { return nil }
            body = closureCall(body, "let transform: (\(types)) -> \(type) =", "return transform(\(names))")
        } else {
            guard let pairs = Self.pairs(closure.parameters, values) else { return nil }
            for (parameter, value) in pairs {
                guard let name = parameter.name else { continue }
                parameters.append("_ \(name.escapedIdentifier): \(value.type)")
                arguments.append(value.expression)
            }
        }
        let expectation = Expectation(name: "", parameters: parameters, result: "-> \(type)", body: body)
        return
            "\(viewModel.name.escapedIdentifier).\(named(prefix + name.capitalizedFirst, expectation))(\(arguments.joined(separator: ", ")))"
    }

    /// Parameters with what they stand for: the values, those that carry something, or of these the ones that have a name.
    static func pairs(_ parameters: [Parameter], _ values: [WiringPlan]) -> [(Parameter, WiringPlan)]? {
        if parameters.count == values.count { return Array(zip(parameters, values)) }
        let carrying = values.filter { !$0.isVoid }
        if parameters.count == carrying.count { return Array(zip(parameters, carrying)) }
        let named = parameters.filter { $0.name != nil }
        // A tuple has a parameter for each of its components.
        guard named.count == carrying.count, !carrying.contains(where: { $0.type.hasPrefix("(") }) else { return nil }
        return Array(zip(named, carrying))
    }

    private func closureCall(_ body: [String], _ start: String, _ end: String) -> [String] {
        guard let first = body.first else { return ["\(start) { }", end] }
        if body.count == 1 { return ["\(start) { \(first) }", end] }
        var body = body
        var head = "\(start) {"
        if first.hasSuffix(" in"), first.beginsWithParameterList {
            head += " \(first)"
            body.removeFirst()
        }
        return [head] + body.map { $0.isEmpty ? $0 : "    " + $0 } + ["}", end]
    }

    /// The name of the function that computes this; a new one gets a name of its own.
    mutating func named(_ base: String, _ expectation: Expectation) -> String {
        let same = expectations.first { $0.body == expectation.body && $0.parameters == expectation.parameters }
        if let same, same.result == expectation.result { return same.name }
        var expectation = expectation
        let number = expectationNames[base, default: 0] + 1
        expectationNames[base] = number
        expectation.name = number == 1 ? base : "\(base)_\(number)"
        expectations.append(expectation)
        return expectation.name
    }

    /// The samples in an expression: `Item.sample(1)`.
    func samples(in expression: String) -> [String] {
        var names: [String] = []
        for source in sources {
            for number in [source.number, source.number + 1]
            where expression.contains("\(source.member).sample(\(number))") {
                names.append("\(source.name).sample(\(number))")
            }
        }
        if expression.holds("TestError()") { names.append("TestError()") }
        for index in viewModel.flow.indices {
            guard case .some(.some(let facts)) = knownRequests[index], expression.contains(Self.answer(facts.name))
            else {
                continue
            }
            names.append("\(facts.name)'s answer")
        }
        return names
    }
}
