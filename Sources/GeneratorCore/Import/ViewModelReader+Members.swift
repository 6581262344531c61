// The members of `Input` and `Output`, and variables.

extension ViewModelReader {
    /// The stored properties of `Input` or `Output`; whatever else stands there is an obstacle.
    func members(of type: SwiftDeclaration, _ viewModel: inout ImportedViewModel) -> [ImportedViewModel.Member] {
        func obstruct(_ reason: String, _ declaration: SwiftDeclaration) {
            viewModel.obstacles.append(.init(reason: reason, offset: offset(declaration)))
        }
        if !text.isWord(type.keyword, "struct") {
            obstruct("'\(type.name)' is a \(text.word(at: type.keyword) ?? "type"), not a struct", type)
            return []
        }
        if type.header.contains(where: { text.tokens[$0].kind == .colon }) {
            obstruct("'\(type.name)' inherits or conforms", type)
        }
        var members: [ImportedViewModel.Member] = []
        var swift: [SwiftDeclaration] = []
        var path = ConditionPath()
        for declaration in type.members {
            switch declaration.kind {
            case .variable where isStored(declaration) && !declaration.modifiers.contains("static"):
                var found = variables(declaration)
                if !found.isEmpty { found[0].directives = path.takeLines() }
                for index in found.indices { found[index].conditions = path.open }
                let isSetInside =
                    declaration.modifiers.contains { $0.hasSuffix("private(set)") } && !isChangedInside(type)
                // Nobody sets it.
                if isSetInside { for index in found.indices { found[index].isVariable = false } }
                guess(&found, of: declaration, &viewModel)
                members += found
                for member in found where member.type == nil {
                    obstruct("'\(type.name).\(member.name)' has no type that is written", declaration)
                }
                let others = declaration.modifiers.filter { modifier in
                    !Self.accessLevels.contains(modifier) && !(isSetInside && modifier.hasSuffix("private(set)"))
                }
                if let modifier = others.first {
                    obstruct("'\(type.name)' has a member that is '\(modifier)'", declaration)
                }
            case .condition:
                guard let kind = directive(declaration), path.take(kind, text.folded(declaration.tokens)) else {
                    obstruct("'\(text.folded(declaration.tokens))' has no beginning", declaration)
                    continue
                }
            case .variable, .initializer, .function, .type:
                if !path.open.isEmpty { obstruct("'\(declaration.name)' stands under a condition", declaration) }
                swift.append(declaration)
            default: obstruct("'\(type.name)' has more than stored properties", declaration)
            }
        }
        if !members.isEmpty { members[members.count - 1].closingDirectives = path.takeLines() }
        let rest = swift.filter { !isMemberwise($0, members, of: type, viewModel) }
        if type.tokens == viewModel.input?.tokens { viewModel.inputSwift = rest } else { viewModel.outputSwift = rest }
        return members
    }

    /// Whether something in a type may set its members.
    private func isChangedInside(_ type: SwiftDeclaration) -> Bool {
        type.members.contains { member in
            member.kind == .initializer || member.modifiers.contains("mutating")
                || member.kind == .variable && !isStored(member)
        }
    }

    /// Whether the variable has no accessors but observers.
    func isStored(_ declaration: SwiftDeclaration) -> Bool {
        guard let body = declaration.body else { return true }
        return text.isWord(body.lowerBound, "didSet") || text.isWord(body.lowerBound, "willSet")
    }

    /// The names of one `let` or `var`: `let a, b: Int`, `let a = 1, b = 2`.
    func variables(_ declaration: SwiftDeclaration) -> [ImportedViewModel.Member] {
        let comments = commentLines(before: declaration)
        let trailing = text.trailingComment(before: declaration.tokens.upperBound)
        var members: [ImportedViewModel.Member] = []
        for item in text.items(declaration.keyword + 1..<max(declaration.header.upperBound, declaration.keyword + 1)) {
            guard text.tokens[item.lowerBound].kind == .identifier else { continue }
            let equal = text.first(.equal, in: item)
            let colon = item.lowerBound + 1 < item.upperBound && text.tokens[item.lowerBound + 1].kind == .colon
            var member = ImportedViewModel.Member(name: text.name(at: item.lowerBound))
            member.isVariable = text.isWord(declaration.keyword, "var")
            member.attributes = declaration.attributes.map(text.folded)
            member.access = declaration.modifiers.first { Self.accessLevels.contains($0) }
            member.offset = text.tokens[item.lowerBound].lowerBound
            if colon { member.type = text.folded(item.lowerBound + 2..<(equal ?? item.upperBound)) }
            member.value = equal.map { text.text($0 + 1..<item.upperBound) }
            if member.type == nil, let equal { member.type = Self.typeOfValue(equal + 1..<item.upperBound, text) }
            members.append(member)
        }
        // `a, b: Int`: the type is written once.
        for index in members.indices.reversed().dropFirst()
        where members[index].type == nil && members[index].value == nil {
            members[index].type = members[index + 1].type
        }
        if !members.isEmpty {
            members[0].comments = comments
            members[members.count - 1].trailingComment = trailing.map { text.file.verbatim($0.range) }
        }
        return members
    }

    /// `PublishRelay<Int>` for `PublishRelay<Int>()`, and the types of literals.
    static func typeOfValue(_ range: Range<Int>, _ text: SwiftTokens) -> String? {
        guard let first = range.first else { return nil }
        if range.count == 1 {
            switch text.tokens[first].kind {
            case .string: return "String"
            case .number: return text.text(range).contains(".") ? "Double" : "Int"
            case .identifier: return text.isWord(first, "true") || text.isWord(first, "false") ? "Bool" : nil
            default: return nil
            }
        }
        if text.tokens[first].kind == .leftBracket {
            // `[Item]()`: brackets that are called are those of a type.
            let open = text.behind(first, limit: range.upperBound)
            let isCall = open < range.upperBound && text.tokens[open].kind == .leftParen && open > first + 2
            return isCall && text.behind(open, limit: range.upperBound) == range.upperBound
                ? text.folded(first..<open) : nil
        }
        var index = first
        while index < range.upperBound, text.tokens[index].kind == .identifier {
            index = text.skippingAngles(at: index + 1, limit: range.upperBound)
            guard index < range.upperBound, text.tokens[index].kind == .dot else { break }
            index += 1
        }
        guard index < range.upperBound, text.tokens[index].kind == .leftParen,
            text.behind(index, limit: range.upperBound) == range.upperBound, index > first,
            text.tokens[index - 1].kind == .rightAngle || text.name(at: index - 1).first?.isUppercase == true
        else { return nil }
        return text.folded(first..<index)
    }

    /// The comments on lines of their own before the declaration.
    func commentLines(before declaration: SwiftDeclaration) -> [String] {
        text.comments(before: declaration.tokens.lowerBound).map { text.file.verbatim($0.range) }
    }
}
