internal import GeneratorCore

/// `viewmodelgen generate`: writes the ViewModels of specs.
struct Generate: Command {
    static let check = Option(name: "check", help: "Write nothing; fail when a file is not current.")
    static let diff = Option(name: "diff", help: "As --check, and show what would change as a unified diff.")
    static let dryRun = Option(name: "dry-run", help: "Write nothing; list what would be written.")
    static let prune = Option(
        name: "prune",
        help: "Remove generated files whose spec is gone, unless they were edited."
    )
    static let output = Option(name: "output", value: .text("dir"), help: "The folder for generated files.")
    static let tests = Option(name: "tests", value: .text("dir"), help: "The folder for test files.")
    static let noTests = Option(name: "no-tests", help: "Write no test files.")
    static let module = Option(
        name: "module",
        value: .text("name"),
        help: "The module that test files import.",
        isHidden: true
    )
    static let testTarget = Option(
        name: "test-target",
        value: .text("dir"),
        help: "The folder for test files where neither --tests nor the configuration names one.",
        isHidden: true
    )
    static let only = Option(
        name: "only",
        value: .choice("part", GeneratedPart.allCases.map(\.rawValue), default: "everything"),
        help: "Write one kind of generated file, and keep no list of what was written: for build systems.",
        isHidden: true
    )
    static let jobs = Option(
        name: "jobs",
        value: .count("n", default: "number of processors"),
        help: "The number of threads."
    )

    static let syntax = CommandSyntax(
        name: "generate",
        overview: "Write the ViewModels of specs.",
        discussion: """
            Without a path, the sources that viewmodelgen.json names are searched for
            specs, without a viewmodelgen.json the current folder. With '-' as the path, a
            spec is read from standard input and its ViewModel goes to standard output.

            The exit status is 0 when everything is done or current, 1 when a spec has
            errors or a file is stale, 64 when the call is wrong.
            """,
        positional: Positional(name: "path", help: "Specs, or folders that hold them.", isRepeated: true),
        options: [
            check, diff, dryRun, prune, ProjectCatalog.option, output, tests, noTests, module, testTarget, only,
            ProblemPrinter.style, ProblemPrinter.color, jobs, RunCache.option, RunReport.quiet,
        ]
    )

    private let options: GenerateOptions
    private let printer: ProblemPrinter

    init(_ arguments: ParsedArguments) throws(ArgumentError) {
        options = try GenerateOptions(arguments)
        printer = ProblemPrinter(arguments)
    }

    func run(on console: Console) -> ExitStatus {
        do throws(FileError) {
            if options.paths == ["-"] { return try generateFromStandardInput(on: console) }
            var run = try GenerationRun(options, printer, console)
            return run.run()
        } catch {
            printer.print([Problem(error)], on: console)
            return .failure
        }
    }

    private func generateFromStandardInput(on console: Console) throws(FileError) -> ExitStatus {
        let source = SourceFile(path: "<stdin>", bytes: try FileSystem.readStandardInput())
        var catalog = try ProjectCatalog(configuration: options.configuration, overrides: options.folders)
        let entry = catalog.entry(for: ".")
        printer.print(catalog.problems, on: console)
        guard case .project(let index) = entry else { return .failure }
        let result = catalog.projects[index].generator.generate(source, module: nil, withTests: false)
        let hasErrors = result.diagnostics.contains(where: \.isError)
        if !hasErrors && result.viewModels.isEmpty {
            printer.print(
                [Problem(path: source.path, reason: "standard input has no viewmodel", rule: "no-spec")],
                on: console
            )
            return .failure
        }
        printer.print(result.diagnostics, in: source, on: console)
        if hasErrors { return .failure }
        if let problem = result.templateProblem {
            printer.print([problem.diagnostic], in: problem.source, on: console)
            return .failure
        }
        for file in result.files where file.role == .viewModel { console.write(file.contents) }
        return .success
    }
}
