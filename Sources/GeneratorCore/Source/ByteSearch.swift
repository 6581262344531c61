extension UnsafeBufferPointer<UInt8> {
    /// Where `byte` stands at or behind `start`: eight bytes are looked at at a time.
    func firstIndex(of byte: UInt8, from start: Int = 0) -> Int? {
        guard let bytes = baseAddress else { return nil }
        let ones: UInt64 = 0x0101_0101_0101_0101
        var index = start
        while index + 8 <= count {
            let word = UnsafeRawPointer(bytes + index).loadUnaligned(as: UInt64.self).littleEndian
            // A byte of the difference is zero where the byte of the text is the one that is looked for.
            let difference = word ^ (ones &* UInt64(byte))
            let zeros = (difference &- ones) & ~difference & (ones << 7)
            if zeros != 0 { return index + zeros.trailingZeroBitCount / 8 }
            index += 8
        }
        while index < count {
            if bytes[index] == byte { return index }
            index += 1
        }
        return nil
    }

    /// Whether the bytes of `word` stand somewhere: a look before a text is read token by token.
    func holds(_ word: StaticString) -> Bool {
        let first = word.utf8Start.pointee
        var start = 0
        while let index = firstIndex(of: first, from: start) {
            if self[index...].prefix(word.utf8CodeUnitCount).spells(word) { return true }
            start = index + 1
        }
        return false
    }
}
