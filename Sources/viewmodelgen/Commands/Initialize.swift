internal import GeneratorCore

/// `viewmodelgen init`: writes a configuration to start from.
struct Initialize: Command {
    static let syntax = CommandSyntax(
        name: "init",
        overview: "Write a \(Configuration.fileName) to start from.",
        discussion: """
            The file names the keys that projects differ in, with their defaults. It is
            written into the current folder and never over an existing one.
            """,
        options: []
    )

    init(_ arguments: ParsedArguments) throws(ArgumentError) {}

    func run(on console: Console) -> ExitStatus {
        let sources = FileSystem.kind(of: "Sources") == .folder ? "Sources" : "."
        let file = NewFile(path: Configuration.fileName, contents: Self.text(sources: sources))
        return file.write(on: console, next: "next: viewmodelgen new <name>")
    }

    private static func text(sources: String) -> String {
        """
        {
            "sources": ["\(sources)"],
            "access": "internal",
            "kind": "final class",
            "conformance": "ViewModel",
            "transform": { "label": "input", "disposeBag": "stored" },
            "dependencies": "struct",
            "traits": { "input": "Observable", "output": "Driver" },
            "rxSwiftExt": false,
            "imports": [],
            "header": [],
            "indentation": 4
        }

        """
    }
}
