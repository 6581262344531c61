extension Resolver {
    /// What makes an element, and that element; `nil` where the values stay.
    typealias ResolvedTransform = (transform: Transform, value: Value?)

    /// What becomes of the values of the alternative at `index`.
    mutating func transform(_ index: Int, _ values: [Value], for target: Target) -> ResolvedTransform {
        let syntax = tree.alternatives[index]
        switch syntax.transform {
        case .closure(let fragment)?:
            let closure = closure(tree.read(fragment), over: values, sees: .values)
            return (.closure(closure), .replaced)
        case .logic(let token)?:
            let name = tree.name(token)
            guard let element = target.element, !target.isAction else {
                report(MissingType.result(of: name, for: target))
                return (.passThrough, .replaced)
            }
            return logic(
                name,
                values,
                element: element,
                of: LogicUse(target: target, sources: .alternatives(index..<index + 1))
            )
        case nil: break
        }
        if target.takesAnything { return (.passThrough, nil) }
        guard let element = target.element else {
            if values.count > 1 { report(MissingType.combination(target)) }
            return (.passThrough, nil)
        }
        return implicitTransform(
            values,
            isSample: syntax.operands.count == 1,
            element: element,
            of: LogicUse(target: target, sources: .alternatives(index..<index + 1))
        )
    }

    /// What happens without `{ … }` or `via`.
    ///
    /// - Parameter isSample: whether all values but the first are sampled.
    mutating func implicitTransform(
        _ values: [Value],
        isSample: Bool,
        element: String,
        of use: LogicUse
    ) -> ResolvedTransform {
        if ElementType.isVoid(element) {
            let isVoid = values.count == 1 && ElementType.isVoid(values[0].type)
            return (isVoid ? .passThrough : .dropValue, nil)
        }
        if values.count == 1 {
            guard let type = values[0].type, !ElementType.areSame(type, element) else {
                return (.passThrough, nil)
            }
            if ElementType.isPromoted(type, to: element) { return (.closure(.promotion), .replaced) }
        } else if let closure = soleValue(values, element: element) {
            // `tap with query` needs no closure: it is the query.
            let isPlain =
                isSample && values.count == 2 && values[0].bindings.isEmpty
                && values[1].type.map { ElementType.areSame($0, element) } == true
            return (isPlain ? .passThrough : .closure(closure), .replaced)
        }
        let name = NameSyntax(text: use.target.name, range: use.target.nameRange)
        return logic(name, values, element: element, of: use)
    }

    /// The closure that passes on the one value that is left when `Void` is not counted: `tap with query` gives the
    /// query.
    private func soleValue(_ values: [Value], element: String) -> Closure? {
        let bindings = values.flatMap(\.bindings)
        guard bindings.count == 1, let type = bindings[0].type,
            values.allSatisfy({ !$0.bindings.isEmpty || ElementType.isVoid($0.type) })
        else { return nil }
        let isPromoted = ElementType.isPromoted(type, to: element)
        guard isPromoted || ElementType.areSame(type, element) else { return nil }
        let name = SwiftKeywords.escaped(bindings[0].name)
        return Closure(
            text: isPromoted ? "Optional(\(name))" : name,
            parameters: values.map { Parameter(name: $0.bindings.first?.name, type: $0.type) },
            namesItsValues: false,
            valueCount: values.count,
            captures: Captures()
        )
    }

    private mutating func logic(
        _ name: NameSyntax,
        _ values: [Value],
        element: String,
        of use: LogicUse
    ) -> ResolvedTransform {
        guard let call = logicCall(name, kind: .transform, values: values, result: element, of: use) else {
            return (.passThrough, .replaced)
        }
        return (.logic(call), Value(bindings: [], type: element))
    }
}

extension Closure {
    /// Makes an optional of a value.
    fileprivate static var promotion: Closure {
        Closure(text: "Optional($0)", parameters: [], namesItsValues: true, valueCount: 1, captures: Captures())
    }
}
