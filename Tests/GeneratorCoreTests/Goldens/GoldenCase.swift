import Foundation
import GeneratorCore
import Testing

/// A folder of `Tests/Goldens`: what is given, and where what must become of it is recorded.
///
/// A folder that holds other cases is a family: its specs and doubles are theirs too. What another back end makes of a
/// case stands in a folder of its name inside the case's.
struct GoldenCase: Sendable, CustomTestStringConvertible {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Goldens").standardized
    /// The support file of the default profile; a case records its own only when it differs.
    static func commonSupport(_ backend: Backend) -> URL { common("ViewModelSupport", backend) }
    /// The same for the tests.
    static func commonTestSupport(_ backend: Backend) -> URL { common("ViewModelTestSupport", backend) }
    private static func common(_ name: String, _ backend: Backend) -> URL {
        root.appending(path: "\(name)\(backend == .rxSwift ? "" : ".\(backend.rawValue)").generated.swift")
    }
    /// What a failing test tells to do when the new output is right.
    static let recordingCommand = "RECORD_GOLDENS=1 swift test --filter Goldens"

    let folder: URL
    let specs: [URL]
    let configuration: URL?
    /// The app's own types, which make the output compile.
    let doubles: [URL]
    /// What a team writes to have the wiring tests run.
    let testDoubles: [URL]
    /// The hand-written ViewModels of a case of `Import/`.
    let handWritten: [URL]
    /// Files that mean nothing to the tests.
    let strays: [URL]

    /// The folder below `Tests/Goldens`: `Configuration/Struct`.
    var name: String { String(folder.path.dropFirst(Self.root.path.count + 1)) }
    var testDescription: String { name }
    /// The back end that the folder is named after.
    var backend: Backend? { Backend(rawValue: folder.lastPathComponent) }
    var isAboutDiagnostics: Bool { name.hasPrefix("Diagnostics/") }
    var isAboutImport: Bool { name.hasPrefix("Import/") }

    static let all = cases(in: root, family: nil).sorted { $0.name < $1.name }
    static let generating = all.filter { !$0.isAboutDiagnostics && !$0.isAboutImport }
    static let importing = all.filter(\.isAboutImport)
    static let diagnosing = all.filter(\.isAboutDiagnostics)

    private static func cases(in folder: URL, family: GoldenCase?) -> [GoldenCase] {
        folders(in: folder).flatMap { folder in
            let golden = GoldenCase(folder: folder, family: family)
            let nested = cases(in: folder, family: golden)
            return nested.contains { $0.backend == nil } ? nested : [golden] + nested
        }
    }

    private init(folder: URL, family: GoldenCase?) {
        self.folder = folder
        let files = Self.files(in: folder)
        specs = files.filter { $0.pathExtension == "viewmodel" } + (family?.specs ?? [])
        let allDoubles = files.filter { $0.lastPathComponent.hasSuffix("Doubles.swift") }
        // A back end has doubles of its own, or takes the family's.
        let isAlone = Backend(rawValue: folder.lastPathComponent) != nil && !allDoubles.isEmpty
        let inherited = isAlone ? nil : family
        doubles = allDoubles.filter { $0.lastPathComponent != Self.testDoublesName } + (inherited?.doubles ?? [])
        testDoubles =
            allDoubles.filter { $0.lastPathComponent == Self.testDoublesName } + (inherited?.testDoubles ?? [])
        handWritten = files.filter { $0.lastPathComponent.hasSuffix("ViewModel.swift") }
        configuration = files.first { $0.lastPathComponent == Configuration.fileName }
        let known =
            (doubles + testDoubles + handWritten + [configuration].compactMap(\.self)).map(\.lastPathComponent)
            + Self.recordedNames
        strays = files.filter { $0.pathExtension != "viewmodel" && !known.contains($0.lastPathComponent) }
    }

    // MARK: What is recorded

    private static let testDoublesName = "TestDoubles.swift"
    static let plainDiagnostics = "diagnostics.txt"
    static let colouredDiagnostics = "diagnostics.ansi.txt"
    static let importReport = "report.txt"
    private static let recordedNames = [plainDiagnostics, colouredDiagnostics, importReport]
    private static let expectedFolder = "expected"
    /// The templates of a case that has its own.
    private static let templatesFolder = "Templates"

    /// The recorded files by their path in the case's folder.
    func recorded() throws -> [String: [UInt8]] {
        let expected = expectedFiles()
        let rendered = Self.files(in: folder).filter { Self.recordedNames.contains($0.lastPathComponent) }
        return try Dictionary(
            uniqueKeysWithValues: (expected + rendered).map { url in
                (String(url.path.dropFirst(folder.path.count + 1)), [UInt8](try Data(contentsOf: url)))
            }
        )
    }

    /// The recorded files, those in folders too.
    func expectedFiles() -> [URL] {
        func all(in folder: URL) -> [URL] {
            Self.contents(of: folder).flatMap { $0.hasDirectoryPath ? all(in: $0) : [$0] }
        }
        return all(in: folder.appending(path: Self.expectedFolder))
    }

    static func expectedPath(_ name: String) -> String { "\(expectedFolder)/\(name)" }

    /// Makes the folder say what `produced` says.
    func record(_ produced: [String: [UInt8]]) throws {
        let files = FileManager.default
        for path in try recorded().keys where produced[path] == nil {
            try files.removeItem(at: folder.appending(path: path))
        }
        for (path, contents) in produced {
            let url = folder.appending(path: path)
            try files.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(contents).write(to: url)
        }
    }

    // MARK: Folders

    static func files(in folder: URL) -> [URL] {
        contents(of: folder).filter { !$0.hasDirectoryPath }
    }

    private static func folders(in folder: URL) -> [URL] {
        contents(of: folder).filter {
            $0.hasDirectoryPath && ![expectedFolder, templatesFolder].contains($0.lastPathComponent)
        }
    }

    private static func contents(of folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { name in
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: folder.appending(path: name).path, isDirectory: &isFolder)
            return folder.appending(path: name, directoryHint: isFolder.boolValue ? .isDirectory : .notDirectory)
        }
    }
}
