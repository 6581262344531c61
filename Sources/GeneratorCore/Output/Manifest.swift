/// The list of what the generator wrote: `.viewmodelgen-manifest`.
///
/// It says which files may be pruned and which functions a file of the user was once asked for. It is text, made to be
/// kept under version control and to be merged: one line a file, sorted, with paths relative to its own folder. A line
/// has four fields, separated by tabs:
///
/// ```
/// Sources/App/A.generated.swift   generated   Sources/App/A.viewmodel   <content hash, 16 hexadecimal digits>
/// Sources/App/A.swift             user        Sources/App/A.viewmodel   AViewModel.title(name:) AViewModel.show(_:)
/// ```
///
/// What is no such line is ignored, and gone after the next run that changes anything. The bytes are kept as read, and a
/// line is taken apart only when it is asked for, so that ten thousand files cost little time and memory.
struct Manifest: Sendable {
    static let fileName = ".viewmodelgen-manifest"
    private static let title =
        "# Written by viewmodelgen: the files that it generated. Keep it under version control.\n"

    private let bytes: [UInt8]
    /// The lines without their ends, sorted, one a path.
    private let lines: [Range<Int>]
    /// Whether they were read in order, each path once.
    private let isSorted: Bool

    init(_ bytes: [UInt8] = []) {
        self.bytes = bytes
        var lines: [Range<Int>] = []
        var isSorted = true
        bytes.withUnsafeBytes { bytes in
            for line in Manifest.lineRanges(bytes) where Fields(UnsafeRawBufferPointer(rebasing: bytes[line])) != nil {
                if let last = lines.last, Manifest.order(bytes, last, line) >= 0 { isSorted = false }
                lines.append(line)
            }
            if !isSorted { lines = Manifest.sorted(lines, of: bytes) }
        }
        self.lines = lines
        self.isSorted = isSorted
    }

    var count: Int { lines.count }

    subscript(index: Int) -> Entry? {
        bytes.withUnsafeBytes { Entry(UnsafeRawBufferPointer(rebasing: $0[lines[index]])) }
    }

    /// The index of the line of `path`.
    func index(of path: String) -> Int? {
        if lines.isEmpty { return nil }
        return Manifest.beginning(ofLine: path).withUnsafeBytes { index(ofLine: $0, near: 0) }
    }

    /// The index of the line that begins so.
    ///
    /// - Parameter hint: where it is looked for first.
    func index(ofLine beginning: UnsafeRawBufferPointer, near hint: Int) -> Int? {
        bytes.withUnsafeBytes { bytes in
            func start(_ index: Int) -> UnsafeRawBufferPointer {
                UnsafeRawBufferPointer(rebasing: bytes[lines[index]].prefix(beginning.count))
            }
            if hint < lines.count, start(hint).hasSameBytes(as: beginning) { return hint }
            var (low, high) = (0, lines.count)
            while low < high {
                let middle = (low + high) / 2
                if start(middle).precedes(beginning) { low = middle + 1 } else { high = middle }
            }
            return low < lines.count && start(low).hasSameBytes(as: beginning) ? low : nil
        }
    }

    /// How the line of a path begins: the path and a tab.
    static func beginning(ofLine path: String) -> [UInt8] {
        var key: [UInt8] = []
        key.reserveCapacity(256)
        key.append(contentsOf: Entry.escaped(path).utf8)
        key.append(.tab)
        return key
    }

    /// Whether the line at `index` says just the same as `entry`.
    func line(at index: Int, says entry: Entry) -> Bool {
        var line: [UInt8] = []
        line.reserveCapacity(256)
        entry.append(to: &line)
        return bytes.withUnsafeBytes { bytes in
            line.withUnsafeBytes { UnsafeRawBufferPointer(rebasing: bytes[lines[index]]).hasSameBytes(as: $0) }
        }
    }

    /// The bytes of the manifest that has the lines at `indices`, in order, and `added`; empty when there are none.
    func text(keeping indices: [Int], adding added: Lines) -> [UInt8] {
        guard !indices.isEmpty || !added.isEmpty else { return [] }
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count + added.byteCount + Manifest.title.utf8.count)
        output.append(contentsOf: Manifest.title.utf8)
        added.withSortedLines { new in
            bytes.withUnsafeBytes { bytes in
                var rest = new[...]
                func append(_ line: UnsafeRawBufferPointer) {
                    output.append(contentsOf: line)
                    output.append(UInt8(ascii: "\n"))
                }
                for index in indices {
                    let line = UnsafeRawBufferPointer(rebasing: bytes[lines[index]])
                    while let next = rest.first, next.precedes(line) {
                        append(next)
                        rest.removeFirst()
                    }
                    append(line)
                }
                for line in rest { append(line) }
            }
        }
        return output
    }

    /// The bytes of the manifest that has the lines at `indices`, in order, and `added`; `nil` when it was read from just
    /// these bytes.
    func newText(keeping indices: [Int], adding added: Lines) -> [UInt8]? {
        let size = Manifest.title.utf8.count + lines.reduce(0) { $0 + $1.count + 1 }
        let isWellFormed = isSorted && size == bytes.count && bytes.starts(with: Manifest.title.utf8)
        if isWellFormed && added.isEmpty && indices.count == lines.count && !lines.isEmpty { return nil }
        let text = text(keeping: indices, adding: added)
        return text == bytes ? nil : text
    }

    private static func lineRanges(_ bytes: UnsafeRawBufferPointer) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            let hasReturn = end > start && bytes[end - 1] == UInt8(ascii: "\r")
            if end > start { result.append(start..<(hasReturn ? end - 1 : end)) }
            start = end + 1
        }
        return result
    }

    /// After a merge the lines may be in any order, and a path may have two.
    private static func sorted(_ lines: [Range<Int>], of bytes: UnsafeRawBufferPointer) -> [Range<Int>] {
        var result: [Range<Int>] = []
        for line in lines.sorted(by: { order(bytes, $0, $1) < 0 }) {
            if let last = result.last, samePath(bytes, last, line) { continue }
            result.append(line)
        }
        return result
    }

    private static func order(_ bytes: UnsafeRawBufferPointer, _ left: Range<Int>, _ right: Range<Int>) -> Int {
        let left = UnsafeRawBufferPointer(rebasing: bytes[left])
        let right = UnsafeRawBufferPointer(rebasing: bytes[right])
        return left.precedes(right) ? -1 : (right.precedes(left) ? 1 : 0)
    }

    private static func samePath(_ bytes: UnsafeRawBufferPointer, _ left: Range<Int>, _ right: Range<Int>) -> Bool {
        bytes[left].prefix { $0 != UInt8(ascii: "\t") }.elementsEqual(bytes[right].prefix { $0 != UInt8(ascii: "\t") })
    }
}
