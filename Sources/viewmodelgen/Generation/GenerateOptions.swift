internal import GeneratorCore

/// A part of what is generated that a build system may ask for alone.
enum GeneratedPart: String, CaseIterable, Sendable {
    /// The ViewModels of each spec.
    case viewModels = "viewmodels"
    /// What the specs of a target share.
    case support
}

/// What a call of `generate` asks for.
struct GenerateOptions: Sendable {
    /// The paths of the call; the option values that depend on them are relative to the current folder too.
    let paths: [String]
    let mode: Writer.Mode
    /// Whether something stale is a failure.
    let failsWhenStale: Bool
    let prunes: Bool
    /// The only part that is written; `nil`: everything.
    let only: GeneratedPart?
    let configuration: String?
    let threads: Int
    let isQuiet: Bool
    let usesCache: Bool
    var folders = FolderOptions()

    /// - Throws: ``ArgumentError`` for options that exclude each other.
    init(_ arguments: ParsedArguments) throws(ArgumentError) {
        func folder(_ option: Option) -> String? { arguments.value(of: option).map(Path.normalized) }

        paths = arguments.positionals
        let isDiff = arguments.has(Generate.diff)
        failsWhenStale = arguments.has(Generate.check) || isDiff
        mode =
            if isDiff { .diff } else if failsWhenStale { .check } else if arguments.has(Generate.dryRun) {
                .dryRun
            } else {
                .write
            }
        prunes = arguments.has(Generate.prune)
        only = arguments.value(of: Generate.only).flatMap(GeneratedPart.init)
        configuration = folder(ProjectCatalog.option)
        threads = arguments.value(of: Generate.jobs).flatMap(Int.init) ?? Environment.processorCount
        isQuiet = arguments.has(RunReport.quiet)
        usesCache = !arguments.has(RunCache.option)
        folders.output = folder(Generate.output)
        folders.testTarget = folder(Generate.testTarget)
        folders.module = arguments.value(of: Generate.module)
        if arguments.has(Generate.noTests) {
            guard arguments.value(of: Generate.tests) == nil else {
                throw ArgumentError.conflict(Generate.tests, Generate.noTests, of: arguments.command)
            }
            folders.tests = OutputFolders.Tests.none
        } else {
            folders.tests = folder(Generate.tests).map { .folder($0) }
        }
        try SpecSearch.check(arguments)
        try Self.checkStandardInput(arguments)
    }

    /// What a spec of standard input has no use for: it has no files.
    private static func checkStandardInput(_ arguments: ParsedArguments) throws(ArgumentError) {
        guard arguments.positionals == ["-"] else { return }
        let about = [
            Generate.check, Generate.diff, Generate.dryRun, Generate.prune, Generate.output, Generate.tests,
            Generate.only,
        ]
        guard let option = about.first(where: { arguments.has($0) || arguments.value(of: $0) != nil }) else { return }
        throw ArgumentError(
            message: "'--\(option.name)' is about files, and '-' has none: its ViewModel goes to standard output",
            command: arguments.command
        )
    }
}
