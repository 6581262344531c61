internal import GeneratorCore

/// `viewmodelgen import`: writes specs for hand-written ViewModels.
struct Import: Command {
    private static let report = Option(
        name: "report",
        help: "Write nothing; list what became of each ViewModel, and why."
    )
    private static let verify = Option(
        name: "verify",
        help: "Write nothing; compare the interface that would be generated with the file, member by member."
    )
    private static let settings = Option(
        name: "settings",
        help: "Write nothing but viewmodelgen.json, as --report shows it."
    )
    private static let force = Option(name: "force", help: "Write over the Swift files that are read.")
    private static let output = Option(
        name: "output",
        value: .text("dir"),
        help: "The folder for what is written; by default that of each file."
    )

    static let syntax = CommandSyntax(
        name: "import",
        overview: "Write specs for ViewModels that were written by hand.",
        discussion: """
            A ViewModel is a type with 'Input', 'Output' and a function from one to the
            other, mostly 'transform'. Its spec is written beside it, and what a spec does
            not say stays in its Swift file: that file is written over, which takes --force.
            Files without a ViewModel are passed over. Where no viewmodelgen.json holds, one
            is written from what most of the ViewModels agree on.

            The exit status is 0 when every ViewModel was imported, or would be with
            --report, with --verify when every interface comes out equal; otherwise 1, and
            64 when the call is wrong. What was imported before is passed over.
            """,
        positional: Positional(
            name: "path",
            help: "Swift files, or folders that hold them.",
            isRequired: true,
            isRepeated: true
        ),
        options: [
            output, report, verify, settings, force, ProjectCatalog.option, ProblemPrinter.style, ProblemPrinter.color,
            RunReport.quiet,
        ]
    )

    private let paths: [String]
    private let folder: String?
    private let mode: ImportRun.Mode
    private let isForced: Bool
    private let isQuiet: Bool
    private let configuration: String?
    private let printer: ProblemPrinter

    init(_ arguments: ParsedArguments) throws(ArgumentError) {
        paths = arguments.positionals
        folder = arguments.value(of: Self.output)
        isForced = arguments.has(Self.force)
        isQuiet = arguments.has(RunReport.quiet)
        configuration = arguments.value(of: ProjectCatalog.option)
        printer = ProblemPrinter(arguments)
        let modes: [(Option, ImportRun.Mode)] = [
            (Self.report, .report), (Self.verify, .verify), (Self.settings, .settings),
        ]
        let chosen = modes.filter { arguments.has($0.0) }
        if chosen.count > 1 { throw .conflict(chosen[0].0, chosen[1].0, of: arguments.command) }
        mode = chosen.first?.1 ?? .write
        if isForced, let other = chosen.first?.0 { throw .conflict(Self.force, other, of: arguments.command) }
    }

    func run(on console: Console) -> ExitStatus {
        var run = ImportRun(
            mode: mode,
            folder: folder,
            isForced: isForced,
            isQuiet: isQuiet,
            printer: printer,
            console: console
        )
        return run.run(paths, configuration: configuration)
    }
}
