/// The text of one file under the path that diagnostics show.
///
/// Offsets are stored everywhere; lines and columns are computed only when a message is shown.
package struct SourceFile: Sendable {
    /// The path as the user wrote it or as it is found below the folder that the user named.
    package let path: String
    /// The file as read, a byte order mark and CRLF included.
    package let bytes: [UInt8]

    /// What the name of every spec ends with.
    package static let specSuffix = FileNames.specSuffix

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    package init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The text of `range`, with invalid UTF-8 replaced.
    package func text(in range: SourceRange) -> String {
        String(decoding: bytes[range.lowerBound..<range.upperBound], as: UTF8.self)
    }
}
