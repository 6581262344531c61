/// Takes away the white space around tags, as their marks and the trim behaviour say.
struct Trimmer {
    private let bytes: [UInt8]
    private let behaviour: TrimBehaviour

    /// What goes at one side of a text.
    private enum Cut {
        case trim(TrimBehaviour.Trim)
        /// The blanks beside a line of tags, and the end of that line.
        case restOfLine
    }

    init(_ source: TemplateSource, _ behaviour: TrimBehaviour) {
        self.bytes = source.bytes
        self.behaviour = behaviour
    }

    /// Makes the texts among the segments shorter.
    func trim(_ segments: inout [Segment]) {
        let ownsLine = behaviour.dropsTagLines ? tagLines(segments) : [Bool](repeating: false, count: segments.count)
        for index in segments.indices where segments[index].kind == .text {
            var range = segments[index].contents
            if index > 0 {
                let before = segments[index - 1]
                cutStart(of: &range, cut(before.trailing, before.kind, ownsLine[index - 1], behaviour.trailing))
            }
            if index + 1 < segments.count {
                let after = segments[index + 1]
                cutEnd(of: &range, cut(after.leading, after.kind, ownsLine[index + 1], behaviour.leading))
            }
            segments[index].contents = range
        }
    }

    private func cut(_ mark: Segment.Mark, _ kind: Segment.Kind, _ ownsLine: Bool, _ usual: TrimBehaviour.Trim) -> Cut {
        switch mark {
        case .trim: .trim(.everything)
        case .keep: .trim(.nothing)
        case .unspecified where ownsLine: .restOfLine
        case .unspecified: .trim(kind == .tag ? usual : .nothing)
        }
    }

    private func cutStart(of range: inout Range<Int>, _ cut: Cut) {
        var start = range.lowerBound
        switch cut {
        case .trim(.nothing): return
        case .trim(.everything):
            while start < range.upperBound, Byte.isWhiteSpace(bytes[start]) { start += 1 }
        case .trim(.blanks): start = skipBlanks(from: start, in: range)
        case .trim(.blanksAndOneNewline):
            let end = skipBlanks(from: start, in: range)
            start = newlineEnd(at: end, in: range) ?? start
        case .restOfLine:
            let end = skipBlanks(from: start, in: range)
            start = newlineEnd(at: end, in: range) ?? end
        }
        range = start..<range.upperBound
    }

    private func cutEnd(of range: inout Range<Int>, _ cut: Cut) {
        var end = range.upperBound
        switch cut {
        case .trim(.nothing): return
        case .trim(.everything):
            while end > range.lowerBound, Byte.isWhiteSpace(bytes[end - 1]) { end -= 1 }
        case .trim(.blanks), .restOfLine: end = blankTail(of: range)
        case .trim(.blanksAndOneNewline):
            let start = blankTail(of: range)
            guard start > range.lowerBound, bytes[start - 1] == Byte.newline else { return }
            end = start - 1
            if end > range.lowerBound, bytes[end - 1] == Byte.carriageReturn { end -= 1 }
        }
        range = range.lowerBound..<end
    }

    /// Says of each segment whether it is on a line that holds only tags and comments.
    private func tagLines(_ segments: [Segment]) -> [Bool] {
        var result = [Bool](repeating: false, count: segments.count)
        var index = 0
        while index < segments.count {
            guard segments[index].isSilent else {
                index += 1
                continue
            }
            let last = lastOfRun(from: index, segments)
            if startsLine(index, segments), endsLine(last, segments) {
                for owner in index...last { result[owner] = true }
            }
            index = last + 1
        }
        return result
    }

    /// The last of the tags and comments that follow each other on a line.
    private func lastOfRun(from first: Int, _ segments: [Segment]) -> Int {
        var last = first
        while last + 1 < segments.count {
            if segments[last + 1].isSilent {
                last += 1
            } else if last + 2 < segments.count, segments[last + 2].isSilent, isBlank(segments[last + 1]) {
                last += 2
            } else {
                break
            }
        }
        return last
    }

    private func isBlank(_ segment: Segment) -> Bool {
        segment.kind == .text && bytes[segment.contents].allSatisfy(Byte.isBlank)
    }

    private func startsLine(_ index: Int, _ segments: [Segment]) -> Bool {
        guard index > 0 else { return true }
        let before = segments[index - 1]
        guard before.kind == .text else { return false }
        let tail = blankTail(of: before.contents)
        return tail > before.contents.lowerBound ? bytes[tail - 1] == Byte.newline : index == 1
    }

    private func endsLine(_ index: Int, _ segments: [Segment]) -> Bool {
        guard index + 1 < segments.count else { return true }
        let after = segments[index + 1]
        guard after.kind == .text else { return false }
        let head = skipBlanks(from: after.contents.lowerBound, in: after.contents)
        if head == after.contents.upperBound { return index + 2 == segments.count }
        return newlineEnd(at: head, in: after.contents) != nil
    }

    private func skipBlanks(from start: Int, in range: Range<Int>) -> Int {
        var index = start
        while index < range.upperBound, Byte.isBlank(bytes[index]) { index += 1 }
        return index
    }

    /// Where the blanks at the end of a range start.
    private func blankTail(of range: Range<Int>) -> Int {
        var index = range.upperBound
        while index > range.lowerBound, Byte.isBlank(bytes[index - 1]) { index -= 1 }
        return index
    }

    /// The first byte after a line ending, if there is one at the index.
    private func newlineEnd(at index: Int, in range: Range<Int>) -> Int? {
        guard index < range.upperBound else { return nil }
        if bytes[index] == Byte.newline { return index + 1 }
        let isPair = bytes[index] == Byte.carriageReturn && index + 1 < range.upperBound
        return isPair && bytes[index + 1] == Byte.newline ? index + 2 : nil
    }
}
