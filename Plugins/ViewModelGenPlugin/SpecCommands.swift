import Foundation
import PackagePlugin

/// The commands that generate the files of one target.
struct SpecCommands {
    let target: String
    /// The files of the target.
    let files: [Path]
    /// The folder of the package or project.
    let root: Path
    let tool: Path
    /// The folder of what is generated.
    let output: Path

    /// One command a spec, so that only an edited one runs again, and one for what they share.
    ///
    /// - Throws: ``SpecCommandError`` when two files would have the same name.
    func commands() throws -> [Command] {
        let specs = files.filter { $0.lastComponent.hasSuffix(FileNames.specSuffix) }
        guard let first = specs.first else { return [] }
        var templates: [String: BuildTemplates] = [:]
        for spec in specs {
            let configuration = configuration(above: spec)
            if templates[configuration.string] != nil { continue }
            let found = BuildTemplates(configuration: configuration)
            found.reportOthers(target: target)
            templates[configuration.string] = found
        }
        let inputs = specs.map { spec in
            let configuration = configuration(above: spec)
            return SpecInput(
                spec: spec,
                configuration: configuration,
                templates: templates[configuration.string] ?? BuildTemplates(configuration: configuration)
            )
        }
        try check(inputs)
        return inputs.filter { $0.spec == first }.map(supportCommand) + inputs.map(command)
    }

    private func check(_ inputs: [SpecInput]) throws {
        var owners: [String: Path] = [:]
        for input in inputs {
            if let other = owners.updateValue(input.spec, forKey: input.spec.stem) {
                throw SpecCommandError.sameName(target: target, other, input.spec)
            }
        }
        var outputs: Set<String> = []
        for name in (inputs.first?.sharedOutputNames ?? []) + inputs.flatMap(\.outputNames) {
            if !outputs.insert(name).inserted { throw SpecCommandError.sameOutput(target: target, name) }
        }
        if let file = files.first(where: { outputs.contains($0.lastComponent) }) {
            throw SpecCommandError.generatedTwice(target: target, file)
        }
    }

    private func command(_ input: SpecInput) -> Command {
        .buildCommand(
            displayName: "Generating \(FileNames.viewModels(stem: input.spec.stem))",
            executable: tool,
            arguments: arguments(only: "viewmodels", input.spec),
            inputFiles: [input.spec, input.configuration] + input.templates.inputs,
            outputFiles: input.outputNames.map { output.appending($0) }
        )
    }

    /// The support file depends on the configuration, and on no spec but for where to look for it.
    private func supportCommand(_ input: SpecInput) -> Command {
        .buildCommand(
            displayName: "Generating \(FileNames.support)",
            executable: tool,
            arguments: arguments(only: "support", input.spec),
            inputFiles: [input.configuration] + input.templates.inputs,
            outputFiles: input.sharedOutputNames.map { output.appending($0) }
        )
    }

    private func arguments(only part: String, _ spec: Path) -> [String] {
        ["generate", "--quiet", "--only", part, "--output", output.string, "--", spec.string]
    }

    /// The configuration that holds for `spec`, or the folder in which the first one is likely to appear.
    ///
    /// Not all folders in between: saving a file changes its folder, and every spec in it would be generated anew.
    private func configuration(above spec: Path) -> Path {
        var folder = spec.removingLastComponent()
        while true {
            let candidate = folder.appending(FileNames.configuration)
            if FileManager.default.fileExists(atPath: candidate.string) { return candidate }
            let parent = folder.removingLastComponent()
            if parent == folder { return root }
            folder = parent
        }
    }
}

/// A spec with what else decides what is generated from it.
private struct SpecInput {
    let spec: Path
    let configuration: Path
    let templates: BuildTemplates

    /// The files of the spec.
    var outputNames: [String] {
        [FileNames.viewModels(stem: spec.stem)] + templates.outputNames(stem: spec.stem)
    }

    /// The files of its target.
    var sharedOutputNames: [String] { [FileNames.support] + templates.targetOutputNames }
}

/// Why a target cannot be built: SwiftPM prints it behind `error:`.
enum SpecCommandError: Error, CustomStringConvertible {
    /// Two specs of one name, in different folders.
    case sameName(target: String, Path, Path)
    /// Two templates add a file of one name, or one of a built-in name.
    case sameOutput(target: String, String)
    /// The file was generated into the sources too.
    case generatedTwice(target: String, Path)

    var description: String {
        switch self {
        case .sameName(let target, let first, let second):
            "'\(first)' and '\(second)' have the same name, but are in one target, '\(target)'; rename one"
        case .sameOutput(let target, let name):
            "two templates would make the file '\(name)' of '\(target)'; rename one of them"
        case .generatedTwice(let target, let file):
            """
            '\(file)' is in the sources of '\(target)', and the plugin ViewModelGenPlugin would generate it again; use \
            one or the other: remove the plugin from the target, or the generated files from its folder
            """
        }
    }
}
