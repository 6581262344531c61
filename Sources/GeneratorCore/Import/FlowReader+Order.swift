// In which order what one trigger causes happens: requests come last in a spec, wherever they stand.

extension FlowReader {
    /// A subscription of the body, with the constants that it is made of.
    private struct Subscription {
        var statement: Range<Int>
        /// Its tokens, those of the constants it names, and those of the ViewModel's functions that it calls.
        var parts: [Range<Int>]
        var triggers: Set<String>
        /// Those that do not go through a request, whose answer comes when all that fired together have run.
        var directTriggers: Set<String>
    }

    /// Finds requests that are given what a statement further down changes when the same trigger fires: in a spec they
    /// would be given what it changed.
    mutating func remarkLateRequests(_ body: Range<Int>) {
        let constants = self.constants(body)
        let subscriptions = flattened(body).filter(holdsSubscription).map { statement in
            Subscription(
                statement: statement,
                parts: parts(of: statement, constants),
                triggers: triggers(of: statement, constants),
                directTriggers: triggers(of: statement, constants.filter { !requests($0.value) })
            )
        }
        for (index, request) in subscriptions.enumerated() where request.parts.contains(where: requests) {
            let given = parts(of: upToRequest(request.statement), constants)
            let read = given.reduce(into: Set<String>()) { $0.formUnion(changeables(in: $1) { !isChanged($0) }) }
            for later in subscriptions[(index + 1)...] {
                let changed = later.parts.reduce(into: Set<String>()) { $0.formUnion(changes(in: $1)) }
                let name = read.intersection(changed).sorted().first { name in
                    !request.triggers.intersection(later.directTriggers).subtracting([name]).isEmpty
                }
                guard let name else { continue }
                remark(
                    misfit(
                        "a request is given '\(name)', which a statement below changes when the same trigger fires",
                        request.statement.lowerBound
                    )
                )
                break
            }
        }
    }

    /// The statements of the body, those of inlined helper functions where they are called.
    private func flattened(_ body: Range<Int>, depth: Int = 0) -> [Range<Int>] {
        statements(body).flatMap { statement -> [Range<Int>] in
            let helper = flow.inlined.first { function in statement.contains { text.isName(function.name, at: $0) } }
            guard let inside = helper?.body, depth < 4 else { return [statement] }
            return flattened(inside, depth: depth + 1)
        }
    }

    /// The values of the constants that the body declares.
    private func constants(_ body: Range<Int>) -> [String: Range<Int>] {
        var constants: [String: Range<Int>] = [:]
        for statement in flattened(body) where text.isWord(statement.lowerBound, "let") && statement.count > 2 {
            guard let equal = text.first(.equal, in: statement) else { continue }
            constants[text.name(at: statement.lowerBound + 1)] = equal + 1..<statement.upperBound
        }
        return constants
    }

    private func parts(of statement: Range<Int>, _ constants: [String: Range<Int>]) -> [Range<Int>] {
        var parts = [statement]
        var seen: Set<String> = []
        var index = 0
        while index < parts.count {
            for token in parts[index] where text.tokens[token].kind == .identifier {
                let name = text.name(at: token)
                let isOwn = isOwn(token)
                let function = isOwn ? viewModel.members.first { $0.kind == .function && $0.name == name }?.body : nil
                guard let part = function ?? (text.tokens[token - 1].kind == .dot ? nil : constants[name]),
                    seen.insert(name).inserted
                else { continue }
                parts.append(part)
            }
            index += 1
        }
        return parts
    }

    /// Whether the name at `index` may be that of a member of the ViewModel.
    private func isOwn(_ index: Int) -> Bool {
        guard text.tokens[index - 1].kind == .dot else { return true }
        let base = text.tokens[index - 2].kind == .question ? index - 3 : index - 2
        return ["self", "owner", "this", "vm", "viewModel", "strongSelf", "$0"].contains(text.text(base..<base + 1))
    }

    private func requests(_ part: Range<Int>) -> Bool {
        part.contains { index in
            text.tokens[index].kind == .identifier && text.tokens[index - 1].kind == .dot
                && Self.requestOperators.contains(text.name(at: index))
        }
    }

    /// A statement up to its last request; what stands behind is done with what the request gives.
    private func upToRequest(_ statement: Range<Int>) -> Range<Int> {
        var end = statement.upperBound
        var index = statement.lowerBound
        var isFound = false
        while index + 1 < statement.upperBound {
            let isRequest =
                text.tokens[index].kind == .dot && text.tokens[index + 1].kind == .identifier
                && Self.requestOperators.contains(text.name(at: index + 1))
            index = isRequest ? index + 2 : text.behind(index, limit: statement.upperBound)
            guard isRequest else { continue }
            while index < statement.upperBound, text.tokens[index].kind != .dot {
                index = text.behind(index, limit: statement.upperBound)
            }
            (end, isFound) = (index, true)
        }
        // That of a constant that the statement begins with.
        if !isFound, !requests(statement), let dot = text.first(.dot, in: statement) { end = dot }
        return statement.lowerBound..<end
    }

    private func isChangeable(_ name: String) -> Bool {
        if case .state? = locals[name] { return true }
        return states.contains(name)
            || viewModel.properties.contains { $0.member.name == name && !dependencies.contains(name) }
    }

    /// What may change of the names in `part` that `isWanted` lets through.
    private func changeables(in part: Range<Int>, where isWanted: (Int) -> Bool = { _ in true }) -> Set<String> {
        let names = part.filter { text.tokens[$0].kind == .identifier && isOwn($0) && isWanted($0) }
        return Set(names.map { text.name(at: $0) }.filter(isChangeable))
    }

    /// What the tokens set or send to.
    private func changes(in part: Range<Int>) -> Set<String> {
        var names: Set<String> = []
        for index in part where text.tokens[index].kind == .identifier {
            let name = text.name(at: index)
            if Self.sinks.contains(name), text.tokens[index - 1].kind == .dot,
                text.tokens[index + 1].kind == .leftParen
            {
                let end = text.behind(index + 1, limit: part.upperBound)
                for item in text.items(index + 2..<max(index + 2, end - 1))
                where !item.contains(where: { text.tokens[$0].kind == .leftBrace }) {
                    names.formUnion(changeables(in: item))
                }
            } else if isOwn(index), isChangeable(name), isChanged(index) {
                names.insert(name)
            }
        }
        return names
    }

    private static let readingMembers: Set<String> = [
        "value", "asObservable", "asDriver", "asSignal", "isEmpty", "count",
    ]

    /// Whether something is set, or called that may change it.
    private func isChanged(_ index: Int) -> Bool {
        let next = text.tokens[index + 1]
        switch next.kind {
        case .equal, .leftBracket: return true
        case .operator:
            let word = text.text(index + 1..<index + 2)
            return word.hasSuffix("=") && !["==", "!=", "<=", ">=", "==="].contains(word)
        case .dot:
            let member = text.name(at: index + 2)
            let isCall = text.tokens[index + 3].kind == .leftParen
            return isCall && !Self.readingMembers.contains(member) && RxOperator.named(member) == nil
                || text.tokens[index + 3].kind == .equal
        default: return false
        }
    }

    /// Operators and functions whose arguments are triggers too.
    private static let joining: Set<String> = ["merge", "combineLatest", "zip", "of", "concat", "amb"]

    /// The inputs and relays whose elements run through a chain, but for those that it only looks at.
    private func triggers(of range: Range<Int>, _ constants: [String: Range<Int>], depth: Int = 0) -> Set<String> {
        var triggers: Set<String> = []
        var index = range.lowerBound
        while index < range.upperBound {
            let kind = text.tokens[index].kind
            let isCall = index + 2 < range.upperBound && text.tokens[index + 2].kind == .leftParen
            if kind == .leftBrace {
                index = text.behind(index, limit: range.upperBound)
            } else if kind == .dot, isCall, !Self.joining.contains(text.name(at: index + 1)) {
                index = text.behind(index + 2, limit: range.upperBound)
            } else {
                if kind == .identifier { triggers.formUnion(trigger(at: index, constants, depth)) }
                index += 1
            }
        }
        return triggers
    }

    private func trigger(at index: Int, _ constants: [String: Range<Int>], _ depth: Int) -> Set<String> {
        let name = text.name(at: index)
        if text.tokens[index - 1].kind == .dot, inputs.contains(text.name(at: index - 2)) { return ["input.\(name)"] }
        guard isOwn(index) else { return [] }
        if isChangeable(name) { return [name] }
        guard let value = constants[name], text.tokens[index - 1].kind != .dot, depth < 16 else { return [] }
        return triggers(of: value, constants, depth: depth + 1)
    }
}
