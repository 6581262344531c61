/// Whether an argument is that of an operator which takes a stream.
enum StreamArgument {
    /// Operators whose only argument is a stream.
    private static let operators: [StaticString] = [
        "takeUntil", "skipUntil", "sample", "withLatestFrom", "amb", "concat", "merge", "pausable",
        "pausableBuffered", "zip",
    ]

    /// Whether `.take(until: ` or the like stands before `offset`.
    static func precedes(_ offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var index = offset
        skipWhiteSpace(&index, bytes)
        var isUntil = false
        if index > 0, bytes[index - 1] == UInt8(ascii: ":") {
            index -= 1
            isUntil = name(&index, bytes).spells("until")
            skipWhiteSpace(&index, bytes)
        }
        guard index > 0, bytes[index - 1] == UInt8(ascii: "(") else { return false }
        index -= 1
        let name = name(&index, bytes)
        guard index > 0, bytes[index - 1] == UInt8(ascii: ".") else { return false }
        return isUntil && (name.spells("take") || name.spells("skip")) || operators.contains { name.spells($0) }
    }

    private static func skipWhiteSpace(_ index: inout Int, _ bytes: UnsafeBufferPointer<UInt8>) {
        while index > 0, bytes[index - 1].isWhiteSpace { index -= 1 }
    }

    /// The identifier that ends at `index`, which moves before it.
    private static func name(
        _ index: inout Int,
        _ bytes: UnsafeBufferPointer<UInt8>
    ) -> Slice<UnsafeBufferPointer<UInt8>> {
        skipWhiteSpace(&index, bytes)
        let end = index
        while index > 0, bytes[index - 1].isIdentifierBody { index -= 1 }
        return bytes[index..<end]
    }
}
