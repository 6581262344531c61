/// Finds the ViewModels of a Swift file: types with nested `Input` and `Output` and a function from one to the other.
struct ViewModelReader: Sendable {
    let text: SwiftTokens
    let declarations: [SwiftDeclaration]

    init(_ file: SourceFile) {
        text = SwiftTokens(file)
        declarations = DeclarationReader(text).read()
    }

    /// Whether `func transform` stands somewhere.
    var declaresTransform: Bool {
        text.tokens.indices.dropLast().contains { text.isWord($0, "func") && text.isWord($0 + 1, "transform") }
    }

    func read() -> [ImportedViewModel] {
        declarations.filter { $0.kind == .type && !isWord($0, "extension") && !isWord($0, "protocol") }
            .compactMap(viewModel)
    }

    private func isWord(_ declaration: SwiftDeclaration, _ word: StaticString) -> Bool {
        text.isWord(declaration.keyword, word)
    }

    private func viewModel(_ type: SwiftDeclaration) -> ImportedViewModel? {
        var type = type
        type.members = foldingConditions(type.members)
        let extensions = declarations.filter {
            $0.kind == .type && isWord($0, "extension") && $0.name == type.name
        }
        let members = type.members + extensions.flatMap(\.members)
        var result = ImportedViewModel(name: type.name, kind: text.word(at: type.keyword) ?? "", type: type)
        guard
            let transform = members.first(where: { $0.name == "transform" && isTransform($0, members, &result) })
                ?? members.first(where: { isTransform($0, members, &result) }),
            let signature = result.signature,
            let input = members.first(where: { $0.kind == .type && $0.name == signature.input }),
            let output = members.first(where: { $0.kind == .type && $0.name == signature.result })
        else { return nil }
        for alias in result.aliases where members.contains(where: { $0.name == alias.type }) {
            let reason = "'\(alias.type)' is called '\(alias.name)', and something else has its name"
            result.obstacles.append(.init(reason: reason, offset: offset(alias.type == "Input" ? input : output)))
        }
        result.input = input
        result.output = output
        result.transform = transform
        result.extensions = extensions
        obstructConditions(of: &result)
        readHead(of: &result)
        for part in extensions where part.members.contains(where: { holds($0, input, output, transform) }) {
            result.inheritance += inheritance(of: part).filter { !result.inheritance.contains($0) }
        }
        result.inputs = self.members(of: input, &result)
        result.outputs = self.members(of: output, &result)
        readProperties(of: &result)
        readInitializers(of: &result, extensions)
        result.superclass = superclass(of: result)
        result.trackers = trackers(of: result)
        result.look = look(of: result)
        result.dependencies = result.keptDependencies(text)
        result.inheritedBag = inheritedBag(of: result)
        return result
    }

    private func holds(_ declaration: SwiftDeclaration, _ others: SwiftDeclaration...) -> Bool {
        others.contains { $0.tokens == declaration.tokens }
    }

    // MARK: The head

    static let accessLevels: Set<String> = ["public", "internal", "private", "fileprivate", "package", "open"]

    private func readHead(of viewModel: inout ImportedViewModel) {
        let type = viewModel.type
        if type.modifiers.contains("final") { viewModel.kind = "final " + viewModel.kind }
        viewModel.access = type.modifiers.first { Self.accessLevels.contains($0) }
        viewModel.attributes = type.attributes.map(text.folded)
        viewModel.comments = text.attachedComments(of: type).map { text.file.verbatim($0.range) }
        viewModel.inheritance = inheritance(of: type)
        var index = type.header.lowerBound
        let end = text.skippingAngles(at: index, limit: type.header.upperBound)
        if end > index { viewModel.generics = text.folded(index + 1..<end - 1) }
        index = end
        if let clause = type.header.first(where: { text.isWord($0, "where") }) {
            viewModel.whereClause = text.folded(clause + 1..<type.header.upperBound)
        }
    }

    /// The types behind the colon.
    func inheritance(of type: SwiftDeclaration) -> [String] {
        let start = text.skippingAngles(at: type.header.lowerBound, limit: type.header.upperBound)
        guard start < type.header.upperBound, text.tokens[start].kind == .colon else { return [] }
        let end = type.header.first { text.isWord($0, "where") } ?? type.header.upperBound
        return text.items(start + 1..<max(end, start + 1)).map(text.folded)
    }

    func offset(_ declaration: SwiftDeclaration) -> Int { text.tokens[declaration.keyword].lowerBound }
}
