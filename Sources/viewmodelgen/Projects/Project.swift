internal import GeneratorCore

/// What one configuration means for the specs below it.
struct Project: Sendable {
    /// The folder that relative paths of the configuration start from, as it is shown.
    let root: String
    let configuration: Configuration
    let generator: Generator
    let folders: OutputFolders
    /// Tells it from a project with another configuration.
    let fingerprint: UInt64

    /// - Parameters:
    ///   - root: the folder of the configuration, or the current one.
    ///   - fingerprint: that of the configuration's text.
    ///   - overrides: what the command line says about folders, stronger than the configuration.
    init(root: String, configuration: Configuration, fingerprint: UInt64, overrides: FolderOptions) {
        self.root = root
        self.fingerprint = fingerprint
        self.configuration = configuration
        generator = Generator(profile: configuration.profile)
        func place(_ path: String) -> String { Path.normalized(Path.join(root, path)) }

        var folders = OutputFolders()
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
