// What the bodies of a file tell of properties.

extension ViewModelReader {
    /// What `.disposed(by: …)` names where it is no property of the class and no parameter.
    func inheritedBag(of viewModel: ImportedViewModel) -> String? {
        guard let body = viewModel.transform?.body, viewModel.signature?.bag == nil else { return nil }
        for index in body where text.isWord(index, "disposed") && index + 3 < body.upperBound {
            let arguments = index + 2..<max(index + 2, text.behind(index + 1, limit: body.upperBound) - 1)
            guard arguments.count > 2, text.isWord(arguments.lowerBound, "by") else { continue }
            var path = text.folded(arguments.lowerBound + 2..<arguments.upperBound)
            if path.hasPrefix("self.") { path = String(path.dropFirst(5)) }
            let name = path.split(separator: ".").first.map(String.init) ?? path
            let isOwn = viewModel.properties.contains { $0.member.name == name }
            let isName = path.utf8.allSatisfy { $0.isIdentifierBody || $0 == UInt8(ascii: ".") }
            return isOwn || !isName || viewModel.inheritance.isEmpty ? nil : path
        }
        return nil
    }

    /// The first type that a class names, where its body speaks of what it inherits.
    func superclass(of viewModel: ImportedViewModel) -> String? {
        guard viewModel.kind.hasSuffix("class"), let first = inheritance(of: viewModel.type).first else { return nil }
        let inherits =
            viewModel.members.contains { $0.modifiers.contains("override") }
            || viewModel.type.body?.contains { text.isWord($0, "super") } == true
        return inherits ? first : nil
    }

    /// The members that every request of `transform` tells of its calls.
    func trackers(of viewModel: ImportedViewModel) -> ImportedViewModel.Trackers? {
        guard let body = viewModel.transform?.body else { return nil }
        var requests = 0
        var told: [String: [String]] = [:]
        for index in body where text.tokens[index - 1].kind == .dot && text.tokens[index].kind == .identifier {
            let name = text.name(at: index)
            if FlowReader.requestOperators.contains(name) { requests += 1 }
            guard name == "trackActivity" || name == "trackError", index + 2 < body.upperBound else { continue }
            let end = text.behind(index + 1, limit: body.upperBound)
            var argument = text.folded(index + 2..<max(index + 2, end - 1))
            if argument.hasPrefix("self.") { argument = String(argument.dropFirst(5)) }
            told[name, default: []].append(argument)
        }
        guard requests > 0 else { return nil }
        func member(_ name: String) -> String? {
            guard let names = told[name], names.count == requests, let first = names.first,
                names.allSatisfy({ $0 == first }), first.utf8.allSatisfy(\.isIdentifierBody),
                !body.contains(where: { text.isWord($0, "let") && text.isName(first, at: $0 + 1) })
            else { return nil }
            return first
        }
        return .init(activity: member("trackActivity"), errors: member("trackError"))
    }

    /// Whether `name = …` stands somewhere.
    func isReplaced(_ name: String) -> Bool {
        text.tokens.indices.dropLast().contains { index in
            text.tokens[index + 1].kind == .equal && text.isName(name, at: index)
                && !(index > 0 && text.isWord(index - 1, "var"))
        }
    }
}
