#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension FileSystem {
    /// How a file comes to its place.
    package enum Replacement: Hashable, Sendable {
        /// Over whatever is there.
        case replace
        /// Only when nothing is there: a file that appeared meanwhile is not lost.
        case create
    }

    /// Writes a file so that at every moment, whatever fails, its path holds the old bytes or the new ones.
    ///
    /// The bytes go to a temporary file in the same folder, which then takes the place of the old one. Missing folders
    /// are created, the mode of an existing file is kept, and a symbolic link is followed, so that the file that it
    /// names is written and the link stays. A file without write permission is not replaced, although its folder would
    /// allow it.
    ///
    /// - Parameter isMissing: whether nothing, not even a link, was found at the path just now; then nobody looks again.
    /// - Returns: what the file is like now.
    @discardableResult
    package static func write(
        _ contents: [UInt8],
        to path: String,
        _ replacement: Replacement = .replace,
        isMissing: Bool = false
    ) throws(FileError) -> FileStamp? {
        let destination = isMissing ? (path: path, status: nil) : try destination(of: path)
        var temporary = try temporaryFile(in: Path.folder(of: destination.path), for: path)
        do throws(FileError) {
            let stamp = try temporary.fill(with: contents, like: destination.status, path: path)
            try move(temporary.path, to: destination.path, replacement, path: path)
            return stamp
        } catch {
            temporary.discard()
            // A link that leads nowhere.
            if isMissing && error.isExistingFile { return try write(contents, to: path, replacement) }
            throw error
        }
    }

    /// Why nothing could be written to `path`; `nil` where nothing stands in the way yet.
    package static func obstacle(to path: String) -> FileError? {
        do throws(FileError) {
            var folder = Path.folder(of: try destination(of: path).path)
            while kind(of: folder) == nil, Path.folder(of: folder) != folder { folder = Path.folder(of: folder) }
            return access(folder, W_OK) == 0 ? nil : FileError("write", path: path, code: errno)
        } catch {
            return error
        }
    }

    /// The file that `path` names in the end, and what is there now.
    private static func destination(of path: String) throws(FileError) -> (path: String, status: stat?) {
        var target = path
        for _ in 0..<40 {
            var status = stat()
            guard lstat(target, &status) == 0 else {
                let code = errno
                if code == ENOENT { return (target, nil) }
                throw FileError("write", path: path, code: code)
            }
            switch status.st_mode & S_IFMT {
            case S_IFLNK:
                target = Path.join(Path.folder(of: target), try linkTarget(target, size: Int(status.st_size)))
            case S_IFREG:
                guard access(target, W_OK) == 0 else { throw FileError("write", path: path, code: errno) }
                return (target, status)
            default:
                throw FileError("write", path: path, reason: "it is not a file")
            }
        }
        throw FileError("write", path: path, code: ELOOP)
    }

    private static func linkTarget(_ path: String, size: Int) throws(FileError) -> String {
        // Some file systems give no size.
        var bytes = [CChar](repeating: 0, count: max(size, 4096) + 1)
        let count = readlink(path, &bytes, bytes.count)
        guard count >= 0 else { throw FileError("write", path: path, code: errno) }
        return String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private static let temporaryPrefix = ".viewmodelgen-\(String(getpid(), radix: 36))-"

    /// A new, empty file beside `path`; creates the folder when it is missing.
    private static func temporaryFile(in folder: String, for path: String) throws(FileError) -> TemporaryFile {
        var createdFolder = false
        var attempt: UInt64 = 0
        while true {
            // The hash keeps the threads of this process apart, the process number different processes; a name that
            // contained the file's own could become too long.
            let hash = ContentHash.hash(path.utf8) &+ attempt
            let temporary = Path.join(folder, temporaryPrefix + String(hash, radix: 36) + ".tmp")
            let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if descriptor >= 0 { return TemporaryFile(path: temporary, descriptor: descriptor) }
            switch errno {
            case EEXIST where attempt < 100:
                attempt += 1
            case ENOENT where !createdFolder:
                try createFolder(folder)
                createdFolder = true
            case let code:
                throw FileError("write", path: path, code: code)
            }
        }
    }

    private static func move(
        _ temporary: String,
        to destination: String,
        _ replacement: Replacement,
        path: String
    ) throws(FileError) {
        if replacement == .create {
            if link(temporary, destination) == 0 {
                unlink(temporary)
                return
            }
            // Some file systems have no hard links.
            guard errno != EEXIST else { throw FileError("write", path: path, code: EEXIST) }
        }
        guard rename(temporary, destination) == 0 else { throw FileError("write", path: path, code: errno) }
    }
}

/// A file that is not yet in its place.
private struct TemporaryFile {
    let path: String
    private var descriptor: Int32

    init(path: String, descriptor: Int32) {
        self.path = path
        self.descriptor = descriptor
    }

    /// Writes `contents` and closes the file.
    mutating func fill(with contents: [UInt8], like status: stat?, path: String) throws(FileError) -> FileStamp? {
        let descriptor = self.descriptor
        let code = contents.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count < 0 {
                    if errno == EINTR { continue }
                    return errno
                }
                rest = rest.dropFirst(count)
            }
            return 0
        }
        guard code == 0 else { throw FileError("write", path: path, code: code) }
        if let status {
            // Whoever runs as the superuser would take the file away from its owner otherwise. Not allowed to others.
            if status.st_uid != geteuid() || status.st_gid != getegid() {
                _ = fchown(descriptor, status.st_uid, status.st_gid)
            }
            guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else {
                throw FileError("write", path: path, code: errno)
            }
        }
        var written = stat()
        let stamp = fstat(descriptor, &written) == 0 ? FileStamp(written) : nil
        self.descriptor = -1
        // Network file systems report a full disk only here.
        guard close(descriptor) == 0 || errno == EINTR else { throw FileError("write", path: path, code: errno) }
        return stamp
    }

    /// Closes and removes the file.
    mutating func discard() {
        if descriptor >= 0 { close(descriptor) }
        descriptor = -1
        unlink(path)
    }
}
