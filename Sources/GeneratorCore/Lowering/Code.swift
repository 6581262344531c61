/// Swift text in the making: bytes that only grow.
///
/// Lines end with a line feed and are indented by four spaces a level.
struct Code {
    private(set) var bytes: [UInt8] = []
    private(set) var hasLineBreak = false

    init() {}

    init(_ snippet: Snippet) {
        append(snippet)
    }

    /// Text from the spec, as it stands there.
    init(verbatim text: String) {
        append(verbatim: text)
    }

    var count: Int { bytes.count }
    var isEmpty: Bool { bytes.isEmpty }
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Whether there is a brace at or behind an offset.
    func holdsBrace(from start: Int = 0) -> Bool {
        bytes.withUnsafeBufferPointer { $0.firstIndex(of: UInt8(ascii: "{"), from: start) != nil }
    }

    mutating func append(_ snippet: Snippet) {
        append(literal: snippet.literal)
        if !snippet.code.isEmpty { append(snippet.code) }
    }

    mutating func append(_ code: Code) {
        bytes += code.bytes
        if code.hasLineBreak { hasLineBreak = true }
    }

    mutating func append(_ part: UnsafeBufferPointer<UInt8>, hasLineBreak: Bool) {
        bytes += part
        if hasLineBreak { self.hasLineBreak = true }
    }

    /// Adds a byte that no Swift text has.
    mutating func append(mark: UInt8) {
        bytes.append(mark)
    }

    mutating func append(verbatim text: String) {
        var text = text
        text.withUTF8 { bytes in
            self.bytes += bytes
            if bytes.contains(.lineFeed) { hasLineBreak = true }
        }
    }

    /// Adds a name, in back-ticks where Swift wants them around a bare one.
    mutating func append(name: String) {
        append(verbatim: name.escapedIdentifier)
    }

    /// Adds an item of a list that stands on one line.
    mutating func append(item: Snippet) {
        if !isEmpty { append(", ") }
        append(item)
    }

    /// Adds a line below what is there.
    mutating func append(line: Snippet) {
        if !isEmpty { breakLine() }
        append(line)
    }

    /// Ends the line.
    mutating func breakLine() {
        bytes.append(.lineFeed)
        hasLineBreak = true
    }

    /// Adds lines below the current one, `levels` deeper than they are; empty ones stay empty.
    mutating func append(linesOf code: Code, levels: Int = 1) {
        breakLine()
        code.bytes.withUnsafeBufferPointer { append(lines: $0, levels: levels) }
    }

    /// Adds lines, the first one where the text ends.
    mutating func append(lines: UnsafeBufferPointer<UInt8>, levels: Int) {
        var start = 0
        while start < lines.count {
            let end = lines.firstIndex(of: .lineFeed, from: start) ?? lines.count
            if end > start {
                append(indentationOf: levels)
                bytes += UnsafeBufferPointer(rebasing: lines[start..<end])
            }
            guard end < lines.count else { return }
            breakLine()
            start = end + 1
        }
    }

    private mutating func append(indentationOf levels: Int) {
        for _ in 0..<levels { append(literal: "    ") }
    }

    fileprivate mutating func append(literal: StaticString) {
        bytes += UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
    }
}

extension Code {
    /// A line or less of Swift as the lowering spells it out: a literal, or one with names and other code in it.
    struct Snippet: ExpressibleByStringInterpolation {
        /// The whole text, where nothing is interpolated: nothing is allocated for it.
        fileprivate let literal: StaticString
        fileprivate let code: Code

        init(stringLiteral value: StaticString) {
            literal = value
            code = Code()
        }

        init(stringInterpolation: Interpolation) {
            literal = ""
            code = stringInterpolation.code
        }

        init(_ code: Code) {
            literal = ""
            self.code = code
        }

        var count: Int { literal.utf8CodeUnitCount + code.count }
    }

    struct Interpolation: StringInterpolationProtocol {
        fileprivate var code = Code()

        init(literalCapacity: Int, interpolationCount: Int) {
            code.bytes.reserveCapacity(literalCapacity + 24 * interpolationCount)
        }

        mutating func appendLiteral(_ literal: StaticString) {
            code.append(literal: literal)
        }

        /// Text as it stands.
        mutating func appendInterpolation(_ text: String) {
            code.append(verbatim: text)
        }

        mutating func appendInterpolation(_ other: Code) {
            code.append(other)
        }

        mutating func appendInterpolation(_ number: Int) {
            code.append(verbatim: String(number))
        }
    }
}

extension Code {
    /// The longest line on which the arguments of a call are written.
    private static let lineLimit = 96

    /// A call with arguments: on one line, or with an argument a line where they are too long for that.
    static func call(_ callee: Snippet, _ arguments: [Code]) -> Code {
        var code = Code(callee)
        let length = arguments.reduce(callee.count + 2 * max(0, arguments.count - 1)) { $0 + $1.count }
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

extension UnsafeBufferPointer<UInt8> {
    /// Where `byte` stands at or behind `start`.
    func firstIndex(of byte: UInt8, from start: Int) -> Int? {
        var index = start
        while index < count {
            if self[index] == byte { return index }
            index += 1
        }
        return nil
    }
}
