import Testing

@testable import GeneratorCore

/// Found by asking the compiler about every word in every place.
@Suite struct SwiftKeywordsTests {
    static let reserved = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static",
        "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do",
        "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while",
        "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "Type",
        "Protocol", "_",
    ]

    @Test(arguments: reserved)
    func reservedWordsAreEscaped(word: String) {
        #expect(SwiftKeywords.isReserved(word))
        #expect(SwiftKeywords.escaped(word) == "`\(word)`")
    }

    @Test(arguments: [
        "async", "actor", "any", "some", "each", "consume", "copy", "open", "package", "weak", "lazy", "get", "set",
        "willSet", "of", "left", "none", "email", "inn", "i", "", "주소", "items$", "typ", "Typed",
        "aVeryLongNameThatIsNoKeyword",
    ])
    func otherWordsAreNot(word: String) {
        #expect(SwiftKeywords.escaped(word) == word)
    }

    @Test func labelsAndMembersAreFreer() {
        #expect(SwiftKeywords.escapedLabel("in") == "in")
        #expect(SwiftKeywords.escapedLabel("inout") == "`inout`")
        #expect(SwiftKeywords.escapedMember("default") == "default")
        #expect(SwiftKeywords.escapedMember("init") == "`init`")
    }
}
