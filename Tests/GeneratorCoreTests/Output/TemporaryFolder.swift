import Foundation

@testable import GeneratorCore

/// A folder that is removed with its value.
final class TemporaryFolder {
    let path: String

    init(_ name: String = "output tests 출력") {
        path =
            FileManager.default.temporaryDirectory
            .appendingPathComponent("\(name)-\(UUID().uuidString)").resolvingSymlinksInPath().path
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    subscript(_ name: String) -> String { path + "/" + name }

    /// Writes a file and the folders above it.
    @discardableResult
    func add(_ name: String, _ text: String = "") -> String {
        try? FileManager.default.createDirectory(
            atPath: Path.folder(of: self[name]),
            withIntermediateDirectories: true
        )
        try? Data(text.utf8).write(to: URL(fileURLWithPath: self[name]))
        return self[name]
    }

    func addFolder(_ name: String) {
        try? FileManager.default.createDirectory(atPath: self[name], withIntermediateDirectories: true)
    }

    func link(_ name: String, to target: String) {
        try? FileManager.default.createSymbolicLink(atPath: self[name], withDestinationPath: target)
    }

    func text(_ name: String) -> String? {
        FileManager.default.contents(atPath: self[name]).map { String(decoding: $0, as: UTF8.self) }
    }

    func exists(_ name: String) -> Bool {
        (try? FileManager.default.attributesOfItem(atPath: self[name])) != nil
    }

    /// Everything below the folder, sorted.
    var contents: [String] {
        (FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []).sorted()
    }
}

/// Runs a program and returns its exit status and what it wrote.
@discardableResult
func run(_ program: String, _ arguments: [String], in folder: String? = nil) -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    guard (try? process.run()) != nil else { return (-1, "") }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
}
