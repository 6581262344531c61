extension SourceFile {
    /// The offset of the first byte that is not valid UTF-8.
    package var firstInvalidByte: Int? {
        bytes.withUnsafeBufferPointer { buffer in
            let raw = UnsafeRawBufferPointer(buffer)
            var offset = 0
            while offset < buffer.count {
                // Eight ASCII bytes at a time: most specs hold nothing else.
                if offset + 8 <= buffer.count,
                    raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
                {
                    offset += 8
                    continue
                }
                let length = Self.sequenceLength(buffer, at: offset)
                if length == 0 { return offset }
                offset += length
            }
            return nil
        }
    }

    /// The length of the valid sequence at `offset`, or 0.
    private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
        let first = bytes[offset]
        if first < 0x80 { return 1 }
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch first {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        case 0xF1...0xF3: length = 4
        default: return 0
        }
        guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return 0 }
        for index in offset + 2..<max(offset + length, offset + 2) where bytes[index] & 0xC0 != 0x80 { return 0 }
        return length
    }
}
