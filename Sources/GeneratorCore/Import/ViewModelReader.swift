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
        guard let input = members.first(where: { $0.kind == .type && $0.name == "Input" }) else { return nil }
        var result = ImportedViewModel(name: type.name, kind: text.word(at: type.keyword) ?? "", type: type)
        guard
            let transform = members.first(where: { $0.name == "transform" && isTransform($0, &result) })
                ?? members.first(where: { isTransform($0, &result) }),
            let name = result.signature?.result,
            let output = members.first(where: { $0.kind == .type && $0.name == name })
        else { return nil }
        if name != "Output" {
            result.obstacles.append(.init(reason: "'Output' is called '\(name)'", offset: offset(output)))
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

    // MARK: transform

    /// Whether it takes the input and gives the output; fills in its signature.
    private func isTransform(_ declaration: SwiftDeclaration, _ result: inout ImportedViewModel) -> Bool {
        guard declaration.kind == .function, declaration.body != nil else { return false }
        let isUsual = declaration.name == "transform"
        // What a function of another name makes of more than the input is a part of another one's work.
        if !isUsual, !Self.accessLevels.subtracting(["private", "fileprivate"]).isSuperset(of: declaration.modifiers) {
            return false
        }
        guard let (parameters, end) = parameters(of: declaration), let first = parameters.first,
            let type = first.type.split(separator: ".").last, type == "Input"
        else { return false }
        var arrow = end
        while arrow < declaration.header.upperBound, text.tokens[arrow].kind != .rightArrow { arrow += 1 }
        let effects = (end..<max(end, arrow)).compactMap { text.word(at: $0) }
        let modifiers = declaration.modifiers.filter { !Self.accessLevels.contains($0) && $0 != "final" }
        let others = declaration.attributes.map(text.folded) + modifiers + effects
        if let other = others.first {
            result.obstacles.append(.init(reason: "'transform' is '\(other)'", offset: offset(declaration)))
        }
        guard arrow + 1 < declaration.header.upperBound else { return false }
        guard let resultType = text.folded(arrow + 1..<declaration.header.upperBound).split(separator: ".").last else {
            return false
        }
        guard
            isUsual || resultType == "Output" && parameters.dropFirst().allSatisfy({ $0.type.hasSuffix("DisposeBag") })
        else { return false }
        result.qualifiesTypes = first.type.contains(".")
        var signature = ImportedViewModel.Signature(
            function: declaration.name,
            label: first.label,
            name: first.name,
            result: String(resultType)
        )
        for parameter in parameters.dropFirst() {
            guard parameters.count == 2, parameter.type.hasSuffix("DisposeBag") else {
                let reason = "'transform' takes more than the input and a dispose bag: '\(parameter.name)'"
                result.obstacles.append(.init(reason: reason, offset: offset(declaration)))
                break
            }
            signature.bag = parameter.name
            signature.bagLabel = parameter.label
            signature.bagType = parameter.type == "RxSwift.DisposeBag" ? "DisposeBag" : parameter.type
        }
        result.signature = signature
        return true
    }

    func offset(_ declaration: SwiftDeclaration) -> Int { text.tokens[declaration.keyword].lowerBound }

    func parameters(of function: SwiftDeclaration) -> (list: [ImportedViewModel.Parameter], end: Int)? {
        Self.parameters(of: function, text)
    }

    /// The parameters of a function, and the index behind their parenthesis.
    static func parameters(
        of function: SwiftDeclaration,
        _ text: SwiftTokens
    ) -> (list: [ImportedViewModel.Parameter], end: Int)? {
        var open = function.header.lowerBound
        while open < function.header.upperBound, text.tokens[open].kind != .leftParen { open += 1 }
        guard open < function.header.upperBound else { return nil }
        let close = text.behind(open, limit: function.header.upperBound)
        let items = text.items(open + 1..<max(open + 1, close - 1))
        return (items.compactMap { parameter($0, text) }, close)
    }

    /// `label name: @escaping Type = value`.
    private static func parameter(_ item: Range<Int>, _ text: SwiftTokens) -> ImportedViewModel.Parameter? {
        guard let colon = text.first(.colon, in: item), colon > item.lowerBound else { return nil }
        let names = (item.lowerBound..<colon).filter { text.tokens[$0].kind == .identifier }
        guard let last = names.last, let first = names.first else { return nil }
        let equal = text.first(.equal, in: colon + 1..<item.upperBound)
        var type = text.folded(colon + 1..<(equal ?? item.upperBound))
        if type.hasPrefix("@escaping ") { type = String(type.dropFirst(10)) }
        return ImportedViewModel.Parameter(
            label: text.name(at: first),
            name: text.name(at: last),
            type: type,
            value: equal.map { text.text($0 + 1..<item.upperBound) }
        )
    }

    // MARK: Members

    /// The stored properties of `Input` or `Output`; whatever else stands there is an obstacle.
    private func members(of type: SwiftDeclaration, _ viewModel: inout ImportedViewModel) -> [ImportedViewModel.Member]
    {
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
        var path = ConditionPath()
        for declaration in type.members {
            switch declaration.kind {
            case .variable where isStored(declaration) && !declaration.modifiers.contains("static"):
                var found = variables(declaration)
                if !found.isEmpty { found[0].directives = path.takeLines() }
                for index in found.indices { found[index].conditions = path.open }
                members += found
                for member in found where member.type == nil {
                    obstruct("'\(type.name).\(member.name)' has no type that is written", declaration)
                }
                let others = declaration.modifiers.filter { !Self.accessLevels.contains($0) }
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
                if type.name == "Input" {
                    viewModel.inputSwift.append(declaration)
                } else {
                    viewModel.outputSwift.append(declaration)
                }
            default: obstruct("'\(type.name)' has more than stored properties", declaration)
            }
        }
        if !members.isEmpty { members[members.count - 1].closingDirectives = path.takeLines() }
        return members
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
