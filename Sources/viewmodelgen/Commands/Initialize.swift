/// `viewmodelgen init`: writes a configuration to start from.
struct Initialize: Command {
    static let syntax = CommandSyntax(
        name: "init",
        overview: "Write a viewmodelgen.json to start from.",
        options: []
    )

    init(_ arguments: ParsedArguments) throws(ArgumentError) {}

    func run(on console: Console) -> ExitStatus { .success }
}
