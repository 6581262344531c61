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

    /// Opens the standard streams that the process was started without.
    ///
    /// Otherwise the next file to be opened would take the place of one, and reports would be written into it.
    static func openMissing() {
        for descriptor in [input, output, error] where fcntl(descriptor.rawValue, F_GETFD) < 0 {
            _ = open("/dev/null", O_RDWR)
        }
    }

    /// What became of a write.
    enum Outcome {
        case written
        /// Nobody reads any more.
        case closed
        /// The reason in the words of the system: the disk behind it is full.
        case failed(String)
    }

    /// Writes all of `bytes`.
    func write(_ bytes: UnsafeRawBufferPointer) -> Outcome {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = systemWrite(rawValue, UnsafeRawBufferPointer(rebasing: rest))
            if count < 0 {
                if errno == EINTR || errno == EAGAIN { continue }
                return errno == EPIPE ? .closed : .failed(String(cString: strerror(errno)))
            }
            rest = rest.dropFirst(count)
        }
        return .written
    }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}
