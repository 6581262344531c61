// What operators make of what comes to them.

extension WiringPlanner {
    /// A plan for an operand; `name` and `type` are those of what it brings, where they are known.
    mutating func plan(for operand: Operand, named name: String = "value", type: String? = nil) -> WiringPlan? {
        guard var plan = plan(for: operand.source, operand) else { return nil }
        for (index, step) in operand.operators.enumerated() {
            if step.name == "distinctUntilChanged" || step.skipsOne {
                var before = operand
                before.operators.removeSubrange(index...)
                guard note(step, behind: before, in: &plan, named: name) else { return nil }
                if step.skipsOne { continue }
            }
            let known = operand.operators[(index + 1)...].keepsType ? type ?? operand.value.type : nil
            guard apply(step, to: &plan, named: name, type: known) else { return nil }
        }
        return plan
    }

    /// Whether what comes is not what was there already, or the first that is left out.
    private mutating func note(
        _ step: StreamOperator,
        behind before: Operand,
        in plan: inout WiringPlan,
        named name: String
    ) -> Bool {
        guard reach.beginsByItself(Definition(of: before)) else { return !step.skipsOne }
        guard viewModel.backend.isRx else { return false }
        let start: WiringPlan
        switch self.start(of: before) {
        case .unknown: return false
        case .nothing: return !step.skipsOne
        case .one(let element): start = element
        }
        if step.skipsOne { return start.conditions.isEmpty }
        guard !start.isVoid, start.type != WiringPlan.unknownType, plan.type != WiringPlan.unknownType else {
            return false
        }
        plan.conditions.append(
            .init(expression: "!isSame(\(start.expression), \(plan.expression))", name: name, problem: .equal)
        )
        return true
    }

    private mutating func plan(for source: Operand.Source, _ operand: Operand) -> WiringPlan? {
        switch source {
        case .stream(let stream): return plan(for: stream)
        case .nested(let definition):
            guard let type = onlyType(of: operand, definition) else { return plan(forValuesOf: definition) }
            return plan(for: definition, named: "nested", type: type)
        case .dependency(let path, _): return reach.input(ofPath: path).flatMap { plan(forInput: $0) }
        case .raw: return nil
        }
    }

    /// A plan for `(tap with a, b)`, where more than one of the values carries something.
    private mutating func plan(forValuesOf definition: Definition) -> WiringPlan? {
        guard definition.alternatives.count == 1, let alternative = definition.alternatives.first,
            alternative.passesValuesThrough
        else { return nil }
        let known = expectations.count
        guard case (var plan, let values)? = values(of: alternative, named: "nested", type: WiringPlan.unknownType),
            plan.isPossible, values.allSatisfy({ $0.components.isEmpty })
        else {
            keepExpectations(known)
            return nil
        }
        plan.expression = ""
        plan.components = values
        return plan
    }

    /// The type of what a combination brings, where that is one value and what is `Void`.
    private func onlyType(of operand: Operand, _ definition: Definition) -> String? {
        guard definition.alternatives.count == 1, let alternative = definition.alternatives.first,
            alternative.passesValuesThrough
        else { return operand.value.arity == 1 ? operand.value.type ?? WiringPlan.unknownType : nil }
        let types = alternative.values.flatMap { value in (0..<value.arity).map { value.componentType($0) } }
        let carrying = types.filter { $0 != "Void" && $0 != "()" }
        return carrying.count > 1 ? nil : carrying.first.map { $0 ?? WiringPlan.unknownType } ?? "Void"
    }

    /// Takes the element through an operator; tells whether a test can.
    ///
    /// - Parameter type: that of what the operator brings, where it is known.
    mutating func apply(
        _ step: StreamOperator,
        to plan: inout WiringPlan,
        named name: String,
        type: String?
    ) -> Bool {
        if let time = step.delay {
            plan.delay += time
            if step.name == "distinctUntilChanged" { plan.compared.append(plan.expression) }
            if step.name == "debounce" { plan.waitsForPauses = true }
            return true
        }
        guard step.arguments == nil else { return false }
        switch step.name {
        case "filter":
            guard let passes = element(step, of: plan, named: name, type: "Bool", prefix: "passes") else {
                return false
            }
            plan.conditions.append(.init(expression: passes, name: name, problem: .filtered))
        case "compactMap":
            guard let element = element(step, of: plan, named: name, type: type.map { $0 + "?" }) else { return false }
            plan.conditions.append(.init(expression: "\(element) != nil", name: name, problem: .filtered))
            plan.bring("passed(\(element))", type)
        case "map":
            guard let element = element(step, of: plan, named: name, type: type) else { return false }
            plan.bring(element, type)
        default: return false
        }
        return true
    }

    /// What the closure or the function of an operator gives.
    private mutating func element(
        _ step: StreamOperator,
        of plan: WiringPlan,
        named name: String,
        type: String?,
        prefix: String = "expected"
    ) -> String? {
        let values = plan.values
        if let logic = step.logic { return expression(.logic(logic), of: values, named: name, type: type ?? "") }
        guard let closure = step.closure, !values.contains(where: \.expression.isEmpty) else { return nil }
        guard let type, !values.contains(where: { $0.type == WiringPlan.unknownType }) else {
            return inline(closure, of: plan)
        }
        let carrying = values.filter { !$0.isVoid }
        return expression(closure, of: values, carrying, named: name, type: type, prefix: prefix)
    }

    /// A closure of one line called where it stands: the compiler knows the types that the spec does not tell.
    private func inline(_ closure: Closure, of plan: WiringPlan) -> String? {
        guard isEvaluable(closure), plan.components.isEmpty, !plan.isVoid, closure.valueCount == 1 else { return nil }
        let body = FragmentText.lines(TokenizedFragment(closure.text).withoutTrailingComment)
        guard body.count == 1, !body[0].isEmpty else { return nil }
        let names = closure.parameters.map { $0.name?.escapedIdentifier ?? "_" }.joined(separator: ", ")
        return "{ \(closure.namesItsValues ? "" : "\(names) in ")\(body[0]) }(\(plan.expression))"
    }
}

extension ArraySlice<StreamOperator> {
    /// Whether what comes out of them is of the type of what goes in.
    var keepsType: Bool { allSatisfy { RxOperator.named($0.name)?.effect == .keeps } }
}

extension WiringPlan {
    /// Takes what an operator makes of the element.
    fileprivate mutating func bring(_ expression: String, _ type: String?) {
        self.expression = expression
        self.type = type ?? Self.unknownType
        components = []
    }
}
