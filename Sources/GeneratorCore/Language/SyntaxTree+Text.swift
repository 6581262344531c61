// What the nodes of the tree say.

extension SpecSyntax {
    /// The text of a fragment, line ends as LF.
    package func text(_ fragment: SwiftFragment) -> String { file.verbatim(fragment.range) }

    package func text(_ fragment: SwiftFragment?) -> String? { fragment.map(text) }

    /// The identifier at the token `index`.
    package func name(_ index: Int) -> NameSyntax {
        let token = tokens.tokens[index]
        return NameSyntax(text: file.name(token), range: token.range)
    }

    /// The text of the identifier at the token `index`, without back-ticks.
    package func text(ofName index: Int) -> String { file.name(tokens.tokens[index]) }

    /// The texts of the attributes at `indices`.
    package func attributeTexts(_ indices: Range<Int>) -> [String] {
        indices.isEmpty ? [] : attributes[indices].map(text)
    }

    /// The lines of the doc comment among `comments`, without their `///` and one space.
    package func documentation(_ comments: Range<Int>) -> [String] {
        guard !comments.isEmpty else { return [] }
        return tokens.comments[comments].compactMap { comment in
            guard comment.kind == .documentation else { return nil }
            let range = comment.range
            let text = file.bytes[range.lowerBound + 3..<range.upperBound]
            return String(decoding: text.first == .space ? text.dropFirst() : text, as: UTF8.self)
        }
    }

    // MARK: Paths

    /// The token of the name at `index` of a path.
    package func token(_ index: Int, of path: PathSyntax) -> Int {
        var remaining = index
        for token in path.tokens {
            let kind = tokens.tokens[token].kind
            guard kind == .identifier || kind == .dollarIdentifier else { continue }
            if remaining == 0 { return token }
            remaining -= 1
        }
        return path.tokens.lowerBound
    }

    package func name(_ index: Int, of path: PathSyntax) -> NameSyntax { name(token(index, of: path)) }

    package func text(_ index: Int, of path: PathSyntax) -> String { text(ofName: token(index, of: path)) }

    /// A path as written, white space removed, back-ticks kept.
    package func text(_ path: PathSyntax) -> String {
        guard path.tokens.count > 1 else { return file.text(in: path.range) }
        return path.tokens.reduce(into: "") { $0 += file.text(in: tokens.tokens[$1].range) }
    }
}

extension SourceFile {
    /// The identifier at `token`, without back-ticks.
    package func name(_ token: Token) -> String {
        let quotes = token.isEscaped ? 1 : 0
        return text(in: SourceRange(token.lowerBound + quotes, token.upperBound - quotes))
    }

    /// The text of `range` with every line end as LF.
    package func verbatim(_ range: SourceRange) -> String {
        let slice = bytes[range.lowerBound..<range.upperBound]
        guard slice.contains(.carriageReturn) else { return String(decoding: slice, as: UTF8.self) }
        var copy: [UInt8] = []
        copy.reserveCapacity(slice.count)
        var previous: UInt8 = 0
        for byte in slice {
            if byte == .carriageReturn {
                copy.append(.lineFeed)
            } else if byte != .lineFeed || previous != .carriageReturn {
                copy.append(byte)
            }
            previous = byte
        }
        return String(decoding: copy, as: UTF8.self)
    }

    /// `range` without white space at either end.
    package func trimmed(_ range: SourceRange) -> SourceRange {
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high, bytes[low].isWhiteSpace { low += 1 }
        while high > low, bytes[high - 1].isWhiteSpace { high -= 1 }
        return SourceRange(low, high)
    }
}
