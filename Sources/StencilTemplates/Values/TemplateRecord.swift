/// A name with its hash, so that two names are compared by one machine word.
package struct TemplateKey: Sendable, Hashable {
    let hashed: UInt64
    package let text: String

    package init(_ text: String) {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        self.hashed = hash
        self.text = text
    }

    package static func == (left: TemplateKey, right: TemplateKey) -> Bool {
        left.hashed == right.hashed && left.text == right.text
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(hashed)
    }
}

extension TemplateKey: ExpressibleByStringLiteral {
    package init(stringLiteral value: String) { self.init(value) }
}

/// The names that records of one kind share.
///
/// A host keeps one of these for each kind of record that it makes many of; making a record then costs its values and
/// no more.
package final class TemplateKeys: Sendable {
    package let all: [TemplateKey]
    let table: NameTable

    package init(_ keys: [TemplateKey]) {
        all = keys
        table = NameTable(keys.map(\.hashed))
    }

    deinit {
        table.deallocate()
    }
}

/// Where each name is among others, found at the first look most of the time, in memory that its owner gives back.
///
/// Names are told apart by their hashes, whose 64 bits no set of names that people write fills.
struct NameTable: @unchecked Sendable {
    private struct Slot {
        var hashed: UInt64
        /// Negative where the slot is free.
        var index: Int
    }

    private let slots: UnsafeMutablePointer<Slot>
    private let mask: Int

    init(_ hashes: [UInt64]) {
        var capacity = 4
        while capacity < 2 * hashes.count { capacity *= 2 }
        mask = capacity - 1
        slots = .allocate(capacity: capacity)
        slots.initialize(repeating: Slot(hashed: 0, index: -1), count: capacity)
        // The first of two equal names counts.
        for (index, hashed) in hashes.enumerated() where self.index(of: hashed) == nil {
            var slot = Int(truncatingIfNeeded: hashed) & mask
            while slots[slot].index >= 0 { slot = (slot + 1) & mask }
            slots[slot] = Slot(hashed: hashed, index: index)
        }
    }

    func deallocate() {
        slots.deallocate()
    }

    @inline(__always)
    func index(of hashed: UInt64) -> Int? {
        var slot = Int(truncatingIfNeeded: hashed) & mask
        while slots[slot].index >= 0 {
            if slots[slot].hashed == hashed { return slots[slot].index }
            slot = (slot + 1) & mask
        }
        return nil
    }
}

/// A dictionary of few entries, in the order they were given.
///
/// Where a name is given twice, its first value counts.
package struct TemplateRecord: Sendable {
    package let keys: TemplateKeys
    package let values: [TemplateValue]

    /// A record of shared names.
    ///
    /// - Precondition: there are as many values as names.
    package init(_ keys: TemplateKeys, _ values: [TemplateValue]) {
        precondition(keys.all.count == values.count, "A record has one value for each of its names")
        self.keys = keys
        self.values = values
    }

    package init(_ entries: [(TemplateKey, TemplateValue)]) {
        self.init(TemplateKeys(entries.map(\.0)), entries.map(\.1))
    }

    package var count: Int { values.count }
    package var isEmpty: Bool { values.isEmpty }

    package subscript(key: TemplateKey) -> TemplateValue? { place(of: key.hashed)?.pointee }

    /// Where the value of a name is, for as long as the record lives.
    @inline(__always)
    func place(of hashed: UInt64) -> UnsafePointer<TemplateValue>? {
        guard let index = keys.table.index(of: hashed) else { return nil }
        return values.place.map { $0 + index }
    }
}

extension [TemplateValue] {
    /// Where the values are, for as long as the array lives: nobody changes an array that a template reads.
    ///
    /// A place instead of a value, because each copy counts a reference, which costs more than most of what a renderer
    /// does with it.
    var place: UnsafePointer<TemplateValue>? {
        @inline(__always) get { withUnsafeBufferPointer { $0.baseAddress } }
    }
}

extension TemplateRecord: Equatable {
    package static func == (left: TemplateRecord, right: TemplateRecord) -> Bool {
        left.keys.all == right.keys.all && left.values == right.values
    }
}

extension TemplateRecord: ExpressibleByDictionaryLiteral {
    package init(dictionaryLiteral elements: (TemplateKey, TemplateValue)...) { self.init(elements) }
}
