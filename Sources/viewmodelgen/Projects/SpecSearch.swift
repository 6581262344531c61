internal import GeneratorCore

/// Turns the paths of the command line into specs.
struct SpecSearch {
    static let suffix = ".viewmodel"

    /// The specs as they are shown, each once, in the order of the arguments.
    private(set) var specs: [String] = []
    private(set) var problems: [Problem] = []
    /// The arguments that are folders.
    private(set) var folders: [String] = []
    private var seen: Set<String> = []

    mutating func add(_ arguments: [String]) {
        for argument in arguments { add(argument) }
    }

    private mutating func add(_ argument: String) {
        let path = Path.normalized(argument)
        switch FileSystem.kind(of: path) {
        case .folder:
            folders.append(path)
            let (paths, errors) = FileSystem.files(endingWith: Self.suffix, in: path)
            for path in paths { insert(path) }
            problems += errors.map { Problem(path: $0.path, reason: "\($0)", rule: "unreadable") }
        case .file where path.hasSuffix(Self.suffix):
            insert(path)
        case .file:
            fail(path, "'\(path)' is no spec: the name of a spec ends with '\(Self.suffix)'")
        case .other:
            fail(path, "'\(path)' is neither a file nor a folder")
        case nil:
            fail(path, "there is no file or folder '\(path)'")
        }
    }

    private mutating func insert(_ path: String) {
        if seen.insert(path).inserted { specs.append(path) }
    }

    private mutating func fail(_ path: String, _ reason: String) {
        problems.append(Problem(path: path, reason: reason, rule: "no-spec"))
    }
}
