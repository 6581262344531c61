/// Finds the name that was meant: "did you mean 'password'?".
package enum EditDistance {
    /// Longer names are not compared: the work grows with the product of the lengths.
    private static let longestName = 64

    /// The candidate nearest to `name`, or `nil` when none is near enough.
    ///
    /// Case is worth less than a letter. Of equally near candidates the first one is taken, so the answer depends on
    /// the order of declaration alone.
    ///
    /// - Parameter most: the slips that are allowed at most, however long the name is.
    package static func nearest(
        to name: String,
        among candidates: some Sequence<String>,
        within most: Int = .max
    ) -> String? {
        let scalars = Array(name.unicodeScalars)
        guard !scalars.isEmpty, scalars.count <= longestName else { return nil }
        let folded = Array(name.lowercased().unicodeScalars)
        // One slip in three letters is still a slip; in a name of one or two letters none is, case apart.
        let limit = folded.count < 3 ? 0 : min(most, max(1, folded.count / 3))
        var best: (name: String, distance: Int, exact: Int)?
        for candidate in candidates where candidate != name {
            let other = Array(candidate.lowercased().unicodeScalars)
            guard abs(other.count - folded.count) <= limit, other.count <= longestName else { continue }
            let distance = between(folded, other)
            guard distance <= limit, distance < other.count else { continue }
            let exact = between(scalars, Array(candidate.unicodeScalars))
            if let best, (best.distance, best.exact) <= (distance, exact) { continue }
            best = (candidate, distance, exact)
        }
        return best?.name
    }

    /// "did you mean 'password'?", or `nil`.
    package static func suggestion(for name: String, among candidates: some Sequence<String>) -> String? {
        nearest(to: name, among: candidates).map { "did you mean '\($0)'?" }
    }

    /// How many letters must be inserted, deleted, replaced or swapped with their neighbour.
    static func between(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
        guard !first.isEmpty else { return second.count }
        guard !second.isEmpty else { return first.count }
        var beforeLast = [Int](repeating: 0, count: second.count + 1)
        var last = Array(0...second.count)
        var current = last
        for row in 1...first.count {
            current[0] = row
            for column in 1...second.count {
                let isSame = first[row - 1] == second[column - 1]
                var cost = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
                if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
                    cost = min(cost, beforeLast[column - 2] + 1)
                }
                current[column] = cost
            }
            (beforeLast, last, current) = (last, current, beforeLast)
        }
        return last[second.count]
    }
}
