import Testing

@testable import GeneratorCore

@Suite("JSON reader")
struct JSONReaderTests {
    @Test("reads values of every kind")
    func values() throws {
        let text = #"{"a": [1, -2.5e+3, true, false, null, "x"], "b": {}}"#
        let value = try #require(read(text).value)
        let elements = try #require(value["a"]?.array)
        #expect(
            elements.map(\.content) == [
                .number("1"), .number("-2.5e+3"), .boolean(true), .boolean(false), .null, .string("x"),
            ]
        )
        #expect(value["b"]?.members?.isEmpty == true)
        #expect(read(text).diagnostics.isEmpty)
    }

    @Test("keeps the place of keys and values")
    func places() throws {
        let file = SourceFile(path: "a.json", text: "\u{FEFF}{ \"key\" : [ \"ü\", 12 ] }")
        let value = try #require(JSONReader.read(file).value)
        let member = try #require(value.members?.first)
        #expect(file.text(in: member.keyRange) == #""key""#)
        #expect(file.text(in: member.value.range) == #"[ "ü", 12 ]"#)
        #expect(member.value.array?.map { file.text(in: $0.range) } == [#""ü""#, "12"])
    }

    @Test(
        "reads escapes",
        arguments: [
            (#""\"\\\/""#, "\"\\/"),
            (#""\b\f\n\r\t""#, "\u{8}\u{C}\n\r\t"),
            (#""\u00e9\uD55C""#, "é한"),
            (#""\uD83D\uDE00""#, "😀"),
            (#""\u0000""#, "\0"),
            (#""한글""#, "한글"),
        ]
    )
    func escapes(text: String, expected: String) {
        let result = read(text)
        #expect(result.value?.string == expected)
        #expect(result.diagnostics.isEmpty)
    }

    /// «…» marks the place of the error.
    @Test(
        "reports what is no JSON, with its place",
        arguments: [
            ("«»", "expected a value, but the file ends here"),
            ("  «»", "expected a value, but the file ends here"),
            (#"{ "a": «»"#, "expected a value, but the file ends here"),
            (#"«{» "a": 1"#, "'{' is not closed by '}'"),
            (#"{ "a": «[» 1, "#, "'[' is not closed by ']'"),
            (#"{ "a"«» 1 }"#, "expected ':' after the key 'a'"),
            ("{ «a»: 1 }", "expected a key in double quotes"),
            ("{ «'»a': 1 }", "expected a key in double quotes"),
            ("«yes»", "expected a value, found 'yes'; text needs double quotes"),
            (#"{ "a": «True» }"#, "expected a value, found 'True'; text needs double quotes"),
            ("[1 «2»]", "expected ',' or ']', found '2'"),
            ("[1«}»", "expected ',' or ']', found '}'"),
            ("{} «x»", "nothing may follow the value that the file holds"),
            ("«01»", "'01' is no number that JSON knows"),
            ("«1.»", "'1.' is no number that JSON knows"),
            ("«-»", "'-' is no number that JSON knows"),
            ("«1e»", "'1e' is no number that JSON knows"),
            ("«\"abc»\n\"", "the string is not closed by '\"' on its line"),
            ("«\"abc»", "the string is not closed by '\"' on its line"),
            ("\"abc«\\»", "the string is not closed by '\"' on its line"),
            ("\"a«\t»b\"", "a string holds no control characters; write '\\u0009'"),
            (#""«\u12»G4""#, #"'\u' needs four hexadecimal digits"#),
            (#""«\uD800»x""#, #"one half of a surrogate pair; write both, for instance '\uD83D\uDE00'"#),
            (#""«\uDC00»""#, #"one half of a surrogate pair; write both, for instance '\uD83D\uDE00'"#),
            (#""«\uD800\u0041»""#, #"one half of a surrogate pair; write both, for instance '\uD83D\uDE00'"#),
            (#""«\x»""#, #"unknown escape; JSON has \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits"#),
        ]
    )
    func errors(marked: String, message: String) {
        let (file, range) = markedFile(marked)
        let result = JSONReader.read(file)
        #expect(result.diagnostics.map(\.message.text) == [message])
        #expect(result.diagnostics.map(\.range) == [range])
        #expect(result.diagnostics.allSatisfy { $0.message.rule == "syntax" && $0.isError })
    }

    @Test(
        "reads over common slips, so that one run shows every problem",
        arguments: [
            (#"{ "a": 1«,» }"#, "JSON allows no comma without a value after it; remove it"),
            ("[1, «,» 2]", "JSON allows no comma without a value after it; remove it"),
            ("[«,» 2]", "JSON allows no comma without a value after it; remove it"),
            ("[«,»]", "JSON allows no comma without a value after it; remove it"),
            ("{ \"a\": 1«»\n\"b\": 2 }", "expected ',' here"),
            ("{ «// why»\n\"a\": 1 }", "JSON has no comments; remove it"),
            ("{ «/* why */» \"a\": 1 }", "JSON has no comments; remove it"),
            ("«# why»\n{}", "JSON has no comments; remove it"),
        ]
    )
    func slips(marked: String, message: String) {
        let (file, range) = markedFile(marked)
        let result = JSONReader.read(file)
        #expect(result.value != nil)
        #expect(result.diagnostics.map(\.message.text) == [message])
        #expect(result.diagnostics.map(\.range) == [range])
    }

    @Test("reports a key that is given twice, with the first place")
    func duplicateKeys() throws {
        let (file, range) = markedFile(#"{ "a": 1, «"a"»: 2 }"#)
        let diagnostic = try #require(JSONReader.read(file).diagnostics.first)
        #expect(diagnostic.message.rule == "duplicate-key")
        #expect(diagnostic.range == range)
        #expect(diagnostic.notes.compactMap(\.range) == [SourceRange(2, 5)])
    }

    @Test("refuses what nests too deep", arguments: ["[", #"{"a":"#])
    func depth(opening: String) {
        let fits = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
        #expect(read(fits).diagnostics.isEmpty)
        let result = read(String(repeating: opening, count: 100_000))
        #expect(result.value == nil)
        #expect(result.diagnostics.map(\.message.text) == ["nested more than 64 deep"])
    }

    @Test("refuses invalid UTF-8 in a string")
    func invalidUTF8() {
        let result = JSONReader.read(SourceFile(path: "a.json", bytes: [0x22, 0xC3, 0x28, 0x22]))
        #expect(result.value == nil)
        #expect(result.diagnostics.map(\.message.text) == ["the string is not valid UTF-8"])
    }

    @Test("ends in a value or a diagnostic for every prefix and for broken bytes")
    func robustness() {
        let text = Array(#"{"a": [1.5e3, "x\u00e9\n", {"b": null}], /* c */ "tests": false}"#.utf8)
        for end in 0...text.count {
            let result = JSONReader.read(SourceFile(path: "a.json", bytes: Array(text[..<end])))
            #expect(result.value != nil || !result.diagnostics.isEmpty)
        }
        var generator = Seeded(state: 7)
        for _ in 0..<20_000 {
            var bytes = text
            for _ in 0...Int.random(in: 0..<4, using: &generator) {
                bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            }
            let result = JSONReader.read(SourceFile(path: "a.json", bytes: bytes))
            #expect(result.value != nil || !result.diagnostics.isEmpty)
            for diagnostic in result.diagnostics {
                #expect(diagnostic.range.upperBound <= bytes.count)
                #expect(diagnostic.range.lowerBound <= diagnostic.range.upperBound)
            }
        }
    }

    private func read(_ text: String) -> (value: JSONValue?, diagnostics: [Diagnostic]) {
        JSONReader.read(SourceFile(path: "a.json", text: text))
    }
}

/// The text without its «marks», and the range between them.
func markedFile(_ marked: String, path: String = "viewmodelgen.json") -> (file: SourceFile, range: SourceRange) {
    var bytes: [UInt8] = []
    var marks: [Int] = []
    for character in marked {
        if character == "«" || character == "»" {
            marks.append(bytes.count)
        } else {
            bytes += Array(String(character).utf8)
        }
    }
    return (SourceFile(path: path, bytes: bytes), SourceRange(marks.first ?? 0, marks.last ?? 0))
}
