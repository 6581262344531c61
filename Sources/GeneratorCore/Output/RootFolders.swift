/// Turns the paths of a run into paths as seen from the root, thousands of times: the usual ones only lose or get a
/// beginning.
struct RootFolders: Sendable {
    let root: String
    private let current: String
    /// What an absolute path inside the root begins with.
    private let absoluteBeginning: String
    /// What a path relative to the current folder begins with when it lies inside the root; `nil` when the current
    /// folder itself does.
    private let relativeBeginning: String?
    /// What a path relative to the current folder gets when that lies inside the root.
    private let addition: String

    /// - Parameters:
    ///   - root: the absolute path of the root.
    ///   - current: that of the current folder.
    init(root: String, current: String) {
        self.root = root
        self.current = current
        absoluteBeginning = root == "/" ? root : root + "/"
        if Path.isInside(current, root) {
            let inner = Path.relative(current, to: root)
            addition = inner == "." ? "" : inner + "/"
            relativeBeginning = nil
        } else {
            addition = ""
            relativeBeginning = Path.relative(root, to: current) + "/"
        }
    }

    func relative(_ path: String) -> String {
        if Path.isAbsolute(path) {
            if let rest = rest(of: path, behind: absoluteBeginning) { return rest }
        } else if let relativeBeginning {
            if let rest = rest(of: path, behind: relativeBeginning) { return rest }
        } else if Path.isNormalized(path) {
            return addition.isEmpty ? path : addition + path
        }
        return Path.relative(Path.absolute(path, from: current), to: root)
    }

    private func rest(of path: String, behind beginning: String) -> String? {
        guard path.utf8.starts(with: beginning.utf8) else { return nil }
        let rest = String(Substring(path.utf8.dropFirst(beginning.utf8.count)))
        return Path.isNormalized(rest) ? rest : nil
    }
}
