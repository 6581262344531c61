/// Reads the declarations of any Swift file, in one pass over its tokens.
///
/// It knows where declarations begin and end, not what they mean. Code that does not compile gives some answer; nothing
/// recurses deeper than types are nested, and not at all beyond ``nestingLimit``.
struct DeclarationReader: Sendable {
    static let nestingLimit = 32

    let text: SwiftTokens

    init(_ text: SwiftTokens) {
        self.text = text
    }

    func read() -> [SwiftDeclaration] { read(0..<text.tokens.count - 1, depth: 0) }

    /// The declarations among the tokens of `range`, which is the inside of a body.
    private func read(_ range: Range<Int>, depth: Int) -> [SwiftDeclaration] {
        var result: [SwiftDeclaration] = []
        var index = range.lowerBound
        while index < range.upperBound {
            if text.tokens[index].kind == .semicolon {
                index += 1
                continue
            }
            var declaration = declaration(at: index, limit: range.upperBound)
            if declaration.kind == .type, let body = declaration.body, depth < Self.nestingLimit {
                declaration.members = read(body, depth: depth + 1)
            }
            index = max(declaration.tokens.upperBound, index + 1)
            result.append(declaration)
        }
        return result
    }

    private func declaration(at start: Int, limit: Int) -> SwiftDeclaration {
        var declaration = SwiftDeclaration(kind: .other, tokens: start..<start + 1, keyword: start)
        if text.tokens[start].kind == .pound {
            declaration.kind = .condition
            declaration.tokens = start..<lineEnd(from: start, limit: limit)
            return declaration
        }
        var index = start
        readPrefix(of: &declaration, &index, limit)
        declaration.keyword = min(index, limit - 1)
        guard index < limit else {
            declaration.tokens = start..<limit
            return declaration
        }
        declaration.kind = kind(at: index)
        index += 1
        switch declaration.kind {
        case .type: readType(&declaration, &index, limit)
        case .variable: readVariable(&declaration, &index, limit)
        case .function, .initializer: readFunction(&declaration, &index, limit)
        default: index = statementEnd(from: index, limit: limit)
        }
        declaration.tokens = start..<max(index, start + 1)
        return declaration
    }

    // MARK: Parts

    private static let modifiers: Set<String> = [
        "public", "internal", "private", "fileprivate", "package", "open", "final", "static", "class", "weak",
        "unowned",
        "lazy", "override", "required", "convenience", "mutating", "nonmutating", "nonisolated", "dynamic", "optional",
        "indirect", "isolated", "consuming", "borrowing", "prefix", "postfix", "infix", "distributed",
    ]

    private func readPrefix(of declaration: inout SwiftDeclaration, _ index: inout Int, _ limit: Int) {
        while index < limit {
            if text.tokens[index].kind == .at {
                let start = index
                index += 1
                while index < limit, text.tokens[index].kind == .identifier {
                    index += 1
                    guard index < limit, text.tokens[index].kind == .dot else { break }
                    index += 1
                }
                index = text.skippingAngles(at: index, limit: limit)
                if index < limit, text.tokens[index].kind == .leftParen, !text.tokens[index].followsSpace {
                    index = text.behind(index, limit: limit)
                }
                declaration.attributes.append(start..<max(index, start + 1))
                continue
            }
            guard let word = text.word(at: index), Self.modifiers.contains(word), isModifier(index, limit) else {
                return
            }
            index += 1
            let isSetter = index + 1 < limit && text.tokens[index].kind == .leftParen && text.isWord(index + 1, "set")
            declaration.modifiers.append(isSetter ? word + "(set)" : word)
            if index < limit, text.tokens[index].kind == .leftParen { index = text.behind(index, limit: limit) }
        }
    }

    /// Whether the modifier's word at `index` has something to modify: `class Name` declares a type.
    private func isModifier(_ index: Int, _ limit: Int) -> Bool {
        guard index + 1 < limit else { return false }
        switch text.tokens[index + 1].kind {
        case .leftParen, .at: return true
        case .identifier:
            guard text.isWord(index, "class") else { return true }
            guard let next = text.word(at: index + 1) else { return false }
            return ["func", "var", "let", "subscript"].contains(next) || Self.modifiers.contains(next)
        default: return false
        }
    }

    private func kind(at index: Int) -> SwiftDeclaration.Kind {
        switch text.word(at: index) {
        case "import": .import
        case "struct", "class", "enum", "actor", "protocol", "extension": .type
        case "let", "var": .variable
        case "func": .function
        case "init": .initializer
        default: .other
        }
    }

    private func readType(_ declaration: inout SwiftDeclaration, _ index: inout Int, _ limit: Int) {
        declaration.name = readName(&index, limit)
        let header = index
        while index < limit, text.tokens[index].kind != .leftBrace, text.tokens[index].kind != .semicolon {
            index = text.behind(index, limit: limit)
        }
        declaration.header = header..<min(index, limit)
        readBody(of: &declaration, &index, limit)
    }

    /// `Outer.Inner`, back-ticks and generic arguments left out.
    private func readName(_ index: inout Int, _ limit: Int) -> String {
        var name = ""
        while index < limit, text.tokens[index].kind == .identifier {
            name += text.name(at: index)
            index += 1
            guard index + 1 < limit, text.tokens[index].kind == .dot else { break }
            name += "."
            index += 1
        }
        return name
    }

    private func readBody(of declaration: inout SwiftDeclaration, _ index: inout Int, _ limit: Int) {
        guard index < limit, text.tokens[index].kind == .leftBrace else { return }
        let end = text.behind(index, limit: limit)
        let isClosed = end - 1 > index && text.tokens[end - 1].kind == .rightBrace
        declaration.body = index + 1..<max(index + 1, isClosed ? end - 1 : end)
        index = end
    }

    private func readFunction(_ declaration: inout SwiftDeclaration, _ index: inout Int, _ limit: Int) {
        if declaration.kind == .function, index < limit, text.tokens[index].kind != .leftParen {
            declaration.name = text.tokens[index].kind == .identifier ? text.name(at: index) : ""
            index += 1
        }
        let header = index
        while index < limit {
            let token = text.tokens[index]
            if token.kind == .leftBrace || token.kind == .semicolon { break }
            // A requirement of a protocol has no body: it ends with its line.
            if token.startsLine, index > header, beginsDeclaration(index, limit) { break }
            index = text.behind(index, limit: limit)
        }
        declaration.header = header..<min(index, limit)
        readBody(of: &declaration, &index, limit)
    }

    private func readVariable(_ declaration: inout SwiftDeclaration, _ index: inout Int, _ limit: Int) {
        if index < limit, text.tokens[index].kind == .identifier { declaration.name = text.name(at: index) }
        index = min(index + 1, limit)
        let header = index
        var hasValue = false
        while index < limit {
            let token = text.tokens[index]
            if token.kind == .semicolon || token.startsLine && !text.continues(index) && !isAccessors(index, limit) {
                break
            }
            if token.kind == .equal { hasValue = true }
            if token.kind == .leftBrace, !hasValue || isAccessors(index, limit) {
                declaration.header = header..<index
                readBody(of: &declaration, &index, limit)
                return
            }
            index = text.behind(index, limit: limit)
        }
        declaration.header = header..<index
    }

    /// Whether a brace behind a value holds observers, and is no closure.
    private func isAccessors(_ index: Int, _ limit: Int) -> Bool {
        guard text.tokens[index].kind == .leftBrace, index + 1 < limit, let word = text.word(at: index + 1) else {
            return false
        }
        return word == "didSet" || word == "willSet"
            || text.tokens[index].startsLine && (word == "get" || word == "set")
    }

    // MARK: Ends

    private func beginsDeclaration(_ index: Int, _ limit: Int) -> Bool {
        if text.tokens[index].kind == .at || text.tokens[index].kind == .pound { return true }
        guard let word = text.word(at: index) else { return text.tokens[index].kind == .rightBrace }
        if Self.modifiers.contains(word), isModifier(index, limit) { return true }
        return [
            "struct", "enum", "actor", "protocol", "extension", "let", "var", "func", "init", "import", "typealias",
            "associatedtype", "case", "subscript", "deinit", "class",
        ].contains(word)
    }

    /// Where a declaration ends that has no parts to know: with its line or its body.
    private func statementEnd(from start: Int, limit: Int) -> Int {
        var index = start
        while index < limit {
            let token = text.tokens[index]
            if token.kind == .semicolon || token.startsLine && !text.continues(index) { break }
            index = text.behind(index, limit: limit)
        }
        return index
    }

    private func lineEnd(from start: Int, limit: Int) -> Int {
        var index = start + 1
        while index < limit, !text.tokens[index].startsLine { index += 1 }
        return index
    }
}
