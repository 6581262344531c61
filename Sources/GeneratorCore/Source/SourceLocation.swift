/// A place as people say it: line and column, both from 1.
package struct SourceLocation: Hashable, Sendable {
    package var line: Int
    /// In Unicode scalars; a tab counts 1 and a byte order mark counts nothing.
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

/// Where the lines of a file begin: made when a message is shown, never before.
package struct LineIndex: Sendable {
    private let bytes: [UInt8]
    /// The offset of the first byte of each line.
    private let starts: [Int]
    /// How many scalars begin before each block of bytes: a line may be long, and its messages many.
    private let scalarCounts: [Int]

    private static let blockSize = 1024

    package init(_ file: SourceFile) {
        bytes = file.bytes
        var starts = [file.contentStart]
        var offset = file.contentStart
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            if byte == .carriageReturn {
                if offset < bytes.count, bytes[offset] == .lineFeed { offset += 1 }
                starts.append(offset)
            } else if byte == .lineFeed {
                starts.append(offset)
            }
        }
        self.starts = starts
        scalarCounts = Self.scalarCounts(of: bytes)
    }

    private static func scalarCounts(of bytes: [UInt8]) -> [Int] {
        var counts = [0]
        counts.reserveCapacity(bytes.count / blockSize + 1)
        var start = 0
        while start + blockSize <= bytes.count {
            counts.append(counts[counts.count - 1] + scalarCount(in: bytes[start..<start + blockSize]))
            start += blockSize
        }
        return counts
    }

    package var lineCount: Int { starts.count }

    /// The line of `offset`, from 1; an offset outside the file belongs to its first or last line.
    package func line(of offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    package func location(of offset: Int) -> SourceLocation {
        let line = line(of: offset)
        let start = starts[line - 1]
        return SourceLocation(line: line, column: 1 + scalarCount(from: start, to: min(offset, bytes.count)))
    }

    /// The bytes of `line` without its line end.
    package func range(ofLine line: Int) -> SourceRange {
        let start = starts[line - 1]
        var end = line < starts.count ? starts[line] : bytes.count
        if line < starts.count {
            end -= 1
            if end > start, bytes[end] == .lineFeed, bytes[end - 1] == .carriageReturn { end -= 1 }
        }
        return SourceRange(start, end)
    }

    private func scalarCount(from start: Int, to end: Int) -> Int {
        start < end ? scalarCount(before: end) - scalarCount(before: start) : 0
    }

    private func scalarCount(before offset: Int) -> Int {
        let block = offset / Self.blockSize
        return scalarCounts[block] + Self.scalarCount(in: bytes[block * Self.blockSize..<offset])
    }

    private static func scalarCount(in bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    }
}

extension SourceFile {
    /// The offset behind the byte order mark, if there is one.
    package var contentStart: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
}
