/// A fast hash of a file's bytes, to tell whether a file is still as it was written.
///
/// It guards against mistakes, not against attackers. The definition, which must not change because hashes are kept
/// in manifests: the state starts as the length in bytes times `k`, where `k` is 0x9E3779B97F4A7C15; each little-endian
/// word of 8 bytes, the last filled up with zeros, is taken in by `state = (state ^ word) * k` and `state ^= state >> 29`;
/// at the end once more `state *= 0xBF58476D1CE4E5B9` and `state ^= state >> 32`. All arithmetic wraps at 64 bits.
package enum ContentHash {
    private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    private static let finalFactor: UInt64 = 0xBF58_476D_1CE4_E5B9

    package static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var state = UInt64(bytes.count) &* factor
        var offset = 0
        while offset + 8 <= bytes.count {
            state = mix(state, UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
            offset += 8
        }
        if offset < bytes.count {
            var word: UInt64 = 0
            for (index, byte) in bytes[offset...].enumerated() { word |= UInt64(byte) << (8 * UInt64(index)) }
            state = mix(state, word)
        }
        state = state &* finalFactor
        return state ^ (state >> 32)
    }

    static func hash(_ bytes: [UInt8]) -> UInt64 {
        bytes.withUnsafeBytes { hash($0) }
    }

    static func hash(_ bytes: String.UTF8View) -> UInt64 {
        bytes.withContiguousStorageIfAvailable { hash(UnsafeRawBufferPointer($0)) } ?? hash(Array(bytes))
    }

    private static func mix(_ state: UInt64, _ word: UInt64) -> UInt64 {
        let state = (state ^ word) &* factor
        return state ^ (state >> 29)
    }
}
