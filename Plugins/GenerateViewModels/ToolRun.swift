import Foundation
import PackagePlugin

/// Calls the tool, which prints what it does and what is wrong.
struct ToolRun {
    let tool: Path
    /// The folder of the package or project: paths are shown relative to it.
    let directory: Path
    let options: [String]

    func showHelp() throws {
        if !options.contains("--version") {
            print(
                """
                USAGE: swift package generate-viewmodels [--target <name> ...] [<options>]

                  --target <name>         A target whose specs are meant; all targets with
                                          specs when it is absent. May be repeated.

                The other options are those of the tool, which is called for each target:

                """
            )
        }
        _ = try status(of: options)
    }

    /// Runs on one target after the other, and goes on after specs with errors.
    ///
    /// - Throws: one sentence about what failed; the tool has said the rest.
    func run(on targets: [SpecTarget]) throws {
        var failed: [String] = []
        for target in targets {
            switch try status(of: arguments(for: target)) {
            case 0: break
            case 1: failed.append(target.name)
            case 64: throw CallError.wrongCall
            case let status: throw CallError.crashed(status: status)
            }
        }
        guard failed.isEmpty else {
            throw CallError.failed(
                targets: failed,
                isCheck: options.contains("--check") || options.contains("--diff")
            )
        }
    }

    private func arguments(for target: SpecTarget) -> [String] {
        var arguments = options + ["--module", target.module]
        if let tests = target.tests { arguments += ["--test-target", relative(tests.string)] }
        return arguments + ["--"] + target.paths.map { relative($0.string) }
    }

    func relative(_ path: String) -> String {
        if path == directory.string { return "." }
        let folder = directory.string + "/"
        return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    }

    private func status(of arguments: [String]) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: tool.string)
        process.arguments = ["generate"] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: directory.string)
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
