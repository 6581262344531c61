/// `viewmodelgen new`: writes a spec to start from.
struct New: Command {
    static let syntax = CommandSyntax(
        name: "new",
        overview: "Write a spec to start from.",
        positional: Positional(name: "name", help: "The name of the ViewModel.", isRequired: true),
        options: []
    )

    init(_ arguments: ParsedArguments) throws(ArgumentError) {}

    func run(on console: Console) -> ExitStatus { .success }
}
