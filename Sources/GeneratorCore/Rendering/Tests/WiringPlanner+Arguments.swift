// What calls are given.

extension WiringPlanner.RequestFacts {
    /// The request's values by the names that its call has for them.
    var argumentValues: [String: WiringPlan] {
        // What is sampled stands behind the components of what fires it, of which not all have a name.
        let pairs =
            WiringPlanner.pairs(parameters, values)
            ?? Array(zip(parameters.reversed(), values.dropFirst().reversed()))
        var named: [String: WiringPlan] = [:]
        for (parameter, value) in pairs {
            if let name = parameter.name { named[name] = value }
        }
        // What fires it has no name where an operator made it.
        if parameters.first?.name == nil, let trigger = values.first { named["$0"] = trigger }
        return named
    }
}

extension WiringPlanner {
    /// What a call is given for an argument: a value, what is made of values, or a literal; `nil` where a test cannot say.
    mutating func argument(
        _ text: String,
        _ type: String,
        of values: [String: WiringPlan],
        _ name: String
    ) -> WiringPlan? {
        guard type != "Any" else { return nil }
        if let value = values[text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text] {
            return value.isKnown ? value : nil
        }
        guard viewModel.prologue == nil, !text.mentionsTry, !text.mayTrap,
            let roots = TokenizedFragment(text).rootNames
        else { return nil }
        if roots.isEmpty { return isPlain(type) ? WiringPlan(expression: "(\(text) as \(type))", type: type) : nil }
        var plan = WiringPlan(expression: "", type: type)
        var parameters: [String] = []
        var arguments: [String] = []
        for root in roots {
            // A type means the same in a test.
            if root.beginsWithCapital { continue }
            guard let value = values[root], value.isKnown, value.type != WiringPlan.unknownType,
                !text.contains("\(root).value")
            else { return nil }
            plan.add(value)
            parameters.append("_ \(root.escapedIdentifier): \(value.type)")
            arguments.append(value.expression)
        }
        guard !parameters.isEmpty else { return nil }
        let body = FragmentText.lines(TokenizedFragment(text).withoutTrailingComment)
        let expectation = Expectation(name: "", parameters: parameters, result: "-> \(type)", body: body)
        let function = named("expected" + name.capitalizedFirst, expectation)
        plan.expression = "\(viewModel.name.escapedIdentifier).\(function)(\(arguments.joined(separator: ", ")))"
        return plan
    }
}

extension WiringPlan {
    /// Whether a test knows what comes.
    fileprivate var isKnown: Bool { !isVoid && !expression.isEmpty }
}

extension TokenizedFragment {
    /// The names with which expressions in it begin, once each: `term` and `page` of `term.count + page`; `nil` where it
    /// names values by their place, or has closures, whose names are their own.
    fileprivate var rootNames: [String]? {
        var all: [Token] = []
        forEachToken { all.append($0) }
        if all.contains(where: { $0.kind == .dollarIdentifier || $0.kind == .leftBrace }) { return nil }
        var names: [String] = []
        for (index, token) in all.enumerated() where token.kind == .identifier {
            let before = index > 0 ? all[index - 1].kind : .comma
            let isFollowedByColon = index + 1 < all.count && all[index + 1].kind == .colon
            let isLabel = isFollowedByColon && (before == .leftParen || before == .comma)
            let name = text(of: token)
            if before == .dot || isLabel || Self.literals.contains(name) || names.contains(name) { continue }
            names.append(name)
        }
        return names
    }

    private static let literals: Set<String> = ["true", "false", "nil"]
}

extension String {
    fileprivate var beginsWithCapital: Bool { utf8.first.map { (0x41...0x5A).contains($0) } ?? false }
}
