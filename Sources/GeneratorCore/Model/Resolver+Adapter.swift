extension Resolver {
    /// Resolves the bindings of a SwiftUI view: what the section leaves out has its own name.
    mutating func resolveAdapter(_ bindings: ArraySlice<BindingSyntax>) -> ViewAdapter {
        var inputs: [Int: ViewAdapter.Input.Form] = [:]
        var outputs: [Int: ViewAdapter.Output.Form?] = [:]
        var check = ViewCheck()
        for syntax in bindings {
            let name = tree.name(syntax.name)
            guard let control = syntax.controls.first else { continue }
            if syntax.isFed {
                guard case .input(let input)? = feedTarget(name, &check) else { continue }
                if let first = check.feeds.updateValue(name.range, forKey: .input(input)) {
                    report(InvalidBinding.fedTwice(name, first: first, by: nil))
                } else if let form = inputForm(syntax, viewModel.inputs[input]) {
                    inputs[input] = form
                    takeName(form.name, at: control.range, &check)
                } else {
                    report(InvalidBinding.adapterInput(name, at: control.range))
                }
            } else if let output = followedOutput(name, &check) {
                if let other = check.follows.first(where: { $0.output == output }) {
                    report(InvalidBinding.boundTwice(name.text, at: name.range, follows: name.text, other.range))
                }
                check.follows.append((output, "", name.range))
                guard let form = outputForm(syntax, viewModel.outputs[output]) else {
                    report(InvalidBinding.adapterOutput(name, at: control.range))
                    continue
                }
                outputs[output] = form
                takeName(form?.name, at: control.range, &check)
            }
        }
        let adapter = adapter(inputs, outputs)
        for input in adapter.inputs {
            let relay = viewModel.inputs[input.index].name + "Relay"
            if let place = check.names[relay] { report(InvalidBinding.generated(relay, at: place)) }
        }
        for input in adapter.inputs where inputs[input.index] == nil {
            takeName(input.form.name, at: outline.inputs[input.index].name.range, &check)
        }
        for output in adapter.outputs where outputs[output.index] == nil {
            takeName(output.form.name, at: outline.outputs[output.index].name.range, &check)
        }
        return adapter
    }

    /// Reports the name of a property or method that another one has, or that is the generated object's.
    private mutating func takeName(_ name: String?, at range: SourceRange, _ check: inout ViewCheck) {
        guard let name else { return }
        if ["viewModel", "disposeBag", "objectWillChange"].contains(name) {
            report(InvalidBinding.generated(name, at: range))
        } else if let first = check.names.updateValue(range, forKey: name) {
            report(InvalidBinding.sameName(name, at: range, first))
        }
    }

    private func adapter(
        _ inputs: [Int: ViewAdapter.Input.Form],
        _ outputs: [Int: ViewAdapter.Output.Form?]
    ) -> ViewAdapter {
        var adapter = ViewAdapter()
        for (index, input) in viewModel.inputs.enumerated() where !input.property.isConstant {
            if let form = inputs[index] {
                adapter.inputs.append(ViewAdapter.Input(index: index, form: form))
            } else if input.defaultValue == nil, input.property.value == nil {
                adapter.inputs.append(ViewAdapter.Input(index: index, form: Self.form(of: input)))
            }
        }
        for (index, output) in viewModel.outputs.enumerated() where output.type.trait.isSource {
            guard let form = outputs[index] ?? Self.form(of: output, named: output.name) else { continue }
            adapter.outputs.append(ViewAdapter.Output(index: index, form: form))
        }
        return adapter
    }

    private static func form(of input: Input) -> ViewAdapter.Input.Form {
        guard !input.type.isVoid, let value = FirstValue.of(input.type.element) else { return .method(input.name) }
        return .property(input.name, value: value)
    }

    private static func form(of output: Output, named name: String) -> ViewAdapter.Output.Form {
        if output.type.isVoid || output.type.trait == .completable { return .event(name) }
        // What is shown once may be shown again, or be cleared by the view.
        return .property(name, value: output.type.trait == .signal ? nil : FirstValue.of(output.type.element))
    }

    private func inputForm(_ syntax: BindingSyntax, _ input: Input) -> ViewAdapter.Input.Form? {
        guard syntax.controls.count == 1, let control = syntax.controls.first else { return nil }
        let text = tree.text(control)
        if text.utf8.first == UInt8(ascii: "$") {
            let parts = text.dropFirst().split(separator: "=", maxSplits: 1)
            guard let name = parts.first?.filter({ !$0.isWhitespace }), !input.type.isVoid else { return nil }
            let value =
                parts.count > 1 ? String(parts[1].drop(while: \.isWhitespace)) : FirstValue.of(input.type.element)
            return value.map { .property(name, value: $0) }
        }
        let expression = ControlExpression(reading: text)
        if expression.kind == .implicit { return .expression(expression) }
        guard expression.links.count == 1, expression.links[0].arguments == "" else { return nil }
        return .method(expression.links[0].name)
    }

    /// - Returns: `.some(nil)` for one that is said to be unused.
    private func outputForm(_ syntax: BindingSyntax, _ output: Output) -> ViewAdapter.Output.Form?? {
        guard syntax.transform == nil, let control = syntax.controls.first else { return nil }
        let text = tree.text(control)
        if syntax.isClosure { return .closure(text) }
        let expression = ControlExpression(reading: text)
        if expression.isUnused { return .some(nil) }
        guard expression.links.count == 1, expression.links[0].arguments == nil, expression.links[0].closure == nil
        else { return nil }
        return Self.form(of: output, named: expression.links[0].name)
    }
}
