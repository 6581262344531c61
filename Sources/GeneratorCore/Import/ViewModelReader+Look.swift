// How a hand-written ViewModel looks, apart from what it does.

extension ViewModelReader {
    func look(of viewModel: ImportedViewModel) -> ImportedViewModel.Look {
        var look = ImportedViewModel.Look()
        for index in viewModel.transform?.body ?? 0..<0 where text.isWord(index, "self") {
            if text.isWord(index - 1, "weak") { look.captures.append(.weakSelf) }
            if text.tokens[index - 1].kind == .colon, text.isWord(index - 2, "with") { look.captures.append(.with) }
        }
        look.indentation = viewModel.type.members.first.flatMap { indentation(of: $0.tokens.lowerBound) }
        let parts: [(String, SwiftDeclaration?)] = [
            ("input", viewModel.input), ("output", viewModel.output), ("transform", viewModel.transform),
            ("init", viewModel.initializers.first), ("properties", viewModel.properties.first?.declaration),
        ]
        for (name, declaration) in parts {
            guard let declaration,
                let mark = text.comments(before: declaration.tokens.lowerBound).first(where: text.isMark)
            else { continue }
            let words = text.file.verbatim(mark.range)
            guard words.hasPrefix("// MARK: ") else { continue }
            look.marks[name] = String(words.dropFirst(9))
        }
        return look
    }

    /// What stands before a token that begins its line.
    private func indentation(of token: Int) -> Profile.Indentation? {
        guard text.tokens[token].startsLine else { return nil }
        var start = text.tokens[token].lowerBound
        let bytes = text.file.bytes
        while start > 0, bytes[start - 1] == .space || bytes[start - 1] == .tab { start -= 1 }
        let blanks = bytes[start..<text.tokens[token].lowerBound]
        if blanks.first == .tab { return .tabs }
        return (1...8).contains(blanks.count) ? .spaces(blanks.count) : nil
    }
}
