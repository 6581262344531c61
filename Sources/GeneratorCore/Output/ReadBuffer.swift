/// Memory for reading files that is used again for each: one a thread.
package final class ReadBuffer {
    private(set) var bytes: UnsafeMutableRawBufferPointer

    package init() {
        bytes = .allocate(byteCount: 64 * 1024, alignment: 16)
    }

    deinit {
        bytes.deallocate()
    }

    /// Makes room for `count` bytes; the first `kept` stay.
    func reserve(_ count: Int, keeping kept: Int = 0) {
        guard count > bytes.count else { return }
        let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: max(count, bytes.count * 2), alignment: 16)
        larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[..<kept]))
        bytes.deallocate()
        bytes = larger
    }
}
