#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// One of the standard streams, as a file descriptor.
enum Descriptor: Int32, Sendable {
    case input = 0
    case output = 1
    case error = 2

    var isTerminal: Bool { isatty(rawValue) == 1 }

    /// Writes all of `bytes`.
    ///
    /// - Returns: `false` when nobody reads any more, or the disk behind it is full.
    func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = systemWrite(rawValue, UnsafeRawBufferPointer(rebasing: rest))
            if count < 0 {
                if errno == EINTR || errno == EAGAIN { continue }
                return false
            }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Everything that can be read.
    ///
    /// - Returns: `nil` when reading fails.
    func readAll() -> [UInt8]? {
        var bytes: [UInt8] = []
        let chunk = 65_536
        while true {
            let old = bytes.count
            var count = 0
            bytes.append(contentsOf: repeatElement(0, count: chunk))
            bytes.withUnsafeMutableBytes { buffer in
                count = systemRead(rawValue, UnsafeMutableRawBufferPointer(rebasing: buffer[old...]))
            }
            bytes.removeLast(chunk - max(count, 0))
            if count == 0 { return bytes }
            if count < 0 && errno != EINTR { return nil }
        }
    }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
    read(descriptor, bytes.baseAddress, bytes.count)
}
