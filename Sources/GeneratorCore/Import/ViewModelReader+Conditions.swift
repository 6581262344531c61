// What stands between `#if` and `#endif`.

extension ViewModelReader {
    /// The members of a class, those under conditions that an extension could not hold each as a whole.
    func foldingConditions(_ members: [SwiftDeclaration]) -> [SwiftDeclaration] {
        guard members.contains(where: { $0.kind == .condition }) else { return members }
        var result: [SwiftDeclaration] = []
        var start = 0
        var depth = 0
        for member in members {
            if directive(member) == .if {
                if depth == 0 { start = result.count }
                depth += 1
            }
            result.append(member)
            guard directive(member) == .endif, depth > 0 else { continue }
            depth -= 1
            let group = result[start...]
            guard depth == 0, let first = group.first, group.contains(where: belongsInBody),
                !group.contains(where: isInterface)
            else { continue }
            var whole = SwiftDeclaration(
                kind: .conditional,
                tokens: first.tokens.lowerBound..<member.tokens.upperBound,
                keyword: first.keyword
            )
            whole.members = Array(group)
            result.replaceSubrange(start..., with: [whole])
        }
        return result
    }

    private func belongsInBody(_ member: SwiftDeclaration) -> Bool {
        switch member.kind {
        case .variable: isStored(member) && !member.modifiers.contains("static")
        case .initializer: true
        default: text.isWord(member.keyword, "deinit")
        }
    }

    private func isInterface(_ member: SwiftDeclaration) -> Bool {
        member.kind == .type ? ["Input", "Output"].contains(member.name) : member.name == "transform"
    }

    /// Finds conditions that the interface itself stands under.
    func obstructConditions(of viewModel: inout ImportedViewModel) {
        var depth = 0
        for member in viewModel.members {
            if directive(member) == .if { depth += 1 }
            if directive(member) == .endif { depth -= 1 }
            guard depth > 0, isInterface(member) else { continue }
            viewModel.obstacles.append(.init(reason: "'#if' stands around '\(member.name)'", offset: offset(member)))
        }
    }

    func directive(_ declaration: SwiftDeclaration) -> DirectiveSyntax.Kind? {
        guard declaration.kind == .condition else { return nil }
        return DirectiveSyntax.Kind(rawValue: text.text(declaration.keyword..<declaration.keyword + 1))
    }
}

/// The conditions that hold where a member stands.
struct ConditionPath {
    /// The lines since the last member.
    private(set) var lines: [String] = []
    private(set) var open: [String] = []

    /// - Returns: whether the line opens or closes what it can.
    mutating func take(_ kind: DirectiveSyntax.Kind, _ line: String) -> Bool {
        lines.append(line)
        if kind != .if {
            guard let last = open.popLast() else { return false }
            if kind != .endif { open.append("\(last) \(line)") }
            return true
        }
        open.append(line)
        return true
    }

    mutating func takeLines() -> [String] {
        defer { lines = [] }
        return lines
    }
}
