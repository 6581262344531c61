/// How a text is indented and how its lines end: what is added to it looks the same.
struct LineStyle: Hashable {
    /// One level of indentation.
    var unit: String
    var lineEnd: String

    /// The style of `bytes`; where they show none, that of `fallback`.
    init(of bytes: [UInt8], else fallback: [UInt8] = []) {
        unit = LineStyle.unit(of: bytes) ?? LineStyle.unit(of: fallback) ?? "    "
        lineEnd = LineStyle.lineEnd(of: bytes) ?? "\n"
    }

    /// `lines` of the style `other`, without the indentation that they share, with this style's indentation.
    func converted(_ lines: [String], from other: LineStyle) -> [String] {
        let indentations = lines.map { line in
            line.utf8.allSatisfy(\.isBlank) ? nil : line.utf8.prefix(while: \.isBlank).count
        }
        let shared = indentations.compactMap(\.self).min() ?? 0
        let step = other.unit.utf8.count
        return zip(lines, indentations).map { line, indentation in
            guard let indentation else { return "" }
            let depth = indentation - shared
            let levels = String(repeating: unit, count: depth / step)
            let rest = String(repeating: " ", count: depth % step)
            return levels + rest + String(Substring(line.utf8.dropFirst(indentation)))
        }
    }

    /// The line end of most lines: a file whose lines end in two ways is not made worse.
    private static func lineEnd(of bytes: [UInt8]) -> String? {
        var count = 0
        var countWithReturn = 0
        for (index, byte) in bytes.enumerated() where byte == .lineFeed {
            count += 1
            if index > 0, bytes[index - 1] == .carriageReturn { countWithReturn += 1 }
        }
        return count == 0 ? nil : (2 * countWithReturn > count ? "\r\n" : "\n")
    }

    /// A tab where more lines begin with tabs, else the smallest number of spaces that a line of code begins with.
    private static func unit(of bytes: [UInt8]) -> String? {
        var tabs = 0
        var spaces = 0
        var smallest = Int.max
        for line in bytes.split(separator: .lineFeed) {
            let indentation = line.prefix(while: \.isBlank)
            guard let first = indentation.first, indentation.count < line.count else { continue }
            if first == UInt8(ascii: "\t") {
                tabs += 1
                continue
            }
            // One space is no indentation, and an asterisk goes on with a comment.
            guard indentation.count > 1, line[indentation.endIndex] != UInt8(ascii: "*") else { continue }
            spaces += 1
            smallest = min(smallest, indentation.count)
        }
        if tabs == 0 && spaces == 0 { return nil }
        return tabs > spaces ? "\t" : String(repeating: " ", count: smallest)
    }
}

extension UInt8 {
    /// A space or a tab.
    var isBlank: Bool { self == .space || self == .tab }
}
