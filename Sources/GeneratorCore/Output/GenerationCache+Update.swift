extension GenerationCache {
    /// Collects what a run found out; what it did not come by, or found unchanged, stays.
    package struct Update: Sendable {
        /// The specs whose old records are not true any more.
        private var replaced: Set<String> = []
        private var entries: [(spec: String, entry: Entry)] = []
        private let tool: UInt64

        package init(tool: UInt64) {
            self.tool = tool
        }

        /// The spec was generated, and its files are current now.
        package mutating func add(_ entry: Entry, ofSpec path: String) {
            replaced.insert(path)
            entries.append((path, entry))
        }

        /// The spec has errors or warnings, or is not current.
        package mutating func drop(spec path: String, in cache: GenerationCache) {
            if cache.knows(spec: path) { replaced.insert(path) }
        }

        /// The bytes of the new cache; `nil` when nothing changed.
        package consuming func bytes(over cache: GenerationCache) -> [UInt8]? {
            if replaced.isEmpty { return nil }
            var output: [UInt8] = []
            output.appendNumber(GenerationCache.magic)
            output.appendNumber(tool)
            entries.sort { $0.spec.precedesInBytes($1.spec) }
            var rest = entries[...]
            for (spec, bytes) in cache.records(without: replaced) {
                while let next = rest.first, next.spec.precedesInBytes(spec) {
                    output.append(next.entry, ofSpec: next.spec)
                    rest.removeFirst()
                }
                output += bytes
            }
            for (spec, entry) in rest { output.append(entry, ofSpec: spec) }
            output.appendNumber(ContentHash.hash(output))
            return output
        }
    }

    /// What a run found out about a spec, made on the thread that generated it.
    package struct Entry: Sendable {
        fileprivate let fingerprint: UInt64
        fileprivate let spec: FileStamp
        fileprivate let names: [UInt64]
        fileprivate let files: [(path: String, stamp: FileStamp, line: [UInt8])]

        /// - Parameters:
        ///   - spec: the stamp that the spec had when it was read.
        ///   - names: the hashes of the names of its ViewModels.
        /// - Returns: `nil` when the reports say that something besides these files matters, or when one is gone.
        package init?(fingerprint: UInt64, spec: FileStamp, names: [UInt64], reports: [FileReport], writer: Writer) {
            var files: [(path: String, stamp: FileStamp, line: [UInt8])] = []
            files.reserveCapacity(reports.count)
            for report in reports {
                guard report.isSettled, let stamp = report.stamp else { return nil }
                files.append((report.path, stamp, Manifest.beginning(ofLine: writer.relative(report.path))))
            }
            self.fingerprint = fingerprint
            self.spec = spec
            self.names = names
            self.files = files
        }
    }
}

extension FileReport {
    /// Whether the file is as it should be, and stays so while it does not change.
    fileprivate var isSettled: Bool {
        guard obsoleteFunctions.isEmpty, !dependsOnOtherFiles else { return false }
        switch outcome {
        case .created, .rewritten, .added, .unchanged: return true
        case .moved, .found, .pruned, .obsolete, .edited, .orphaned, .failed: return false
        }
    }
}

extension [UInt8] {
    fileprivate mutating func append(_ entry: GenerationCache.Entry, ofSpec path: String) {
        let start = count
        appendNumber(0)
        appendText(path)
        appendNumber(entry.fingerprint)
        appendStamp(entry.spec)
        appendNumber(UInt64(entry.names.count))
        for name in entry.names { appendNumber(name) }
        appendNumber(UInt64(entry.files.count))
        for file in entry.files {
            appendText(file.path)
            appendStamp(file.stamp)
            appendNumber(UInt64(file.line.count))
            self += file.line
            append(0)
        }
        setNumber(UInt64(count - start), at: start)
    }

    mutating func appendNumber(_ number: UInt64) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }

    private mutating func setNumber(_ number: UInt64, at position: Int) {
        Swift.withUnsafeBytes(of: number.littleEndian) { number in
            for (offset, byte) in number.enumerated() { self[position + offset] = byte }
        }
    }

    mutating func appendText(_ text: String) {
        appendNumber(UInt64(text.utf8.count))
        append(contentsOf: text.utf8)
        append(0)
    }

    mutating func appendStamp(_ stamp: FileStamp) {
        appendNumber(UInt64(bitPattern: stamp.size))
        appendNumber(UInt64(bitPattern: stamp.modified))
        appendNumber(stamp.inode)
    }
}
