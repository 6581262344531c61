#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension UnsafeRawBufferPointer {
    /// Whether both hold the same bytes.
    func hasSameBytes(as other: UnsafeRawBufferPointer) -> Bool {
        count == other.count && order(other, count: count) == 0
    }

    /// Whether it comes first in byte order; a beginning comes before the longer text.
    func precedes(_ other: UnsafeRawBufferPointer) -> Bool {
        let order = order(other, count: Swift.min(count, other.count))
        return order == 0 ? count < other.count : order < 0
    }

    private func order(_ other: UnsafeRawBufferPointer, count: Int) -> Int32 {
        guard let left = baseAddress, let right = other.baseAddress else { return 0 }
        return memcmp(left, right, count)
    }
}

extension Slice<UnsafeRawBufferPointer> {
    func contains(sequence word: StaticString) -> Bool {
        word.withUTF8Buffer { word in
            indices.contains { self[$0...].starts(with: word) }
        }
    }
}

extension String {
    /// Byte order, which no locale and no Unicode version changes.
    func precedesInBytes(_ other: String) -> Bool {
        let order = utf8.withContiguousStorageIfAvailable { left in
            other.utf8.withContiguousStorageIfAvailable { right in
                UnsafeRawBufferPointer(left).precedes(UnsafeRawBufferPointer(right))
            }
        }
        return (order ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
    }
}
