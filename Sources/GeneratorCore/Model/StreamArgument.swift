/// Whether an argument is that of an operator which takes a stream.
enum StreamArgument {
    /// Operators whose first argument is a stream, with its label where they have others too.
    private static let operators: [String: String?] = [
        "take": "until", "skip": "until", "takeUntil": nil, "skipUntil": nil, "sample": nil, "withLatestFrom": nil,
        "amb": nil, "concat": nil, "merge": nil, "pausable": nil, "pausableBuffered": nil, "zip": nil,
    ]

    /// Whether `.take(until: ` or the like stands before `offset`.
    static func precedes(_ offset: Int, in bytes: [UInt8]) -> Bool {
        var index = offset
        skipWhiteSpace(&index, bytes)
        var label: String?
        if index > 0, bytes[index - 1] == UInt8(ascii: ":") {
            index -= 1
            label = name(&index, bytes)
            skipWhiteSpace(&index, bytes)
        }
        guard index > 0, bytes[index - 1] == UInt8(ascii: "(") else { return false }
        index -= 1
        let name = name(&index, bytes)
        guard index > 0, bytes[index - 1] == UInt8(ascii: "."), let wanted = operators[name] else { return false }
        return wanted == nil || wanted == label
    }

    private static func skipWhiteSpace(_ index: inout Int, _ bytes: [UInt8]) {
        while index > 0, bytes[index - 1].isWhiteSpace { index -= 1 }
    }

    /// The identifier that ends at `index`, which moves before it.
    private static func name(_ index: inout Int, _ bytes: [UInt8]) -> String {
        skipWhiteSpace(&index, bytes)
        let end = index
        while index > 0, bytes[index - 1].isIdentifierBody { index -= 1 }
        return String(decoding: bytes[index..<end], as: UTF8.self)
    }
}
