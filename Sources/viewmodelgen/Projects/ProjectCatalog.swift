internal import GeneratorCore

/// Finds the configuration of each spec: the nearest `viewmodelgen.json` in its folder or above, or the one that the
/// command line names.
struct ProjectCatalog {
    static let option = Option(
        name: "config",
        value: .text("file"),
        help: "The configuration for all specs, instead of the nearest viewmodelgen.json above each."
    )

    /// The project of a folder.
    enum Entry {
        /// The index into `projects`.
        case project(Int)
        /// The configuration has errors, which are among `problems`.
        case broken
    }

    let current: String
    let overrides: FolderOptions
    private(set) var projects: [Project] = []
    /// The problems of all configurations that were read.
    private(set) var problems: [Problem] = []
    /// The configuration file of each absolute folder that was asked for: `.some(nil)` where there is none.
    private var files: [String: String?] = [:]
    /// The entry of each configuration file; the key "" is for having none.
    private var entries: [String: Entry] = [:]
    /// The configuration that holds for all specs.
    private let explicit: String?
    /// Whether the projects' own templates are needed.
    private let withTemplates: Bool

    /// - Parameters:
    ///   - configuration: the file that holds for all specs; the nearest above each one when absent.
    ///   - overrides: the folders that the command line names.
    ///   - withTemplates: whether the projects' own templates are needed.
    /// - Throws: when the current folder is gone.
    init(
        configuration: String?,
        overrides: FolderOptions = FolderOptions(),
        withTemplates: Bool = true
    ) throws(FileError) {
        explicit = configuration
        self.withTemplates = withTemplates
        self.overrides = overrides
        current = try FileSystem.currentFolder()
    }

    /// The project of the specs in `folder`.
    mutating func entry(for folder: String) -> Entry {
        let file = explicit ?? configurationFile(for: Path.absolute(folder, from: current))
        if let known = entries[file ?? ""] { return known }
        let entry = read(file)
        entries[file ?? ""] = entry
        return entry
    }

    /// The templates of a project that was read without them; `nil` where it has none.
    func templateFolder(ofProject index: Int) -> TemplateFolder? {
        let project = projects[index]
        guard let setting = project.configuration.templates else { return nil }
        return TemplateFolder(setting, root: project.root, configuration: project.source)
    }

    private mutating func configurationFile(for folder: String) -> String? {
        if let known = files[folder] { return known }
        let candidate = Path.join(folder, Configuration.fileName)
        let parent = Path.folder(of: folder)
        let found: String?
        if FileSystem.kind(of: candidate) != nil {
            found = shown(candidate)
        } else {
            found = parent == folder ? nil : configurationFile(for: parent)
        }
        files[folder] = .some(found)
        return found
    }

    /// The absolute `path` as somebody in the current folder would write it.
    private func shown(_ path: String) -> String { Path.relative(path, to: current) }

    private mutating func read(_ file: String?) -> Entry {
        guard let file else {
            return add(Configuration(), nil, fingerprint: 0, in: SourceFile(path: Configuration.fileName, bytes: []))
        }
        let source: SourceFile
        do {
            source = SourceFile(path: file, bytes: try FileSystem.read(file))
        } catch {
            problems.append(Problem(error))
            return .broken
        }
        let (configuration, diagnostics) = ConfigurationDecoder.decode(source)
        let root = Path.absolute(Path.folder(of: file), from: current)
        let foreign = ForeignSources(root: root, current: current, isNamed: explicit != nil)
            .problems(of: configuration, in: source)
        problems += diagnostics.map { Problem($0, in: source) } + foreign
        if diagnostics.contains(where: \.isError) || !foreign.isEmpty { return .broken }
        var fingerprint = source.bytes.withUnsafeBytes { ContentHash.hash($0) }
        guard withTemplates, let setting = configuration.templates else {
            return add(configuration, nil, fingerprint: fingerprint, in: source)
        }
        let folder = TemplateFolder(setting, root: Path.folder(of: file), configuration: source)
        problems += folder.problems
        guard let templates = folder.templates else { return .broken }
        fingerprint = GenerationCache.fingerprint(of: [String(fingerprint), String(folder.fingerprint)])
        return add(configuration, templates, fingerprint: fingerprint, in: source)
    }

    private mutating func add(
        _ configuration: Configuration,
        _ templates: ProjectTemplates?,
        fingerprint: UInt64,
        in source: SourceFile
    ) -> Entry {
        projects.append(
            Project(
                source: source,
                configuration: configuration,
                templates: templates,
                fingerprint: fingerprint,
                overrides: overrides
            )
        )
        return .project(projects.count - 1)
    }
}
