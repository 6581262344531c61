/// Which names Swift takes only in back-ticks, and where.
package enum SwiftKeywords {
    /// `name` for the place where a property, a parameter or a local value is declared or read without a dot.
    package static func escaped(_ name: String) -> String {
        isReserved(name) ? "`\(name)`" : name
    }

    /// `name` for the place behind a dot.
    package static func escapedMember(_ name: String) -> String {
        isReservedMember(name) ? "`\(name)`" : name
    }

    /// `name` for an argument label in a call.
    package static func escapedLabel(_ name: String) -> String {
        isReservedLabel(name) ? "`\(name)`" : name
    }

    /// Whether `name` needs back-ticks as a declaration, a parameter that is read, or a bare expression.
    package static func isReserved(_ name: String) -> Bool {
        var name = name
        return name.withUTF8 { isReserved(Slice(base: $0, bounds: $0.startIndex..<$0.endIndex)) }
    }

    /// Whether `name` needs back-ticks behind a dot: the words that are members of everything.
    package static func isReservedMember(_ name: String) -> Bool {
        switch name {
        case "init", "self", "Type", "Protocol": true
        default: false
        }
    }

    /// Whether `name` needs back-ticks as an argument label.
    package static func isReservedLabel(_ name: String) -> Bool {
        name == "inout"
    }

    /// Whether the bytes spell a reserved word.
    static func isReserved(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let first = bytes.first, bytes.count <= 15 else { return false }
        // Every reserved word begins with one of these.
        switch first {
        case UInt8(ascii: "a")...UInt8(ascii: "w"): return matches(bytes, reserved[Int(first) - 0x61])
        case UInt8(ascii: "A"): return matches(bytes, ["Any"])
        case UInt8(ascii: "S"): return matches(bytes, ["Self"])
        case UInt8(ascii: "T"): return matches(bytes, ["Type"])
        case UInt8(ascii: "P"): return matches(bytes, ["Protocol"])
        case UInt8(ascii: "_"): return bytes.count == 1
        default: return false
        }
    }

    /// Whether an operand follows the word, so that a `/` behind it begins a regular expression.
    static func precedesExpression(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        matches(
            bytes,
            ["return", "in", "case", "if", "guard", "while", "where", "try", "await", "else", "throw", "is", "as"]
        )
    }

    private static func matches(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ words: [StaticString]) -> Bool {
        words.contains { bytes.spells($0) }
    }

    /// The reserved words by their first letter, from `a` to `w`.
    private static let reserved: [[StaticString]] = [
        ["as", "associatedtype", "await"],
        ["break"],
        ["case", "catch", "class", "continue"],
        ["default", "defer", "deinit", "do"],
        ["else", "enum", "extension"],
        ["fallthrough", "false", "fileprivate", "for", "func"],
        ["guard"],
        [],
        ["if", "import", "in", "init", "inout", "internal", "is"],
        [],
        [],
        ["let"],
        [],
        ["nil"],
        ["operator"],
        ["precedencegroup", "private", "protocol", "public"],
        [],
        ["repeat", "rethrows", "return"],
        ["self", "static", "struct", "subscript", "super", "switch"],
        ["throw", "throws", "true", "try", "typealias"],
        [],
        ["var"],
        ["where", "while"],
    ]
}

extension Slice<UnsafeBufferPointer<UInt8>> {
    /// Whether the bytes are those of `word`.
    func spells(_ word: StaticString) -> Bool {
        guard count == word.utf8CodeUnitCount else { return false }
        var pointer = word.utf8Start
        for byte in self {
            if byte != pointer.pointee { return false }
            pointer += 1
        }
        return true
    }
}
