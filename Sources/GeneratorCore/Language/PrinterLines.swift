/// The lines that the printer has written.
struct PrinterLines {
    struct Line {
        var text: [UInt8] = []
        /// How many columns of white space stand before the text.
        var indentation: Int
        /// Whether the line is one declaration from its first token to its last.
        var isDeclaration = false
        /// Where `<-` stands in `text`, in a line that is one declaration.
        var arrow: Int?
    }

    private(set) var lines: [Line] = []

    var isEmpty: Bool { lines.isEmpty }
    var count: Int { lines.count }
    var current: Line { lines.last ?? Line(indentation: 0) }
    var isLineEmpty: Bool { lines.last?.text.isEmpty ?? true }

    /// Begins a line; one that is empty is taken over.
    mutating func begin(indentation: Int) {
        if let last = lines.last, last.text.isEmpty, last.indentation >= 0 { lines.removeLast() }
        lines.append(Line(indentation: indentation))
    }

    /// Ends the current line and leaves one line empty, at most.
    mutating func blank() {
        if let last = lines.last, last.text.isEmpty, last.indentation >= 0 { lines.removeLast() }
        guard let last = lines.last, last.indentation >= 0 else { return }
        lines.append(Line(indentation: -1))
    }

    mutating func write(_ bytes: some Sequence<UInt8>) {
        if lines.isEmpty || current.indentation < 0 { lines.append(Line(indentation: 0)) }
        lines[lines.count - 1].text += bytes
    }

    /// Writes a space unless the line begins here.
    mutating func space() {
        guard let last = current.text.last, last != .space else { return }
        lines[lines.count - 1].text.append(.space)
    }

    /// Adds a line as it is, without indentation of its own.
    mutating func addVerbatim(_ text: some Sequence<UInt8>, indentation: Int) {
        var line = Line(indentation: indentation)
        line.text += text
        if line.text.isEmpty { line.indentation = -1 }
        lines.append(line)
    }

    /// Marks the lines from `start` on as what a declaration was written to.
    mutating func markDeclaration(from start: Int, arrow: Int?) {
        guard start == lines.count - 1 else { return }
        lines[start].isDeclaration = true
        lines[start].arrow = arrow
    }

    mutating func unmarkCurrent() {
        guard !lines.isEmpty else { return }
        lines[lines.count - 1].isDeclaration = false
        lines[lines.count - 1].arrow = nil
    }

    /// Puts the `<-` of declarations on consecutive lines below each other.
    mutating func alignArrows() {
        var start = 0
        while start < lines.count {
            var end = start
            while end < lines.count, lines[end].isDeclaration { end += 1 }
            align(start..<end)
            start = max(end, start + 1)
        }
    }

    private mutating func align(_ run: Range<Int>) {
        let widths = run.map { index in
            lines[index].arrow.map { arrow in
                String(decoding: lines[index].text[..<arrow], as: UTF8.self).unicodeScalars
                    .reduce(0) { $0 + $1.displayWidth }
            }
        }
        guard let widest = widths.compactMap({ $0 }).max() else { return }
        for (index, width) in zip(run, widths) {
            guard let width, let arrow = lines[index].arrow, width < widest else { continue }
            lines[index].text.insert(contentsOf: repeatElement(.space, count: widest - width), at: arrow)
        }
    }

    /// All lines, each with its LF.
    func joined() -> [UInt8] {
        var output: [UInt8] = []
        let end = lines.lastIndex { !$0.text.isEmpty } ?? -1
        for line in lines[..<(end + 1)] {
            if !line.text.isEmpty {
                output += repeatElement(.space, count: max(0, line.indentation))
                output += line.text
            }
            output.append(.lineFeed)
        }
        return output
    }
}
