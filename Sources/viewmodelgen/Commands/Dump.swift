internal import GeneratorCore

/// `viewmodelgen dump`: prints what templates see of a spec.
struct Dump: Command {
    static let syntax = CommandSyntax(
        name: "dump",
        overview: "Print what templates see of a spec, as JSON.",
        discussion: """
            A template that adds a file for each ViewModel sees one of the 'viewModels' as
            'viewModel' too. With '-' as the path, a spec is read from standard input.
            """,
        positional: Positional(name: "spec", help: "The spec.", isRequired: true),
        options: [ProjectCatalog.option, ProblemPrinter.style, ProblemPrinter.color]
    )

    private let path: String
    private let configuration: String?
    private let printer: ProblemPrinter

    init(_ arguments: ParsedArguments) throws(ArgumentError) {
        path = arguments.positionals[0]
        configuration = arguments.value(of: ProjectCatalog.option)
        printer = ProblemPrinter(arguments)
    }

    func run(on console: Console) -> ExitStatus {
        do throws(FileError) {
            var catalog = try ProjectCatalog(configuration: configuration, withTemplates: false)
            let isInput = path == "-"
            let bytes = isInput ? try FileSystem.readStandardInput() : try FileSystem.read(path)
            let source = SourceFile(path: isInput ? "<stdin>" : Path.normalized(path), bytes: bytes)
            let assignment = SpecAssignment(of: [isInput ? "./-" : source.path], arguments: [], in: &catalog)
            printer.print(catalog.problems, on: console)
            guard let spec = assignment.specs.first else { return .failure }
            let module = assignment.layouts[spec.layout].module
            let (text, diagnostics) = catalog.projects[spec.project].generator.dump(source, module: module)
            printer.print(diagnostics, in: source, on: console)
            guard let text else { return .failure }
            console.write(text)
            return .success
        } catch {
            printer.print([Problem(error)], on: console)
            return .failure
        }
    }
}
