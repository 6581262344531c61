/// Swift text in the making: bytes that only grow, and what must be known of them to lay them out.
///
/// It is no `String`, because adding to one costs more than all else that the lowering does.
///
/// Lines end with a line feed and are indented by four spaces a level. A copy shares its memory until one of the two is
/// added to.
struct Code: @unchecked Sendable {
    /// What keeps the memory alive, and the memory.
    private var owner: ManagedBuffer<Void, UInt8>?
    private var bytes: UnsafeMutablePointer<UInt8>?
    private var capacity: Int32 = 0
    private var size: Int32 = 0
    private(set) var hasLineBreak = false

    init() {}

    init(_ snippet: Snippet) {
        append(snippet)
    }

    /// Text from the spec, as it stands there.
    init(verbatim text: String) {
        append(verbatim: text)
    }

    var count: Int { Int(size) }
    var isEmpty: Bool { size == 0 }
    var text: String { withBytes { String(decoding: $0, as: UTF8.self) } }

    @inline(__always)
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        withExtendedLifetime(owner) { body(UnsafeBufferPointer(start: bytes, count: count)) }
    }

    /// Whether there is a brace at or behind an offset.
    func holdsBrace(from start: Int = 0) -> Bool {
        withBytes { $0.firstIndex(of: UInt8(ascii: "{"), from: start) != nil }
    }

    mutating func append(_ snippet: Snippet) {
        snippet.write(to: &self)
    }

    mutating func append(_ code: Code) {
        if code.hasLineBreak { hasLineBreak = true }
        code.withBytes { append($0) }
    }

    /// Adds text from the spec as it stands there.
    mutating func append(verbatim text: String) {
        var text = text
        text.withUTF8 { bytes in
            if bytes.firstIndex(of: .lineFeed, from: 0) != nil { hasLineBreak = true }
            append(bytes)
        }
    }

    /// Adds a name, in back-ticks where Swift wants them around a bare one.
    mutating func append(name: String) {
        append(verbatim: name.escapedIdentifier)
    }

    /// Adds an item of a list that stands on one line.
    mutating func append(item: Snippet) {
        if !isEmpty { append(literal: ", ") }
        append(item)
    }

    /// Adds a line below what is there.
    mutating func append(line: Snippet) {
        if !isEmpty { breakLine() }
        append(line)
    }

    /// Ends the line.
    mutating func breakLine() {
        append(byte: .lineFeed)
        hasLineBreak = true
    }

    /// Adds lines below the current one, a level deeper than they are; empty ones stay empty.
    mutating func append(linesOf code: Code) {
        breakLine()
        code.withBytes { append(lines: $0, levels: 1) }
    }

    /// Adds lines, the first one where the text ends.
    mutating func append(lines: UnsafeBufferPointer<UInt8>, levels: Int) {
        var start = 0
        while start < lines.count {
            let end = lines.firstIndex(of: .lineFeed, from: start) ?? lines.count
            if end > start { append(UnsafeBufferPointer(rebasing: lines[start..<end]), behind: 4 * levels) }
            guard end < lines.count else { return }
            breakLine()
            start = end + 1
        }
    }

    /// Adds bytes without a line break, behind blanks.
    mutating func append(_ part: UnsafeBufferPointer<UInt8>, behind blanks: Int = 0) {
        guard let source = part.baseAddress else { return }
        let place = extend(by: blanks + part.count)
        if blanks > 0 { place.update(repeating: .space, count: blanks) }
        (place + blanks).update(from: source, count: part.count)
    }

    mutating func append(_ part: UnsafeBufferPointer<UInt8>, hasLineBreak: Bool) {
        append(part)
        if hasLineBreak { self.hasLineBreak = true }
    }

    mutating func append(byte: UInt8) {
        extend(by: 1).pointee = byte
    }

    mutating func append(literal: StaticString) {
        append(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }

    /// Makes room for `length` more bytes and gives their place.
    @inline(__always)
    private mutating func extend(by length: Int) -> UnsafeMutablePointer<UInt8> {
        let start = size
        size += Int32(truncatingIfNeeded: length)
        if size <= capacity, isKnownUniquelyReferenced(&owner), let bytes { return bytes + Int(start) }
        return move(start)
    }

    /// Moves the first `length` bytes to memory of their own, larger than before, and gives the place behind them.
    @inline(never)
    private mutating func move(_ length: Int32) -> UnsafeMutablePointer<UInt8> {
        let capacity = max(2 * size, 112)
        let larger = ManagedBuffer<Void, UInt8>.create(minimumCapacity: Int(capacity)) { _ in }
        let place = larger.withUnsafeMutablePointerToElements { $0 }
        if let bytes { place.update(from: bytes, count: Int(length)) }
        owner = larger
        bytes = place
        self.capacity = capacity
        return place + Int(length)
    }
}

extension Code: CustomStringConvertible {
    var description: String { text }
}

extension Code {
    /// The longest line on which the arguments of a call are written.
    private static let lineLimit = 96

    /// A call with arguments: on one line, or with an argument a line where they are too long for that.
    static func call(_ callee: Snippet, _ arguments: [Code]) -> Code {
        var code = Code(callee)
        let length = arguments.reduce(code.count + 2 * max(0, arguments.count - 1)) { $0 + $1.count }
        let isOneLine = length <= lineLimit && !arguments.contains { $0.hasLineBreak }
        code.append("(")
        for (index, argument) in arguments.enumerated() {
            if isOneLine {
                if index > 0 { code.append(", ") }
                code.append(argument)
            } else {
                if index > 0 { code.append(",") }
                code.append(linesOf: argument)
            }
        }
        if !isOneLine { code.breakLine() }
        code.append(")")
        return code
    }
}
