// `self`, inputs and the constants of the body, where a piece of Swift names them.

extension FlowReader {
    /// Finds what has to change in the body of `scan`.
    mutating func read(_ scan: inout SelfScan) throws(Misfit) {
        let hidden = hiddenNames(scan.body).union(scan.captured)
        var index = scan.body.lowerBound
        while index < scan.body.upperBound {
            if let next = try trackerCut(index, &scan) {
                index = next
                continue
            }
            if text.tokens[index].kind == .leftBrace { enter(index, &scan) }
            guard text.tokens[index].kind == .identifier else {
                index += 1
                continue
            }
            index = try readName(index, hidden, &scan)
        }
    }

    /// Remembers a closure inside.
    private func enter(_ brace: Int, _ scan: inout SelfScan) {
        let end = text.behind(brace, limit: scan.body.upperBound)
        var inner = SelfScan.Inner(range: brace..<end)
        let list = text.parameterList(at: brace + 1)
        if let owner = scan.owner, list?.names.contains(where: { $0.map { text.name(at: $0) } == owner }) == true {
            scan.hidingOwner.append(brace..<end)
        }
        if let list, let captures = list.captures, list.end < end {
            let items = text.items(captures)
            let isOnlySelf = items.count == 1 && items[0].contains { text.isWord($0, "self") }
            if isOnlySelf {
                let next = list.hasOnlyCaptures ? list.end + 1 : captures.upperBound + 1
                inner.captures = SourceRange(
                    text.tokens[captures.lowerBound - 1].lowerBound,
                    text.tokens[min(next, end - 1)].lowerBound
                )
            }
        }
        scan.inner.append(inner)
    }

    /// Reads the identifier at `index` and returns the index to go on with.
    private mutating func readName(_ index: Int, _ hidden: Set<String>, _ scan: inout SelfScan) throws(Misfit) -> Int {
        let range = scan.body
        if index > range.lowerBound, text.tokens[index - 1].kind == .dot { return index + 1 }
        if let end = behindGuard(index, range) {
            let place = SourceRange(
                text.tokens[index].lowerBound,
                end < range.upperBound ? text.tokens[end].lowerBound : text.tokens[end - 1].upperBound
            )
            if let closure = scan.inner.lastIndex(where: { $0.range.contains(index) && $0.range.upperBound >= end }) {
                scan.inner[closure].guards.append(place)
            } else {
                scan.guards.append(place)
            }
            return end
        }
        if let end = captureList(index, range) { return end }
        let name = text.name(at: index)
        let next = index + 1 < range.upperBound ? text.tokens[index + 1].kind : .end
        let isOwner = name == scan.owner && !scan.hidingOwner.contains { $0.contains(index) }
        if text.isWord(index, "self") || isOwner { return readOwner(index, hidden, &scan) }
        if next == .colon, !text.tokens[index + 1].followsSpace { return index + 1 }
        if hidden.contains(name) { return index + 1 }
        if outputNames.contains(name) {
            if name != "output" { scan.edits.append(.init(range: text.tokens[index].range, text: "output")) }
            return index + 1
        }
        if inputs.contains(name) { return try readInput(index, range, &scan) }
        if let local = locals[name] { return try readLocal(local, index, range, &scan) }
        if let bag = viewModel.signature?.bag, name == bag, bag != bagName {
            scan.edits.append(.init(range: text.tokens[index].range, text: bagName))
        } else if others.contains(name)
            || states.contains(name) && viewModel.inputs.contains(where: { $0.name == name }),
            next != .leftAngle
        {
            scan.edits.append(.init(range: SourceRange(at: text.tokens[index].lowerBound), text: "self."))
            scan.uses.append(.init(token: index, kind: .member, range: text.tokens[index].range))
            flow.usesSelf = true
        }
        return index + 1
    }

    /// The index behind `[weak self]`, which is no use, if `index` is in it.
    private func captureList(_ index: Int, _ range: Range<Int>) -> Int? {
        guard text.isWord(index, "weak") || text.isWord(index, "unowned"), index > range.lowerBound else { return nil }
        let isCapture = text.tokens[index - 1].kind == .leftBracket || text.tokens[index - 1].kind == .comma
        guard isCapture else { return nil }
        var end = index + 1
        if end < range.upperBound, text.tokens[end].kind == .leftParen {
            end = text.behind(end, limit: range.upperBound)
        }
        return end < range.upperBound && text.isWord(end, "self") ? end + 1 : nil
    }

    private mutating func readOwner(_ index: Int, _ hidden: Set<String>, _ scan: inout SelfScan) -> Int {
        let range = scan.body
        let isOwner = !text.isWord(index, "self")
        let isOptional = index + 1 < range.upperBound && text.tokens[index + 1].kind == .question
        let dot = isOptional ? index + 2 : index + 1
        let place = text.tokens[index]
        guard dot + 1 < range.upperBound, text.tokens[dot].kind == .dot, text.tokens[dot + 1].kind == .identifier else {
            scan.uses.append(.init(token: index, kind: .whole, range: place.range, isOwner: isOwner))
            flow.usesSelf = true
            return index + 1
        }
        let name = text.name(at: dot + 1)
        let member = text.tokens[dot + 1].lowerBound
        let isStatement = !isOptional || beginsStatement(index, scan)
        let isCalled = dot + 2 < range.upperBound && text.tokens[dot + 2].kind == .leftParen
        let isKnown = (states.contains(name) || dependencies.contains(name)) && !hidden.contains(name) && !isCalled
        let isShared = viewModel.inputs.contains { $0.name == name }
        if isKnown, !isShared, isStatement || optionals.contains(name) {
            scan.edits.append(.init(range: SourceRange(place.lowerBound, member), text: ""))
            return dot + 2
        }
        let kind: SelfScan.Use.Kind = isOptional ? (isStatement ? .statement : .chain) : .member
        let whole = SourceRange(place.lowerBound, member)
        scan.uses.append(.init(token: index, kind: kind, range: whole, isOwner: isOwner))
        flow.usesSelf = true
        return dot + 2
    }

    /// Whether a statement that gives no value begins at `index`.
    private func beginsStatement(_ index: Int, _ scan: SelfScan) -> Bool {
        guard scan.mode != .value, scan.mode != .request else { return false }
        if index == scan.body.lowerBound { return true }
        let previous = text.tokens[index - 1]
        if previous.kind == .semicolon || previous.kind == .leftBrace && scan.mode != .statement { return true }
        if text.isWord(index - 1, "in") || text.isWord(index - 1, "else") {
            return scan.mode == .action || scan.mode == .actions
        }
        return text.tokens[index].startsLine && !text.continues(index) && previous.kind != .colon
    }

    private func readInput(_ index: Int, _ range: Range<Int>, _ scan: inout SelfScan) throws(Misfit) -> Int {
        guard index + 2 < range.upperBound, text.tokens[index + 1].kind == .dot else {
            if !text.isName("input", at: index) {
                scan.edits.append(.init(range: text.tokens[index].range, text: "input"))
            }
            return index + 1
        }
        let member = text.name(at: index + 2)
        let type = viewModel.inputs.first { $0.name == member }?.type
        let stream = type.flatMap { StreamType(traitOf: $0) }
        if let stream, scan.isInClosure(index) { try checkNamed(.input(stream), index..<index + 3) }
        let isUnique = !states.contains(member) && stream != nil
        let place = SourceRange(text.tokens[index].lowerBound, text.tokens[index + 2].upperBound)
        scan.edits.append(.init(range: place, text: isUnique ? SwiftKeywords.escaped(member) : "input.\(member)"))
        return index + 3
    }

    private func readLocal(
        _ local: Local,
        _ index: Int,
        _ range: Range<Int>,
        _ scan: inout SelfScan
    ) throws(Misfit) -> Int {
        let name = text.name(at: index)
        switch local {
        case .state(let text):
            let next = index + 2 < range.upperBound ? self.text.word(at: index + 2) : nil
            if let next, ["onError", "onCompleted", "on"].contains(next) { throw misfit("'\(name)' ends", index) }
            if next == "value", self.text.tokens[index + 3].kind == .leftParen {
                throw misfit("'\(name).value()', which throws", index)
            }
            if next == "onNext" {
                scan.edits.append(.init(range: self.text.tokens[index + 2].range, text: "accept"))
            }
            if text != name { scan.edits.append(.init(range: self.text.tokens[index].range, text: text)) }
            return index + 1
        case .stream(let text), .value(let text):
            if case .stream = local, scan.isInClosure(index) { try checkNamed(.local(name), index..<index + 1) }
            if text != name { scan.edits.append(.init(range: self.text.tokens[index].range, text: text)) }
            return index + 1
        case .events(let text):
            guard index + 4 < range.upperBound + 1, self.text.isWord(index + 2, "elements") else {
                throw misfit("the events of '\(name)'", index)
            }
            let end = self.text.behind(min(index + 3, range.upperBound - 1), limit: range.upperBound)
            let place = SourceRange(self.text.tokens[index].lowerBound, self.text.tokens[end - 1].upperBound)
            scan.edits.append(.init(range: place, text: text))
            return end
        case .tracker: throw misfit("the tracker '\(name)' outside of a request", index)
        case .unknown: throw consequence(name, index)
        }
    }

    /// The names that the tokens declare themselves.
    func hiddenNames(_ range: Range<Int>) -> Set<String> {
        var names: Set<String> = []
        if let list = range.first.flatMap({ text.parameterList(before: $0) }) { names.formUnion(list) }
        for index in range {
            if text.isWord(index, "let") || text.isWord(index, "var") || text.isWord(index, "for") {
                var next = index + 1
                while next < range.upperBound, !text.isWord(next, "in"),
                    [.identifier, .leftParen, .comma, .dot].contains(text.tokens[next].kind)
                {
                    if text.tokens[next].kind == .identifier { names.insert(text.name(at: next)) }
                    next += 1
                }
            }
            if text.tokens[index].kind == .leftBrace, let list = text.parameterList(at: index + 1) {
                for case .some(let name) in list.names { names.insert(text.name(at: name)) }
            }
        }
        names.remove("self")
        return names
    }
}

extension SwiftTokens {
    /// The names of the parameter list whose `in` stands before the token at `index`.
    func parameterList(before index: Int) -> [String]? {
        guard index > 0, isWord(index - 1, "in") else { return nil }
        var start = index - 1
        var depth = 0
        while start > 0 {
            let kind = tokens[start - 1].kind
            if kind == .rightParen || kind == .rightBracket { depth += 1 }
            if kind == .leftParen || kind == .leftBracket { depth -= 1 }
            if kind == .leftBrace, depth <= 0 { break }
            start -= 1
        }
        guard let list = parameterList(at: start), list.end == index - 1 else { return nil }
        return list.names.compactMap { $0.map { name(at: $0) } }
    }
}
