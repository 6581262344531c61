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
        let file = NewFile(path: Configuration.fileName, contents: Self.text(sources: sources, schema: Self.schema))
        return file.write(on: console, next: "next: viewmodelgen new <name>")
    }

    /// The JSON Schema where SwiftPM has checked out the package, or the package lies beside that of the user.
    private static var schema: String? {
        [".build/checkouts/ViewModelGen", "../ViewModelGen"]
            .map { $0 + "/Documentation/viewmodelgen.schema.json" }
            .first { FileSystem.kind(of: $0) == .file }
    }

    private static func text(sources: String, schema: String?) -> String {
        """
        {\(schema.map { "\n    \"$schema\": \"\($0)\"," } ?? "")
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
