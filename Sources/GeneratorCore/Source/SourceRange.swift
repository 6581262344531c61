/// A half-open range of UTF-8 byte offsets into a source file.
package struct SourceRange: Hashable, Sendable {
    /// The offset of the first byte.
    package var lowerBound: Int
    /// The offset after the last byte.
    package var upperBound: Int

    package init(_ lowerBound: Int, _ upperBound: Int) {
        self.lowerBound = lowerBound
        self.upperBound = upperBound
    }

    /// An empty range at `offset`.
    package init(at offset: Int) {
        self.init(offset, offset)
    }

    /// The smallest range that holds both.
    package func union(_ other: SourceRange) -> SourceRange {
        SourceRange(min(lowerBound, other.lowerBound), max(upperBound, other.upperBound))
    }
}
