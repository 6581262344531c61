/// The bytes that a template writes: they only grow, and they are handed over at the end.
struct OutputBuffer: ~Copyable {
    private var bytes: UnsafeMutablePointer<UInt8>
    private var capacity = 16384
    private var count = 0

    init() {
        bytes = .allocate(capacity: capacity)
    }

    deinit {
        bytes.deallocate()
    }

    mutating func write(_ text: UnsafeBufferPointer<UInt8>) {
        guard let start = text.baseAddress else { return }
        if text.count > capacity - count { grow(by: text.count) }
        (bytes + count).update(from: start, count: text.count)
        count += text.count
    }

    mutating func write(_ text: String) {
        guard text.utf8.withContiguousStorageIfAvailable({ write($0) }) == nil else { return }
        var text = text
        text.withUTF8 { write($0) }
    }

    /// Takes the blanks off the line that is being written if there is nothing else on it, and says whether it is so.
    mutating func clearBlankLine() -> Bool {
        var end = count
        while end > 0, Byte.isBlank(bytes[end - 1]) { end -= 1 }
        guard end == 0 || bytes[end - 1] == Byte.newline else { return false }
        count = end
        return true
    }

    /// Adds what was written to an array.
    func append(to output: inout [UInt8]) {
        output.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
    }

    private mutating func grow(by size: Int) {
        capacity = max(2 * capacity, count + size)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.moveInitialize(from: bytes, count: count)
        bytes.deallocate()
        bytes = larger
    }
}
