/// What the section `view` says of a SwiftUI view.
private struct AdapterBindings {
    var feeds: [BoundView.Feed.Target: ViewAdapter.Feed.Form] = [:]
    /// `nil` for outputs that are said to be unused.
    var outputs: [Int: ViewAdapter.Output.Form?] = [:]
}

extension Resolver {
    /// Resolves the bindings of a SwiftUI view: what the section leaves out has its own name.
    mutating func resolveAdapter(_ bindings: ArraySlice<BindingSyntax>, of view: NameSyntax) -> ViewAdapter {
        var bound = AdapterBindings()
        var check = ViewCheck()
        check.namesTheRest = true
        for syntax in bindings {
            if syntax.isFed {
                resolveAdapterFeed(syntax, &bound, &check)
            } else {
                resolveAdapterOutput(syntax, &bound, &check)
            }
        }
        diagnostics += UnfedInput.check(viewModel, check, at: view)
        let adapter = adapter(bound, check)
        for feed in adapter.feeds where bound.feeds[feed.target] == nil {
            takeName(feed.form.name, at: declaration(of: feed.target).range, &check)
        }
        for output in adapter.outputs where bound.outputs[output.index] == nil {
            takeName(output.form.name, at: outline.outputs[output.index].name.range, &check)
        }
        return adapter
    }

    private mutating func resolveAdapterFeed(
        _ syntax: BindingSyntax,
        _ bound: inout AdapterBindings,
        _ check: inout ViewCheck
    ) {
        let name = tree.name(syntax.name)
        guard let control = syntax.controls.first, let target = feedTarget(name, &check) else { return }
        if let first = check.feeds.updateValue(name.range, forKey: target) {
            return report(InvalidBinding.fedTwice(name, first: first, by: nil))
        }
        let type = viewModel.fed(target).type
        guard let form = feedForm(syntax, type) else {
            return report(
                type.trait == .plain
                    ? InvalidBinding.adapterPlain(name, at: control.range)
                    : InvalidBinding.adapterInput(name, type, at: control.range)
            )
        }
        if case .input = target, Self.lacksValue(form, type) {
            report(InvalidBinding.needsValue(name.text, type, at: control.range))
        }
        if case .expression(let value) = form, value.isNever, type.trait.holdsValue {
            report(InvalidBinding.neverHolds(name, type, at: control.range))
        }
        bound.feeds[target] = form
        takeName(form.name, at: control.range, &check)
    }

    private mutating func resolveAdapterOutput(
        _ syntax: BindingSyntax,
        _ bound: inout AdapterBindings,
        _ check: inout ViewCheck
    ) {
        let name = tree.name(syntax.name)
        guard let control = syntax.controls.first, let output = followedOutput(name, &check) else { return }
        if let other = check.follows.first(where: { $0.output == output }) {
            report(InvalidBinding.boundTwice(name.text, at: name.range, follows: name.text, other.range))
        }
        check.follows.append((output, "", name.range))
        guard let form = outputForm(syntax, viewModel.outputs[output]) else {
            return report(InvalidBinding.adapterOutput(name, at: control.range))
        }
        bound.outputs[output] = form
        takeName(form?.name, at: control.range, &check)
    }

    private func declaration(of target: BoundView.Feed.Target) -> NameSyntax {
        switch target {
        case .input(let index): outline.inputs[index].name
        case .output(let index): outline.outputs[index].name
        }
    }

    /// Reports the name of a property or method that another one has, or that is the generated object's.
    private mutating func takeName(_ name: String?, at range: SourceRange, _ check: inout ViewCheck) {
        guard let name else { return }
        if ["viewModel", "disposeBag", "objectWillChange", "self"].contains(name) {
            report(InvalidBinding.generated(name, at: range))
        } else if let first = check.names.updateValue(range, forKey: name) {
            report(InvalidBinding.sameName(name, at: range, first))
        }
    }

    private mutating func adapter(_ bound: AdapterBindings, _ check: ViewCheck) -> ViewAdapter {
        var adapter = ViewAdapter()
        for (index, input) in viewModel.inputs.enumerated() where !input.property.isConstant {
            let isNamed = input.defaultValue == nil && input.type.trait != .plain
            add(.input(index), bound, isNamed: isNamed, to: &adapter, check)
        }
        for (index, output) in viewModel.outputs.enumerated() {
            switch output.type.trait {
            case .anyObserver: add(.output(index), bound, isNamed: true, to: &adapter, check)
            case .controlProperty:
                add(.output(index), bound, isNamed: bound.outputs[index] == nil, to: &adapter, check)
            default: break
            }
        }
        for (index, output) in viewModel.outputs.enumerated() where output.type.trait.isSource {
            // What the view binds follows by itself.
            let isBound = adapter.feeds.contains { $0.target == .output(index) && $0.form.isProperty }
            if isBound, bound.outputs[index] == nil { continue }
            guard let form = bound.outputs[index] ?? Self.form(of: output, named: output.name) else { continue }
            adapter.outputs.append(ViewAdapter.Output(index: index, form: form))
        }
        return adapter
    }

    /// - Parameter isNamed: whether it has its own name where the section does not mention it.
    private mutating func add(
        _ target: BoundView.Feed.Target,
        _ bound: AdapterBindings,
        isNamed: Bool,
        to adapter: inout ViewAdapter,
        _ check: ViewCheck
    ) {
        if let form = bound.feeds[target] {
            adapter.feeds.append(ViewAdapter.Feed(target: target, form: form))
        } else if isNamed, check.feeds[target] == nil {
            let (name, type) = viewModel.fed(target)
            var form = Self.form(named: name, type)
            if Self.lacksValue(form, type) {
                report(InvalidBinding.needsValue(name, type, at: declaration(of: target).range))
                form = .property(name, value: "")
            }
            adapter.feeds.append(ViewAdapter.Feed(target: target, form: form))
        }
    }

    private static func form(named name: String, _ type: StreamType) -> ViewAdapter.Feed.Form {
        switch type.trait {
        // What the view sends at once would be all of a single, and would overwrite what an observer writes to.
        case .single, .maybe, .completable, .anyObserver: return .method(name)
        default: break
        }
        guard !type.isVoid, let value = FirstValue.of(type.element) else { return .method(name) }
        return .property(name, value: value)
    }

    /// Whether what a method would send to holds a value, of which none is known.
    private static func lacksValue(_ form: ViewAdapter.Feed.Form, _ type: StreamType) -> Bool {
        guard case .method = form else { return false }
        switch type.trait {
        case .controlProperty: return true
        case _ where type.trait.holdsValue: return !type.isVoid && FirstValue.of(type.element) == nil
        default: return false
        }
    }

    private static func form(of output: Output, named name: String) -> ViewAdapter.Output.Form {
        if output.type.isVoid || output.type.trait == .completable { return .event(name) }
        // What is shown once may be shown again, or be cleared by the view.
        return .property(name, value: output.type.trait == .signal ? nil : FirstValue.of(output.type.element))
    }

    private func feedForm(_ syntax: BindingSyntax, _ type: StreamType) -> ViewAdapter.Feed.Form? {
        guard syntax.controls.count == 1, let control = syntax.controls.first else { return nil }
        let text = tree.text(control)
        let expression = ControlExpression(reading: text)
        let isBound = text.utf8.first == UInt8(ascii: "$")
        if type.trait == .plain { return isBound || expression.isUnused ? nil : .expression(expression) }
        if isBound {
            let parts = text.dropFirst().split(separator: "=", maxSplits: 1)
            guard let name = parts.first?.filter({ !$0.isWhitespace }), !type.isVoid,
                type.trait != .completable
            else { return nil }
            let value = parts.count > 1 ? String(parts[1].drop(while: \.isWhitespace)) : FirstValue.of(type.element)
            return value.map { .property(name, value: $0) }
        }
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
