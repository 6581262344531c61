/// What a hand-written ViewModel is given, where its initialiser does nothing but keep it.
struct ImportedDependencies: Sendable {
    var style: Profile.Dependencies
    var properties: [ImportedViewModel.Property] = []
    /// The default arguments, by name.
    var values: [String: String] = [:]
    /// The declarations that the section replaces.
    var replaced: [SwiftDeclaration] = []
    /// The class whose initialiser is called with some of them, and which.
    var superclass: String?
    var inherited: Set<String> = []

    /// Whether a spec of the profile says it: a base class stands in the profile, or in the spec.
    func fits(_ profile: Profile, of viewModel: String) -> Bool {
        style == profile.dependencies
            && (superclass == nil || profile.baseClass == nil || superclass == profile.superclass(of: viewModel))
    }
}

extension ImportedViewModel {
    /// `nil` where the ViewModel is given nothing, or its initialiser does more than keep it.
    func keptDependencies(_ text: SwiftTokens) -> ImportedDependencies? {
        if initializers.isEmpty { return kind == "struct" ? memberwise : lookedUp }
        guard initializers.count == 1, let initializer = initializers.first, let parameters = initParameters.first,
            initializer.modifiers.allSatisfy({ ["public", "internal", "package"].contains($0) }),
            initializer.attributes.isEmpty, let body = initializer.body, !parameters.isEmpty,
            isAccessible(initializer),
            text.tokens[initializer.header.lowerBound].kind == .leftParen
        else { return nil }
        let (assigned, inherited) = kept(body, text)
        guard Set(assigned + (inherited ?? [])) == Set(parameters.map(\.name)),
            Set(assigned).isDisjoint(with: inherited ?? [])
        else { return nil }
        if inherited != nil, superclass == nil { return nil }
        if parameters.count == 1, parameters[0].type == "Dependencies" { return structure(initializer, text) }
        var result = ImportedDependencies(style: .parameters, replaced: [initializer])
        if let inherited { (result.superclass, result.inherited) = (superclass, Set(inherited)) }
        for parameter in parameters {
            if let value = parameter.value { result.values[parameter.name] = value }
            if result.inherited.contains(parameter.name) {
                guard parameter.label == parameter.name else { return nil }
                var member = Member(name: parameter.name)
                member.type = parameter.type
                result.properties.append(Property(member: member, declaration: initializer))
                continue
            }
            guard parameter.label == parameter.name, let property = property(parameter.name),
                property.member.value == nil, property.isPlain, isOnly(property),
                ImportedText.areSame(property.member.type ?? "", parameter.type)
            else { return nil }
            result.properties.append(property)
            result.replaced.append(property.declaration)
        }
        return result
    }

    /// Whether it is seen where the ViewModel is, as a generated one is.
    private func isAccessible(_ initializer: SwiftDeclaration) -> Bool {
        guard let access, access == "public" || access == "package" else { return true }
        return initializer.modifiers.contains(access)
    }

    private func property(_ name: String) -> Property? { properties.first { $0.member.name == name } }

    /// Whether its declaration declares nothing else.
    private func isOnly(_ property: Property) -> Bool {
        properties.filter { $0.declaration.tokens == property.declaration.tokens }.count == 1
    }

    private var memberwise: ImportedDependencies? {
        let kept = properties.filter { $0.member.value == nil || $0.member.isVariable }
        guard !kept.isEmpty, kept.allSatisfy({ $0.isPlain && isOnly($0) && $0.member.type != nil }) else { return nil }
        var result = ImportedDependencies(style: .memberwise, properties: kept, replaced: kept.map(\.declaration))
        for property in kept { result.values[property.member.name] = property.member.value }
        return result
    }

    /// Property wrappers that are there for something else.
    private static let otherWrappers = ["@Published", "@Property", "@State", "@IBOutlet", "@objc", "@NSManaged"]

    /// `@Injected private var api: API`: what a property wrapper looks up, where it is the same one for all.
    private var lookedUp: ImportedDependencies? {
        let wrapped = properties.filter { property in
            property.member.attributes.count == 1 && property.member.isVariable && property.member.value == nil
                && property.member.type != nil && property.ownership == nil && isOnly(property)
        }
        guard let wrapper = wrapped.first?.member.attributes.first, !Self.otherWrappers.contains(wrapper),
            wrapper.utf8.dropFirst().allSatisfy(\.isIdentifierBody),
            wrapped.allSatisfy({ $0.member.attributes == [wrapper] })
        else { return nil }
        var result = ImportedDependencies(style: .properties(wrapper: String(wrapper.dropFirst())))
        for var property in wrapped {
            property.member.attributes = []
            property.member.isVariable = false
            result.properties.append(property)
            result.replaced.append(property.declaration)
        }
        return result
    }

    /// `struct Dependencies` with nothing but stored properties, kept in a property of its name.
    private func structure(_ initializer: SwiftDeclaration, _ text: SwiftTokens) -> ImportedDependencies? {
        guard let type = type.members.first(where: { $0.kind == .type && $0.name == "Dependencies" }),
            text.isWord(type.keyword, "struct"), let kept = property("dependencies"), isOnly(kept)
        else { return nil }
        var result = ImportedDependencies(style: .struct, replaced: [initializer, type, kept.declaration])
        for declaration in type.members {
            guard declaration.kind == .variable, declaration.body == nil, declaration.header.count > 1 else {
                return nil
            }
            let ownership = declaration.modifiers.first { $0 == "weak" || $0 == "unowned" }
            guard declaration.modifiers.allSatisfy({ $0 == ownership || $0 == "public" || $0 == "internal" }),
                let member = text.plainVariable(declaration), member.value == nil
            else { return nil }
            result.properties.append(Property(member: member, ownership: ownership, declaration: declaration))
        }
        return result.properties.isEmpty ? nil : result
    }

    /// The names that the body assigns, and those that it hands to `super.init` at its end, if it does nothing but that:
    /// `self.name = name`, one a statement.
    private func kept(_ body: Range<Int>, _ text: SwiftTokens) -> (assigned: [String], inherited: [String]?) {
        var names: [String] = []
        var index = body.lowerBound
        while index < body.upperBound {
            if text.tokens[index].kind == .semicolon {
                index += 1
                continue
            }
            if text.isWord(index, "super") {
                return handedOver(index..<body.upperBound, text).map { (names, $0) } ?? ([], nil)
            }
            if text.isWord(index, "self"), index + 1 < body.upperBound, text.tokens[index + 1].kind == .dot {
                index += 2
            }
            guard index + 2 < body.upperBound, text.tokens[index].kind == .identifier,
                text.tokens[index + 1].kind == .equal, text.tokens[index + 2].kind == .identifier
            else { return ([], nil) }
            let name = text.name(at: index)
            guard name == text.name(at: index + 2) else { return ([], nil) }
            index += 3
            let isEnd = index == body.upperBound || text.tokens[index].startsLine && !text.continues(index)
            guard isEnd || text.tokens[index].kind == .semicolon else { return ([], nil) }
            names.append(name)
        }
        return (names, nil)
    }

    /// The names of `super.init(name: name, …)`, if nothing else is there.
    private func handedOver(_ range: Range<Int>, _ text: SwiftTokens) -> [String]? {
        let open = range.lowerBound + 3
        guard open < range.upperBound, text.tokens[open].kind == .leftParen, text.isWord(open - 1, "init"),
            text.behind(open, limit: range.upperBound) == range.upperBound
        else { return nil }
        var names: [String] = []
        for item in text.items(open + 1..<range.upperBound - 1) {
            guard item.count == 3, text.tokens[item.lowerBound + 1].kind == .colon,
                text.name(at: item.lowerBound) == text.name(at: item.lowerBound + 2)
            else { return nil }
            names.append(text.name(at: item.lowerBound))
        }
        return names
    }
}

extension SwiftTokens {
    /// `let name: Type` as a member; `nil` where several names or no type are written.
    func plainVariable(_ declaration: SwiftDeclaration) -> ImportedViewModel.Member? {
        let name = declaration.keyword + 1
        let header = declaration.header
        guard name + 1 < header.upperBound, tokens[name + 1].kind == .colon, items(header).count == 1 else {
            return nil
        }
        var member = ImportedViewModel.Member(name: self.name(at: name))
        let equal = first(.equal, in: header)
        member.type = folded(name + 2..<(equal ?? header.upperBound))
        member.value = equal.map { text($0 + 1..<header.upperBound) }
        member.isVariable = isWord(declaration.keyword, "var")
        member.attributes = declaration.attributes.map(folded)
        return member
    }
}

/// Types and names as text.
enum ImportedText {
    /// Whether two types are written alike, apart from white space and the modules of Rx.
    static func areSame(_ left: String, _ right: String) -> Bool {
        left == right || letters(left) == letters(right)
    }

    private static func letters(_ type: String) -> String {
        var words = type.filter { !$0.isWhitespace }
        for module in ["RxSwift.", "RxCocoa.", "RxRelay."] {
            while let range = words.utf8.firstRange(of: module) { words.removeSubrange(range) }
        }
        return words == "()" ? "Void" : words
    }
}

extension String.UTF8View {
    /// Where `word` stands first.
    fileprivate func firstRange(of word: String) -> Range<String.Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].starts(with: word.utf8) { return start..<index(start, offsetBy: word.utf8.count) }
            start = index(after: start)
        }
        return nil
    }
}
