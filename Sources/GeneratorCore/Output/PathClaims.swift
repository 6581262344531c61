/// Which spec writes which path, so that no two write the same.
///
/// A path counts as the same in any letter case: the usual file systems of macOS and Windows do not tell them apart.
package struct PathClaims: Sendable {
    /// Two specs want to write one file.
    package struct Conflict: Error, Hashable, Sendable, CustomStringConvertible {
        package var path: String
        /// The spec that claimed the path first.
        package var first: String
        package var second: String

        package var description: String {
            "'\(first)' and '\(second)' would both write '\(path)'; rename one of them"
        }
    }

    private var owners: [String: String] = [:]

    package init() {}

    /// Claims `path` for `spec`, and says who was first when somebody was.
    package mutating func claim(_ path: String, for spec: String) -> Conflict? {
        let key = Path.normalized(path).lowercased()
        if let first = owners[key], !first.utf8.elementsEqual(spec.utf8) {
            return Conflict(path: path, first: first, second: spec)
        }
        owners[key] = spec
        return nil
    }
}
