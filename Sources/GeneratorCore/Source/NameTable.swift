/// Numbers names, the first one 0: a dictionary for a few short names, several times as fast as that of the standard
/// library, whose hash withstands names that are chosen to do harm.
///
/// To the compiler two spellings of one letter, `é` and `e` with an accent, make two names; to `==` they are the same.
/// So the hashes of the bytes are compared too.
struct NameTable: Sendable {
    private(set) var names: [String] = []
    private var hashes: [UInt64] = []
    /// The numbers by the hash of the names, the next slot being taken where one is; -1 where there is none.
    private var slots: [Int32]

    /// - Parameter capacity: how many names it holds at most.
    init(capacity: Int) {
        var size = 16
        while size < capacity * 2 { size *= 2 }
        slots = [Int32](repeating: -1, count: size)
        names.reserveCapacity(capacity)
        hashes.reserveCapacity(capacity)
    }

    init(_ names: [String]) {
        self.init(capacity: names.count)
        for name in names { _ = insert(name) }
    }

    /// The number of `name`, which is new if there is none yet.
    mutating func insert(_ name: String) -> Int {
        let hash = Self.hash(name)
        let slot = slot(of: name, hash)
        if slots[slot] < 0 {
            slots[slot] = Int32(truncatingIfNeeded: names.count)
            names.append(name)
            hashes.append(hash)
        }
        return Int(slots[slot])
    }

    func index(of name: String) -> Int? {
        let index = slots[slot(of: name, Self.hash(name))]
        return index < 0 ? nil : Int(index)
    }

    func contains(_ name: String) -> Bool { index(of: name) != nil }

    /// The slot of `name`, or the free one where it would be.
    private func slot(of name: String, _ hash: UInt64) -> Int {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash >> 32) & mask
        while slots[slot] >= 0, hashes[Int(slots[slot])] != hash || names[Int(slots[slot])] != name {
            slot = (slot + 1) & mask
        }
        return slot
    }

    /// An odd number without a pattern, which spreads the bits.
    private static let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15

    private static func hash(_ name: String) -> UInt64 {
        let hash = name.utf8.withContiguousStorageIfAvailable { bytes in
            var hash = UInt64(truncatingIfNeeded: bytes.count)
            guard bytes.count >= 8 else {
                for byte in bytes { hash = hash << 8 ^ UInt64(byte) }
                return hash &* multiplier
            }
            let raw = UnsafeRawBufferPointer(bytes)
            for offset in stride(from: 0, to: bytes.count - 8, by: 8) {
                hash = (hash ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* multiplier
            }
            return (hash ^ raw.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)) &* multiplier
        }
        return hash ?? 0
    }
}
