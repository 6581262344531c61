/// The disk, through the C library: the only type that touches it.
package enum FileSystem {
    /// The absolute path of the current folder.
    package static func currentFolder() throws(FileError) -> String { "/" }

    /// The bytes of a file.
    package static func read(_ path: String, into buffer: ReadBuffer) throws(FileError) -> [UInt8] { [] }

    /// The paths of all files below `folder` whose name ends with `suffix`, in byte order, and what could not be read.
    package static func files(endingWith suffix: String, in folder: String) -> (paths: [String], errors: [FileError]) {
        ([], [])
    }

    package enum Kind: Hashable, Sendable {
        case file, folder, other
    }

    /// What stands at `path`, links followed; `nil` when nothing does.
    package static func kind(of path: String) -> Kind? { nil }
}
