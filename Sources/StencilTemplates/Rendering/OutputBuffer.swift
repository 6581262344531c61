/// The bytes that a template writes: they only grow, and they are handed over at the end.
struct OutputBuffer: ~Copyable {
    private var bytes: UnsafeMutablePointer<UInt8>
    private var capacity = 16384
    private(set) var count = 0
    /// Where the text begins that belongs together: what is before it is out of reach.
    var floor = 0
    /// Whether more was written than there may be: then the text is of no use.
    private(set) var isFull = false

    /// How many bytes a template may write.
    static let longest = 1 << 24

    init() {
        bytes = .allocate(capacity: capacity)
    }

    deinit {
        bytes.deallocate()
    }

    mutating func write(_ text: UnsafeBufferPointer<UInt8>) {
        guard let start = text.baseAddress else { return }
        reserve(text.count)
        (bytes + count).update(from: start, count: text.count)
        count += text.count
    }

    mutating func write(_ text: String) {
        guard text.utf8.withContiguousStorageIfAvailable({ write($0) }) == nil else { return }
        var text = text
        text.withUTF8 { write($0) }
    }

    /// Writes a text with its lines after the first indented; blank lines become empty.
    mutating func write(_ text: String, indentedBy width: Int) {
        guard text.utf8.withContiguousStorageIfAvailable({ write($0, indentedBy: width) }) == nil else { return }
        var text = text
        text.withUTF8 { write($0, indentedBy: width) }
    }

    private mutating func write(_ text: UnsafeBufferPointer<UInt8>, indentedBy width: Int) {
        guard let bytes = text.baseAddress else { return }
        var start = 0
        while true {
            let end = Self.lineEnd(bytes, start, text.count)
            var content = start
            while content < end, Byte.isWhiteSpace(bytes[content]) { content += 1 }
            if content < end {
                write(UnsafeBufferPointer(start: bytes + start, count: end - start), after: start > 0 ? width : 0)
            } else if end > start, bytes[end - 1] == Byte.carriageReturn {
                write(Byte.carriageReturn)
            }
            guard end < text.count else { return }
            write(Byte.newline)
            start = end + 1
        }
    }

    private mutating func write(_ line: UnsafeBufferPointer<UInt8>, after blanks: Int) {
        reserve(blanks)
        (bytes + count).update(repeating: Byte.space, count: blanks)
        count += blanks
        write(line)
    }

    private mutating func write(_ byte: UInt8) {
        reserve(1)
        bytes[count] = byte
        count += 1
    }

    /// Where the line ends that begins at `start`: eight bytes at a time.
    private static func lineEnd(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ count: Int) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        var index = start
        while index + 8 <= count {
            let word = UnsafeRawPointer(bytes + index).loadUnaligned(as: UInt64.self).littleEndian
            // A byte of the difference is zero where the byte of the text is the end of a line.
            let difference = word ^ (ones &* UInt64(Byte.newline))
            let zeros = (difference &- ones) & ~difference & (ones << 7)
            if zeros != 0 { return index + zeros.trailingZeroBitCount / 8 }
            index += 8
        }
        while index < count, bytes[index] != Byte.newline { index += 1 }
        return index
    }

    /// Takes the blanks off the line that is being written if there is nothing else on it, and says whether it is so.
    mutating func clearBlankLine() -> Bool {
        var end = count
        while end > floor, Byte.isBlank(bytes[end - 1]) { end -= 1 }
        guard end == floor || bytes[end - 1] == Byte.newline else { return false }
        count = end
        return true
    }

    /// What was written since a place.
    func text(from start: Int) -> String {
        precondition(start >= 0 && start <= count)
        return String(decoding: UnsafeBufferPointer(start: bytes + start, count: count - start), as: UTF8.self)
    }

    /// Takes back what was written since a place.
    mutating func take(from start: Int) -> String {
        let text = text(from: start)
        count = start
        return text
    }

    /// Adds what was written to an array.
    func append(to output: inout [UInt8]) {
        output.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
    }

    private mutating func reserve(_ size: Int) {
        if size > capacity - count { grow(by: size) }
    }

    @inline(never)
    private mutating func grow(by size: Int) {
        if count + size > Self.longest {
            isFull = true
            count = floor
            guard size > capacity - count else { return }
        }
        capacity = max(2 * capacity, count + size)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.moveInitialize(from: bytes, count: count)
        bytes.deallocate()
        bytes = larger
    }
}
