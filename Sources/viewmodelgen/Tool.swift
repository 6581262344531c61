internal import GeneratorCore

/// Finds the command that is meant and runs it.
enum Tool {
    private static let overview = "Generates RxSwift ViewModels from specs."
    private static var commands: [any Command.Type] {
        [Generate.self, Format.self, Initialize.self, New.self, Import.self, Templates.self, Dump.self]
    }
    private static let standard = Generate.self

    static func run(_ arguments: ArraySlice<String>) -> ExitStatus {
        let console = Console()
        let status = run(arguments, on: console)
        console.flush()
        guard let reason = console.outputFailure else { return status }
        console.writeError("error: cannot write to standard output: \(reason)\n")
        return .failure
    }

    private static func run(_ arguments: ArraySlice<String>, on console: Console) -> ExitStatus {
        do {
            return try dispatch(arguments, console)
        } catch {
            console.writeError(HelpText.answer(to: error))
            return .usage
        }
    }

    /// The command that somebody who wrote `word` may have meant.
    static func suggestion(for word: String) -> String {
        EditDistance.nearest(to: word, among: commands.map { $0.syntax.name })
            .map { "; did you mean the command '\($0)'?" } ?? ""
    }

    private static func dispatch(_ arguments: ArraySlice<String>, _ console: Console) throws(ArgumentError)
        -> ExitStatus
    {
        switch arguments.first {
        case "--help", "-h":
            console.write(toolHelp)
        case "--version":
            console.write(toolVersion + "\n")
        case "help":
            try showHelp(of: arguments.dropFirst(), console)
        case let name?:
            if let command = commands.first(where: { $0.syntax.name == name }) {
                return try run(command, arguments.dropFirst(), console)
            }
            return try run(standard, arguments, console)
        case nil:
            return try run(standard, [], console)
        }
        return .success
    }

    private static func run(
        _ command: any Command.Type,
        _ arguments: ArraySlice<String>,
        _ console: Console
    ) throws(ArgumentError) -> ExitStatus {
        let parsed = try ParsedArguments(arguments, of: command.syntax)
        if parsed.has(.help) {
            console.write(HelpText.command(command.syntax))
            return .success
        }
        if parsed.has(.version) {
            console.write(toolVersion + "\n")
            return .success
        }
        return try command.init(parsed).run(on: console)
    }

    private static func showHelp(of names: ArraySlice<String>, _ console: Console) throws(ArgumentError) {
        guard let name = names.first else {
            console.write(toolHelp)
            return
        }
        guard names.count == 1, let command = commands.first(where: { $0.syntax.name == name }) else {
            throw ArgumentError.unknownCommand(names.joined(separator: " "), known: commands.map { $0.syntax.name })
        }
        console.write(HelpText.command(command.syntax))
    }

    private static var toolHelp: String {
        HelpText.tool(overview: overview, commands: commands.map { $0.syntax }, standard: standard.syntax.name)
    }
}
