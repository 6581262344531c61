internal import GeneratorCore

/// `viewmodelgen format`: writes specs in the one style.
struct Format: Command {
    private static let check = Option(
        name: "check",
        help: "Write nothing; list the specs that are not formatted and fail."
    )

    static let syntax = CommandSyntax(
        name: "format",
        overview: "Rewrite specs in the standard style.",
        discussion: """
            Specs with syntax errors are reported and left as they are. Without a path, the
            sources that viewmodelgen.json names are searched for specs, without a
            viewmodelgen.json the current folder. With '-' as the path, a spec is read from
            standard input and written to standard output.
            """,
        positional: Positional(name: "path", help: "Specs, or folders that hold them.", isRepeated: true),
        options: [check, ProjectCatalog.option, ProblemPrinter.style, ProblemPrinter.color, RunReport.quiet]
    )

    private let paths: [String]
    private let isCheck: Bool
    private let isQuiet: Bool
    private let configuration: String?
    private let printer: ProblemPrinter

    init(_ arguments: ParsedArguments) throws(ArgumentError) {
        try SpecSearch.check(arguments)
        paths = arguments.positionals
        isCheck = arguments.has(Self.check)
        isQuiet = arguments.has(RunReport.quiet)
        configuration = arguments.value(of: ProjectCatalog.option)
        printer = ProblemPrinter(arguments)
    }

    func run(on console: Console) -> ExitStatus {
        do throws(FileError) {
            return paths == ["-"] ? try formatStandardInput(on: console) : try formatFiles(on: console)
        } catch {
            printer.print([Problem(error)], on: console)
            return .failure
        }
    }

    private func formatStandardInput(on console: Console) throws(FileError) -> ExitStatus {
        let source = SourceFile(path: "<stdin>", bytes: try FileSystem.readStandardInput())
        guard let text = format(source, on: console) else { return .failure }
        if isCheck { return text == source.bytes ? .success : .failure }
        console.write(text)
        return .success
    }

    private func formatFiles(on console: Console) throws(FileError) -> ExitStatus {
        var catalog = try ProjectCatalog(configuration: configuration, withTemplates: false)
        let search = SpecSearch(paths, in: &catalog)
        var problems = catalog.problems + search.problems
        if search.specs.isEmpty && problems.isEmpty { problems.append(search.emptyProblem) }
        printer.print(problems, on: console)
        var status: ExitStatus = problems.contains { $0.diagnostic.isError } ? .failure : .success
        var changed = 0
        for path in search.specs {
            switch formatFile(path, on: console) {
            case .changed:
                changed += 1
                if isCheck { status = .failure }
            case .unchanged: break
            case .failed: status = .failure
            }
        }
        if !isQuiet {
            console.write("\(changed) \(isCheck ? "not formatted" : "formatted"), of \(search.specs.count)\n")
        }
        return status
    }

    private enum Outcome { case changed, unchanged, failed }

    private func formatFile(_ path: String, on console: Console) -> Outcome {
        do throws(FileError) {
            let source = SourceFile(path: path, bytes: try FileSystem.read(path))
            guard let text = format(source, on: console) else { return .failed }
            if text == source.bytes { return .unchanged }
            if !isCheck { try FileSystem.write(text, to: path) }
            if !isQuiet { console.write("\(isCheck ? "unformatted" : "formatted  ") \(path)\n") }
            return .changed
        } catch {
            printer.print([Problem(error)], on: console)
            return .failed
        }
    }

    /// The spec in the standard style, or `nil` after its syntax errors were shown.
    private func format(_ source: SourceFile, on console: Console) -> [UInt8]? {
        let (text, diagnostics) = SpecFormatter.format(source)
        printer.print(diagnostics, in: source, on: console)
        return text
    }
}
