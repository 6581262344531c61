// Swift among the members of `input` and `output`.

extension Parser {
    /// Whether a nested type, a function, a computed property or an initialiser begins here.
    var beginsSwift: Bool {
        var cursor = index
        while list.tokens[cursor].kind == .at, list.tokens[cursor + 1].kind == .identifier {
            cursor += 2
            if list.tokens[cursor].kind == .leftParen { cursor = indexBehind(cursor) }
            if cursor >= list.tokens.count - 1 { return false }
        }
        var isStatic = false
        while isModifierOfSwift(cursor) {
            isStatic = isStatic || isWord(list.tokens[cursor], "static")
            cursor += 1
        }
        guard cursor + 1 < list.tokens.count else { return false }
        let word = list.tokens[cursor]
        let next = list.tokens[cursor + 1]
        if isWord(word, "init") { return next.kind == .leftParen || next.kind == .question || next.kind == .leftAngle }
        guard next.kind == .identifier, !next.startsLine else { return false }
        if isWord(word, "var") || isWord(word, "let") { return isStatic || isComputed(cursor + 1) }
        return isWord(word, "enum") || isWord(word, "struct") || isWord(word, "class") || isWord(word, "actor")
            || isWord(word, "typealias") || isWord(word, "func")
    }

    private func isModifierOfSwift(_ index: Int) -> Bool {
        guard index + 1 < list.tokens.count, list.tokens[index + 1].kind == .identifier else { return false }
        let token = list.tokens[index]
        return isAccess(token) || isWord(token, "static") || isWord(token, "indirect") || isWord(token, "mutating")
            || isWord(token, "final")
    }

    /// Whether braces stand behind the type of the name at `index`, on its line.
    private func isComputed(_ index: Int) -> Bool {
        var cursor = index + 1
        while cursor < list.tokens.count, !list.tokens[cursor].startsLine {
            switch list.tokens[cursor].kind {
            case .leftBrace: return true
            case .equal, .leftArrow, .end, .rightBrace, .semicolon: return false
            default: cursor = indexBehind(cursor)
            }
        }
        return false
    }

    mutating func parseSwift(_ declaration: inout DeclarationSyntax) -> Bool {
        let start = index
        repeat { skipBalanced() } while !isAtDeclarationEnd
        declaration.swift = fragment(from: start, to: index)
        return true
    }
}
