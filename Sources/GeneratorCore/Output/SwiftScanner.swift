/// One pass over the tokens of a file.
struct SwiftScanner {
    /// A body that is being read.
    private struct Frame {
        var declaration: Int
        /// The index of the closing brace.
        var end: Int
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private let module: String
    private let tokens: [Token]
    private(set) var declarations: [SwiftSource.Declaration] = []
    let imbalance: Diagnostic?
    private var frames: [Frame] = []
    private var index = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>, module: String) {
        self.bytes = bytes
        self.module = module
        let hasMark = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
        let list = Lexer.lex(bytes, from: hasMark ? 3 : 0)
        tokens = list.tokens
        imbalance = SwiftScanner.imbalance(of: list)
    }

    /// The lexer reports all but braces, which it leaves to those who know what they are outside of.
    private static func imbalance(of list: TokenList) -> Diagnostic? {
        let brace = list.tokens.first { token in
            token.kind == .leftBrace ? token.isUnclosed : token.kind == .rightBrace && token.partnerIndex == nil
        }
        let braces = brace.map { Diagnostic($0.kind == .leftBrace ? .unclosedBrace : .strayBrace, at: $0.range) }
        return (list.diagnostics + [braces].compactMap(\.self)).min { $0.range.lowerBound < $1.range.lowerBound }
    }

    mutating func run() {
        while index < tokens.count {
            if let frame = frames.last, index >= frame.end {
                frames.removeLast()
                index = frame.end + 1
            } else {
                step()
            }
        }
    }

    /// Reads one token, or a whole bracket, at the level of declarations.
    private mutating func step() {
        let token = tokens[index]
        if token.kind.isOpening {
            // Whatever stands inside is no declaration of this level; the body of a protocol neither: a requirement is
            // no implementation.
            index = max(token.partnerIndex ?? index, index) + 1
            return
        }
        let isMember = index > 0 && tokens[index - 1].kind == .dot
        guard token.kind == .identifier, !token.isEscaped, !isMember, let keyword = keyword(token) else {
            index += 1
            return
        }
        switch keyword {
        case .function: readFunction()
        case .type: readType(isExtension: false)
        case .extension: readType(isExtension: true)
        }
    }

    private enum Keyword {
        case type, `extension`, function
    }

    private func keyword(_ token: Token) -> Keyword? {
        let word = bytes[token.lowerBound..<token.upperBound]
        switch word.first {
        case UInt8(ascii: "a"): return word.spells("actor") ? .type : nil
        case UInt8(ascii: "c"): return word.spells("class") ? .type : nil
        case UInt8(ascii: "e"): return word.spells("extension") ? .extension : (word.spells("enum") ? .type : nil)
        case UInt8(ascii: "f"): return word.spells("func") ? .function : nil
        case UInt8(ascii: "s"): return word.spells("struct") ? .type : nil
        default: return nil
        }
    }

    /// Reads `class NAME … {` and goes on inside; `class func`, or `actor` as a name, is none.
    private mutating func readType(isExtension: Bool) {
        let keyword = tokens[index]
        index += 1
        let behindKeyword = index
        guard let own = readName(), let brace = bodyBrace() else {
            index = behindKeyword
            return
        }
        let end = min(max(tokens[brace].partnerIndex ?? tokens.count, brace + 1), tokens.count - 1)
        let outer = frames.last.map { declarations[$0.declaration].name }
        let inheritance = inheritance(from: index, to: brace)
        declarations.append(
            SwiftSource.Declaration(
                name: outer.map { "\($0).\(own)" } ?? withoutModule(own, inheritance),
                isExtension: isExtension,
                inheritance: inheritance,
                start: keyword.lowerBound,
                bodyStart: tokens[brace].upperBound,
                bodyEnd: tokens[end].lowerBound
            )
        )
        frames.append(Frame(declaration: declarations.count - 1, end: end))
        index = brace + 1
    }

    /// `Login` of `App.Login`, where `App` is the module, or the extension declares the conformance to Login's logic: the
    /// name of a module is not always known.
    private func withoutModule(_ name: String, _ inheritance: [String]) -> String {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
        let last = String(name[name.utf8.index(after: dot)...])
        if inheritance.contains(SwiftSource.Declaration.logicProtocol(of: last)) { return last }
        let beginning = module.utf8.count
        guard name.utf8.starts(with: module.utf8), name.utf8.dropFirst(beginning).first == UInt8(ascii: ".") else {
            return name
        }
        return String(Substring(name.utf8.dropFirst(beginning + 1)))
    }

    /// Reads `Outer.Inner<T>` without the arguments.
    private mutating func readName() -> String? {
        guard let first = identifier(at: index) else { return nil }
        var name = first
        index += 1
        while index < tokens.count {
            if isAngle("<", at: index) {
                skipAngles()
            } else if tokens[index].kind == .dot, let next = identifier(at: index + 1) {
                name += "." + next
                index += 2
            } else {
                return name
            }
        }
        return name
    }

    /// The text of an identifier, without back-ticks, that may name a type or a function.
    private func identifier(at index: Int) -> String? {
        guard index < tokens.count, tokens[index].kind == .identifier else { return nil }
        let token = tokens[index]
        if token.isEscaped { return text(token.lowerBound + 1, token.upperBound - 1) }
        if SwiftKeywords.isReserved(bytes[token.lowerBound..<token.upperBound]) { return nil }
        return text(token.lowerBound, token.upperBound)
    }

    private func text(_ lower: Int, _ upper: Int) -> String {
        String(decoding: bytes[lower..<max(lower, upper)], as: UTF8.self)
    }

    private func isAngle(_ angle: StaticString, at index: Int) -> Bool {
        bytes[tokens[index].lowerBound..<tokens[index].upperBound].spells(angle)
    }

    /// Goes behind the `>` that belongs to the `<` here, or behind the `<` when there is none before a brace.
    private mutating func skipAngles() {
        var depth = 0
        var position = index
        while position < tokens.count {
            let token = tokens[position]
            switch token.kind {
            case .leftBrace, .rightBrace, .end:
                index += 1
                return
            case let kind where kind.isOpening:
                position = max(token.partnerIndex ?? position, position)
            case .rightArrow:
                break
            default:
                for byte in bytes[token.lowerBound..<token.upperBound] {
                    if byte == UInt8(ascii: "<") { depth += 1 }
                    if byte == UInt8(ascii: ">") { depth -= 1 }
                }
            }
            position += 1
            if depth <= 0 {
                index = position
                return
            }
        }
        index += 1
    }

    /// The index of the `{` that begins the body, from the token behind the name.
    private func bodyBrace() -> Int? {
        var position = index
        if tokens[index].kind == .identifier, identifier(at: index) != nil { return nil }
        while position < tokens.count {
            let token = tokens[position]
            switch token.kind {
            case .leftBrace: return position
            case .rightBrace, .semicolon, .equal, .end, .string: return nil
            case let kind where kind.isOpening: position = max(token.partnerIndex ?? position, position) + 1
            default: position += 1
            }
        }
        return nil
    }

    private func inheritance(from start: Int, to end: Int) -> [String] {
        guard start < end, tokens[start].kind == .colon else { return [] }
        var result: [String] = []
        var depth = 0
        for position in start + 1..<end {
            let token = tokens[position]
            if isAngle("<", at: position) { depth += 1 }
            if isAngle(">", at: position) { depth -= 1 }
            guard depth <= 0, token.kind == .identifier else { continue }
            guard let name = identifier(at: position) else { break }
            if tokens[position - 1].kind == .dot, !result.isEmpty { result.removeLast() }
            result.append(name)
        }
        return result
    }

    /// Reads `func name<T>(label name: Type, …)`; operators are passed over.
    private mutating func readFunction() {
        index += 1
        guard let frame = frames.last, let name = identifier(at: index) else { return }
        index += 1
        if index < tokens.count, isAngle("<", at: index) { skipAngles() }
        guard index < tokens.count, tokens[index].kind == .leftParen else { return }
        let end = min(max(tokens[index].partnerIndex ?? index, index), tokens.count - 1)
        declarations[frame.declaration].functions.append("\(name)(\(labels(from: index + 1, to: end)))")
        index = end + 1
    }

    /// `error:_:` for the parameters between two parentheses.
    private func labels(from start: Int, to end: Int) -> String {
        var labels = ""
        var position = start
        var expectsLabel = true
        while position < end {
            let token = tokens[position]
            if token.kind.isOpening {
                position = max(token.partnerIndex ?? position, position) + 1
                continue
            }
            switch token.kind {
            case .at where expectsLabel:
                // An attribute: its name, and arguments that are a bracket.
                position += 1
            case .identifier where expectsLabel:
                labels += text(
                    token.lowerBound + (token.isEscaped ? 1 : 0),
                    token.upperBound - (token.isEscaped ? 1 : 0)
                )
                labels += ":"
                expectsLabel = false
            case .comma:
                // Between the arguments of a generic type there are commas too, but no colons behind a name.
                expectsLabel = isParameter(at: position + 1, before: end)
            default: break
            }
            position += 1
        }
        return labels
    }

    /// Whether a parameter begins here: `@attribute label name:`, where all but one name may be missing.
    private func isParameter(at start: Int, before end: Int) -> Bool {
        var position = start
        while position < end {
            switch tokens[position].kind {
            case .identifier, .dot: position += 1
            case .at: position += 2
            case .leftParen: position = max(tokens[position].partnerIndex ?? position, position) + 1
            case .colon: return true
            default: return false
            }
        }
        return false
    }
}

extension Diagnostic.Message {
    fileprivate static var unclosedBrace: Self {
        .init(.error, rule: "syntax", "expected '}' to close this '{'")
    }

    fileprivate static var strayBrace: Self {
        .init(.error, rule: "syntax", "unexpected '}': nothing is open here")
    }
}
