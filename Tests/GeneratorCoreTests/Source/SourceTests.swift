import Testing

@testable import GeneratorCore

@Suite struct LineIndexTests {
    @Test(arguments: [
        ("a1️⃣b", 1, 2), ("a\n1️⃣b", 2, 1), ("a\r\n1️⃣b", 2, 1), ("a\r1️⃣b", 2, 1), ("\u{FEFF}1️⃣a", 1, 1),
        ("\u{FEFF}ab1️⃣", 1, 3), ("\t\tx1️⃣", 1, 4), ("é한𝒳1️⃣", 1, 4), ("a\n\n1️⃣", 3, 1), ("1️⃣", 1, 1),
        ("e\u{301}1️⃣", 1, 3), ("a1️⃣\r\nb", 1, 2), ("a\n\r1️⃣b", 3, 1),
    ])
    func locates(marked: String, line: Int, column: Int) throws {
        let text = MarkedText(marked)
        let index = LineIndex(SourceFile(path: "", text: text.text))
        let offset = try #require(text.offsets[1])
        #expect(index.location(of: offset) == SourceLocation(line: line, column: column))
    }

    @Test func linesHaveNoEnds() {
        let file = SourceFile(path: "", text: "a\r\nbc\rd\n\n")
        let index = LineIndex(file)
        #expect(index.lineCount == 5)
        #expect((1...5).map { file.text(in: index.range(ofLine: $0)) } == ["a", "bc", "d", "", ""])
    }
}

@Suite struct UTF8ValidationTests {
    @Test(
        arguments: [
            ([0x61], nil), ([], nil), ([0x61, 0x80], 1), ([0xC0, 0x80], 0), ([0xC3, 0xA9], nil), ([0xC3], 0),
            ([0xE0, 0x80, 0x80], 0), ([0xE0, 0xA0, 0x80], nil), ([0xED, 0xA0, 0x80], 0), ([0xED, 0x9F, 0xBF], nil),
            ([0xF0, 0x80, 0x80, 0x80], 0), ([0xF0, 0x9F, 0x98, 0x80], nil), ([0xF4, 0x90, 0x80, 0x80], 0),
            ([0xF5, 0x80, 0x80, 0x80], 0), ([0x61, 0xE2, 0x82], 1), ([0xFF], 0), ([0xEF, 0xBB, 0xBF], nil),
        ] as [([UInt8], Int?)]
    )
    func findsTheFirstInvalidByte(bytes: [UInt8], expected: Int?) {
        #expect(SourceFile(path: "", bytes: bytes).firstInvalidByte == expected)
        let padded = Array(repeating: UInt8(ascii: "x"), count: 21) + bytes
        #expect(SourceFile(path: "", bytes: padded).firstInvalidByte == expected.map { $0 + 21 })
    }
}

@Suite struct EditDistanceTests {
    private static let names = ["email", "password", "passwordCheck", "signUpTap", "id", "query", "주소록"]

    @Test(arguments: [
        ("pasword", "password"), ("passwrod", "password"), ("Password", "password"), ("PASSWORD", "password"),
        ("emial", "email"), ("passwordcheck", "passwordCheck"), ("signUp", nil), ("ID", "id"), ("ie", nil),
        ("signUpTao", "signUpTap"), ("qury", "query"), ("zzz", nil), ("", nil), ("email", nil), ("주소롬", "주소록"),
    ])
    func suggests(name: String, expected: String?) {
        #expect(EditDistance.nearest(to: name, among: Self.names) == expected)
    }

    @Test func takesTheFirstOfEquallyNear() {
        #expect(EditDistance.nearest(to: "cat", among: ["bat", "hat"]) == "bat")
        #expect(EditDistance.nearest(to: "cat", among: ["hat", "bat"]) == "hat")
        #expect(EditDistance.nearest(to: "Cat", among: ["bat", "cat"]) == "cat")
        #expect(EditDistance.suggestion(for: "emial", among: Self.names) == "did you mean 'email'?")
    }

    @Test(arguments: [
        ("", "abc", 3), ("abc", "abc", 0), ("ab", "ba", 1), ("kitten", "sitting", 3), ("abcd", "acbd", 1),
    ])
    func measures(first: String, second: String, expected: Int) {
        #expect(EditDistance.between(Array(first.unicodeScalars), Array(second.unicodeScalars)) == expected)
        #expect(EditDistance.between(Array(second.unicodeScalars), Array(first.unicodeScalars)) == expected)
    }
}
