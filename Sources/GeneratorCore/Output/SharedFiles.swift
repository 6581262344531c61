/// The support files of one target, or of one folder of tests, that several configurations share: each lists them in
/// its own manifest.
package struct SharedFiles {
    /// What keeps a support file that one manifest has no use for any more.
    enum Use {
        case none
        /// Another manifest lists it, for specs that are there.
        case others
        /// Two configurations want it different, so nobody wrote it.
        case disputed
        /// Another manifest has no use for it either, and that has been said.
        case told
    }

    private let runs: [(writer: Writer, record: RunRecord)]
    private let disputed: Set<String>
    private let current: String
    /// What each manifest needs, by the absolute path of its folder; made when the first file is asked about.
    private var surveys: [String: Survey] = [:]
    private var written: Set<String> = []
    private var told: Set<String> = []
    /// The folders that were searched for other manifests.
    private var searched: Set<String> = []

    /// - Parameters:
    ///   - runs: the writer of each configuration with what it did.
    ///   - disputed: the absolute paths that were not written, because two configurations want them different.
    ///   - current: the absolute path of the current folder.
    package init(
        of runs: [(writer: Writer, record: RunRecord)],
        disputed: Set<String> = [],
        current: String
    ) {
        self.runs = runs
        self.disputed = disputed
        self.current = current
    }

    /// What others do with the file at `path`, relative to the root of a writer that has no use for it.
    mutating func use(of path: String, from writer: Writer) -> Use {
        if surveys.isEmpty { surveyRuns() }
        let file = Path.absolute(path, from: writer.absoluteRoot)
        if disputed.contains(file) { return .disputed }
        if written.contains(file) { return .others }
        findManifests(around: writer)
        if surveys.contains(where: { $0.key != writer.absoluteRoot && $0.value.wantsSupport(file) }) { return .others }
        return told.insert(file).inserted ? .none : .told
    }

    /// The folders of the manifests beyond the run that list the support file of that absolute path, for specs that are
    /// there.
    package mutating func otherFolders(sharing file: String, with writer: Writer) -> [String] {
        if surveys.isEmpty { surveyRuns() }
        findManifests(around: writer)
        let own = Set(runs.map(\.writer.absoluteRoot))
        return surveys.filter { !own.contains($0.key) && $0.value.wantsSupport(file) }.map(\.key).sorted()
    }

    private mutating func surveyRuns() {
        for (writer, record) in runs {
            surveys[writer.absoluteRoot] = Survey(record, writer: writer)
            for path in record.supportFiles { written.insert(Path.absolute(path, from: current)) }
        }
    }

    /// Reads the manifests of the repository or package that the run did not come by: only a support file without use
    /// asks for them.
    private mutating func findManifests(around writer: Writer) {
        let top = Self.top(of: writer.absoluteRoot)
        guard searched.insert(top).inserted else { return }
        let folders = FileSystem.filesAndManifests(endingWith: Manifest.fileName, in: top).manifestFolders
        for folder in folders where surveys[folder] == nil {
            guard let other = try? Writer(mode: .check, root: folder, current: current) else { continue }
            surveys[folder] = Survey(RunRecord(), writer: other)
        }
    }

    /// The repository around `folder`, without one the outermost folder that has a package, a configuration or a manifest.
    private static func top(of folder: String) -> String {
        var top = folder
        var place = folder
        while place != "/" {
            if FileSystem.kind(of: Path.join(place, ".git")) != nil { return place }
            let names = ["Package.swift", FileNames.configuration, Manifest.fileName]
            if names.contains(where: { FileSystem.kind(of: Path.join(place, $0)) == .file }) { top = place }
            place = Path.folder(of: place)
        }
        return top
    }
}
