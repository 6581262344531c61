/// What looks like a ViewModel, and is none that a spec could say.
struct UnreadViewModel: Sendable {
    var name: String
    var reason: String
    var offset: Int
}

extension ViewModelReader {
    /// The ViewModels of the file that are not among those that were read.
    func unread(beside viewModels: [ImportedViewModel]) -> [UnreadViewModel] {
        var result: [UnreadViewModel] = []
        for declaration in declarations where declaration.kind == .type {
            if let reason = reason(declaration, viewModels) {
                result.append(.init(name: declaration.name, reason: reason, offset: offset(declaration)))
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
