/// Where the tool writes: reports to standard output, problems and progress to standard error.
///
/// Standard output is buffered; before anything goes to standard error it is flushed, so that both read in order on a
/// terminal. A reader that has gone away (`… | head -1`) ends the output, not the work.
final class Console {
    private static let capacity = 65_536

    private var buffer: [UInt8] = []
    private var isOutputOpen = true
    /// Why standard output could not be written, unless nobody reads it.
    private(set) var outputFailure: String?
    /// Whether the progress line is on the screen.
    private var isProgressShown = false
    let showsProgress: Bool

    init() {
        Descriptor.openMissing()
        Signals.ignoreBrokenPipes()
        showsProgress = Descriptor.error.isTerminal && !Environment.isDumbTerminal
    }

    func write(_ text: String) { write(text.utf8) }

    func write(_ bytes: some Sequence<UInt8>) {
        buffer.append(contentsOf: bytes)
        if buffer.count >= Self.capacity { flush() }
    }

    func writeError(_ text: String) { writeError(Array(text.utf8)) }

    func writeError(_ bytes: [UInt8]) {
        if bytes.isEmpty { return }
        flush()
        _ = bytes.withUnsafeBytes(Descriptor.error.write)
    }

    /// Shows `text` in place of the last progress line.
    func showProgress(_ text: String) {
        if !buffer.isEmpty { flush() }
        isProgressShown = true
        _ = Array("\r\u{1B}[K\(text)".utf8).withUnsafeBytes(Descriptor.error.write)
    }

    /// Writes what is buffered, after taking the progress line away.
    func flush() {
        if isProgressShown {
            isProgressShown = false
            _ = Array("\r\u{1B}[K".utf8).withUnsafeBytes(Descriptor.error.write)
        }
        if isOutputOpen && !buffer.isEmpty {
            switch buffer.withUnsafeBytes(Descriptor.output.write) {
            case .written: break
            case .closed: isOutputOpen = false
            case .failed(let reason):
                isOutputOpen = false
                outputFailure = reason
            }
        }
        buffer.removeAll(keepingCapacity: true)
    }
}
