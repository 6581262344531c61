extension JSONReader {
    /// The text of the string whose opening quote is the next byte.
    mutating func readString() throws -> String {
        let opening = offset
        offset += 1
        var content: [UInt8] = []
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "\""):
                offset += 1
                return try decode(content, from: opening)
            case UInt8(ascii: "\\"):
                try readEscape(into: &content)
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                throw fail(.unclosedString, at: SourceRange(opening, offset))
            case 0..<0x20:
                throw fail(.controlCharacter(byte), at: SourceRange(offset, offset + 1))
            default:
                content.append(byte)
                offset += 1
            }
        }
        throw fail(.unclosedString, at: SourceRange(opening, offset))
    }

    private mutating func decode(_ content: [UInt8], from opening: Int) throws -> String {
        guard let text = String(validating: content) else {
            throw fail(.invalidUTF8, at: SourceRange(opening, offset))
        }
        return text
    }

    private mutating func readEscape(into content: inout [UInt8]) throws {
        let start = offset
        offset += 1
        guard let byte = peek else { throw fail(.unclosedString, at: SourceRange(start, offset)) }
        offset += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): content.append(byte)
        case UInt8(ascii: "b"): content.append(0x08)
        case UInt8(ascii: "f"): content.append(0x0C)
        case UInt8(ascii: "n"): content.append(0x0A)
        case UInt8(ascii: "r"): content.append(0x0D)
        case UInt8(ascii: "t"): content.append(0x09)
        case UInt8(ascii: "u"): content.append(contentsOf: Array(String(try readScalar(from: start)).utf8))
        default: throw fail(.unknownEscape, at: SourceRange(start, offset))
        }
    }

    /// The scalar of `\uXXXX` or of two of them that make a UTF-16 surrogate pair; the reader stands behind the `u`.
    private mutating func readScalar(from start: Int) throws -> Unicode.Scalar {
        let first = try readHex(from: start)
        guard (0xD800..<0xE000).contains(first) else {
            return Unicode.Scalar(first) ?? "\u{FFFD}"
        }
        guard first < 0xDC00, bytes[offset...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else {
            throw fail(.loneSurrogate, at: SourceRange(start, offset))
        }
        offset += 2
        let second = try readHex(from: offset - 2)
        guard (0xDC00..<0xE000).contains(second),
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else { throw fail(.loneSurrogate, at: SourceRange(start, offset)) }
        return scalar
    }

    private mutating func readHex(from start: Int) throws -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = peek, let digit = Character(UnicodeScalar(byte)).hexDigitValue, byte < 0x80 else {
                throw fail(.shortEscape, at: SourceRange(start, offset))
            }
            value = value << 4 | UInt32(digit)
            offset += 1
        }
        return value
    }
}

extension String {
    /// The text of `bytes`, or `nil` unless they are UTF-8.
    fileprivate init?(validating bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.elementsEqual(bytes) else { return nil }
        self = text
    }
}

extension Diagnostic.Message {
    fileprivate static func syntax(_ text: String) -> Self { Self(.error, rule: "syntax", text) }

    fileprivate static var unclosedString: Self { syntax("the string is not closed by '\"' on its line") }
    fileprivate static var invalidUTF8: Self { syntax("the string is not valid UTF-8") }
    fileprivate static var unknownEscape: Self {
        syntax(#"unknown escape; JSON has \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits"#)
    }
    fileprivate static var shortEscape: Self { syntax(#"'\u' needs four hexadecimal digits"#) }
    fileprivate static var loneSurrogate: Self {
        syntax(#"one half of a surrogate pair; write both, for instance '\uD83D\uDE00'"#)
    }

    fileprivate static func controlCharacter(_ byte: UInt8) -> Self {
        let digits = String(byte, radix: 16)
        return syntax(
            "a string holds no control characters; write '\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)'"
        )
    }
}
