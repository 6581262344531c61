internal import GeneratorCore

/// `viewmodelgen new`: writes a spec to start from.
struct New: Command {
    private static let folder = Option(
        name: "in",
        value: .text("dir"),
        help: "The folder for the spec; it is created when it is missing."
    )

    static let syntax = CommandSyntax(
        name: "new",
        overview: "Write a spec to start from.",
        discussion: """
            The spec is called <name>.viewmodel. It counts taps, generates as it is, and is
            there to be changed. It is never written over an existing file.
            """,
        positional: Positional(name: "name", help: "The name of the ViewModel: SignUpViewModel.", isRequired: true),
        options: [folder]
    )

    private let name: String
    private let path: String

    init(_ arguments: ParsedArguments) throws(ArgumentError) {
        name = arguments.positionals[0]
        guard ConfigurationType.Text.identifier.allows(name), name != "_", !SwiftKeywords.isReserved(name) else {
            throw ArgumentError(
                message: "'\(name)' cannot be the name of a Swift type; use letters and digits: 'SignUpViewModel'",
                command: arguments.command
            )
        }
        path = Path.normalized(Path.join(arguments.value(of: Self.folder) ?? ".", name + SpecSearch.suffix))
    }

    func run(on console: Console) -> ExitStatus {
        NewFile(path: path, contents: Self.text(name)).write(on: console, next: "next: viewmodelgen generate \(path)")
    }

    private static func text(_ name: String) -> String {
        """
        /// Counts taps.
        viewmodel \(name) {
            input {
                tap: Signal<Void>
            }
            state {
                count: Int = 0 <- tap with count { count + 1 }
            }
            output {
                count: Driver<Int>
            }
        }

        """
    }
}
