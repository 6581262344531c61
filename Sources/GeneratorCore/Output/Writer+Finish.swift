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
        let entries = sorted(run)
        var kept = entries.kept
        let renamed = renamedPaths(among: entries.unwanted, kept: kept, run)
        for index in entries.unwanted {
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
            guard var report = retire(entry, prunes: prunes, buffer) else { continue }
            if entry.isOfTemplate {
                report.asker = entries.survey?.asks(entry) == true ? .template : .specOfTemplate
                if report.outcome == .pruned, mode == .write { removeEmptyFolders(above: entry, run) }
            }
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

    /// The entries of the manifest that the run did not replace: those that stay, those that nothing asks for, and the
    /// survey that told them apart, if any needed one.
    private func sorted(_ run: RunRecord) -> (kept: [Int], unwanted: [Int], survey: Survey?) {
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
        return (kept, unwanted, survey)
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

    /// Removes the folders that were there for a file alone; one of specs, of generated files or of tests stays.
    private func removeEmptyFolders(above entry: Manifest.Entry, _ run: RunRecord) {
        let layouts = (run.targets + run.supportFolders + run.testFolders).map { relative($0) }
        let stops = layouts + [entry.spec, Path.folder(of: entry.spec)]
        var folder = Path.folder(of: entry.path)
        while folder != ".", !Path.isAbsolute(folder), Path.name(of: folder) != "..", !stops.contains(folder),
            FileSystem.removeEmptyFolder(Path.join(root, folder))
        {
            folder = Path.folder(of: folder)
        }
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

extension Manifest.Entry {
    /// Whether a template of the project has added the file: the name is none of those that every project has.
    fileprivate var isOfTemplate: Bool {
        let name = Path.name(of: path)
        let stem = Path.stem(of: spec)
        // What templates add has no functions that are asked for.
        if case .user(let requirements) = content, !requirements.isEmpty { return false }
        if name.hasSuffix(FileNames.viewSuffix) { return false }
        let names: [String] =
            switch content {
            case .generated: [FileNames.viewModels(stem: stem), FileNames.wiringTests(stem: stem)]
            case .support: [FileNames.support, FileNames.testSupport]
            case .user: [FileNames.logic(stem: stem), FileNames.testStubs(stem: stem)]
            }
        return !names.contains(name)
    }
}
