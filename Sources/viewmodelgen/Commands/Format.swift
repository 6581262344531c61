/// `viewmodelgen format`: writes specs in the one style.
struct Format: Command {
    static let syntax = CommandSyntax(
        name: "format",
        overview: "Rewrite specs in the standard style.",
        options: []
    )

    init(_ arguments: ParsedArguments) throws(ArgumentError) {}

    func run(on console: Console) -> ExitStatus { .success }
}
