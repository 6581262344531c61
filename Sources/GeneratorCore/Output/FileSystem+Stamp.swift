#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// What tells without reading whether a file is still the one that it was: size, modification time, inode.
package struct FileStamp: Hashable, Sendable {
    var size: Int64
    /// In nanoseconds since 1970.
    var modified: Int64
    var inode: UInt64

    /// Of the file that `path` leads to; `nil` where there is none.
    package init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// - Parameter path: ends with a zero byte.
    init?(path: UnsafePointer<CChar>) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// - Returns: `nil` for what is no file.
    init?(_ status: stat) {
        guard FileSystem.kind(status) == .file else { return nil }
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        size = Int64(status.st_size)
        modified = Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
        inode = UInt64(status.st_ino)
    }

    init(size: Int64, modified: Int64, inode: UInt64) {
        self.size = size
        self.modified = modified
        self.inode = inode
    }

    /// Whether a change of the file after the stamp was taken would show, for a stamp that was written down at `time`.
    ///
    /// The clock of a disk has ticks; within one, two versions of a file have the same time.
    func isSettled(at time: Int64) -> Bool {
        let hasFineClock = modified % 1_000_000_000 != 0
        return modified < time - (hasFineClock ? 100_000_000 : 2_500_000_000)
    }
}
