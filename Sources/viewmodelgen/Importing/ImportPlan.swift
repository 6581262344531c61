internal import GeneratorCore

/// The files that an import writes: all of them, or none.
struct ImportPlan {
    struct File {
        var path: String
        var contents: [UInt8]
        /// The Swift file that it is made of; `nil` for the configuration.
        var origin: String?

        /// Whether it is there already, as it would be written.
        var isUnchanged: Bool { present == contents }

        fileprivate var present: [UInt8]? { try? FileSystem.read(path) }
    }

    private(set) var files: [File] = []
    /// Swift files of which nothing is left once what becomes of their origin is written.
    var unneeded: [String] = []

    /// Adds the files that become of one; where one of them is another's already, none, and says whose.
    mutating func add(_ added: [File]) -> String? {
        for file in added {
            if let first = files.first(where: { $0.path == file.path }) { return first.origin }
        }
        files += added
        return nil
    }

    /// What would be lost if the files were written.
    ///
    /// - Parameter isForced: whether the Swift files that are read may be written over; nothing else may.
    func problems(isForced: Bool) -> [Problem] {
        var problems: [Problem] = []
        let present = files.filter { FileSystem.kind(of: $0.path) != nil && !$0.isUnchanged }
        let read = present.filter { $0.path == $0.origin }
        if let first = read.first, !isForced {
            let object = read.count == 1 ? "it" : "them"
            let reason =
                "nothing was written: \(Self.named(read)) already; --force writes over \(object), "
                + "--output <dir> writes elsewhere"
            problems.append(Problem(path: first.path, reason: reason, rule: "file"))
        }
        let edited = present.filter { $0.path != $0.origin }
        if let first = edited.first {
            let object = edited.count == 1 ? "it" : "them"
            let reason =
                "nothing was written: \(Self.named(edited)) and would not be what it was; remove \(object) to import anew"
            problems.append(Problem(path: first.path, reason: reason, rule: "file"))
        }
        return problems
    }

    /// Writes all files, or none.
    ///
    /// - Returns: the paths that were written, or why nothing was.
    func write(isForced: Bool) throws(FileError) -> [String] {
        let changed = files.filter { !$0.isUnchanged }
        for file in changed { if let obstacle = FileSystem.obstacle(to: file.path) { throw obstacle } }
        var written: [(path: String, before: [UInt8]?)] = []
        for file in changed {
            let before = file.present
            do throws(FileError) {
                try FileSystem.write(file.contents, to: file.path, isForced ? .replace : .create)
                written.append((file.path, before))
            } catch {
                for (path, before) in written.reversed() {
                    if let before { _ = try? FileSystem.write(before, to: path) } else { try? FileSystem.remove(path) }
                }
                throw error
            }
        }
        return changed.map(\.path)
    }

    /// `'A.swift' and 3 other files exist`.
    private static func named(_ files: [File]) -> String {
        let first = files.first.map { "'\($0.path)'" } ?? ""
        switch files.count {
        case 1: return "\(first) exists"
        case 2: return "\(first) and '\(files[1].path)' exist"
        default: return "\(first) and \(files.count - 1) other files exist"
        }
    }
}
