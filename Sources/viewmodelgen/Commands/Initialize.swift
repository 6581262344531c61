internal import GeneratorCore

/// `viewmodelgen init`: writes a configuration to start from.
struct Initialize: Command {
    private static let profile = Option(
        name: "profile",
        value: .choice("name", Profile.Preset.allCases.map(\.rawValue), default: Profile.Preset.default.rawValue),
        help: "The ready-made profile that it names, see above."
    )

    static let syntax = CommandSyntax(
        name: "init",
        overview: "Write a \(Configuration.fileName) to start from.",
        discussion: """
            The file names the keys that projects differ in, with their defaults. It is
            written into the current folder and never over an existing one.

            With a profile it names that one instead, and the keys that you add say what is
            different from it:

            \(profiles)
            """,
        options: [profile]
    )

    /// A line for each ready-made profile.
    private static var profiles: String {
        Profile.Preset.allCases.map { preset in
            let name = "  " + preset.rawValue
            return name + String(repeating: " ", count: 13 - name.count) + preset.summary
        }.joined(separator: "\n")
    }

    private let preset: Profile.Preset

    init(_ arguments: ParsedArguments) throws(ArgumentError) {
        preset = arguments.value(of: Self.profile).flatMap(Profile.Preset.init) ?? .default
    }

    func run(on console: Console) -> ExitStatus {
        let sources = FileSystem.kind(of: "Sources") == .folder ? "Sources" : "."
        let file = NewFile(path: Configuration.fileName, contents: text(sources: sources))
        return file.write(on: console, next: "next: viewmodelgen new <name>")
    }

    /// The JSON Schema where SwiftPM has checked out the package, or the package lies beside that of the user.
    private static var schema: String? {
        [".build/checkouts/ViewModelGen", "../ViewModelGen"]
            .map { $0 + "/Documentation/viewmodelgen.schema.json" }
            .first { FileSystem.kind(of: $0) == .file }
    }

    private func text(sources: String) -> String {
        let head = "{\(Self.schema.map { "\n    \"$schema\": \"\($0)\"," } ?? "")\n    \"sources\": [\"\(sources)\"],\n"
        guard preset == .default else { return head + "    \"profile\": \"\(preset.rawValue)\"\n}\n" }
        return head + Self.defaults
    }

    private static var defaults: String {
        """
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
