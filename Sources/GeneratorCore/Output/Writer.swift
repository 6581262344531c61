/// Applies plans to the disk: the last stage.
///
/// One value serves all threads: `apply` may run for different plans at the same time, each thread with a buffer of
/// its own.
package struct Writer: Sendable {
    package enum Mode: Hashable, Sendable {
        case write
        /// Writes nothing and says what is stale.
        case check
        /// As `check`, with the difference as text.
        case diff
        /// As `check`: says what would be done.
        case dryRun
    }

    package let mode: Mode
    /// The folder of the manifest, whose paths are relative to it: the configuration's, else the current one.
    package let root: String
    private let folders: RootFolders
    let keepsManifest: Bool
    let manifest: Manifest
    let index = SourceIndex()
    /// Files of the user are read, merged and written by one thread at a time: two specs may add to one file.
    let mergeLock = Lock()

    /// Reads the manifest.
    ///
    /// - Parameters:
    ///   - current: the absolute path of the current folder.
    ///   - keepsManifest: `false` where a build system keeps track of what was generated.
    package init(mode: Mode, root: String, current: String, keepsManifest: Bool = true) throws(FileError) {
        self.mode = mode
        self.root = root
        self.keepsManifest = keepsManifest
        folders = RootFolders(root: Path.absolute(root, from: current), current: current)
        let path = Path.join(root, Manifest.fileName)
        let exists = keepsManifest && FileSystem.kind(of: path) != nil
        manifest = Manifest(exists ? try FileSystem.read(path) : [])
    }

    /// Writes the files of one plan, as far as they differ, and reports on each in the order of the plan.
    ///
    /// A file of the user gives a report for each file in which its functions were missing: they may have been moved.
    package func apply(_ plan: Plan, buffer: ReadBuffer) -> [FileReport] {
        let spec = relative(plan.spec)
        var reports: [FileReport] = []
        reports.reserveCapacity(plan.files.count)
        for file in plan.files {
            if file.contents.role == .addition, let obstacle = obstacle(to: file) {
                reports.append(obstacle)
                continue
            }
            switch file.contents.ownership {
            case .generator: reports.append(applyGenerated(file, spec: spec, buffer: buffer))
            case .user: reports += UserFileUpdate(file, spec: spec, writer: self, buffer: buffer).run()
            }
        }
        return reports
    }

    /// The lines of the manifest for the files of a spec that a ``GenerationCache`` knows to be current; `nil` when one is
    /// not listed.
    ///
    /// - Parameter hint: a line near which they may be: the one behind those of the spec before.
    package func lines(of record: GenerationCache.Record, in cache: GenerationCache, near hint: Int) -> [Int]? {
        var lines: [Int] = []
        let areListed = cache.withFiles(of: record) { file in
            guard let line = manifest.index(ofLine: file.line, near: (lines.last ?? hint - 1) + 1) else { return false }
            lines.append(line)
            return true
        }
        return areListed ? lines : nil
    }

    private func applyGenerated(_ file: Plan.File, spec: String, buffer: ReadBuffer) -> FileReport {
        var report = FileReport(path: file.path, outcome: .unchanged)
        let path = relative(file.path)
        let line = manifest.index(of: path)
        do throws(FileError) {
            let bytes = file.contents.contents
            let comparison = try FileSystem.compare(file.path, with: bytes, buffer: buffer)
            switch comparison {
            case .same(let stamp): report.stamp = stamp
            case .missing, .danglingLink: report.outcome = .created
            case .different:
                try checkIsOurs(file, line.flatMap { manifest[$0] }, buffer)
                report.outcome = .rewritten
            }
            try put(bytes, to: file.path, as: .replace, isMissing: comparison == .missing, &report, buffer: buffer)
            let hash = ContentHash.hash(bytes)
            let content: Manifest.Entry.Content =
                file.contents.isSupport ? .support(hash: hash) : .generated(hash: hash)
            report.record = record(Manifest.Entry(path: path, spec: spec, content: content), at: line)
        } catch {
            report.outcome = .failed(error.description)
            report.record = line.map { .listed($0) }
        }
        return report
    }

    /// What keeps a template of the project from adding a file at the path that it says: a folder, or a link that leads
    /// elsewhere.
    private func obstacle(to file: Plan.File) -> FileReport? {
        let count = file.path.utf8.count - file.contents.name.utf8.count
        let folder = count > 0 ? Path.normalized(String(Substring(file.path.utf8.prefix(count)))) : "."
        let reason: String
        if FileSystem.kind(of: file.path) == .folder {
            reason = "a folder of that name is there; choose another name"
        } else if let inner = FileSystem.resolved(file.path), let outer = FileSystem.resolved(folder),
            Path.isInside(inner, outer)
        {
            return nil
        } else {
            reason = "a symbolic link on the way leads out of its folder; choose another path"
        }
        let error = FileError("write", path: file.path, reason: reason)
        var report = FileReport(path: file.path, outcome: .failed(error.description))
        report.record = manifest.index(of: relative(file.path)).map { .listed($0) }
        return report
    }

    /// Protects a file of the user that happens to have the name of a generated one.
    ///
    /// A build system gives each of its files a folder of its own, so that none is a user's. What a template of the
    /// project adds may say anything of itself: there only the manifest counts.
    private func checkIsOurs(_ file: Plan.File, _ entry: Manifest.Entry?, _ buffer: ReadBuffer) throws(FileError) {
        if entry?.isOfGenerator == true || !keepsManifest { return }
        if entry == nil, file.contents.role != .addition {
            let bytes = try FileSystem.read(file.path, into: buffer)
            if withExtendedLifetime(buffer, { bytes.prefix(4096).contains(sequence: "viewmodelgen") }) { return }
        }
        let advice = file.contents.role == .addition ? "choose another name" : "move it away and generate again"
        let reason = "it exists and was not written by viewmodelgen; \(advice)"
        throw FileError("write", path: file.path, reason: reason)
    }

    /// Does to one file what the mode says; nothing when it is unchanged.
    func put(
        _ bytes: [UInt8],
        to path: String,
        as replacement: FileSystem.Replacement,
        isMissing: Bool,
        _ report: inout FileReport,
        buffer: ReadBuffer
    ) throws(FileError) {
        guard report.isChange else { return }
        switch mode {
        case .write:
            report.stamp = try FileSystem.write(bytes, to: path, replacement, isMissing: isMissing)
        case .diff:
            let old = report.outcome == .created ? nil : try FileSystem.read(path, buffer: buffer)
            report.diff = UnifiedDiff.text(path: relative(path), old: old, new: bytes)
        case .check, .dryRun:
            break
        }
    }

    func record(_ entry: Manifest.Entry, at line: Int?) -> Manifest.Record {
        if let line, manifest.line(at: line, says: entry) { return .listed(line) }
        return .changed(entry, replacing: line)
    }

    /// The root as an absolute path.
    var absoluteRoot: String { folders.root }

    /// `path` as seen from the root.
    func relative(_ path: String) -> String { folders.relative(path) }
}

extension Manifest.Entry {
    var isOfGenerator: Bool {
        if case .user = content { return false }
        return true
    }
}
