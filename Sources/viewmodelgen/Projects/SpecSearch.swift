internal import GeneratorCore

/// Turns the paths of the command line into specs.
struct SpecSearch {
    static let suffix = SourceFile.specSuffix

    /// The specs as they are shown, each once, in the order of the arguments.
    private(set) var specs: [String] = []
    private(set) var problems: [Problem] = []
    /// The arguments that are folders.
    private(set) var folders: [String] = []
    /// The folders below them that hold a manifest: of a configuration that may have no spec left.
    private(set) var manifestFolders: [String] = []

    /// Finds what `paths` name; without one, the sources of the configuration for the current folder.
    init(_ paths: [String], in catalog: inout ProjectCatalog) {
        var arguments = paths
        if arguments.isEmpty, case .project(let index) = catalog.entry(for: ".") {
            arguments = catalog.projects[index].folders.sources
        }
        for argument in arguments { add(argument) }
        // One folder gives each spec once.
        guard arguments.count > 1 else { return }
        var seen: Set<String> = []
        specs.removeAll { !seen.insert($0).inserted }
    }

    /// What to say when there is no spec at all.
    var emptyProblem: Problem {
        guard !folders.isEmpty else {
            return Problem(
                path: Configuration.fileName,
                reason:
                    "'sources' is empty, so there is no folder to search: list folders there, or name specs in the call",
                rule: "no-spec"
            )
        }
        let places = folders.map { $0 == "." ? "the current folder" : "'\($0)'" }.joined(separator: ", ")
        return Problem(
            path: folders.first ?? ".",
            reason: "no spec (*\(Self.suffix)) found in \(places); 'viewmodelgen new <name>' writes one to start from",
            rule: "no-spec"
        )
    }

    /// - Throws: ``ArgumentError`` when `-`, which reads standard input, stands with other paths.
    static func check(_ arguments: ParsedArguments) throws(ArgumentError) {
        guard arguments.positionals.contains("-"), arguments.positionals.count > 1 else { return }
        throw ArgumentError(
            message: "'-' stands alone: it reads one spec from standard input",
            command: arguments.command
        )
    }

    private mutating func add(_ argument: String) {
        let path = Path.normalized(argument)
        switch FileSystem.kind(of: path) {
        case .folder:
            folders.append(path)
            let (paths, manifests, errors) = FileSystem.filesAndManifests(endingWith: Self.suffix, in: path)
            specs += paths
            manifestFolders += manifests
            problems += errors.map { Problem($0) }
        case .file where path.hasSuffix(Self.suffix):
            specs.append(path)
        case .file:
            fail(path, "'\(path)' is no spec: the name of a spec ends with '\(Self.suffix)'")
        case .other:
            fail(path, "'\(path)' is neither a file nor a folder")
        case nil:
            fail(path, "there is no file or folder '\(path)'\(Tool.suggestion(for: path))")
        }
    }

    private mutating func fail(_ path: String, _ reason: String) {
        problems.append(Problem(path: path, reason: reason, rule: "no-spec"))
    }
}
