import Foundation
import PackagePlugin

/// A target as far as the tool has to know it.
struct SpecTarget {
    let name: String
    /// The module that tests import.
    let module: String
    /// The folders and specs that the tool is called with.
    let paths: [Path]
    /// The folder of the tests; `nil` when the tool has to find one.
    let tests: Path?

    /// The paths of its specs. The folders are searched, because the lists of a target leave out what it excludes.
    let specs: [String]

    init(name: String, module: String, paths: [Path], tests: Path?) {
        self.name = name
        self.module = module
        self.paths = paths
        self.tests = tests
        specs = paths.flatMap(Self.specs)
    }

    /// The specs at or below `path`.
    static func specs(in path: Path) -> [String] {
        if path.lastComponent.hasSuffix(FileNames.specSuffix) { return [path.string] }
        let files = FileManager.default.enumerator(
            at: URL(fileURLWithPath: path.string),
            includingPropertiesForKeys: nil,
            options: .skipsHiddenFiles
        )
        let paths = files?.compactMap { ($0 as? URL)?.path } ?? []
        return paths.filter { $0.hasSuffix(FileNames.specSuffix) }.sorted()
    }
}
