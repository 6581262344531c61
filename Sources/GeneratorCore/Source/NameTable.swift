/// Numbers names, the first one 0: a dictionary for a few short names, several times as fast as that of the standard
/// library, whose hash withstands names that are chosen to do harm.
struct NameTable: Sendable {
    private(set) var names: [String] = []
    /// The numbers by the hash of the names, the next slot being taken where one is; -1 where there is none.
    private var slots: [Int32]

    /// - Parameter capacity: how many names it holds at most.
    init(capacity: Int) {
        var size = 16
        while size < capacity * 2 { size *= 2 }
        slots = [Int32](repeating: -1, count: size)
        names.reserveCapacity(capacity)
    }

    init(_ names: [String]) {
        self.init(capacity: names.count)
        for name in names { _ = insert(name) }
    }

    /// The number of `name`, which is new if there is none yet.
    mutating func insert(_ name: String) -> Int {
        let slot = slot(of: name)
        if slots[slot] < 0 {
            slots[slot] = Int32(truncatingIfNeeded: names.count)
            names.append(name)
        }
        return Int(slots[slot])
    }

    func index(of name: String) -> Int? {
        let index = slots[slot(of: name)]
        return index < 0 ? nil : Int(index)
    }

    func contains(_ name: String) -> Bool { slots[slot(of: name)] >= 0 }

    /// The slot of `name`, or the free one where it would be.
    private func slot(of name: String) -> Int {
        let mask = slots.count - 1
        var slot = Self.hash(name) & mask
        while slots[slot] >= 0, names[Int(slots[slot])] != name { slot = (slot + 1) & mask }
        return slot
    }

    private static func hash(_ name: String) -> Int {
        let hash = name.utf8.withContiguousStorageIfAvailable { bytes in
            var hash: UInt32 = 0
            for byte in bytes { hash = hash &* 31 &+ UInt32(byte) }
            return Int(hash ^ hash >> 15)
        }
        return hash ?? 0
    }
}
