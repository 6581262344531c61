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
        try check(specs)
        return [supportCommand(first)] + specs.map(command)
    }

    private func check(_ specs: [Path]) throws {
        var owners: [String: Path] = [:]
        for spec in specs {
            if let other = owners.updateValue(spec, forKey: spec.stem) {
                throw SpecCommandError.sameName(target: target, other, spec)
            }
        }
        let outputs = Set(specs.map(\.outputName) + [FileNames.support])
        if let file = files.first(where: { outputs.contains($0.lastComponent) }) {
            throw SpecCommandError.generatedTwice(target: target, file)
        }
    }

    private func command(_ spec: Path) -> Command {
        .buildCommand(
            displayName: "Generating \(spec.outputName)",
            executable: tool,
            arguments: arguments(only: "viewmodels", spec),
            inputFiles: [spec, configuration(above: spec)],
            outputFiles: [output.appending(spec.outputName)]
        )
    }

    /// The support file depends on the configuration, and on no spec but for where to look for it.
    private func supportCommand(_ spec: Path) -> Command {
        .buildCommand(
            displayName: "Generating \(FileNames.support)",
            executable: tool,
            arguments: arguments(only: "support", spec),
            inputFiles: [configuration(above: spec)],
            outputFiles: [output.appending(FileNames.support)]
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

extension Path {
    fileprivate var outputName: String { FileNames.viewModels(stem: stem) }
}

/// Why a target cannot be built: SwiftPM prints it behind `error:`.
enum SpecCommandError: Error, CustomStringConvertible {
    /// Two specs of one name, in different folders.
    case sameName(target: String, Path, Path)
    /// The file was generated into the sources too.
    case generatedTwice(target: String, Path)

    var description: String {
        switch self {
        case .sameName(let target, let first, let second):
            "'\(first)' and '\(second)' have the same name, but are in one target, '\(target)'; rename one"
        case .generatedTwice(let target, let file):
            """
            '\(file)' is in the sources of '\(target)', and the plugin ViewModelGenPlugin would generate it again; use \
            one or the other: remove the plugin from the target, or the generated files from its folder
            """
        }
    }
}
