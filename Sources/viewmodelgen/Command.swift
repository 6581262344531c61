/// What the tool can be told to do, one file each in `Commands/`.
protocol Command {
    static var syntax: CommandSyntax { get }

    /// - Throws: ``ArgumentError`` for values that are wrong together.
    init(_ arguments: ParsedArguments) throws(ArgumentError)

    func run(on console: Console) -> ExitStatus
}
