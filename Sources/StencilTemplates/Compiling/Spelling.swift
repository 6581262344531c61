/// Finds the name that was probably meant.
package enum Spelling {
    /// The nearest of the names, if one is near enough to be a slip of the fingers.
    package static func nearest<Names: Sequence<String>>(to name: String, among names: Names) -> String? {
        let target = Array(name.utf8)
        var best: (distance: Int, name: String)?
        for candidate in names where candidate != name {
            let bytes = Array(candidate.utf8)
            let distance = candidate.lowercased() == name.lowercased() ? 0 : distance(target, bytes)
            guard distance <= max(1, min(target.count, bytes.count) / 3), distance < bytes.count else { continue }
            if let best, (best.distance, best.name) <= (distance, candidate) { continue }
            best = (distance, candidate)
        }
        return best?.name
    }

    /// How many bytes must be put in, taken out, changed or swapped with their neighbour.
    private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
        var beforeLast = [Int](repeating: 0, count: right.count + 1)
        var last = Array(0...right.count)
        for row in 1...left.count {
            var current = [row]
            current.reserveCapacity(right.count + 1)
            for column in 1...right.count {
                let same = left[row - 1] == right[column - 1]
                var cost = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (same ? 0 : 1))
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                    cost = min(cost, beforeLast[column - 2] + 1)
                }
                current.append(cost)
            }
            (beforeLast, last) = (last, current)
        }
        return last[right.count]
    }
}
