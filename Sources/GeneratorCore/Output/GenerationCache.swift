/// What earlier runs found current, so that a run with nothing to change only looks at the files' stamps.
///
/// Deleting it is always safe; one that is damaged, or of another build of the tool, counts as empty. A spec is in it
/// only when its files were as they should be, it had no diagnostics, and nothing but its own files decided that.
///
/// The file: a magic word, the tool's fingerprint, a record for each spec in the byte order of their paths, a hash of
/// all before it. A record holds its length, the spec's path, fingerprint and stamp, the hashes of its ViewModels' names,
/// and for each file its path, its stamp, and how its line of the manifest begins. Numbers are little-endian, 8 bytes; a
/// text is its length, its bytes and a zero. The bytes are kept as read and looked at where they lie: ten thousand specs
/// are asked for in every run, and hardly one has changed.
package struct GenerationCache: Sendable {
    static let magic: UInt64 = 0x3247_4D56  // "VMG2"

    private let bytes: [UInt8]
    /// When the file was written, by the clock of its disk.
    private let written: Int64
    /// Where the records lie, in the order of the specs.
    private let records: [Range<Int>]

    /// What is known of a spec, as a place in the cache.
    package struct Record: Hashable, Sendable {
        fileprivate let index: Int
        /// Where the names begin.
        fileprivate let names: Int
    }

    package init() {
        self.init([], 0, [])
    }

    /// Reads the cache at `path`; what cannot be used counts as empty.
    ///
    /// - Parameter tool: the fingerprint of the tool's build.
    package init(path: String, tool: UInt64) {
        guard let stamp = FileStamp(path: path), let bytes = try? FileSystem.read(path) else {
            self.init()
            return
        }
        self.init(bytes: bytes, tool: tool, written: stamp.modified)
    }

    init(bytes: [UInt8], tool: UInt64, written: Int64) {
        let records: [Range<Int>]? = bytes.withUnsafeBytes { bytes in
            guard bytes.count >= 24 else { return nil }
            let content = UnsafeRawBufferPointer(rebasing: bytes.dropLast(8))
            var end = CacheReader(bytes, at: content.count)
            var reader = CacheReader(content)
            guard end.number() == ContentHash.hash(content), reader.number() == Self.magic, reader.number() == tool
            else { return nil }
            var records: [Range<Int>] = []
            while let length = reader.number().flatMap({ Int(exactly: $0) }), length >= 16 {
                let start = reader.position - 8
                guard length <= content.count - start else { break }
                records.append(start..<start + length)
                reader.position = start + length
            }
            return records
        }
        self.init(records == nil ? [] : bytes, written, records ?? [])
    }

    private init(_ bytes: [UInt8], _ written: Int64, _ records: [Range<Int>]) {
        self.bytes = bytes
        self.written = written
        self.records = records
    }

    /// The record of a spec that was generated in the same way, if the spec has not changed since.
    ///
    /// - Parameter previous: that of the spec before it: this one is most often the next.
    package func record(ofSpec path: String, fingerprint: UInt64, after previous: Record? = nil) -> Record? {
        if records.isEmpty { return nil }
        return bytes.withUnsafeBytes { bytes in
            guard let index = index(ofSpec: path, near: previous.map { $0.index + 1 } ?? 0, bytes) else { return nil }
            var reader = reader(index, bytes)
            guard let path = reader.text(), reader.number() == fingerprint, let stamp = reader.stamp(),
                isCurrent(path, stamp)
            else { return nil }
            return Record(index: index, names: reader.position)
        }
    }

    /// The hashes of the names of the spec's ViewModels.
    package func names(_ record: Record) -> [UInt64] {
        bytes.withUnsafeBytes { bytes in
            var reader = CacheReader(bytes, at: record.names)
            let count = reader.number() ?? 0
            return (0..<min(count, 100_000)).compactMap { _ in reader.number() }
        }
    }

    /// Whether all files of the record are as they were.
    package func filesAreCurrent(_ record: Record) -> Bool {
        withFiles(of: record) { file in isCurrent(file.path, file.stamp) }
    }

    /// A file of a spec, as it lies in the cache.
    package struct File {
        package let path: UnsafeRawBufferPointer
        let stamp: FileStamp
        /// How its line of the manifest begins, up to the first tab.
        let line: UnsafeRawBufferPointer
    }

    /// Calls `body` with each file, in the order of the plan, until it says `false`.
    ///
    /// - Returns: whether it never did.
    @discardableResult
    package func withFiles(of record: Record, _ body: (File) -> Bool) -> Bool {
        bytes.withUnsafeBytes { bytes in
            var reader = CacheReader(bytes, at: record.names)
            guard let names = reader.number().flatMap({ Int(exactly: $0) }), reader.skip(words: names),
                let count = reader.number()
            else { return false }
            for _ in 0..<count {
                guard let path = reader.text(), let stamp = reader.stamp(), let line = reader.text(),
                    body(File(path: path, stamp: stamp, line: line))
                else { return false }
            }
            return true
        }
    }

    private func isCurrent(_ path: UnsafeRawBufferPointer, _ stamp: FileStamp) -> Bool {
        guard stamp.isSettled(at: written), let start = path.baseAddress else { return false }
        return FileStamp(path: start.assumingMemoryBound(to: CChar.self)) == stamp
    }
}

// MARK: - The order of the records

extension GenerationCache {
    private func reader(_ index: Int, _ bytes: UnsafeRawBufferPointer) -> CacheReader {
        CacheReader(
            UnsafeRawBufferPointer(rebasing: bytes[..<records[index].upperBound]),
            at: records[index].lowerBound + 8
        )
    }

    private func index(ofSpec path: String, near hint: Int, _ bytes: UnsafeRawBufferPointer) -> Int? {
        var path = path
        return path.withUTF8 { path in
            let path = UnsafeRawBufferPointer(path)
            func spec(_ index: Int) -> UnsafeRawBufferPointer {
                var reader = reader(index, bytes)
                return reader.text() ?? UnsafeRawBufferPointer(start: nil, count: 0)
            }
            if hint < records.count, spec(hint).hasSameBytes(as: path) { return hint }
            var (low, high) = (0, records.count)
            while low < high {
                let middle = (low + high) / 2
                if spec(middle).precedes(path) { low = middle + 1 } else { high = middle }
            }
            return low < records.count && spec(low).hasSameBytes(as: path) ? low : nil
        }
    }

    /// The records of all specs but those, with their paths, in order.
    func records(without specs: Set<String>) -> [(spec: String, bytes: ArraySlice<UInt8>)] {
        bytes.withUnsafeBytes { raw in
            records.indices.compactMap { index in
                var reader = reader(index, raw)
                guard let spec = reader.text().map({ String(decoding: $0, as: UTF8.self) }), !specs.contains(spec)
                else { return nil }
                return (spec, bytes[records[index]])
            }
        }
    }

    func knows(spec: String) -> Bool {
        bytes.withUnsafeBytes { index(ofSpec: spec, near: 0, $0) != nil }
    }
}

// MARK: - Fingerprints

extension GenerationCache {
    /// The fingerprint of a build of the tool, the file at `path`.
    package static func fingerprint(ofTool path: String) -> UInt64? {
        guard let stamp = FileStamp(path: path) else { return nil }
        var bytes: [UInt8] = []
        bytes.appendStamp(stamp)
        return ContentHash.hash(bytes)
    }

    /// A fingerprint of texts that decide what is generated.
    package static func fingerprint(of texts: [String?]) -> UInt64 {
        var bytes: [UInt8] = []
        for text in texts {
            bytes.append(text == nil ? 0 : 1)
            bytes.appendText(text ?? "")
        }
        return ContentHash.hash(bytes)
    }

    /// A fingerprint of where the files of a layout go, and how they look.
    ///
    /// - Parameter configuration: that of the configuration.
    package static func fingerprint(of layout: TargetLayout, configuration: UInt64) -> UInt64 {
        fingerprint(of: [
            String(configuration, radix: 36), layout.target, layout.module, layout.generated, layout.logic,
            layout.tests, layout.support, layout.root,
        ])
    }
}

/// Takes numbers, texts and stamps from the bytes of a cache, within bounds.
private struct CacheReader {
    private let bytes: UnsafeRawBufferPointer
    var position: Int

    init(_ bytes: UnsafeRawBufferPointer, at position: Int = 0) {
        self.bytes = bytes
        self.position = position
    }

    mutating func number() -> UInt64? {
        guard position + 8 <= bytes.count else { return nil }
        defer { position += 8 }
        return bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self).littleEndian
    }

    mutating func skip(words count: Int) -> Bool {
        guard count <= (bytes.count - position) / 8 else { return false }
        position += count * 8
        return true
    }

    /// A text; behind its bytes lies a zero.
    mutating func text() -> UnsafeRawBufferPointer? {
        guard let count = number().flatMap({ Int(exactly: $0) }), count < bytes.count - position else { return nil }
        defer { position += count + 1 }
        return UnsafeRawBufferPointer(rebasing: bytes[position..<position + count])
    }

    mutating func stamp() -> FileStamp? {
        guard let size = number(), let modified = number(), let inode = number() else { return nil }
        return FileStamp(size: Int64(bitPattern: size), modified: Int64(bitPattern: modified), inode: inode)
    }
}
