/// The lines in which two texts differ: the shortest list of edits (E. W. Myers' greedy algorithm).
///
/// The cost grows with the number of edits. Texts that have little in common are not worth it: beyond `limit` edits the
/// part between the common beginning and the common end counts as replaced.
struct LineDifference {
    /// Lines of the old text that give way to lines of the new one; either may be empty.
    struct Edit: Hashable {
        var old: Range<Int>
        var new: Range<Int>
    }

    let old: LineText
    let new: LineText
    private(set) var edits: [Edit] = []

    init(_ oldBytes: [UInt8], _ newBytes: [UInt8], limit: Int = 1000) {
        old = LineText(oldBytes)
        new = LineText(newBytes)
        var numbers = LineNumbers()
        let left = numbers.numbers(of: old)
        let right = numbers.numbers(of: new)
        let prefix = zip(left, right).prefix { $0 == $1 }.count
        let suffix = zip(left.dropFirst(prefix).reversed(), right.dropFirst(prefix).reversed()).prefix { $0 == $1 }
            .count
        let middle = Edit(old: prefix..<left.count - suffix, new: prefix..<right.count - suffix)
        if middle.old.isEmpty && middle.new.isEmpty { return }
        if middle.old.isEmpty || middle.new.isEmpty {
            edits = [middle]
            return
        }
        var search = ShortestEdits(left[middle.old], right[middle.new])
        edits = search.run(limit: limit) ?? [middle]
    }
}

/// Gives equal lines the same number, so that lines are compared at no cost.
private struct LineNumbers {
    private struct Line: Hashable {
        var bytes: ArraySlice<UInt8>

        func hash(into hasher: inout Hasher) {
            bytes.withUnsafeBytes { hasher.combine(ContentHash.hash($0)) }
        }

        static func == (left: Line, right: Line) -> Bool {
            left.bytes.withUnsafeBytes { left in right.bytes.withUnsafeBytes { left.hasSameBytes(as: $0) } }
        }
    }

    private var known: [Line: Int32] = [:]

    mutating func numbers(of text: LineText) -> [Int32] {
        text.lines.map { range in
            let line = Line(bytes: text.bytes[range])
            if let number = known[line] { return number }
            let number = Int32(truncatingIfNeeded: known.count)
            known[line] = number
            return number
        }
    }
}

/// The search itself: `front[k]` is how far the best path on diagonal `k` (old position − new position) has come.
private struct ShortestEdits {
    private let old: ArraySlice<Int32>
    private let new: ArraySlice<Int32>
    /// The front before each step, diagonals −step ... step: the way back.
    private var history: [[Int32]] = []

    init(_ old: ArraySlice<Int32>, _ new: ArraySlice<Int32>) {
        self.old = old
        self.new = new
    }

    /// - Returns: `nil` when more than `limit` lines would have to be removed or added.
    mutating func run(limit: Int) -> [LineDifference.Edit]? {
        let limit = min(limit, old.count + new.count)
        let middle = limit + 1
        var front = [Int32](repeating: 0, count: 2 * middle + 1)
        for step in 0...limit {
            history.append(Array(front[middle - step...middle + step]))
            for diagonal in stride(from: -step, through: step, by: 2) {
                var x: Int
                if diagonal == -step
                    || (diagonal != step && front[middle + diagonal - 1] < front[middle + diagonal + 1])
                {
                    x = Int(front[middle + diagonal + 1])
                } else {
                    x = Int(front[middle + diagonal - 1]) + 1
                }
                var y = x - diagonal
                while x < old.count, y < new.count, old[old.startIndex + x] == new[new.startIndex + y] {
                    x += 1
                    y += 1
                }
                front[middle + diagonal] = Int32(truncatingIfNeeded: x)
                if x >= old.count && y >= new.count { return edits(steps: step) }
            }
        }
        return nil
    }

    private func edits(steps: Int) -> [LineDifference.Edit] {
        var x = old.count
        var y = new.count
        var reversed: [LineDifference.Edit] = []
        for step in stride(from: steps, to: 0, by: -1) {
            let front = history[step]
            let diagonal = x - y
            let left = diagonal == -step ? nil : front[step + diagonal - 1]
            let right = diagonal == step ? nil : front[step + diagonal + 1]
            let isAddition = left.map { left in right.map { left < $0 } ?? false } ?? true
            let previous = diagonal + (isAddition ? 1 : -1)
            x = Int(front[step + previous])
            y = x - previous
            let oldStart = old.startIndex + x
            let newStart = new.startIndex + y
            let edit = LineDifference.Edit(
                old: oldStart..<oldStart + (isAddition ? 0 : 1),
                new: newStart..<newStart + (isAddition ? 1 : 0)
            )
            if let last = reversed.last,
                last.old.lowerBound == edit.old.upperBound, last.new.lowerBound == edit.new.upperBound
            {
                let whole = LineDifference.Edit(
                    old: edit.old.lowerBound..<last.old.upperBound,
                    new: edit.new.lowerBound..<last.new.upperBound
                )
                reversed[reversed.count - 1] = whole
            } else {
                reversed.append(edit)
            }
        }
        return reversed.reversed()
    }
}
