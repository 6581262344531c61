#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The disk, through the C library: the only type that touches it.
///
/// It has no state and may be used from any thread. Every failure is a ``FileError`` that names the path as it was
/// given.
package enum FileSystem {
    package enum Kind: Hashable, Sendable {
        case file, folder, other
    }

    /// How a file compares with what it should hold.
    enum Comparison: Hashable, Sendable {
        case missing, danglingLink, different
        case same(FileStamp?)
    }

    /// The absolute path of the current folder.
    package static func currentFolder() throws(FileError) -> String {
        guard let buffer = getcwd(nil, 0) else { throw FileError("find", path: ".", code: errno) }
        defer { free(buffer) }
        return String(cString: buffer)
    }

    /// What stands at `path`, links followed; `nil` when nothing does.
    package static func kind(of path: String) -> Kind? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return kind(status)
    }

    /// Whether two paths lead to one file: by a link, or because the disk does not tell the letter case of names.
    static func isSameFile(_ left: String, _ right: String) -> Bool {
        var first = stat()
        var second = stat()
        guard stat(left, &first) == 0, stat(right, &second) == 0 else { return false }
        return first.st_dev == second.st_dev && first.st_ino == second.st_ino
    }

    /// The bytes of a file.
    ///
    /// - Parameter buffer: the thread's own, where many files are read.
    package static func read(_ path: String, buffer: ReadBuffer = ReadBuffer()) throws(FileError) -> [UInt8] {
        try readStamped(path, buffer: buffer).bytes
    }

    /// The bytes of a file, and what it was like before they were read: a later change shows in its stamp.
    package static func readStamped(_ path: String, buffer: ReadBuffer) throws(FileError)
        -> (bytes: [UInt8], stamp: FileStamp?)
    {
        let (bytes, stamp) = try readStamped(path, into: buffer)
        return withExtendedLifetime(buffer) { (Array(bytes), stamp) }
    }

    /// The bytes of standard input, up to its end.
    package static func readStandardInput() throws(FileError) -> [UInt8] {
        let buffer = ReadBuffer()
        let bytes = try read(descriptor: STDIN_FILENO, size: 0, path: "standard input", into: buffer)
        return withExtendedLifetime(buffer) { Array(bytes) }
    }

    /// The bytes of a file, valid until `buffer` is used again.
    static func read(_ path: String, into buffer: ReadBuffer) throws(FileError) -> UnsafeRawBufferPointer {
        try readStamped(path, into: buffer).bytes
    }

    /// As `read`, with the file's stamp.
    static func readStamped(_ path: String, into buffer: ReadBuffer) throws(FileError)
        -> (bytes: UnsafeRawBufferPointer, stamp: FileStamp?)
    {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError("read", path: path, code: errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FileError("read", path: path, code: errno) }
        let bytes = try read(descriptor: descriptor, size: Int(status.st_size), path: path, into: buffer)
        return (bytes, FileStamp(status))
    }

    /// Whether the file at `path` holds `contents`; one of another size is not read.
    static func compare(
        _ path: String,
        with contents: [UInt8],
        buffer: ReadBuffer
    ) throws(FileError) -> Comparison {
        // Only so a file that is missing can be told from a link that leads nowhere.
        var descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        let isLink = descriptor < 0 && errno == ELOOP
        if isLink { descriptor = open(path, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else {
            if errno == ENOENT { return isLink ? .danglingLink : .missing }
            throw FileError("read", path: path, code: errno)
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FileError("read", path: path, code: errno) }
        guard kind(status) == .file else { throw FileError("write", path: path, reason: "it is not a file") }
        guard Int(status.st_size) == contents.count else { return .different }
        let bytes = try read(descriptor: descriptor, size: contents.count, path: path, into: buffer)
        return contents.withUnsafeBytes { contents in
            contents.count == bytes.count && contents.hasSameBytes(as: bytes) ? .same(FileStamp(status)) : .different
        }
    }

    /// Removes a file; one that is missing is no failure.
    package static func remove(_ path: String) throws(FileError) {
        guard unlink(path) != 0, errno != ENOENT else { return }
        throw FileError("remove", path: path, code: errno)
    }

    /// Removes a folder with nothing in it.
    ///
    /// - Returns: whether it is gone.
    static func removeEmptyFolder(_ folder: String) -> Bool { rmdir(folder) == 0 }

    /// The absolute path without links of what stands at `path`, or of the nearest folder above it that there is; `nil`
    /// for a link that leads nowhere.
    package static func resolved(_ path: String) -> String? {
        var path = path
        while true {
            if let resolved = realpath(path, nil) {
                defer { free(resolved) }
                return String(cString: resolved)
            }
            var status = stat()
            let parent = Path.folder(of: path)
            guard lstat(path, &status) != 0, parent != path else { return nil }
            path = parent
        }
    }

    /// Creates `folder` and those above it, as far as they are missing.
    package static func createFolder(_ folder: String) throws(FileError) {
        if mkdir(folder, 0o777) == 0 { return }
        let code = errno
        switch code {
        case EEXIST where kind(of: folder) == .folder:
            return
        case EEXIST:
            throw FileError("create folder", path: folder, reason: "a file of that name stands in its place")
        case ENOENT where Path.folder(of: folder) != folder && Path.folder(of: folder) != ".":
            try createFolder(Path.folder(of: folder))
            guard mkdir(folder, 0o777) == 0 || errno == EEXIST else {
                throw FileError("create folder", path: folder, code: errno)
            }
        default:
            throw FileError("create folder", path: folder, code: code)
        }
    }

    static func kind(_ status: stat) -> Kind {
        switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        default: .other
        }
    }

    /// Reads to the end, of a regular file as of a pipe; `size` is a hint.
    private static func read(
        descriptor: Int32,
        size: Int,
        path: String,
        into buffer: ReadBuffer
    ) throws(FileError) -> UnsafeRawBufferPointer {
        var count = 0
        buffer.reserve(size + 1)
        while true {
            let room = UnsafeMutableRawBufferPointer(rebasing: buffer.bytes[count...])
            #if canImport(Darwin)
            let result = Darwin.read(descriptor, room.baseAddress, room.count)
            #elseif canImport(Musl)
            let result = Musl.read(descriptor, room.baseAddress, room.count)
            #else
            let result = Glibc.read(descriptor, room.baseAddress, room.count)
            #endif
            if result < 0 {
                if errno == EINTR { continue }
                throw FileError("read", path: path, code: errno)
            }
            count += result
            if result == 0 || (size > 0 && count == size && result < room.count) { break }
            if count == buffer.bytes.count { buffer.reserve(count + 1, keeping: count) }
        }
        return UnsafeRawBufferPointer(rebasing: buffer.bytes[..<count])
    }
}
