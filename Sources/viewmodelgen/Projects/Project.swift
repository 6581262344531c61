internal import GeneratorCore

/// What one configuration means for the specs below it.
struct Project: Sendable {
    /// The folder that relative paths of the configuration start from, as it is shown.
    let root: String
    /// The text of the configuration, empty where there is none.
    let source: SourceFile
    let configuration: Configuration
    let generator: Generator
    let folders: OutputFolders
    /// Whether the configuration says where files go.
    var hasFolders: Bool {
        configuration.output != nil || configuration.logic != nil || configuration.tests != .automatic
    }
    /// Tells it from a project with another configuration or other templates.
    let fingerprint: UInt64
    /// Whether there is a file that says it.
    var isConfigured: Bool { fingerprint != 0 }

    /// - Parameters:
    ///   - source: the file of the configuration, or one that could be in the current folder.
    ///   - templates: those of the project.
    ///   - fingerprint: that of the configuration's text and of the templates.
    ///   - overrides: what the command line says about folders, stronger than the configuration.
    init(
        source: SourceFile,
        configuration: Configuration,
        templates: ProjectTemplates?,
        fingerprint: UInt64,
        overrides: FolderOptions
    ) {
        let root = Path.folder(of: source.path)
        self.root = root
        self.source = source
        self.fingerprint = fingerprint
        self.configuration = configuration
        generator = Generator(
            profile: configuration.profile,
            templates: templates,
            overrides: configuration.overrides
        )
        func place(_ path: String) -> String { Path.normalized(Path.join(root, path)) }

        var folders = OutputFolders()
        folders.root = root
        folders.output = overrides.output ?? configuration.output.map(place)
        folders.logic = configuration.logic.map(place)
        folders.sources = configuration.sources.map(place)
        folders.tests =
            switch (overrides.tests, configuration.tests) {
            case (let tests?, _): tests
            case (nil, .automatic): overrides.testTarget.map { .folder($0) } ?? .automatic
            case (nil, .folder(let path)): .folder(place(path))
            case (nil, .none): .none
            }
        self.folders = folders
    }
}

/// The folders that the command line names.
struct FolderOptions: Sendable {
    var output: String?
    var tests: OutputFolders.Tests?
    /// Where tests go when nothing else says so.
    var testTarget: String?
    var module: String?
}
