/// What earlier runs found current, so that a run with nothing to change only looks at the files' stamps.
///
/// Deleting it is always safe; one that is damaged, or of another build of the tool, counts as empty. A spec is in it
/// only when its files were as they should be, it had no diagnostics, and nothing but its own files decided that.
///
/// The file: a magic word, the tool's fingerprint, the records (see ``Record``), a hash of all before it. Numbers are
/// little-endian, 8 bytes; a text is its length and its bytes.
package struct GenerationCache: Sendable {
    private static let magic: UInt64 = 0x3147_4D56  // "VMG1"

    private let bytes: [UInt8]
    /// When the file was written, by the clock of its disk.
    private let written: Int64
    /// Where the record of each spec lies.
    private let records: [String: Range<Int>]

    /// What is known of a spec.
    package struct Record: Sendable {
        /// What else its files depend on: the profile and where files go.
        var fingerprint: UInt64
        var spec: FileStamp
        /// The names of its ViewModels.
        package var names: [String]
        var files: [(path: String, stamp: FileStamp)]
        var range: Range<Int>

        /// The paths of its files, in the order of the plan.
        package var paths: [String] { files.map(\.path) }
    }

    package init() {
        self.init([], 0, [:])
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
        var records: [String: Range<Int>] = [:]
        var reader = CacheReader(bytes, end: bytes.count - 8)
        let isOurs = bytes.withUnsafeBytes { raw in
            raw.count >= 24
                && raw.loadUnaligned(fromByteOffset: raw.count - 8, as: UInt64.self).littleEndian
                    == ContentHash.hash(UnsafeRawBufferPointer(rebasing: raw[..<(raw.count - 8)]))
        }
        guard isOurs, reader.number() == Self.magic, reader.number() == tool else {
            self.init()
            return
        }
        while reader.position < reader.end {
            let start = reader.position
            guard let length = reader.number().flatMap({ Int(exactly: $0) }), length >= 16,
                start + length <= reader.end,
                let spec = reader.text()
            else { break }
            records[spec] = start..<(start + length)
            reader.position = start + length
        }
        self.init(bytes, written, records)
    }

    private init(_ bytes: [UInt8], _ written: Int64, _ records: [String: Range<Int>]) {
        self.bytes = bytes
        self.written = written
        self.records = records
    }

    /// The record of a spec that was generated in the same way, if the spec has not changed since.
    package func record(ofSpec path: String, fingerprint: UInt64) -> Record? {
        guard let range = records[path] else { return nil }
        var reader = CacheReader(bytes, end: range.upperBound)
        reader.position = range.lowerBound
        guard reader.number() != nil, reader.text() != nil, reader.number() == fingerprint,
            let spec = reader.stamp(), isCurrent(path, spec), let nameCount = reader.number()
        else { return nil }
        var names: [String] = []
        for _ in 0..<min(nameCount, 100_000) {
            guard let name = reader.text() else { return nil }
            names.append(name)
        }
        guard let fileCount = reader.number() else { return nil }
        var files: [(path: String, stamp: FileStamp)] = []
        for _ in 0..<min(fileCount, 100) {
            guard let path = reader.text(), let stamp = reader.stamp() else { return nil }
            files.append((path, stamp))
        }
        return Record(fingerprint: fingerprint, spec: spec, names: names, files: files, range: range)
    }

    /// Whether all files of the record are as they were.
    package func filesAreCurrent(_ record: Record) -> Bool {
        record.files.allSatisfy { isCurrent($0.path, $0.stamp) }
    }

    private func isCurrent(_ path: String, _ stamp: FileStamp) -> Bool {
        stamp.isSettled(at: written) && FileStamp(path: path) == stamp
    }

    /// Collects the records of a run; what the run did not come by stays.
    package struct Update: Sendable {
        private var output: [UInt8] = []
        private var seen: Set<String> = []
        private var hasChanges = false
        private let tool: UInt64

        package init(tool: UInt64) {
            self.tool = tool
            output.appendNumber(GenerationCache.magic)
            output.appendNumber(tool)
        }

        /// The spec is as the cache has it.
        package mutating func keep(_ record: Record, ofSpec path: String, in cache: GenerationCache) {
            seen.insert(path)
            output += cache.bytes[record.range]
        }

        /// The spec was generated, and its files are current now; `stamps` of the spec and of its files.
        package mutating func add(_ entry: Entry, ofSpec path: String) {
            seen.insert(path)
            hasChanges = true
            let start = output.count
            output.appendNumber(0)
            output.appendText(path)
            output.appendNumber(entry.fingerprint)
            output.appendStamp(entry.spec)
            output.appendNumber(UInt64(entry.names.count))
            for name in entry.names { output.appendText(name) }
            output.appendNumber(UInt64(entry.files.count))
            for (path, stamp) in entry.files {
                output.appendText(path)
                output.appendStamp(stamp)
            }
            output.setNumber(UInt64(output.count - start), at: start)
        }

        /// The spec has errors or warnings, or is not current.
        package mutating func drop(spec path: String, in cache: GenerationCache) {
            seen.insert(path)
            if cache.records[path] != nil { hasChanges = true }
        }

        /// The bytes of the new cache; `nil` when nothing changed.
        package consuming func bytes(over cache: GenerationCache) -> [UInt8]? {
            guard hasChanges else { return nil }
            for (spec, range) in cache.records.sorted(by: { $0.value.lowerBound < $1.value.lowerBound })
            where !seen.contains(spec) {
                output += cache.bytes[range]
            }
            output.appendNumber(ContentHash.hash(output))
            return output
        }
    }

    /// What a run found out about a spec, made on the thread that generated it.
    package struct Entry: Sendable {
        let fingerprint: UInt64
        let spec: FileStamp
        let names: [String]
        let files: [(path: String, stamp: FileStamp)]

        /// The stamp of a spec, taken before it is read: a change while it is generated shows in the next run.
        package struct SpecStamp: Sendable {
            let stamp: FileStamp

            package init?(path: String) {
                guard let stamp = FileStamp(path: path) else { return nil }
                self.stamp = stamp
            }
        }

        /// - Returns: `nil` when the reports say that something besides these files matters, or when one is gone.
        package init?(fingerprint: UInt64, spec: SpecStamp, names: [String], reports: [FileReport]) {
            var files: [(path: String, stamp: FileStamp)] = []
            files.reserveCapacity(reports.count)
            for report in reports {
                guard report.isSettled, let stamp = FileStamp(path: report.path) else { return nil }
                files.append((report.path, stamp))
            }
            self.fingerprint = fingerprint
            self.spec = spec.stamp
            self.names = names
            self.files = files
        }
    }

    /// The fingerprint of a build of the tool, the file at `path`.
    package static func fingerprint(ofTool path: String) -> UInt64? {
        guard let stamp = FileStamp(path: path) else { return nil }
        return fingerprint(of: ["\(stamp)"])
    }

    /// A fingerprint of texts that decide what is generated.
    package static func fingerprint(of texts: [String]) -> UInt64 {
        var bytes: [UInt8] = []
        for text in texts { bytes.appendText(text) }
        return ContentHash.hash(bytes)
    }
}

extension FileReport {
    /// Whether the file is as it should be, and stays so while it does not change.
    fileprivate var isSettled: Bool {
        guard obsoleteFunctions.isEmpty, !dependsOnOtherFiles else { return false }
        switch outcome {
        case .created, .rewritten, .added, .unchanged: return true
        case .pruned, .obsolete, .edited, .orphaned, .failed: return false
        }
    }
}

/// Takes numbers, texts and stamps from the bytes of a cache, within bounds.
private struct CacheReader {
    private let bytes: [UInt8]
    let end: Int
    var position = 0

    init(_ bytes: [UInt8], end: Int) {
        self.bytes = bytes
        self.end = end
    }

    mutating func number() -> UInt64? {
        guard position + 8 <= end else { return nil }
        defer { position += 8 }
        return bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: position, as: UInt64.self).littleEndian }
    }

    mutating func text() -> String? {
        guard let count = number().flatMap({ Int(exactly: $0) }), count <= end - position else { return nil }
        defer { position += count }
        return String(decoding: bytes[position..<(position + count)], as: UTF8.self)
    }

    mutating func stamp() -> FileStamp? {
        guard let size = number(), let modified = number(), let inode = number() else { return nil }
        return FileStamp(size: Int64(bitPattern: size), modified: Int64(bitPattern: modified), inode: inode)
    }
}

extension [UInt8] {
    fileprivate mutating func appendNumber(_ number: UInt64) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }

    fileprivate mutating func setNumber(_ number: UInt64, at position: Int) {
        Swift.withUnsafeBytes(of: number.littleEndian) { number in
            for (offset, byte) in number.enumerated() { self[position + offset] = byte }
        }
    }

    fileprivate mutating func appendText(_ text: String) {
        appendNumber(UInt64(text.utf8.count))
        append(contentsOf: text.utf8)
    }

    fileprivate mutating func appendStamp(_ stamp: FileStamp) {
        appendNumber(UInt64(bitPattern: stamp.size))
        appendNumber(UInt64(bitPattern: stamp.modified))
        appendNumber(stamp.inode)
    }
}
