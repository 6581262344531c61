// What outputs drive.

extension ViewLowering {
    private enum Verb {
        case drive, emit, bind
    }

    /// The statement that binds an output: `output.canSignUp.drive(signUpButton.rx.isEnabled).disposed(by: bindings)`.
    func statement(_ follow: BoundView.Follow) -> Code {
        let output = viewModel.outputs[follow.output]
        let member = Code("output.\(output.name.escapedMember)")
        if output.type.trait == .plain { return assignment(of: member, follow.sink) }
        var lines = [member]
        var verb = Verb.drive
        switch output.type.trait {
        case .driver: break
        case .signal: verb = .emit
        case .controlEvent, .controlProperty: verb = .bind
        case .behaviorRelay, .infallible: lines.append(Code(".asDriver()"))
        case .publishRelay:
            lines.append(Code(".asSignal()"))
            verb = .emit
        case .completable:
            lines += [Code(".andThen(Observable.just(()))"), Code(".asDriver(onErrorDriveWith: .empty())")]
        default: lines.append(Code(".asDriver(onErrorDriveWith: .empty())"))
        }
        // Lists are driven: there is no such function of signals.
        if verb == .emit, follow.sink.isList {
            lines.append(Code(".asDriver(onErrorDriveWith: .empty())"))
            verb = .drive
        }
        if let transform = follow.transform { lines.append(map(transform, output)) }
        lines.append(binding(follow, output, verb))
        lines.append(Code(".disposed(by: \(bag))"))
        return chain(lines)
    }

    /// The method that the user writes, of an output that calls one.
    func method(_ follow: BoundView.Follow) -> LoweredView.Method? {
        guard case .method(let name) = follow.sink else { return nil }
        let output = viewModel.outputs[follow.output]
        let isVoid = output.type.isVoid || output.type.trait == .completable
        let type = output.type.element
        if let transform = follow.transform {
            return LoweredView.Method(name: name, parameter: "value", type: argument(of: name, made: transform))
        }
        return LoweredView.Method(name: name, parameter: isVoid ? nil : elementName(output), type: type)
    }

    /// What a method takes that gets what a transform makes: that of another output, or anything where Swift alone knows.
    private func argument(of method: String, made transform: String) -> String {
        let other = view.follows.first { follow in
            guard follow.transform == nil, case .method(method) = follow.sink else { return false }
            return !viewModel.outputs[follow.output].type.isVoid
        }
        if let other { return viewModel.outputs[other.output].type.element }
        return TokenizedFragment(transform).isStringLiteral ? "String" : "Any"
    }

    /// What is done with a property that sends nothing.
    private func assignment(of member: Code, _ sink: BoundView.Sink) -> Code {
        switch sink {
        case .method(let name): Code("\(name.escapedIdentifier)(\(member))")
        case .observer(let target): Code("\(ControlConversion.text(target)) = \(member)")
        case .property(let name): Code("\(name.escapedIdentifier) = \(member)")
        case .list, .call, .closure: member
        }
    }

    private func map(_ transform: String, _ output: Output) -> Code {
        var body = ClosureBody()
        body.text.append(fragment: transform)
        let names = namesItsElement(transform)
        body.namesItsValues = names
        body.separateParameterList()
        var code = Code()
        let isNamed = FragmentScanner.scan(transform).mentions(output.name)
        body.write(to: &code, call: ".map", parameters: [isNamed ? output.name : nil])
        return code
    }

    /// Whether the text of a closure uses `$0` or has a parameter list.
    private func namesItsElement(_ text: String) -> Bool {
        text.beginsWithParameterList || FragmentScanner.scan(text).highestPosition != nil
    }

    private func binding(_ follow: BoundView.Follow, _ output: Output, _ verb: Verb) -> Code {
        let isVoid = follow.transform == nil && (output.type.isVoid || output.type.trait == .completable)
        let element = isVoid ? nil : follow.transform == nil ? elementName(output) : "value"
        switch follow.sink {
        case .observer(let target): return observer(target, verb)
        case .property(let name):
            return member(Code("\(name.escapedMember) = \(parameter(element) ?? "_")"), parameter(element), verb)
        case .list(let list, let cell): return rows(of: list, cell, output.type.element, verb)
        case .method(let name):
            return member(Code("\(name.escapedMember)(\(parameter(element) ?? ""))"), parameter(element), verb)
        case .call(let text): return call(text, element, verb)
        case .closure(let text): return closure(text, element, verb)
        }
    }

    /// What the element of an output is called: `self` is the view controller.
    private func elementName(_ output: Output) -> String { output.name == "self" ? "value" : output.name }

    /// What the element is called in a closure.
    private func parameter(_ name: String?) -> String? {
        name.map { $0 == "owner" ? "value" : $0.escapedIdentifier }
    }

    /// Does something with a member of the view controller, which is not retained.
    private func member(_ text: Code, _ parameter: String?, _ verb: Verb) -> Code {
        let parameter = parameter ?? "_"
        guard profile.captures == .with else {
            return Code("\(call(verb))onNext: { [weak self] \(parameter) in self?.\(text) })")
        }
        return Code("\(call(verb))with: self, onNext: { owner, \(parameter) in owner.\(text) })")
    }

    private func call(_ verb: Verb) -> Code {
        switch verb {
        case .drive: Code(".drive(")
        case .emit: Code(".emit(")
        case .bind: Code(".bind(")
        }
    }

    private func observer(_ target: ControlExpression, _ verb: Verb) -> Code {
        var code = call(verb)
        if verb != .drive { code.append("to: ") }
        guard target.isConfigured, let last = target.links.last, let closure = last.closure else {
            code.append("\(ControlConversion.text(target)))")
            return code
        }
        // The closure is the second argument of the binding, not of the binder.
        var head = target
        let end = last.range.upperBound - closure.utf8.count - 2
        head.text = String(decoding: target.text.utf8.prefix(end), as: UTF8.self).trimmingBlanks
        code.append("\(ControlConversion.text(head)))")
        var body = ClosureBody()
        body.text.append(fragment: closure.trimmingBlanks)
        body.namesItsValues = true
        body.separateParameterList()
        guard closure.holds("\n") else {
            body.write(to: &code, parameters: [])
            return code
        }
        // Lines that the author broke stay so.
        code.append(body.parameterList.isEmpty ? " {" : " { \(body.parameterList)")
        code.append(linesOf: body.text)
        code.breakLine()
        code.append("}")
        return code
    }

    private func rows(of list: ControlExpression, _ cell: String, _ rows: String, _ verb: Verb) -> Code {
        var code = call(verb)
        if verb != .drive { code.append("to: ") }
        var head = list
        let start = list.member?.range.lowerBound ?? 0
        head.text = String(decoding: list.text.utf8.prefix(start), as: UTF8.self)
        code.append("\(ControlConversion.text(head))items(cellIdentifier: \"\(cell)\", cellType: \(cell).self)")
        let row = ListRow(rows)
        code.append(") { _, \(row.name.escapedIdentifier), cell in")
        code.append(linesOf: Code("cell.configure(with: \(row.name.escapedIdentifier))"))
        code.breakLine()
        code.append("}")
        return code
    }

    /// A call on something of the view controller, of a type, or of a function that everything sees.
    private func call(_ text: String, _ element: String?, _ verb: Verb) -> Code {
        let mentions = FragmentScanner.scan(text)
        let links = ControlExpression(reading: text).links
        let head = links.first?.name ?? ""
        let isOfView = !head.isTypeName && !(links.count == 1 && Self.freeFunctions.contains(head))
        let readsView = mentions.names.contains { $0.name != head && $0.name != element && !$0.name.isTypeName }
        guard isOfView, !readsView, !mentions.usesSelf, mentions.highestPosition == nil else {
            return closure(text, element, verb, mayBeImplicit: isOfView || readsView)
        }
        var body = Code()
        body.append(fragment: text)
        return member(body, element.flatMap { mentions.mentions($0) ? $0.escapedIdentifier : nil }, verb)
    }

    /// The functions of Swift's library and Foundation that do something and give nothing.
    private static let freeFunctions: Set = [
        "NSLog", "assert", "assertionFailure", "debugPrint", "dump", "fatalError", "precondition",
        "preconditionFailure", "print",
    ]

    /// Statements that run for every element; the view controller is not retained.
    ///
    /// - Parameter mayBeImplicit: whether they use its members without saying `self`.
    private func closure(_ text: String, _ element: String?, _ verb: Verb, mayBeImplicit: Bool = false) -> Code {
        let mentions = FragmentScanner.scan(text)
        var body = ClosureBody()
        body.text.append(fragment: text)
        body.namesItsValues = namesItsElement(text)
        body.separateParameterList()
        // A capture list is the author's word.
        let hasCaptures = body.parameterList.utf8.first == UInt8(ascii: "[")
        if !hasCaptures, mentions.usesSelf || mayBeImplicit {
            body.captures = Code("weak self")
            var guarded = Code("guard let self else { return }")
            guarded.breakLine()
            guarded.append(body.text)
            body.text = guarded
        }
        let name = element.flatMap { mentions.mentions($0) ? $0 : nil }
        var code = Code("\(call(verb))onNext:")
        body.write(to: &code, parameters: [name])
        code.append(")")
        return code
    }
}

/// A row of a list: what it is, and what it is called.
struct ListRow {
    var type: String
    var name: String

    /// - Parameter rows: the type of the list: `[Member]`.
    init(_ rows: String) {
        if rows.utf8.first == UInt8(ascii: "["), rows.utf8.last == UInt8(ascii: "]") {
            type = String(rows.dropFirst().dropLast())
        } else {
            type = rows + ".Element"
        }
        let isName = type.isTypeName && type.utf8.allSatisfy(\.isIdentifierBody)
        let lowered = isName ? type.lowercasedFirst : "row"
        name = ["cell", "string", "int", "_"].contains(lowered) ? "row" : lowered
    }
}

extension BoundView.Sink {
    /// Whether the rows of a list follow.
    fileprivate var isList: Bool {
        switch self {
        case .list: true
        case .observer(let target): target.member?.name == "items" || target.member?.name == "itemTitles"
        case .method, .property, .call, .closure: false
        }
    }
}

extension ControlExpression {
    /// Whether it is a binder that takes a closure behind it: `rx.items(cellIdentifier: "A", cellType: A.self) { … }`.
    fileprivate var isConfigured: Bool { rx != nil && links.last?.arguments != nil && links.last?.closure != nil }
}

extension String {
    /// Whether it begins with a capital letter, as the names of types do.
    var isTypeName: Bool { utf8.first.map { 65...90 ~= $0 } ?? false }
}
