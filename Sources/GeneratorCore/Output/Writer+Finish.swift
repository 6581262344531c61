extension Writer {
    /// After all plans: reports the files that no spec asks for any more, removes them when `prunes` is set, and
    /// writes the manifest when it changed.
    ///
    /// A run over some of the specs says nothing about the others: their files stay listed as long as their spec is
    /// there.
    ///
    /// - Parameter shared: the support files that other manifests list.
    package func finish(
        _ run: RunRecord,
        sharing shared: inout SharedFiles,
        prunes: Bool,
        buffer: ReadBuffer
    ) -> [FileReport] {
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
            if case .support = entry.content {
                switch shared.use(of: entry.path, from: self) {
                case .none: break
                case .disputed, .told:
                    kept.append(index)
                    continue
                case .others: continue
                }
            }
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
        let path = Path.normalized(Path.join(root, entry.path))
        let hash: UInt64
        switch entry.content {
        case .generated(let known), .support(let known): hash = known
        case .user(let requirements):
            // What becomes of it is the user's business; that it is no longer needed is not seen from the file.
            guard FileSystem.kind(of: path) != nil else { return nil }
            var report = FileReport(path: path, outcome: .orphaned)
            let types = requirements.map { GeneratedFile.Requirement.parts(of: $0).type }
            report.problems = VanishedProtocol.problems(of: types, in: path)
            return report
        }
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
