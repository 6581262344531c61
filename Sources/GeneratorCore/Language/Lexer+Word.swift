extension Lexer {
    /// Skips the rest of an identifier.
    @inline(__always)
    mutating func skipIdentifier() {
        var end = position + 1
        while end < bytes.count {
            let byte = bytes[end]
            if byte.isIdentifierBody {
                end += 1
            } else if byte >= 0x80, let (scalar, length) = scalar(at: end), scalar.isIdentifierBody {
                end += length
            } else {
                break
            }
        }
        position = end
    }

    /// Reads `` `name` ``; a missing second back-tick ends the name where a name would end.
    mutating func lexEscapedIdentifier() {
        let start = position
        var end = start + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "`"), !bytes[end].isLineEnd { end += 1 }
        if end < bytes.count, bytes[end] == UInt8(ascii: "`"), end > start + 1 {
            position = end + 1
            return append(.identifier, from: start, flags: .isEscaped)
        }
        skipIdentifier()
        report(.unclosedBacktick, at: SourceRange(start, position))
        append(.unknown, from: start)
    }

    mutating func lexNumber() {
        let start = position
        let isTupleIndex = list.tokens.last?.kind == .dot && lastEnd == start
        let isHexadecimal = peek() == UInt8(ascii: "0") && peek(1) | 0x20 == UInt8(ascii: "x")
        let exponent = isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e")
        var sawDot = isTupleIndex
        while position < bytes.count {
            let byte = bytes[position]
            if byte.isIdentifierHead || byte.isDigit {
                position += 1
                if byte | 0x20 == exponent, peek() == UInt8(ascii: "-") || peek() == UInt8(ascii: "+"), peek(1).isDigit
                {
                    position += 1
                }
            } else if byte == UInt8(ascii: "."), !sawDot, peek(1).isDigit {
                sawDot = true
                position += 1
            } else {
                break
            }
        }
        append(.number, from: start)
    }

    /// Reads `#if`, `#"raw"#` or `#/regex/#`.
    mutating func lexPound() {
        let start = position
        var hashes = 0
        while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
        switch peek(hashes) {
        case UInt8(ascii: "\""):
            position += hashes
            return lexString(hashes: hashes)
        case UInt8(ascii: "/"):
            position += hashes
            if lexRegex(hashes: hashes) { return }
            position = start + 1
        case let byte where byte.isIdentifierHead && hashes == 1:
            position += 1
            skipIdentifier()
        default:
            position += hashes
        }
        append(.pound, from: start)
    }

    /// The scalar at `offset` and its length; `nil` where the text is not valid.
    func scalar(at offset: Int) -> (Unicode.Scalar, Int)? {
        let first = bytes[offset]
        let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard offset + length <= bytes.count else { return nil }
        var value = length == 1 ? UInt32(first) : UInt32(first) & (0xFF >> UInt32(length + 1))
        for index in offset + 1..<offset + max(length, 1) {
            value = value << 6 | UInt32(bytes[index] & 0x3F)
        }
        return Unicode.Scalar(value).map { ($0, length) }
    }

    mutating func lexNonASCII() {
        let start = position
        guard let (scalar, length) = scalar(at: start) else {
            position += 1
            report(.strayScalar(nil), at: SourceRange(start, position))
            return append(.unknown, from: start)
        }
        if scalar.isIdentifierHead {
            skipIdentifierTail(length)
            append(.identifier, from: start)
        } else if scalar.isOperator {
            lexOperator()
        } else {
            position += length
            report(.strayScalar(scalar), at: SourceRange(start, position))
            append(.unknown, from: start)
        }
    }

    private mutating func skipIdentifierTail(_ length: Int) {
        position += length - 1
        skipIdentifier()
    }
}

extension Diagnostic.Message {
    fileprivate static var unclosedBacktick: Self {
        .init(.error, rule: "syntax", "expected '`' to end the name")
    }

    fileprivate static func strayScalar(_ scalar: Unicode.Scalar?) -> Self {
        guard let scalar else { return .init(.error, rule: "syntax", "unexpected byte") }
        let text =
            switch scalar.value {
            case 0xA0, 0x2000...0x200A, 0x202F, 0x3000: "unexpected space character: use an ASCII space"
            case 0x2018...0x201F: "unexpected curly quote: use '\"'"
            case 0xFEFF: "unexpected byte order mark inside the file"
            default: "unexpected character '\(scalar)' (U+\(hexadecimal(scalar.value)))"
            }
        return .init(.error, rule: "syntax", text)
    }

    private static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
