// Several streams as one, and those that a function makes.

extension FlowReader {
    /// `Observable.merge(a, b)`, `Observable.combineLatest(a, b) { … }`, `Observable.of(a, b)`.
    mutating func combination(_ range: Range<Int>, behind type: Int) throws(Misfit) -> (Head, Int) {
        var index = text.skippingAngles(at: type, limit: range.upperBound)
        if type > range.lowerBound, index + 2 < range.upperBound, text.tokens[index + 2].kind == .leftBrace {
            // `Observable.create { … }`
            let end = text.behind(index + 2, limit: range.upperBound)
            return (.stream(try raw(range.lowerBound..<end)), end)
        }
        guard index + 2 < range.upperBound, text.tokens[index].kind == .dot, text.tokens[index + 2].kind == .leftParen
        else {
            throw misfit("'\(text.name(at: range.lowerBound))' makes a stream", range.lowerBound)
        }
        let name = text.name(at: index + 1)
        let open = index + 2
        let end = text.behind(open, limit: range.upperBound)
        var (operands, closure) = self.operands(open + 1..<max(open + 1, end - 1), of: name)
        index = end
        if index < range.upperBound, text.tokens[index].kind == .leftBrace {
            closure = index..<text.behind(index, limit: range.upperBound)
            index = closure?.upperBound ?? index
        }
        switch name {
        case "merge": return (.merge(operands), index)
        case "combineLatest" where isList(open + 1..<max(open + 1, end - 1)):
            throw misfit("'combineLatest' of a list", open - 1)
        case "combineLatest": return (.combination(operands, closure: closure), index)
        case "of" where index + 1 < range.upperBound && text.isWord(index + 1, "merge"):
            guard index + 3 < range.upperBound, text.tokens[index + 3].kind == .rightParen else {
                throw misfit("'merge' with arguments", index + 1)
            }
            return (.combination(operands, closure: nil), index)
        case "just" where closure == nil:
            return (.stream(try just(operands.first, open + 1..<max(open + 1, end - 1))), index)
        default:
            guard type > range.lowerBound else { throw misfit("'.\(name)' of a type that is not written", type) }
            try checkMade(range.lowerBound..<open, by: name, of: operands)
            return (.stream(try raw(range.lowerBound..<index)), index)
        }
    }

    /// `Driver.zip(a, b)` takes drivers, and what a spec calls `a` is an observable.
    private func checkMade(_ type: Range<Int>, by name: String, of operands: [Range<Int>]) throws(Misfit) {
        guard ["Driver", "Signal", "SharedSequence"].contains(where: { text.isName($0, at: type.lowerBound) }),
            !operands.isEmpty, !["of", "from", "empty", "never", "error", "interval", "timer"].contains(name)
        else { return }
        throw misfit("'\(text.folded(type))', where a spec has observables", type.upperBound - 1)
    }

    /// `Observable.just(value)`: what comes once, at once.
    private mutating func just(_ value: Range<Int>?, _ arguments: Range<Int>) throws(Misfit) -> Stream {
        let folded = text.folded(arguments)
        if !isSubscribed, readsChangeable(arguments) {
            throw misfit("'just' of what the ViewModel has when '\(function)' is called", arguments.lowerBound - 2)
        }
        guard folded != "", folded != "()" else {
            return Stream(text: "start", isPath: true, isVoid: true)
        }
        let written = try expression(value ?? arguments.lowerBound..<arguments.lowerBound)
        guard written.hasPrefix("self."), viewModel.kind.hasSuffix("class"),
            written.utf8.allSatisfy({ $0.isIdentifierBody || $0 == UInt8(ascii: ".") })
        else { return Stream(text: "start.map { \(written) }", isVoid: false) }
        return Stream(
            text: "start.withUnretained(self).map { owner, _ in owner\(written.dropFirst(4)) }",
            isVoid: false
        )
    }

    /// The arguments of `merge` and the like, those of a list one by one, without `resultSelector`.
    private func operands(_ arguments: Range<Int>, of name: String) -> (list: [Range<Int>], closure: Range<Int>?) {
        var operands = text.items(arguments)
        var closure: Range<Int>?
        if let last = operands.last, last.count > 2, text.isWord(last.lowerBound, "resultSelector") {
            closure = last.lowerBound + 2..<last.upperBound
            operands.removeLast()
        }
        if name != "just", name != "from", operands.count == 1, let list = operands.first,
            text.tokens[list.lowerBound].kind == .leftBracket,
            text.behind(list.lowerBound, limit: list.upperBound) == list.upperBound
        {
            operands = text.items(list.lowerBound + 1..<max(list.lowerBound + 1, list.upperBound - 1))
        }
        return (operands, closure)
    }

    private func isList(_ arguments: Range<Int>) -> Bool {
        text.items(arguments).first.map { text.tokens[$0.lowerBound].kind == .leftBracket } ?? false
    }

    /// One of several streams that become one.
    mutating func operand(_ range: Range<Int>) throws(Misfit) -> Stream {
        var stream = try self.stream(range)
        try checkElements(stream, range.lowerBound)
        stream.makeTuple()
        catchFailure(of: &stream)
        nameIfAsked(&stream)
        return stream
    }

    /// The latest of several streams, and what the closure makes of them.
    mutating func combination(_ operands: [Range<Int>], _ closure: Range<Int>?) throws(Misfit) -> Stream {
        var texts: [String] = []
        var parts: [Bool] = []
        var failures = Failures()
        for operand in operands {
            let stream = try self.operand(operand)
            failures.formUnion(stream.failures)
            parts.append(stream.isVoid == true)
            // An operator on a line of its own would seem to follow all of them.
            texts.append(stream.text.contains("\n.") ? "(\(stream.text))" : stream.operand)
        }
        guard texts.count <= 8 else { throw misfit("more than eight streams are combined", operands[0].lowerBound) }
        var text = texts.joined(separator: ", ")
        if let closure {
            guard self.text.tokens[closure.lowerBound].kind == .leftBrace else {
                throw misfit("a function that combines", closure.lowerBound)
            }
            text += " \(try self.closure(closure, ofParts: parts).text)"
        }
        return Stream(
            text: text,
            isOperand: false,
            failures: failures,
            isVoid: false,
            parts: closure == nil ? parts : []
        )
    }

    /// The closure of a combination; what carries no value is none of its parameters in a spec.
    private mutating func closure(_ range: Range<Int>, ofParts parts: [Bool]) throws(Misfit) -> Closure {
        var closure = try self.closure(range, .value)
        guard parts.contains(true) else { return closure }
        let names = closure.parameters.isEmpty ? [] : closure.parameters.split(separator: ", ").map(String.init)
        let valued = zip(names, parts).filter { !$1 }.map(\.0)
        let dropped = zip(names, parts).filter(\.1).map(\.0)
        var words: Set<String> = []
        text.words(in: range.dropFirst(closure.parameters.isEmpty ? 0 : 2 * names.count), into: &words)
        let hasPositions = range.contains { text.tokens[$0].kind == .dollarIdentifier }
        guard !hasPositions, names.isEmpty || names.count == parts.count,
            dropped.allSatisfy({ $0 == "_" || !words.contains($0) })
        else { throw misfit("a value that is none is used in a combination", range.lowerBound) }
        closure.parameters = valued.allSatisfy { $0 == "_" } ? "" : valued.joined(separator: ", ")
        return closure
    }
}
