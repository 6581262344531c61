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

    /// Whether there is a spec. The folders are searched, because the lists of a target leave out what it excludes.
    var hasSpecs: Bool { paths.contains(where: Self.hasSpecs) }

    private static func hasSpecs(_ path: Path) -> Bool {
        if path.lastComponent.hasSuffix(FileNames.specSuffix) { return true }
        let files = FileManager.default.enumerator(
            at: URL(fileURLWithPath: path.string),
            includingPropertiesForKeys: nil,
            options: .skipsHiddenFiles
        )
        return files?.contains { ($0 as? URL)?.lastPathComponent.hasSuffix(FileNames.specSuffix) == true } ?? false
    }
}
