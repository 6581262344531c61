/// What a run says about the files that it did not come by.
struct Survey {
    private let run: RunRecord
    private let writer: Writer
    private let specs: Set<String>
    private let specsWithoutTests: Set<String>
    private let supportFolders: Set<String>
    private let targets: Set<String>
    /// The names of specs that could not be generated: one of them may have been moved.
    private let unmadeNames: Set<String>
    /// The targets without support files for such a reason, and the folders of these.
    private let unmadeTargets: Set<String>
    private let unmadeFolders: Set<String>
    /// The folders in which the manifest lists tests.
    private let testFolders: Set<String>

    init(_ run: RunRecord, writer: Writer) {
        self.run = run
        self.writer = writer
        specs = Set(run.specs.map { writer.relative($0) })
        specsWithoutTests = Set(run.specsWithoutTests.map { writer.relative($0) })
        supportFolders = Set((run.supportFolders + run.testFolders).map { writer.relative($0) })
        targets = Set(run.targets.map { writer.relative($0) })
        unmadeNames = Set(run.unmadeSpecs.map { Path.name(of: $0) })
        let unmade = run.unmadeLayouts.filter { !run.targets.contains($0.target) }
        unmadeTargets = Set(unmade.map { writer.relative($0.target) })
        unmadeFolders = Set(unmade.flatMap { [$0.support] + [$0.tests].compactMap(\.self) }.map(writer.relative))
        let paths = (0..<writer.manifest.count).lazy.compactMap { writer.manifest[$0]?.path }
        testFolders = Set(
            paths.filter { $0.hasSuffix(FileNames.wiringTestsSuffix) || Path.name(of: $0) == FileNames.testSupport }
                .map { Path.folder(of: $0) }
        )
    }

    /// Whether the manifest lists the support file of that absolute path, and a spec outside the run may ask for it.
    func wantsSupport(_ path: String) -> Bool {
        let path = Path.relative(path, to: writer.absoluteRoot)
        guard let entry = writer.manifest.index(of: path).flatMap({ writer.manifest[$0] }),
            case .support = entry.content
        else { return false }
        return isWanted(entry)
    }

    /// Whether the spec or the target of a file was generated, so that only the template can be gone.
    func asks(_ entry: Manifest.Entry) -> Bool { specs.contains(entry.spec) || targets.contains(entry.spec) }

    /// Whether a spec outside the run may still ask for the file, or one that could not be generated.
    func isWanted(_ entry: Manifest.Entry) -> Bool {
        if unmadeNames.contains(Path.name(of: entry.spec)), !specs.contains(entry.spec) { return true }
        if case .support = entry.content {
            if unmadeTargets.contains(entry.spec) || unmadeFolders.contains(Path.folder(of: entry.path)) { return true }
            // A target of the run would have come by its support file.
            if supportFolders.contains(Path.folder(of: entry.path)) { return false }
            if targets.contains(entry.spec), !isAmongTests(entry.path) { return false }
            let target = Path.absolute(entry.spec, from: writer.absoluteRoot)
            let isOfTests = targets.contains(entry.spec)
            return (0..<writer.manifest.count).contains { index in
                guard let other = writer.manifest[index], case .generated = other.content else { return false }
                // A spec of the run has its tests where they belong by now.
                if isOfTests, specs.contains(other.spec), !specsWithoutTests.contains(other.spec) { return false }
                return Path.isInside(Path.absolute(other.spec, from: writer.absoluteRoot), target) && exists(other.spec)
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
