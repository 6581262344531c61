/// A source line with what stands below it: a caret and tildes.
struct SourceExcerpt {
    /// The line, or the part of a long line around the range.
    private(set) var text = ""
    /// What moves the caret below its character: tabs as they are, two spaces below a wide character.
    private(set) var indentation = ""
    private(set) var caret = "^"

    /// A line of more bytes is shown in part.
    private static let longestLine = 240
    /// How many characters of a long line are shown before and from the start of the range.
    private static let context = (before: 60, behind: 140)

    init(of range: SourceRange, in file: SourceFile, lines: LineIndex) {
        let line = lines.range(ofLine: lines.line(of: range.lowerBound))
        let start = min(max(range.lowerBound, line.lowerBound), line.upperBound)
        let end = min(max(range.upperBound, start), line.upperBound)
        var (first, last) = (line.lowerBound, line.upperBound)
        if last - first > Self.longestLine {
            first = Self.move(-Self.context.before, from: start, in: file.bytes, within: line)
            last = Self.move(Self.context.behind, from: start, in: file.bytes, within: line)
        }
        append(SourceRange(first, start), of: file, isCut: first > line.lowerBound)
        let marked = Self.printable(file.text(in: SourceRange(start, min(end, last))))
        text += marked + Self.printable(file.text(in: SourceRange(min(end, last), last)))
        if last < line.upperBound { text += "…" }
        let width = marked.unicodeScalars.reduce(0) { $0 + $1.displayWidth }
        if width > 1 { caret += String(repeating: "~", count: width - 1) }
    }

    private mutating func append(_ range: SourceRange, of file: SourceFile, isCut: Bool) {
        if isCut {
            text += "…"
            indentation += " "
        }
        let part = Self.printable(file.text(in: range))
        text += part
        for scalar in part.unicodeScalars {
            indentation += scalar == "\t" ? "\t" : String(repeating: " ", count: scalar.displayWidth)
        }
    }

    /// The offset `distance` characters from `offset`, inside `line`.
    private static func move(_ distance: Int, from offset: Int, in bytes: [UInt8], within line: SourceRange) -> Int {
        var offset = offset
        for _ in 0..<abs(distance) {
            repeat {
                offset += distance.signum()
            } while offset > line.lowerBound && offset < line.upperBound && bytes[offset] & 0xC0 == 0x80
            if offset <= line.lowerBound { return line.lowerBound }
            if offset >= line.upperBound { return line.upperBound }
        }
        return offset
    }

    /// `text` without the control characters that a terminal would obey.
    private static func printable(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 && $0 != .tab || $0 == 0x7F }) else { return text }
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            scalars.append(scalar.value < 0x20 && scalar != "\t" || scalar.value == 0x7F ? "\u{FFFD}" : scalar)
        }
        return String(scalars)
    }
}

extension Unicode.Scalar {
    /// How many columns of a terminal it takes.
    var displayWidth: Int {
        switch value {
        case 0..<0x300: 1
        // Combining marks, joiners, variation selectors.
        case 0x300...0x36F, 0x200B...0x200F, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF: 0
        // Hangul, CJK, kana, full-width forms, emoji.
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
            0x1F900...0x1F9FF, 0x20000...0x3FFFD:
            2
        default: 1
        }
    }
}
