import Foundation

/// A folder that is gone after the test.
final class TemporaryFolder: Sendable {
    let root: URL

    /// With these files.
    init(_ files: [String: String] = [:]) throws {
        root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("viewmodelgen-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        for (path, text) in files { try write(text, to: path) }
    }

    deinit {
        try? FileManager.default.removeItem(at: root)
    }

    /// The tool, run in the folder or in one below it.
    func tool(in path: String = "") -> Tool { Tool(folder: path.isEmpty ? root : url(path), owner: self) }

    func url(_ path: String) -> URL { root.appendingPathComponent(path) }

    func write(_ text: String, to path: String) throws {
        let file = url(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        // Unlike `Data.write` this does not wait for the disk, which matters for thousands of files.
        guard FileManager.default.createFile(atPath: file.path, contents: nil) else {
            throw CocoaError(.fileWriteUnknown)
        }
        let handle = try FileHandle(forWritingTo: file)
        try handle.write(contentsOf: Data(text.utf8))
        try handle.close()
    }

    func read(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: url(path)), as: UTF8.self)
    }

    func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: url(path).path) }

    /// The paths of all files, sorted; hidden ones too.
    func files() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { path in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: url(path).path, isDirectory: &isFolder) && !isFolder.boolValue
        }.sorted()
    }
}

extension TemporaryFolder {
    /// A project with templates of its own, and specs of these names.
    static func project(
        _ templates: [String: String] = ["README.md": "no template"],
        _ specs: [String] = ["A"]
    ) throws -> TemporaryFolder {
        let folder = try TemporaryFolder(["viewmodelgen.json": #"{ "templates": "Templates" }"#])
        for spec in specs { try folder.write(Specs.titled(spec), to: "\(spec).viewmodel") }
        for (name, text) in templates { try folder.write(text, to: "Templates/\(name)") }
        return folder
    }

    /// When each file was last written.
    func modificationDates() throws -> [String: Date] {
        try files().reduce(into: [:]) { dates, path in
            dates[path] = try FileManager.default.attributesOfItem(atPath: url(path).path)[.modificationDate] as? Date
        }
    }
}
