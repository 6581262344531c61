extension Printer {
    /// Writes a Swift fragment as it is; one of several lines moves as a block.
    mutating func printFragment() {
        let tokens = spec.fragments[fragmentIndex]
        fragmentIndex += 1
        let first = self.tokens[tokens.lowerBound]
        let last = self.tokens[tokens.upperBound - 1]
        let range = SourceRange(first.lowerBound, last.upperBound)
        if typeStarts.contains(first.lowerBound), printType(tokens) {
            // Written.
        } else if first.kind.isOpening, last.kind.isClosing, first.partnerIndex == tokens.upperBound - 1,
            !file.bytes[range.lowerBound..<range.upperBound].contains(where: \.isLineEnd)
        {
            let inner = file.trimmed(SourceRange(first.upperBound, last.lowerBound))
            let isSpaced = first.kind == .leftBrace && inner.lowerBound < inner.upperBound
            lines.write(file.bytes[range.lowerBound..<first.upperBound])
            if isSpaced { lines.write([.space]) }
            lines.write(file.bytes[inner.lowerBound..<inner.upperBound])
            if isSpaced { lines.write([.space]) }
            lines.write(file.bytes[last.lowerBound..<range.upperBound])
        } else {
            writeLines(of: range, literals: multilineLiterals(in: tokens))
        }
        index = tokens.upperBound
        commentIndex = Int(last.commentCount)
        skipFragments()
    }

    /// Writes tokens that are no fragment as they are.
    mutating func printVerbatim(_ range: SourceRange) {
        writeLines(of: range, literals: [])
        while tokens[index].lowerBound < range.upperBound { index += 1 }
        commentIndex = Int(tokens[index - 1].commentCount)
        skipFragments()
    }

    /// Moves to the first fragment that is not written: fragments inside of another one, a type inside of an expression
    /// for instance, are part of it, and so are the attributes of an import.
    mutating func skipFragments() {
        while fragmentIndex < spec.fragments.count, spec.fragments[fragmentIndex].lowerBound < index {
            fragmentIndex += 1
        }
    }

    /// The ranges of the `"""` literals among the tokens, interpolations included.
    private func multilineLiterals(in range: Range<Int>) -> [SourceRange] {
        var literals: [SourceRange] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let start = tokens[index]
            guard start.flags.contains(.isMultiline) else {
                index += 1
                continue
            }
            // The parts of a literal follow each other, each opening an interpolation but the last.
            while tokens[index].kind == .stringOpen, let partner = tokens[index].partnerIndex { index = partner + 1 }
            literals.append(SourceRange(start.lowerBound, tokens[index].upperBound))
            index += 1
        }
        return literals
    }

    /// Writes the text of `range`; the lines behind the first keep their place relative to the line on which it begins.
    mutating func writeLines(of range: SourceRange, literals: [SourceRange]) {
        let bytes = file.bytes
        var end = lineEnd(from: range.lowerBound, limit: range.upperBound)
        lines.write(trimmedEnd(SourceRange(range.lowerBound, end), literals: literals.prefix { $0.lowerBound < end }))
        guard end < range.upperBound else { return }
        let shift = lines.current.indentation - indentation(at: lineStart(of: range.lowerBound)).columns
        var rest = literals[...]
        var fixed: (literal: SourceRange, isFixed: Bool)?
        while end < range.upperBound {
            var start = end + 1
            if bytes[end] == .carriageReturn, start < range.upperBound, bytes[start] == .lineFeed { start += 1 }
            end = lineEnd(from: start, limit: range.upperBound)
            rest = rest.drop { $0.upperBound <= start }
            if let literal = rest.first, literal.lowerBound < start, fixed?.literal != literal {
                fixed = (literal, !canMove(literal, by: shift))
            }
            if let fixed, fixed.isFixed, fixed.literal == rest.first {
                lines.addVerbatim(bytes[start..<end], indentation: 0)
                continue
            }
            let (columns, text) = indentation(at: start)
            let content = trimmedEnd(SourceRange(min(text, end), end), literals: rest.prefix { $0.lowerBound < end })
            lines.addVerbatim(content, indentation: max(0, columns + shift))
        }
    }

    /// Whether every line of the literal can move by `shift` columns without changing what it says.
    private func canMove(_ literal: SourceRange, by shift: Int) -> Bool {
        guard shift != 0 else { return true }
        var start = lineEnd(from: literal.lowerBound, limit: literal.upperBound)
        while start < literal.upperBound {
            if file.bytes[start].isLineEnd {
                start += 1
                continue
            }
            let (columns, text) = indentation(at: start)
            if file.bytes[start..<text].contains(.tab) || columns + shift < 0 { return false }
            start = lineEnd(from: start, limit: literal.upperBound)
        }
        return true
    }

    // MARK: Source lines

    /// The bytes of `range` without white space at the end, unless that belongs to a literal.
    private func trimmedEnd(_ range: SourceRange, literals: ArraySlice<SourceRange>) -> ArraySlice<UInt8> {
        var end = range.upperBound
        while end > range.lowerBound, file.bytes[end - 1] == .space || file.bytes[end - 1] == .tab { end -= 1 }
        let isInLiteral = literals.contains { $0.lowerBound < range.upperBound && range.upperBound < $0.upperBound }
        return file.bytes[range.lowerBound..<(isInLiteral && end > range.lowerBound ? range.upperBound : end)]
    }

    private func lineEnd(from start: Int, limit: Int) -> Int {
        var end = start
        while end < limit, !file.bytes[end].isLineEnd { end += 1 }
        return end
    }

    private func lineStart(of offset: Int) -> Int {
        var start = offset
        while start > file.contentStart, !file.bytes[start - 1].isLineEnd { start -= 1 }
        return start
    }

    /// The width of the white space at `start`, a tab up to the next fourth column, and the offset behind it.
    private func indentation(at start: Int) -> (columns: Int, end: Int) {
        var columns = 0
        var offset = start
        while offset < file.bytes.count {
            switch file.bytes[offset] {
            case .space: columns += 1
            case .tab: columns = (columns / Self.indentation + 1) * Self.indentation
            default: return (columns, offset)
            }
            offset += 1
        }
        return (columns, offset)
    }
}
