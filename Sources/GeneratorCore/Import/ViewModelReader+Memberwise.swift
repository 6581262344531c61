// What the members of `Input` and `Output` say that need not be said.

extension ViewModelReader {
    /// Whether the initialiser is the one that is generated: it takes the members one by one, and keeps them.
    func isMemberwise(
        _ declaration: SwiftDeclaration,
        _ members: [ImportedViewModel.Member],
        of type: SwiftDeclaration,
        _ viewModel: ImportedViewModel
    ) -> Bool {
        guard declaration.kind == .initializer, declaration.attributes.isEmpty, let body = declaration.body,
            text.allComments(of: declaration).isEmpty, let (parameters, end) = parameters(of: declaration),
            text.tokens[declaration.header.lowerBound].kind == .leftParen, end == declaration.header.upperBound
        else { return false }
        let isOpen = viewModel.access == "public" || viewModel.access == "open" || viewModel.access == "package"
        let access = viewModel.access == "package" ? "package" : isOpen ? "public" : "internal"
        guard declaration.modifiers == [access] || !isOpen && declaration.modifiers.isEmpty else { return false }
        let given = members.filter { $0.value == nil }
        // A variable that has a value would be a parameter too.
        guard given.count == parameters.count,
            !members.contains(where: { $0.value != nil && $0.isVariable || !$0.conditions.isEmpty }),
            zip(given, parameters).allSatisfy({ member, parameter in
                member.name == parameter.name && parameter.label == parameter.name && parameter.value == nil
                    && ImportedText.areSame(member.type ?? "", parameter.type)
            })
        else { return false }
        return Set(assigned(in: body)) == Set(given.map(\.name)) && body.count == given.count * 5
    }

    /// The names of `self.name = name`, statement by statement.
    private func assigned(in body: Range<Int>) -> [String] {
        stride(from: body.lowerBound, to: body.upperBound, by: 5).compactMap { index in
            guard index + 4 < body.upperBound, text.isWord(index, "self"), text.tokens[index + 1].kind == .dot,
                text.tokens[index + 3].kind == .equal, text.name(at: index + 2) == text.name(at: index + 4)
            else { return nil }
            return text.name(at: index + 2)
        }
    }

    /// Takes `State.idle` and `Check.success(())` for what their types make of themselves, as cases and constants are.
    func guess(
        _ members: inout [ImportedViewModel.Member],
        of declaration: SwiftDeclaration,
        _ viewModel: inout ImportedViewModel
    ) {
        for (index, item) in text.items(declaration.keyword + 1..<declaration.header.upperBound).enumerated() {
            guard index < members.count, members[index].type == nil, let equal = text.first(.equal, in: item),
                let type = typeOfConstant(equal + 1..<item.upperBound)
            else { continue }
            members[index].type = type
            let reason = "'\(members[index].name)' is taken to be of type '\(type)'"
            viewModel.guesses.append(.init(reason: reason, offset: members[index].offset))
        }
    }

    private func typeOfConstant(_ value: Range<Int>) -> String? {
        var index = value.lowerBound
        while index + 2 < value.upperBound, text.tokens[index].kind == .identifier,
            text.name(at: index).first?.isUppercase == true, text.tokens[index + 1].kind == .dot
        {
            index += 2
        }
        guard index > value.lowerBound, text.tokens[index].kind == .identifier,
            text.name(at: index).first?.isLowercase == true, !text.isWord(index, "init")
        else { return nil }
        let type = text.folded(value.lowerBound..<index - 1)
        let isCall = index + 1 < value.upperBound && text.tokens[index + 1].kind == .leftParen
        let end = isCall ? text.behind(index + 1, limit: value.upperBound) : index + 1
        // Streams have types of their elements.
        guard end == value.upperBound, StreamType(traitOf: type + "<Int>") == nil else { return nil }
        return type
    }
}
