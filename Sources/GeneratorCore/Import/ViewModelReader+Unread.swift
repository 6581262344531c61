/// What looks like a ViewModel, and is none that a spec could say.
struct UnreadViewModel: Sendable {
    var name: String
    var reason: String
    var offset: Int
    /// Whether it would be nothing to speak of if others inherited from it.
    var mayBeBase = false
}

extension ViewModelReader {
    /// The ViewModels of the file that are not among those that were read.
    func unread(beside viewModels: [ImportedViewModel]) -> [UnreadViewModel] {
        var result: [UnreadViewModel] = []
        for declaration in declarations where declaration.kind == .type {
            if let reason = reason(declaration, viewModels) {
                result.append(.init(name: declaration.name, reason: reason, offset: offset(declaration)))
            } else if let reason = otherShape(declaration, viewModels) {
                result.append(
                    .init(name: declaration.name, reason: reason, offset: offset(declaration), mayBeBase: true)
                )
            }
            addNested(in: declaration, depth: 0, to: &result)
        }
        return result
    }

    private func reason(_ type: SwiftDeclaration, _ viewModels: [ImportedViewModel]) -> String? {
        guard !text.isWord(type.keyword, "protocol") else { return nil }
        if text.isWord(type.keyword, "extension") {
            let isHere = declarations.contains { declaration in
                declaration.kind == .type && declaration.name == type.name
                    && !text.isWord(declaration.keyword, "extension")
            }
            guard !isHere, hasInterface(type.members), makesOutput(type.members) else { return nil }
            return "'\(type.name)' is declared in another file"
        }
        guard !viewModels.contains(where: { $0.type.tokens == type.tokens }) else { return nil }
        let extensions = declarations.filter { text.isWord($0.keyword, "extension") && $0.name == type.name }
        let members = type.members + extensions.flatMap(\.members)
        guard hasInterface(members) else { return nil }
        if members.contains(where: { $0.name == "transform" && $0.kind == .function }) {
            let alias = ["Input", "Output"].first { name in
                !members.contains { $0.kind == .type && $0.name == name }
            }
            return alias.map { "'\($0)' is a typealias, not a struct" } ?? "'transform' makes no 'Output' of 'Input'"
        }
        if members.contains(where: storesInterface) {
            return "'Input' and 'Output' are stored, and no function makes one of the other"
        }
        let isNamed = ([type.name] + inheritance(of: type)).contains { $0.contains("ViewModel") }
        return isNamed ? "no function in this file makes 'Output' of 'Input'" : nil
    }

    /// What stands for `Input` and `Output` in a ViewModel that has no such types.
    private func otherShape(_ type: SwiftDeclaration, _ viewModels: [ImportedViewModel]) -> String? {
        guard type.name.hasSuffix("ViewModel"), !viewModels.contains(where: { $0.type.tokens == type.tokens }),
            text.isWord(type.keyword, "class") || text.isWord(type.keyword, "struct")
        else { return nil }
        let extensions = declarations.filter { text.isWord($0.keyword, "extension") && $0.name == type.name }
        let parts = [type] + extensions
        let members = parts.flatMap(\.members)
        if let transform = members.first(where: { $0.kind == .function && $0.name == "transform" }),
            let input = parameters(of: transform)?.list.first
        {
            return "'transform' takes '\(input.type)', which is no type of its own: a spec makes 'Input' and 'Output'"
        }
        guard parts.compactMap(\.body).contains(where: { $0.contains(where: isStreamType) }) else { return nil }
        for member in members where ["inputs", "outputs", "input", "output"].contains(member.name) {
            guard member.kind == .variable, let type = variables(member).first?.type else { continue }
            return "'\(member.name)' is a '\(type)', by which the ViewModel is seen: a spec makes 'Input' and 'Output'"
        }
        let wires = members.contains { member in
            member.kind == .initializer
                && member.body?.contains { text.tokens[$0].kind == .identifier && isSink($0) } == true
        }
        return "it has no 'Input' and 'Output': its streams are members" + (wires ? ", which 'init' wires" : "")
    }

    /// `PublishRelay` in `PublishRelay<Void>`.
    private func isStreamType(_ index: Int) -> Bool {
        text.tokens[index].kind == .identifier && text.tokens[index + 1].kind == .leftAngle
            && Trait.named(text.name(at: index)).map { $0 != .plain } ?? false
    }

    private func isSink(_ index: Int) -> Bool {
        text.tokens[index - 1].kind == .dot && FlowReader.sinks.contains(text.name(at: index))
    }

    private func hasInterface(_ members: [SwiftDeclaration]) -> Bool {
        ["Input", "Output"].allSatisfy { name in
            members.contains { member in
                member.kind == .type && member.name == name
                    || text.isWord(member.keyword, "typealias") && text.isName(name, at: member.keyword + 1)
            }
        }
    }

    private func makesOutput(_ members: [SwiftDeclaration]) -> Bool {
        members.contains { member in
            member.kind == .function && member.body != nil
                && parameters(of: member)?.list.first?.type.split(separator: ".").last == "Input"
        }
    }

    /// `let input = Input()`, `let output: Output`.
    private func storesInterface(_ member: SwiftDeclaration) -> Bool {
        guard member.kind == .variable else { return false }
        return variables(member).contains { $0.type == "Input" || $0.type == "Output" }
    }

    private func addNested(in outer: SwiftDeclaration, depth: Int, to result: inout [UnreadViewModel]) {
        guard depth < DeclarationReader.nestingLimit else { return }
        for member in outer.members where member.kind == .type {
            if hasInterface(member.members), makesOutput(member.members) {
                let reason = "it stands in '\(outer.name)', and a spec declares types of a file"
                result.append(.init(name: member.name, reason: reason, offset: offset(member)))
            }
            addNested(in: member, depth: depth + 1, to: &result)
        }
    }
}
