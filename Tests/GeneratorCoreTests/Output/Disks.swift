import Foundation

@testable import GeneratorCore

/// A disk of 64 KB in memory.
struct SmallDisk {
    static let isPossible: Bool = {
        let folder = TemporaryFolder()
        guard let disk = SmallDisk(at: folder["try"]) else { return false }
        disk.remove()
        return true
    }()

    let path: String

    init?(at path: String) {
        self.path = path
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        guard run("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", path]).status == 0 else { return nil }
    }

    func remove() { run("umount", [path]) }
}

/// A file without write permission; the superuser needs more than a mode for that.
struct LockedFile {
    static let isPossible: Bool = {
        let folder = TemporaryFolder()
        let lock = LockedFile(folder.add("try"))
        defer { lock.unlock() }
        return access(folder["try"], W_OK) != 0
    }()

    let path: String

    init(_ path: String) {
        self.path = path
        chmod(path, 0o444)
        if geteuid() == 0 { run("chattr", ["+i", path]) }
    }

    func unlock() {
        if geteuid() == 0 { run("chattr", ["-i", path]) }
        chmod(path, 0o644)
    }
}
