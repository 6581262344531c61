/// The lines of a generated Swift file, and the statements and declarations that they make.
///
/// It relies on how generated files are laid out: a line that is indented further than its block goes on with what
/// stands above.
struct SwiftLines {
    /// A statement or declaration with the comments and attributes above it.
    struct Statement {
        var lines: Range<Int>
        /// How many brackets are open around it.
        let depth: Int
        /// Whether an empty line stands above.
        let followsBlank: Bool
        /// The lines between the braces of a declaration, where single ones of them may differ.
        var body: Range<Int>?
        /// What tells it from others: its text, or that around its body.
        var key: [UInt8] = []
    }

    private struct Line {
        var range: Range<Int>
        /// How many brackets are open where it begins.
        var depth = 0
        /// Whether a literal or comment of several lines goes on.
        var isInside = false
        var tokens = 0..<0
        /// Whether it holds white space alone.
        var isBlank = true
        var indentation = 0
    }

    private let bytes: [UInt8]
    private let list: TokenList
    private let file: SourceFile
    private var lines: [Line] = []

    var count: Int { lines.count }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        file = SourceFile(path: "", bytes: bytes)
        list = Lexer.lex(file)
        readLines()
        readTokens()
    }

    private mutating func readLines() {
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: .lineFeed).map { $0 + 1 } ?? bytes.count
            var line = Line(range: start..<end)
            let text = bytes[start..<end].drop { $0.isWhiteSpace }
            line.isBlank = text.isEmpty
            line.indentation = text.startIndex - start
            lines.append(line)
            start = end
        }
    }

    private mutating func readTokens() {
        var line = 0
        var depth = 0
        for (index, token) in list.tokens.enumerated() where token.kind != .end {
            while line < lines.count, lines[line].range.upperBound <= token.lowerBound {
                line += 1
                if line < lines.count { lines[line].depth = depth }
            }
            guard line < lines.count else { break }
            if lines[line].tokens.isEmpty { lines[line].tokens = index..<index }
            lines[line].tokens = lines[line].tokens.lowerBound..<(index + 1)
            if token.kind.isOpening { depth += token.isUnclosed ? 0 : 1 }
            if token.kind.isClosing, token.partnerIndex != nil { depth -= 1 }
            mark(insideOf: token.range, from: line)
        }
        while line + 1 < lines.count {
            line += 1
            lines[line].depth = depth
        }
        for comment in list.comments where comment.kind == .block { mark(insideOf: comment.range, from: 0) }
    }

    private mutating func mark(insideOf range: SourceRange, from first: Int) {
        guard range.upperBound > lines[first].range.upperBound else { return }
        for index in first..<lines.count {
            let start = lines[index].range.lowerBound
            if start >= range.upperBound { return }
            if start > range.lowerBound { lines[index].isInside = true }
        }
    }

    func text(of range: Range<Int>) -> ArraySlice<UInt8> {
        guard let last = range.last else { return [] }
        return bytes[lines[range.lowerBound].range.lowerBound..<lines[last].range.upperBound]
    }

    func indentation(of statement: Statement) -> ArraySlice<UInt8> {
        let line = lines[statement.lines.lowerBound]
        return bytes[line.range.lowerBound..<(line.range.lowerBound + line.indentation)]
    }

    /// What stands behind the `#if` of a statement that is `#if …` to `#endif`.
    func conditional(_ statement: Statement) -> ArraySlice<UInt8>? {
        let line = lines[statement.lines.lowerBound]
        guard directive(of: line) == .if, let token = line.tokens.first else { return nil }
        return text(of: statement.lines)[list.tokens[token].upperBound...]
    }

    // MARK: Statements

    /// The statements of a block.
    func statements(in range: Range<Int>, depth: Int) -> [Statement] {
        var statements: [Statement] = []
        let base = range.lazy.filter { !lines[$0].isBlank }.map { lines[$0].indentation }.first ?? 0
        var conditions = 0
        var isLed = false
        var followsBlank = false
        for index in range {
            let line = lines[index]
            if line.isBlank, !line.isInside {
                followsBlank = true
                continue
            }
            let isOwn = !line.isInside && line.depth == depth && line.indentation <= base
            let directive = isOwn ? directive(of: line) : nil
            if isOwn, !isLed, conditions == 0 {
                statements.append(Statement(lines: index..<(index + 1), depth: depth, followsBlank: followsBlank))
            } else if let last = statements.indices.last {
                statements[last].lines = statements[last].lines.lowerBound..<(index + 1)
            }
            followsBlank = false
            if directive == .if { conditions += 1 }
            if directive == .endif { conditions -= 1 }
            if isOwn { isLed = leads(line) }
        }
        for index in statements.indices { complete(&statements[index]) }
        return statements
    }

    private func directive(of line: Line) -> DirectiveSyntax.Kind? {
        guard let first = line.tokens.first, list.tokens[first].kind == .pound else { return nil }
        return DirectiveSyntax.Kind(rawValue: file.text(in: list.tokens[first].range))
    }

    /// Whether a line holds comments or attributes alone, which belong to the next one.
    private func leads(_ line: Line) -> Bool {
        guard var index = line.tokens.first else { return true }
        while line.tokens.contains(index), list.tokens[index].kind == .at {
            index += 2
            while line.tokens.contains(index), list.tokens[index].kind == .dot { index += 2 }
            guard line.tokens.contains(index), list.tokens[index].kind == .leftParen,
                !list.tokens[index].followsSpace
            else { continue }
            index = (list.tokens[index].partnerIndex ?? index) + 1
        }
        return !line.tokens.contains(index)
    }

    private func complete(_ statement: inout Statement) {
        statement.key = Array(text(of: statement.lines))
        guard let body = body(of: statement) else { return }
        statement.body = body
        statement.key =
            Array(text(of: statement.lines.lowerBound..<body.lowerBound))
            + Array(text(of: body.upperBound..<statement.lines.upperBound))
    }

    private static let declarations = ["class", "struct", "enum", "extension", "protocol", "func", "init"]

    /// The lines between the braces with which a declaration ends.
    private func body(of statement: Statement) -> Range<Int>? {
        guard let last = statement.lines.last, let closer = lines[last].tokens.first, lines[last].tokens.count == 1,
            list.tokens[closer].kind == .rightBrace, let opener = list.tokens[closer].partnerIndex,
            let head = statement.lines.first(where: { lines[$0].tokens.last == opener }), head < last,
            let first = statement.lines.lazy.compactMap({ lines[$0].tokens.first }).first
        else { return nil }
        let words = list.tokens[first..<opener].lazy.filter { $0.kind == .identifier }.map { file.text(in: $0.range) }
        guard words.contains(where: Self.declarations.contains) else { return nil }
        let body = (head + 1)..<last
        guard list.tokens[first..<opener].contains(where: { $0.kind == .rightArrow }) else { return body }
        // What a function returns without the word has to be its only statement.
        let end = statements(in: body, depth: statement.depth + 1).last?.lines.first
        let word = end.flatMap { lines[$0].tokens.first }.map { file.text(in: list.tokens[$0].range) }
        return word == "return" ? body : nil
    }
}
