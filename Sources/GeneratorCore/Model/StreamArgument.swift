/// The member of a name that may stand for a stream.
enum StreamMember {
    /// Only streams have it: `asObservable`.
    case conversion
    /// Relays have them.
    case value, accept
    /// The call of an operator of Rx; one that collections and optionals have too.
    case `operator`, shared
    case other

    private static let sharedNames: [StaticString] = [
        "map", "compactMap", "flatMap", "filter", "reduce", "first", "last", "enumerated",
    ]

    private static let conversions: [StaticString] = [
        "asObservable", "asDriver", "asSignal", "asInfallible", "asSingle", "asMaybe", "asCompletable",
    ]

    /// `nil` where no dot stands behind `offset`.
    init?(behind offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
        var index = offset
        while index < bytes.count, bytes[index].isWhiteSpace { index += 1 }
        guard index < bytes.count, bytes[index] == UInt8(ascii: ".") else { return nil }
        let start = index + 1
        index = start
        while index < bytes.count, bytes[index].isIdentifierBody { index += 1 }
        let name = bytes[start..<index]
        let next = bytes[index...].first { !$0.isWhiteSpace }
        if Self.conversions.contains(where: { name.spells($0) }) {
            self = .conversion
        } else if name.spells("value") {
            self = .value
        } else if name.spells("accept") {
            self = .accept
        } else if next == UInt8(ascii: "(") || next == UInt8(ascii: "{"),
            RxOperator.named(String(decoding: name, as: UTF8.self)) != nil
        {
            self = Self.sharedNames.contains(where: { name.spells($0) }) ? .shared : .operator
        } else {
            self = .other
        }
    }
}

/// Whether the argument of an operator is a stream or a value.
enum StreamArgument {
    /// Operators whose only argument is a stream.
    private static let operators: [StaticString] = [
        "takeUntil", "skipUntil", "sample", "withLatestFrom", "amb", "concat", "merge", "pausable",
        "pausableBuffered", "zip", "bufferWithTrigger",
    ]

    /// Operators that take values, but behind `until:`.
    private static let valued: Set<String> = [
        "take", "skip", "takeLast", "element", "elementAt", "startWith", "endWith", "catchAndReturn",
        "catchErrorJustReturn", "defaultIfEmpty", "debounce", "throttle", "delay", "delaySubscription", "timeout",
        "buffer", "window", "retry", "scan", "reduce", "mapTo",
    ]

    /// Whether the operator `name` takes values: `take(3)`.
    static func isValue(of name: String) -> Bool { valued.contains(name) }

    /// Those that wait for the stream to fire, whatever its element.
    private static let notified: Set<String> = ["takeUntil", "skipUntil", "sample", "bufferWithTrigger"]

    /// A look before a text is read token by token.
    static func mayNotify(_ text: String) -> Bool {
        text.holds("until") || text.holds("Until") || text.holds("sample") || text.holds("bufferWithTrigger")
    }

    /// Whether the operator `name` waits for its argument, which stands behind `until:` or no label, to fire.
    static func isNotifier(of name: String, isUntil: Bool) -> Bool {
        isUntil ? name == "take" || name == "skip" : notified.contains(name)
    }

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
