/// Finds the name that was meant.
enum NearName {
    /// The one of `names` that is a few slips away at most, letter case apart.
    static func nearest(to name: String, among names: [String]) -> String? {
        let slips = names.map { (name: $0, count: distance(name.lowercased(), $0.lowercased())) }
        guard let best = slips.min(by: { $0.count < $1.count }), best.count <= max(1, name.count / 3) else {
            return nil
        }
        return best.name
    }

    /// How many letters must be inserted, removed or replaced.
    private static func distance(_ first: String, _ second: String) -> Int {
        var row = Array(0...second.count)
        for (index, letter) in first.enumerated() {
            var last = row
            last[0] = index + 1
            for (column, other) in second.enumerated() {
                last[column + 1] = min(row[column] + (letter == other ? 0 : 1), row[column + 1] + 1, last[column] + 1)
            }
            row = last
        }
        return row[second.count]
    }
}
