extension TemplateParser {
    /// Leaves out a text that stands outside of the blocks of an extension, and keeps in mind where it does.
    mutating func dropText(_ range: Range<Int>) {
        let start = source.bytes[range].firstIndex { !Byte.isWhiteSpace($0) }
        if let start { program.droppedTexts.append(start) }
    }

    /// Adds a text. Where tag lines go, its blank lines lose their blanks.
    ///
    /// Whether the first line is blank shows only when it is known what was written before it.
    mutating func addText(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        let textStart = Int32(program.text.count)
        guard behaviour.dropsTagLines else {
            program.text += source.bytes[range]
            emit(.text(start: textStart, end: Int32(program.text.count)))
            return
        }
        var firstNewline: Int32?
        var start = range.lowerBound
        while start < range.upperBound {
            let end = source.bytes[start..<range.upperBound].firstIndex(of: Byte.newline).map { $0 + 1 }
            if let newline = blankLineEnd(start, end) {
                if start == range.lowerBound {
                    firstNewline = textStart + Int32(newline - start)
                } else {
                    start = newline
                }
            }
            program.text += source.bytes[start..<(end ?? range.upperBound)]
            start = end ?? range.upperBound
        }
        let textEnd = Int32(program.text.count)
        if let firstNewline {
            emit(.lineEnd(start: textStart, newline: firstNewline, end: textEnd))
        } else {
            emit(.text(start: textStart, end: textEnd))
        }
    }

    /// Where the line ending starts, if there is one and nothing but blanks before it.
    private func blankLineEnd(_ start: Int, _ end: Int?) -> Int? {
        guard let end else { return nil }
        var index = start
        while Byte.isBlank(source.bytes[index]) { index += 1 }
        if index + 2 == end, source.bytes[index] == Byte.carriageReturn { return index }
        return index + 1 == end ? index : nil
    }
}
