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

    /// Whether `name = …` stands somewhere.
    func isReplaced(_ name: String) -> Bool {
        text.tokens.indices.dropLast().contains { index in
            text.tokens[index + 1].kind == .equal && text.isName(name, at: index)
                && !(index > 0 && text.isWord(index - 1, "var"))
        }
    }
}
