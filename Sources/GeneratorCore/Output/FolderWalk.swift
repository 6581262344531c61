#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension FileSystem {
    /// The paths of all files below `folder` whose name ends with `suffix`, those of folders with such a name, both in
    /// byte order, and what could not be read.
    ///
    /// Hidden files and folders and the folders of package managers and build systems are left out. Symbolic links are
    /// followed, but no folder is entered twice, so that loops end; the files of a folder have the path that needs no
    /// link, if there is one.
    package static func files(
        endingWith suffix: String,
        in folder: String
    ) -> (paths: [String], folders: [String], errors: [FileError]) {
        let walk = walk(endingWith: suffix, in: folder)
        return (walk.paths, walk.namesakes.sorted { $0.precedesInBytes($1) }, walk.errors)
    }

    /// As ``files(endingWith:in:)``, with the folders that hold a manifest.
    package static func filesAndManifests(
        endingWith suffix: String,
        in folder: String
    ) -> (paths: [String], manifestFolders: [String], errors: [FileError]) {
        let walk = walk(endingWith: suffix, in: folder)
        return (walk.paths, walk.manifestFolders.sorted { $0.precedesInBytes($1) }, walk.errors)
    }

    private static func walk(endingWith suffix: String, in folder: String) -> FolderWalk {
        var walk = FolderWalk(suffix: suffix)
        walk.run(from: folder)
        walk.paths.sort { $0.precedesInBytes($1) }
        walk.errors.sort { $0.path.precedesInBytes($1.path) }
        return walk
    }
}

/// A search for files below a folder.
private struct FolderWalk {
    private struct FolderID: Hashable {
        var device: UInt64
        var node: UInt64
    }

    let suffix: [UInt8]
    var paths: [String] = []
    var manifestFolders: [String] = []
    /// The folders that are called as a file could be.
    var namesakes: [String] = []
    var errors: [FileError] = []
    private var visited: Set<FolderID> = []
    private var folders: [String] = []
    /// Entered after all others.
    private var linkedFolders: [String] = []

    init(suffix: String) {
        self.suffix = Array(suffix.utf8)
    }

    mutating func run(from folder: String) {
        folders = [folder]
        while let next = folders.popLast() ?? linkedFolders.popLast() {
            enter(next)
        }
    }

    private mutating func enter(_ folder: String) {
        guard let stream = opendir(folder) else {
            errors.append(FileError("read folder", path: folder, code: errno))
            return
        }
        defer { closedir(stream) }
        var status = stat()
        guard fstat(dirfd(stream), &status) == 0 else {
            errors.append(FileError("read folder", path: folder, code: errno))
            return
        }
        let id = FolderID(device: UInt64(truncatingIfNeeded: status.st_dev), node: UInt64(status.st_ino))
        guard visited.insert(id).inserted else { return }
        while true {
            errno = 0
            guard let entry = readdir(stream) else { break }
            withName(of: entry) { name in
                take(name, type: Int(entry.pointee.d_type), in: folder)
            }
        }
        if errno != 0 { errors.append(FileError("read folder", path: folder, code: errno)) }
    }

    private mutating func take(_ name: UnsafeRawBufferPointer, type: Int, in folder: String) {
        guard name.first != UInt8(ascii: ".") else {
            if name.elementsEqual(FolderWalk.manifest) { manifestFolders.append(folder) }
            return
        }
        let matches = name.count > suffix.count && name.suffix(suffix.count).elementsEqual(suffix)
        if type == Int(DT_REG) {
            if matches { paths.append(path(name, in: folder)) }
            return
        }
        if type == Int(DT_DIR) {
            if matches { namesakes.append(path(name, in: folder)) }
            if !FolderWalk.leavesOut(name) { folders.append(path(name, in: folder)) }
            return
        }
        guard type == Int(DT_LNK) || type == Int(DT_UNKNOWN) else { return }
        takeUnknown(path(name, in: folder), matches: matches, leavesOut: FolderWalk.leavesOut(name))
    }

    /// A link, or an entry of a file system that does not say what its entries are.
    private mutating func takeUnknown(_ path: String, matches: Bool, leavesOut: Bool) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return }
        let isLink = status.st_mode & S_IFMT == S_IFLNK
        switch FileSystem.kind(of: path) {
        case .folder:
            if matches { namesakes.append(path) }
            guard !leavesOut else { return }
            if isLink { linkedFolders.append(path) } else { folders.append(path) }
        case .file:
            if matches { paths.append(path) }
        case .other:
            break
        case nil:
            // A link that leads nowhere or in a circle: reading it will say so.
            if matches { paths.append(path) }
        }
    }

    private func path(_ name: UnsafeRawBufferPointer, in folder: String) -> String {
        Path.join(folder, String(decoding: name, as: UTF8.self))
    }

    private func withName(of entry: UnsafeMutablePointer<dirent>, _ body: (UnsafeRawBufferPointer) -> Void) {
        guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return }
        // Not through `pointee`: the entry may be shorter than the type says.
        let start = UnsafeRawPointer(entry) + offset
        body(UnsafeRawBufferPointer(start: start, count: strlen(start.assumingMemoryBound(to: CChar.self))))
    }

    private static let manifest = Array(Manifest.fileName.utf8)
    private static let names = ["Pods", "Carthage", "DerivedData", "node_modules"].map { Array($0.utf8) }
    private static let suffixes = [
        ".xcodeproj", ".xcworkspace", ".xcassets", ".xcdatamodeld", ".playground", ".framework", ".xcframework",
        ".bundle", ".app", ".docc",
    ].map { Array($0.utf8) }

    /// Whether a folder of that name has no sources of the user.
    private static func leavesOut(_ name: UnsafeRawBufferPointer) -> Bool {
        names.contains { name.elementsEqual($0) }
            || suffixes.contains { name.count > $0.count && name.suffix($0.count).elementsEqual($0) }
    }
}
