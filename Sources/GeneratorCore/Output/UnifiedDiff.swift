/// The difference of two texts in the form that `diff -u` writes and `patch` and `git apply` read.
package enum UnifiedDiff {
    private static let context = 3

    /// - Parameters:
    ///   - path: the path with forward slashes, as seen from the folder in which the patch is to be applied.
    ///   - old: `nil` when the file is to be created.
    ///   - new: `nil` when the file is to be removed.
    /// - Returns: the patch, empty when the texts are the same.
    package static func text(path: String, old: [UInt8]?, new: [UInt8]?) -> [UInt8] {
        guard old != new else { return [] }
        let difference = LineDifference(old ?? [], new ?? [])
        var output: [UInt8] = []
        output.append(contentsOf: header("---", old == nil ? "/dev/null" : "a/" + path))
        output.append(contentsOf: header("+++", new == nil ? "/dev/null" : "b/" + path))
        for hunk in hunks(of: difference.edits) {
            write(hunk, of: difference, to: &output)
        }
        return output
    }

    private static func header(_ mark: String, _ path: String) -> String.UTF8View {
        // A tab ends a name that has spaces.
        "\(mark) \(path)\(path.utf8.contains(UInt8(ascii: " ")) ? "\t" : "")\n".utf8
    }

    /// Changes that are so near to each other that their context meets stand in one hunk.
    private static func hunks(of edits: [LineDifference.Edit]) -> [ArraySlice<LineDifference.Edit>] {
        var hunks: [ArraySlice<LineDifference.Edit>] = []
        var start = 0
        for index in edits.indices.dropFirst()
        where edits[index].old.lowerBound - edits[index - 1].old.upperBound > 2 * context {
            hunks.append(edits[start..<index])
            start = index
        }
        if start < edits.count { hunks.append(edits[start...]) }
        return hunks
    }

    private static func write(
        _ hunk: ArraySlice<LineDifference.Edit>,
        of difference: LineDifference,
        to output: inout [UInt8]
    ) {
        guard let first = hunk.first, let last = hunk.last else { return }
        let before = min(context, first.old.lowerBound)
        let after = min(context, difference.old.lines.count - last.old.upperBound)
        let old = first.old.lowerBound - before..<last.old.upperBound + after
        let new = first.new.lowerBound - before..<last.new.upperBound + after
        output.append(contentsOf: "@@ -\(range(old)) +\(range(new)) @@\n".utf8)
        var position = old.lowerBound
        for edit in hunk {
            difference.old.write(position..<edit.old.lowerBound, mark: " ", to: &output)
            difference.old.write(edit.old, mark: "-", to: &output)
            difference.new.write(edit.new, mark: "+", to: &output)
            position = edit.old.upperBound
        }
        difference.old.write(position..<old.upperBound, mark: " ", to: &output)
    }

    /// `7,3`; an empty range names the line before it.
    private static func range(_ range: Range<Int>) -> String {
        switch range.count {
        case 0: "\(range.lowerBound),0"
        case 1: "\(range.lowerBound + 1)"
        default: "\(range.lowerBound + 1),\(range.count)"
        }
    }
}

/// A text and its lines, line ends included.
struct LineText {
    let bytes: [UInt8]
    let lines: [Range<Int>]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var lines: [Range<Int>] = []
        var start = 0
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            lines.append(start..<index + 1)
            start = index + 1
        }
        if start < bytes.count { lines.append(start..<bytes.count) }
        self.lines = lines
    }

    fileprivate func write(_ range: Range<Int>, mark: Unicode.Scalar, to output: inout [UInt8]) {
        for line in lines[range] {
            output.append(UInt8(ascii: mark))
            output.append(contentsOf: bytes[line])
            if bytes[line.upperBound - 1] != UInt8(ascii: "\n") {
                output.append(contentsOf: "\n\\ No newline at end of file\n".utf8)
            }
        }
    }
}
