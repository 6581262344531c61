#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Why something on the disk could not be done, as a value.
package struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was tried: `read`, `write`, `create folder`, …
    package var operation: String
    package var path: String
    /// The reason in the words of the operating system, or our own.
    package var reason: String
    /// Whether it is only that nothing stands at the path.
    private(set) var isMissingFile = false
    /// Whether it is only that something stands at the path.
    private(set) var isExistingFile = false

    package init(_ operation: String, path: String, reason: String) {
        self.operation = operation
        self.path = path
        self.reason = reason
    }

    /// - Parameter code: a value of `errno`.
    package init(_ operation: String, path: String, code: Int32) {
        self.init(operation, path: path, reason: FileError.text(of: code))
        isMissingFile = code == ENOENT
        isExistingFile = code == EEXIST
    }

    /// `cannot write 'A.swift': No space left on device`.
    package var description: String { "cannot \(operation) '\(path)': \(reason)" }

    private static func text(of code: Int32) -> String {
        // `strerror` may use one buffer for all threads; `strerror_r` differs between the C libraries.
        guard let text = strerror(code) else { return "error \(code)" }
        return String(cString: text)
    }
}
