/// `viewmodelgen generate`: writes the ViewModels of specs.
struct Generate: Command {
    static let syntax = CommandSyntax(
        name: "generate",
        overview: "Write the ViewModels of specs.",
        positional: Positional(name: "path", help: "Specs, or folders that hold them.", isRepeated: true),
        options: []
    )

    init(_ arguments: ParsedArguments) throws(ArgumentError) {}

    func run(on console: Console) -> ExitStatus { .success }
}
