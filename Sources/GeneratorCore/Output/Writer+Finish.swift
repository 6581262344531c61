extension Writer {
    /// After all plans: reports the files that no spec asks for any more, removes them when `prunes` is set, and
    /// writes the manifest when it changed.
    ///
    /// A run over some of the specs says nothing about the others: their files stay listed as long as their spec is
    /// there.
    package func finish(_ run: RunRecord, prunes: Bool, buffer: ReadBuffer) -> [FileReport] {
        guard keepsManifest else { return [] }
        var reports: [FileReport] = []
        var kept: [Int] = []
        var unwanted: [Int] = []
        kept.reserveCapacity(manifest.count)
        // Most runs come by every file.
        var survey: Survey?
        for index in 0..<manifest.count where !run.replaces(index) {
            if run.isComplete, !run.lists(index), let entry = manifest[index] {
                let known = survey ?? Survey(run, writer: self)
                survey = known
                if !known.isWanted(entry) {
                    unwanted.append(index)
                    continue
                }
            }
            kept.append(index)
        }
        let renamed = renamedPaths(among: unwanted, kept: kept, run)
        for index in unwanted {
            guard let entry = manifest[index], !renamed.contains(entry.path) else { continue }
            // What a moved spec asks for stands where it stood.
            if run.homes.contains(where: { relative($0) == entry.path }) { continue }
            guard let report = retire(entry, prunes: prunes, buffer) else { continue }
            reports.append(report)
            if report.outcome != .pruned, report.outcome != .orphaned { kept.append(index) }
        }
        kept.sort()
        if mode == .write, let text = manifest.newText(keeping: kept, adding: run.added),
            let failure = writeManifest(text)
        {
            reports.append(failure)
        }
        return reports
    }

    /// The unwanted paths that differ from a wanted one in letter case only and, on a disk that does not tell letter
    /// case, lead to its file: removing them would remove what was just written.
    private func renamedPaths(among unwanted: [Int], kept: [Int], _ run: RunRecord) -> Set<String> {
        guard !unwanted.isEmpty else { return [] }
        let paths = unwanted.compactMap { manifest[$0]?.path }
        let unwantedPaths = Dictionary(paths.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
        var renamed: Set<String> = []
        func compare(_ wanted: String) {
            guard let path = unwantedPaths[wanted.lowercased()] else { return }
            if FileSystem.isSameFile(Path.join(root, path), Path.join(root, wanted)) { renamed.insert(path) }
        }
        for index in kept { if let path = manifest[index]?.path { compare(path) } }
        for path in run.added.paths { compare(path) }
        return renamed
    }

    /// What becomes of a file that no spec asks for; `nil` when there is nothing to say.
    private func retire(
        _ entry: Manifest.Entry,
        prunes: Bool,
        _ buffer: ReadBuffer
    ) -> FileReport? {
        let hash: UInt64
        switch entry.content {
        case .generated(let known), .support(let known): hash = known
        case .user(let requirements):
            // What becomes of it is the user's business; that it is no longer needed is not seen from the file.
            let path = Path.join(root, entry.path)
            guard FileSystem.kind(of: path) != nil else { return nil }
            var report = FileReport(path: path, outcome: .orphaned)
            let types = requirements.map { GeneratedFile.Requirement.parts(of: $0).type }
            report.problems = VanishedProtocol.problems(of: types, in: path)
            return report
        }
        let path = Path.join(root, entry.path)
        guard FileSystem.kind(of: path) != nil else { return nil }
        var report = FileReport(path: path, outcome: .obsolete)
        do throws(FileError) {
            let bytes = try FileSystem.read(path, buffer: buffer)
            guard ContentHash.hash(bytes) == hash else {
                report.outcome = .edited
                return report
            }
            guard prunes else { return report }
            report.outcome = .pruned
            if mode == .write { try FileSystem.remove(path) }
            if mode == .diff { report.diff = UnifiedDiff.text(path: entry.path, old: bytes, new: nil) }
        } catch {
            report.outcome = .failed(error.description)
        }
        return report
    }

    private func writeManifest(_ text: [UInt8]) -> FileReport? {
        let path = Path.join(root, Manifest.fileName)
        do throws(FileError) {
            if text.isEmpty { try FileSystem.remove(path) } else { try FileSystem.write(text, to: path) }
            return nil
        } catch {
            return FileReport(path: path, outcome: .failed(error.description))
        }
    }
}

/// What a run says about the files that it did not come by.
private struct Survey {
    private let run: RunRecord
    private let writer: Writer
    private let specs: Set<String>
    private let specsWithoutTests: Set<String>
    private let supportFolders: Set<String>
    private let targets: Set<String>
    /// The folders in which the manifest lists tests.
    private let testFolders: Set<String>

    init(_ run: RunRecord, writer: Writer) {
        self.run = run
        self.writer = writer
        specs = Set(run.specs.map { writer.relative($0) })
        specsWithoutTests = Set(run.specsWithoutTests.map { writer.relative($0) })
        supportFolders = Set((run.supportFolders + run.testFolders).map { writer.relative($0) })
        targets = Set(run.targets.map { writer.relative($0) })
        let paths = (0..<writer.manifest.count).lazy.compactMap { writer.manifest[$0]?.path }
        testFolders = Set(
            paths.filter { $0.hasSuffix(FileNames.wiringTestsSuffix) || Path.name(of: $0) == FileNames.testSupport }
                .map { Path.folder(of: $0) }
        )
    }

    /// Whether a spec outside the run may still ask for the file.
    func isWanted(_ entry: Manifest.Entry) -> Bool {
        if case .support = entry.content {
            // A target of the run would have come by its support file.
            if supportFolders.contains(Path.folder(of: entry.path)) { return false }
            if targets.contains(entry.spec), !isAmongTests(entry.path) { return false }
            return (0..<writer.manifest.count).contains { index in
                guard let other = writer.manifest[index], case .generated = other.content else { return false }
                let isOfTarget = entry.spec == "." || Path.isInside(other.spec, entry.spec)
                return isOfTarget && exists(other.spec)
            }
        }
        if case .user = entry.content, FileSystem.kind(of: Path.join(writer.root, entry.spec)) == .folder {
            return !targets.contains(entry.spec)
        }
        // A run without tests says nothing about those that an earlier one made.
        let isTestFile =
            switch entry.content {
            case .user: isTestOfUser(entry)
            case .generated, .support: isAmongTests(entry.path)
            }
        if isTestFile, specsWithoutTests.contains(entry.spec) { return exists(entry.spec) }
        return !specs.contains(entry.spec) && exists(entry.spec)
    }

    private func isTestOfUser(_ entry: Manifest.Entry) -> Bool {
        let name = Path.name(of: entry.path)
        let stem = Path.stem(of: entry.spec)
        return name == FileNames.testStubs(stem: stem)
            || name != FileNames.logic(stem: stem) && isAmongTests(entry.path)
    }

    private func isAmongTests(_ path: String) -> Bool {
        testFolders.contains(Path.folder(of: path)) || testFolders.contains { Path.isInside(path, $0) }
    }

    private func exists(_ spec: String) -> Bool {
        FileSystem.kind(of: Path.join(writer.root, spec)) == .file
    }
}
