/// What the tests must know of a type that the user wrote.
enum TypeText {
    /// Whether `sample(_:)` can give a value: not for tuples, functions and existentials, which conform to nothing.
    static func canSample(_ type: String) -> Bool {
        guard let first = type.utf8.first, first != UInt8(ascii: "(") else { return false }
        if type.utf8.contains(UInt8(ascii: " ")), type.holds("->") || type.holds("any ") || type.holds("some ") {
            return false
        }
        return !type.holds("->") && !isError(type)
    }

    /// Whether a value of the type is an error like any other.
    static func isError(_ type: String) -> Bool {
        switch type {
        case "Error", "any Error", "Swift.Error", "any Swift.Error": true
        default: false
        }
    }

    /// Whether the type is one of Swift's own that samples exist of.
    static func isStandard(_ type: String) -> Bool {
        standard.contains(type)
    }

    private static let standard: Set<String> = [
        "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double",
        "Float", "String", "Substring", "Character", "TimeInterval", "Date", "URL", "UUID", "Data", "Decimal",
    ]

    /// Whether somebody must write the sample of the type.
    static func needsSample(_ type: String) -> Bool { type != "Void" && canSample(type) && !isStandard(type) }

    /// The type of a constant, of that of a parameter.
    static func withoutAttributes(_ type: String) -> String {
        type.hasPrefix("@escaping ") ? String(type.dropFirst("@escaping ".count)) : type
    }

    /// The type of a constant that keeps an argument: `[String]` for `String...`.
    static func stored(_ type: String) -> String {
        var type = type
        while type.hasPrefix("@") || type.hasPrefix("inout ") || type.hasPrefix("sending ") {
            guard let blank = type.firstIndex(of: " ") else { break }
            type = String(type[type.index(after: blank)...])
        }
        return type.hasSuffix("...") ? "[\(type.dropLast(3))]" : type
    }

    /// The parts of `(Int, _ name: String) -> Void`; `nil` for what is no plain function.
    static func function(_ type: String) -> (parameters: [String], result: String)? {
        guard type.holds("->") else { return nil }
        var type = type
        return type.withUTF8 { bytes in
            let tokens = Lexer.lex(bytes).tokens
            var index = 0
            // Attributes: `@escaping`, `@Sendable`.
            while tokens[index].kind == .at, tokens[index + 1].kind == .identifier { index += 2 }
            guard tokens[index].kind == .leftParen, let close = tokens[index].partnerIndex, !tokens[index].isUnclosed
            else { return nil }
            var arrow = close + 1
            while tokens[arrow].kind == .identifier { arrow += 1 }
            guard tokens[arrow].kind == .rightArrow else { return nil }
            let list = String(decoding: bytes[tokens[index].upperBound..<tokens[close].lowerBound], as: UTF8.self)
            guard !list.holds("inout"), !list.holds("...") else { return nil }
            let types = list.allSatisfy(\.isWhitespace) ? [] : FragmentText.splitList(list).map(withoutLabel)
            return (types, String(decoding: bytes[tokens[arrow + 1].lowerBound...], as: UTF8.self))
        }
    }

    /// `String` of `_ name: String`.
    private static func withoutLabel(_ parameter: String) -> String {
        let fragment = TokenizedFragment(parameter)
        var start = 0
        fragment.forEachOutsideBrackets { token in
            if token.kind == .colon, start == 0 { start = token.upperBound }
        }
        var type = fragment.text(from: start).drop(while: \.isWhitespace)
        if type.hasPrefix("@escaping ") { type = type.dropFirst("@escaping ".count) }
        return String(type)
    }
}
