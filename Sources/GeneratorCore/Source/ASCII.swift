/// The bytes that have a meaning of their own in source text.
extension UInt8 {
    package static var null: UInt8 { 0x00 }
    package static var tab: UInt8 { 0x09 }
    package static var lineFeed: UInt8 { 0x0A }
    package static var carriageReturn: UInt8 { 0x0D }
    package static var space: UInt8 { 0x20 }

    package var isWhiteSpace: Bool {
        self == .space || self == .lineFeed || self == .tab || self == .carriageReturn
    }

    package var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }

    package var isDigit: Bool { self >= 0x30 && self <= 0x39 }

    /// Whether it is an ASCII letter or `_`.
    package var isIdentifierHead: Bool {
        (self | 0x20) &- 0x61 < 26 || self == 0x5F
    }

    /// Whether it is an ASCII letter, digit, `_` or `$`.
    package var isIdentifierBody: Bool {
        // Letters first: this is asked of every byte of every name.
        (self | 0x20) &- 0x61 < 26 || self &- 0x30 < 10 || self == 0x5F || self == 0x24
    }
}
