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

    /// A minified spec has one line, and may have a message for each of its thousands of members.
    @Test(.timeLimit(.minutes(1)))
    func placesOfALongLineCostLittle() {
        let text = String(repeating: "한a", count: 250_000)
        let index = LineIndex(SourceFile(path: "", text: "\n" + text))
        for scalar in stride(from: 0, through: 500_000, by: 26) {
            let offset = 1 + scalar / 2 * 4 + (scalar % 2) * 3
            guard index.location(of: offset) == SourceLocation(line: 2, column: scalar + 1) else {
                Issue.record("\(offset)")
                return
            }
        }
        #expect(index.location(of: 5_000_000) == SourceLocation(line: 2, column: 500_001))
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

@Suite struct NameTableTests {
    @Test func numbersNames() {
        var table = NameTable(capacity: 3)
        #expect(["a", "b", "a", "뷰"].map { table.insert($0) } == [0, 1, 0, 2])
        #expect(["b", "뷰", "c"].map { table.index(of: $0) } == [1, 2, nil])
        #expect(table.names == ["a", "b", "뷰"])
    }

    /// As the compiler does.
    @Test func tellsSpellingsApart() {
        var table = NameTable(capacity: 4)
        #expect(["caf\u{E9}", "cafe\u{301}", "caf\u{E9}"].map { table.insert($0) } == [0, 1, 0])
        // Among others they meet in one slot.
        for prefix in 0..<200 {
            var full = NameTable(capacity: 2)
            #expect(full.insert("\(prefix)\u{E9}") != full.insert("\(prefix)e\u{301}"))
        }
    }
}
