/// A piece of a template: text, or something in braces.
struct Segment: Sendable {
    enum Kind: Sendable { case text, output, tag, comment }
    /// What `-` or `+` inside a brace says of the white space outside it.
    enum Mark: Sendable { case unspecified, trim, keep }

    let kind: Kind
    /// The bytes of the piece, without braces and marks.
    var contents: Range<Int>
    /// Where the piece starts, with its braces.
    let start: Int
    var leading = Mark.unspecified
    var trailing = Mark.unspecified

    /// Whether the piece leaves nothing of itself in the output.
    var isSilent: Bool { kind == .tag || kind == .comment }
}

/// Splits a template into segments.
struct TemplateLexer {
    private let source: TemplateSource
    private var segments: [Segment] = []

    init(_ source: TemplateSource) {
        self.source = source
    }

    mutating func split() throws(TemplateError) -> [Segment] {
        let bytes = source.bytes
        var textStart = 0
        var index = 0
        while index + 1 < bytes.count {
            guard bytes[index] == Byte.openBrace, let kind = Self.kind(opening: bytes[index + 1]) else {
                index += 1
                continue
            }
            addText(textStart..<index)
            let segment = try kind == .comment ? comment(at: index) : tag(kind, at: index)
            segments.append(segment)
            index = end(of: segment)
            textStart = index
        }
        addText(textStart..<bytes.count)
        return segments
    }

    private static func kind(opening byte: UInt8) -> Segment.Kind? {
        switch byte {
        case Byte.openBrace: .output
        case Byte.percent: .tag
        case Byte.hash: .comment
        default: nil
        }
    }

    private func end(of segment: Segment) -> Int {
        segment.contents.upperBound + (segment.trailing == .unspecified ? 2 : 3)
    }

    private mutating func addText(_ range: Range<Int>) {
        if !range.isEmpty { segments.append(Segment(kind: .text, contents: range, start: range.lowerBound)) }
    }

    private func comment(at start: Int) throws(TemplateError) -> Segment {
        let bytes = source.bytes
        var index = start + 2
        while index + 1 < bytes.count {
            if bytes[index] == Byte.hash, bytes[index + 1] == Byte.closeBrace {
                return Segment(kind: .comment, contents: start + 2..<index, start: start)
            }
            index += 1
        }
        throw source.error(at: start, "'{#' is never closed; '#}' is missing")
    }

    private func tag(_ kind: Segment.Kind, at start: Int) throws(TemplateError) -> Segment {
        let bytes = source.bytes
        let closing = kind == .output ? Byte.closeBrace : Byte.percent
        var segment = Segment(kind: kind, contents: start..<start, start: start)
        var index = start + 2
        if index < bytes.count { segment.leading = Self.mark(bytes[index], in: kind) }
        if segment.leading != .unspecified { index += 1 }
        let contentStart = index
        while index + 1 < bytes.count {
            let byte = bytes[index]
            if byte == closing, bytes[index + 1] == Byte.closeBrace {
                var end = index
                if end > contentStart { segment.trailing = Self.mark(bytes[end - 1], in: kind) }
                if segment.trailing != .unspecified { end -= 1 }
                segment.contents = contentStart..<end
                return segment
            }
            if byte == Byte.openBrace, Self.kind(opening: bytes[index + 1]) != nil { break }
            index = try byte == Byte.quote || byte == Byte.apostrophe ? self.end(ofStringAt: index) : index + 1
        }
        let open = source.text(start..<start + 2)
        let close = kind == .output ? "}}" : "%}"
        throw source.error(at: start, "'\(open)' is never closed; '\(close)' is missing")
    }

    private static func mark(_ byte: UInt8, in kind: Segment.Kind) -> Segment.Mark {
        if byte == Byte.minus { return .trim }
        return byte == Byte.plus && kind == .tag ? .keep : .unspecified
    }

    /// The first byte after a quoted string, which ends on the line that it starts on.
    private func end(ofStringAt start: Int) throws(TemplateError) -> Int {
        let bytes = source.bytes
        var index = start + 1
        while index < bytes.count, bytes[index] != Byte.newline {
            if bytes[index] == bytes[start] { return index + 1 }
            index += 1
        }
        throw source.error(at: start, "the string is not closed on its line")
    }
}
