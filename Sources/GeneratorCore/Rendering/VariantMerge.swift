/// Makes one Swift text of two that are for a condition and for its contrary.
///
/// What is the same in both stays; where they differ, whole statements and declarations stand between `#if` and `#endif`.
/// Where the condition holds, what the compiler sees is the first text, and otherwise the second, blank lines apart.
struct VariantMerge {
    private let condition: String
    private let first: SwiftLines
    private let second: SwiftLines
    private var output: [UInt8] = []

    /// - Parameters:
    ///   - condition: what the first text is for.
    ///   - first: nothing, where there is no such file then.
    static func merge(_ condition: String, _ first: [UInt8], _ second: [UInt8]) -> [UInt8] {
        guard first != second else { return first }
        var merge = VariantMerge(condition, SwiftLines(first), SwiftLines(second))
        merge.merge(
            merge.first.statements(in: 0..<merge.first.count, depth: 0),
            merge.second.statements(in: 0..<merge.second.count, depth: 0)
        )
        return merge.output
    }

    private init(_ condition: String, _ first: SwiftLines, _ second: SwiftLines) {
        self.condition = condition
        self.first = first
        self.second = second
    }

    private mutating func merge(_ left: [SwiftLines.Statement], _ right: [SwiftLines.Statement]) {
        var (i, j) = (0, 0)
        for (nextLeft, nextRight) in common(left.map(\.key), right.map(\.key)) {
            writeDifference(left[i..<nextLeft], right[j..<nextRight])
            write(left[nextLeft], right[nextRight])
            (i, j) = (nextLeft + 1, nextRight + 1)
        }
        writeDifference(left[i...], right[j...])
    }

    /// One statement of both, or the head, the merged body and the end of a declaration.
    private mutating func write(_ left: SwiftLines.Statement, _ right: SwiftLines.Statement) {
        if left.followsBlank { blank() }
        guard let leftBody = left.body, let rightBody = right.body,
            !first.text(of: left.lines).elementsEqual(second.text(of: right.lines))
        else { return output += first.text(of: left.lines) }
        output += first.text(of: left.lines.lowerBound..<leftBody.lowerBound)
        merge(
            first.statements(in: leftBody, depth: left.depth + 1),
            second.statements(in: rightBody, depth: right.depth + 1)
        )
        output += first.text(of: leftBody.upperBound..<left.lines.upperBound)
    }

    private mutating func writeDifference(
        _ left: ArraySlice<SwiftLines.Statement>,
        _ right: ArraySlice<SwiftLines.Statement>
    ) {
        guard let start = left.first ?? right.first else { return }
        if start.followsBlank { blank() }
        let indentation = left.isEmpty ? second.indentation(of: start) : first.indentation(of: start)
        writeDirective(left.isEmpty ? "#if \(Self.contrary(of: condition))" : "#if \(condition)", indentation)
        write(left, of: first)
        if !left.isEmpty, let only = right.first, right.count == 1, let rest = second.conditional(only) {
            output += indentation
            output += "#elseif".utf8
            return output += rest
        }
        if !left.isEmpty, !right.isEmpty { writeDirective("#else", indentation) }
        write(right, of: second)
        writeDirective("#endif", indentation)
    }

    private mutating func write(_ statements: ArraySlice<SwiftLines.Statement>, of text: SwiftLines) {
        for (index, statement) in zip(statements.indices, statements) {
            if index > statements.startIndex, statement.followsBlank { blank() }
            output += text.text(of: statement.lines)
        }
    }

    private mutating func writeDirective(_ text: String, _ indentation: ArraySlice<UInt8>) {
        output += indentation
        output += text.utf8
        output.append(.lineFeed)
    }

    private mutating func blank() {
        guard !output.isEmpty else { return }
        output.append(.lineFeed)
    }

    /// What holds where the condition does not.
    static func contrary(of condition: String) -> String {
        let isSimple = !condition.utf8.contains { $0 == UInt8(ascii: " ") }
        return isSimple ? "!\(condition)" : "!(\(condition))"
    }

    /// The pairs of indices of the longest sequence that both have.
    private func common(_ left: [[UInt8]], _ right: [[UInt8]]) -> [(Int, Int)] {
        var lengths = Array(repeating: Array(repeating: 0, count: right.count + 1), count: left.count + 1)
        for i in left.indices.reversed() {
            for j in right.indices.reversed() {
                lengths[i][j] =
                    left[i] == right[j]
                    ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
            }
        }
        var pairs: [(Int, Int)] = []
        var (i, j) = (0, 0)
        while i < left.count, j < right.count {
            if left[i] == right[j] {
                pairs.append((i, j))
                (i, j) = (i + 1, j + 1)
            } else if lengths[i + 1][j] >= lengths[i][j + 1] {
                i += 1
            } else {
                j += 1
            }
        }
        return pairs
    }
}
