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
    private let hashes: Table<UInt64>

    package init(_ keys: [TemplateKey]) {
        all = keys
        hashes = Table(keys.map(\.hashed))
    }

    deinit {
        hashes.deallocate()
    }

    /// Where a name is. Names are told apart by their hashes, whose 64 bits no set of names that people write fills.
    @inline(__always)
    func index(of hashed: UInt64) -> Int32? {
        var index: Int32 = 0
        while index < hashes.count {
            if hashes[index] == hashed { return index }
            index += 1
        }
        return nil
    }
}

/// A dictionary of few entries, in the order they were given.
///
/// Where a name is given twice, its first value counts.
package struct TemplateRecord: Sendable {
    private final class Storage: Sendable {
        let keys: TemplateKeys
        let values: Table<TemplateValue>

        init(keys: TemplateKeys, values: [TemplateValue]) {
            self.keys = keys
            self.values = Table(values)
        }

        deinit {
            values.deallocate()
        }
    }

    private let storage: Storage

    /// A record of shared names.
    ///
    /// - Precondition: there are as many values as names.
    package init(_ keys: TemplateKeys, _ values: [TemplateValue]) {
        precondition(keys.all.count == values.count, "A record has one value for each of its names")
        storage = Storage(keys: keys, values: values)
    }

    package init(_ entries: [(TemplateKey, TemplateValue)]) {
        self.init(TemplateKeys(entries.map(\.0)), entries.map(\.1))
    }

    package var keys: TemplateKeys { storage.keys }
    package var values: [TemplateValue] { Array(storage.values.all) }
    package var count: Int { storage.values.count }
    package var isEmpty: Bool { count == 0 }

    package subscript(key: TemplateKey) -> TemplateValue? { place(of: key.hashed)?.pointee }

    /// Where the value of a name is, for as long as the record lives.
    @inline(__always)
    func place(of hashed: UInt64) -> UnsafePointer<TemplateValue>? {
        guard let index = storage.keys.index(of: hashed) else { return nil }
        return storage.values.place(of: index)
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
