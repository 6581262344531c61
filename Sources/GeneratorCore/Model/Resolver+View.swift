extension Resolver {
    /// Resolves the bindings of the section `view`.
    mutating func resolveView() {
        guard let index = outline.view, let name = tree.sections[index].view else { return }
        guard profile.backend.isRx else {
            return report(UnsupportedOperator.view(tree.name(name), in: profile.backend))
        }
        let section = tree.sections[index]
        var view = BoundView(name: tree.text(ofName: name))
        view.documentation = tree.documentation(section.comments)
        if viewModel.generics != nil { report(InvalidBinding.generic(tree.name(name))) }
        if profile.viewFramework == .swiftui {
            if profile.stored != nil { report(InvalidBinding.stored(tree.name(name))) }
            view.adapter = resolveAdapter(tree.bindings[section.bindings], of: tree.name(name))
            viewModel.view = view
            return
        }
        var check = ViewCheck()
        for syntax in tree.bindings[section.bindings] {
            if syntax.isFed {
                resolveFeed(syntax, of: &view, &check)
            } else {
                resolveFollow(syntax, of: &view, &check)
            }
        }
        diagnostics += UnfedInput.check(viewModel, check, at: tree.name(name))
        diagnostics += UnusedOutput.check(viewModel, check, outline, of: view.name)
        viewModel.view = view
    }

    /// What has been bound so far.
    struct ViewCheck {
        /// Where an input, or an output that takes elements, is fed.
        var feeds: [BoundView.Feed.Target: SourceRange] = [:]
        /// Where an output is bound to what.
        var follows: [(output: Int, text: String, range: SourceRange)] = []
        /// Where an output is said to be unused.
        var unused: [Int: SourceRange] = [:]
        /// The methods and cells that outputs drive, and what each is for.
        var targets: [String: Target] = [:]
        /// Where the properties and methods of a SwiftUI view's object are named.
        var names: [String: SourceRange] = [:]
        /// Whether what the view leaves out has its own name.
        var namesTheRest = false
        /// Whether a name was unknown: any input or output may be meant.
        var hasUnknown = false

        struct Target {
            var output: String
            /// `nil` where a transform makes something else of it.
            var type: String?
            var isCollection: Bool
            var range: SourceRange
        }
    }

    // MARK: What feeds an input

    private mutating func resolveFeed(_ syntax: BindingSyntax, of view: inout BoundView, _ check: inout ViewCheck) {
        let name = tree.name(syntax.name)
        guard let target = feedTarget(name, &check) else { return }
        let controls = syntax.controls.map {
            (ControlExpression(reading: tree.text($0), in: profile.viewFramework), $0.range)
        }
        if let first = check.feeds.updateValue(name.range, forKey: target) {
            return report(InvalidBinding.fedTwice(name, first: first, by: controls.first?.0.text))
        }
        let type = viewModel.fed(target).type
        for (control, range) in controls {
            if type.trait != .plain { reportNoControl(control, of: name, at: range) }
            if control.isUnused {
                report(InvalidBinding.unusedInput(name, at: range))
            } else if control.isNever, type.trait.holdsValue {
                report(InvalidBinding.neverHolds(name, type, at: range))
            } else {
                report(MismatchedControl.source(control, name.text, type, at: range))
            }
        }
        view.feeds.append(BoundView.Feed(target: target, controls: controls.map(\.0)))
    }

    /// Reports a control that is a literal or a member of the generated code.
    mutating func reportNoControl(_ control: ControlExpression, of name: NameSyntax, at range: SourceRange) {
        if let literal = InvalidBinding.control(control.text, of: name, at: range) { return report(literal) }
        let links = control.links.first?.name == "self" ? control.links.dropFirst() : control.links[...]
        guard let first = links.first?.name else { return }
        let isOwn = ["bindings", "bindViewModel"].contains(first) || first == "viewModel" && links.count == 1
        if isOwn { report(InvalidBinding.generated(first, at: range)) }
    }

    mutating func feedTarget(_ name: NameSyntax, _ check: inout ViewCheck) -> BoundView.Feed.Target? {
        if let input = scope.input(name.text) {
            if viewModel.inputs[input].property.isConstant {
                report(InvalidBinding.constant(name))
                return nil
            }
            return .input(input)
        }
        if let output = scope.output(name.text) {
            let trait = viewModel.outputs[output].type.trait
            if trait == .anyObserver || trait == .controlProperty { return .output(output) }
            report(InvalidBinding.outputIsFed(name, declaredAt: outline.outputs[output].name.range))
        } else {
            reportUnknownBinding(name, among: outline.inputs + outline.outputs)
        }
        check.hasUnknown = true
        return nil
    }

    // MARK: What an output drives

    private mutating func resolveFollow(_ syntax: BindingSyntax, of view: inout BoundView, _ check: inout ViewCheck) {
        let name = tree.name(syntax.name)
        guard let output = followedOutput(name, &check), let control = syntax.controls.first else { return }
        let expression = ControlExpression(reading: tree.text(control), in: profile.viewFramework)
        if !syntax.isClosure, expression.isUnused {
            if let other = check.follows.first(where: { $0.output == output }) {
                report(InvalidBinding.usedAndUnused(name, bound: other.range))
            }
            check.unused[output] = name.range
            return
        }
        if !syntax.isClosure { reportNoControl(expression, of: name, at: control.range) }
        if let place = check.unused[output] { report(InvalidBinding.usedAndUnused(name, bound: place)) }
        if let other = check.follows.first(where: { $0.text == expression.text }), !syntax.isClosure {
            let isSame = other.output == output
            if isSame || expression.rx != nil {
                report(
                    InvalidBinding.boundTwice(
                        expression.text,
                        at: control.range,
                        follows: viewModel.outputs[other.output].name,
                        other.range
                    )
                )
            }
        }
        check.follows.append((output, expression.text, control.range))
        let type = viewModel.outputs[output].type
        let sink = syntax.isClosure ? BoundView.Sink.closure(expression.text) : sink(expression)
        let transform = tree.text(syntax.transform)
        if case .observer(let target) = sink, transform == nil {
            report(MismatchedControl.target(target, name.text, type, at: control.range))
        }
        if case .list = sink {
            if profile.viewFramework != .uikit { report(InvalidBinding.list(at: control.range)) }
            if transform == nil { report(MismatchedControl.list(name.text, type, at: control.range)) }
        }
        checkType(of: sink, name, transform == nil ? type : nil, at: control.range, &check)
        if type.trait == .plain, transform != nil || sink.isCode { report(InvalidBinding.plain(name)) }
        view.follows.append(BoundView.Follow(output: output, transform: transform, sink: sink))
    }

    /// Reports a method or a cell that is for another type already: its author writes one.
    ///
    /// - Parameter type: `nil` where a transform makes something else of it.
    private mutating func checkType(
        of sink: BoundView.Sink,
        _ name: NameSyntax,
        _ type: StreamType?,
        at range: SourceRange,
        _ check: inout ViewCheck
    ) {
        var target = ViewCheck.Target(output: name.text, type: type?.element, isCollection: false, range: range)
        let key: String
        switch sink {
        case .method(let method):
            // Without an element it is another method.
            guard let type, !type.isVoid, type.trait != .completable else { return }
            key = method
        case .list(let list, let cell):
            target.isCollection = list.isCollection
            key = cell
        case .property, .observer, .call, .closure: return
        }
        guard let first = check.targets[key] else {
            check.targets[key] = target
            return
        }
        if first.isCollection != target.isCollection {
            report(InvalidBinding.otherList(key, isCollection: target.isCollection, at: range, first.range))
        } else if let type = target.type, let known = first.type, !ElementType.areSame(type, known),
            !ElementType.isPromoted(type, to: known)
        {
            report(InvalidBinding.otherType(key, name, type, at: range, (first.output, known, first.range)))
        }
    }

    mutating func followedOutput(_ name: NameSyntax, _ check: inout ViewCheck) -> Int? {
        if let output = scope.output(name.text) {
            if viewModel.outputs[output].type.trait != .anyObserver { return output }
            report(InvalidBinding.observerDrives(name))
        } else if let input = scope.input(name.text) {
            report(InvalidBinding.inputDrives(name, declaredAt: outline.inputs[input].name.range))
        } else {
            reportUnknownBinding(name, among: outline.outputs + outline.inputs)
        }
        check.hasUnknown = true
        return nil
    }

    /// What a target is, by its form.
    private func sink(_ expression: ControlExpression) -> BoundView.Sink {
        guard let last = expression.links.last else { return .observer(expression) }
        if let member = expression.member, member.name == "items",
            expression.rx.map({ $0 + 2 }) == expression.links.count,
            let arguments = member.arguments, let cell = Self.cell(arguments)
        {
            return .list(expression, cell: cell)
        }
        if expression.rx != nil { return .observer(expression) }
        if last.arguments != nil || last.closure != nil { return .call(expression.text) }
        return expression.links.count == 1 ? .method(last.name) : .observer(expression)
    }

    /// `MemberCell` of the arguments `cell: MemberCell`, which may be followed by `.self`.
    private static func cell(_ arguments: String) -> String? {
        let parts = arguments.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].filter({ $0 != " " }) == "cell" else { return nil }
        let name = parts[1].filter { !$0.isWhitespace }
        return name.hasSuffix(".self") ? String(name.dropLast(".self".count)) : name
    }

    private mutating func reportUnknownBinding(_ name: NameSyntax, among members: [Outline.Member]) {
        comparisonCount += members.count
        let nearest = mayCompareNames ? EditDistance.nearest(to: name.text, among: members.map(\.name.text)) : nil
        report(UnknownName.binding(name, suggestion: nearest.map { "did you mean '\($0)'?" }))
    }
}

extension ControlExpression {
    /// Whether it says that an output is not used.
    var isUnused: Bool { text == "unused" }
}

extension BoundView.Sink {
    /// Whether it is Swift that runs for every element.
    fileprivate var isCode: Bool {
        switch self {
        case .call, .closure, .list: true
        case .method, .observer, .property: false
        }
    }
}
