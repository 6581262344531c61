/// The same numbers in every run.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}

extension [UInt8] {
    /// What breaks a text best: brackets, quotes, the language's own signs, white space, parts of Unicode.
    private static let alphabet = Array("(){}[]\"`'#\\/*<>-|=.,:;@?! \n\r\t\u{0}aé€$0_".utf8)

    /// The bytes with one to four of them removed, inserted, replaced or repeated elsewhere.
    func mutated(using random: inout SeededGenerator) -> [UInt8] {
        var bytes = self
        for _ in 0...Int.random(in: 0..<4, using: &random) where !bytes.isEmpty {
            let index = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes.remove(at: index)
            case 1: bytes.insert(Self.alphabet.randomElement(using: &random) ?? 0, at: index)
            case 2: bytes[index] = UInt8.random(in: 0...255, using: &random)
            default:
                let end = Int.random(in: index...Swift.min(index + 40, bytes.count), using: &random)
                bytes.insert(contentsOf: bytes[index..<end], at: Int.random(in: 0...bytes.count, using: &random))
            }
        }
        return bytes
    }
}
