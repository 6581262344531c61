import Testing

@testable import GeneratorCore

@Suite struct DiagnosticStyleTests {
    private static let text = "input {\n\tpassword: String\n}\noutput {\n\ta <- pasword, b\n}\n"
    private static let file = SourceFile(path: "Sources/A, B.viewmodel", text: text)
    private static let diagnostic = Diagnostic(
        .init(.error, rule: "unknown-name", "unknown name 'pasword': 100%"),
        at: SourceRange(43, 50),
        notes: [.init("\"password\" stands here", at: SourceRange(9, 17)), .init("names are\tcase-sensitive")],
        suggestion: "did you mean 'password'?"
    )

    private func render(_ style: DiagnosticStyle) -> String { style.render([Self.diagnostic], in: Self.file) }

    @Test func text() {
        #expect(
            render(.text(color: false)) == """
                Sources/A, B.viewmodel:5:7: error: unknown name 'pasword': 100% [unknown-name]
                \ta <- pasword, b
                \t     ^~~~~~~
                Sources/A, B.viewmodel:2:2: note: "password" stands here
                \tpassword: String
                \t^~~~~~~~
                note: names are\tcase-sensitive
                suggestion: did you mean 'password'?

                """
        )
    }

    @Test func coloredText() {
        let expected = """
            <1>Sources/A, B.viewmodel:5:7:<0> <1;31>error:<0> <1>unknown name 'pasword': 100%<0><2> [unknown-name]<0>
            \ta <- pasword, b
            \t     <1;32>^~~~~~~<0>
            <1>Sources/A, B.viewmodel:2:2:<0> <1;36>note:<0> "password" stands here
            \tpassword: String
            \t<1;32>^~~~~~~~<0>
            <1;36>note:<0> names are\tcase-sensitive
            <1;32>suggestion:<0> did you mean 'password'?

            """
        let codes = ["0", "1", "2", "1;31", "1;32", "1;36"]
        let escaped = codes.reduce(expected) { $0.replacing("<\($1)>", with: "\u{1B}[\($1)m") }
        #expect(render(.text(color: true)) == escaped)
    }

    @Test func xcode() {
        #expect(
            render(.xcode) == """
                Sources/A, B.viewmodel:5:7: error: unknown name 'pasword': 100%; did you mean 'password'? [unknown-name]
                Sources/A, B.viewmodel:2:2: note: "password" stands here
                Sources/A, B.viewmodel:5:7: note: names are\tcase-sensitive

                """
        )
    }

    @Test func json() {
        #expect(
            render(.json) == #"{"path":"Sources/A, B.viewmodel","line":5,"column":7,"endLine":5,"endColumn":14,"#
                + #""severity":"error","rule":"unknown-name","message":"unknown name 'pasword': 100%","notes":["#
                + #"{"message":"\"password\" stands here","line":2,"column":2,"endLine":2,"endColumn":10},"#
                + #"{"message":"names are\tcase-sensitive"}],"suggestion":"did you mean 'password'?"}"# + "\n"
        )
        #expect(JSONStyle.quoted("\u{1}\\\n\r한") == #""\u0001\\\n\r한""#)
    }

    @Test func gitHub() {
        #expect(
            render(.github) == "::error file=Sources/A%2C B.viewmodel,line=5,col=7,endLine=5,endColumn=13,"
                + "title=unknown-name::unknown name 'pasword': 100%25"
                + "%0Anote: \"password\" stands here (2:2)%0Anote: names are\tcase-sensitive%0Adid you mean 'password'?\n"
        )
    }

    @Test func severities() {
        let file = SourceFile(path: "A", text: "x")
        for (severity, command) in [(Diagnostic.Severity.warning, "warning"), (.note, "notice")] {
            let diagnostic = Diagnostic(.init(severity, rule: "r", "m"), at: SourceRange(0, 1))
            #expect(DiagnosticStyle.github.render([diagnostic], in: file).hasPrefix("::\(command) file=A,line=1,col=1"))
            #expect(DiagnosticStyle.xcode.render([diagnostic], in: file) == "A:1:1: \(severity.rawValue): m [r]\n")
        }
        #expect(DiagnosticStyle.json.render([], in: file) == "")
    }

    @Test(arguments: [
        ("이름: 1️⃣한글2️⃣ = x", "이름: 한글 = x\n      ^~~~"),
        ("\ta\t1️⃣b2️⃣", "\ta\tb\n\t \t^"),
        ("e\u{301}1️⃣x2️⃣", "e\u{301}x\n ^"),
        ("ab1️⃣2️⃣", "ab\n  ^"),
        ("1️⃣ab\ncd2️⃣", "ab\n^~"),
        ("a\u{1B}[31m1️⃣b2️⃣", "a\u{FFFD}[31mb\n      ^"),
        ("1️⃣2️⃣", "\n^"),
        ("a\r\n1️⃣b2️⃣\r\n", "b\n^"),
    ])
    func caretStandsBelow(marked: String, expected: String) throws {
        let text = MarkedText(marked)
        let range = SourceRange(try #require(text.offsets[1]), try #require(text.offsets[2]))
        let file = SourceFile(path: "A", text: text.text)
        let diagnostic = Diagnostic(.init(.error, rule: "r", "m"), at: range)
        let lines = DiagnosticStyle.text(color: false).render([diagnostic], in: file)
        #expect(lines.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)[1] == expected + "\n")
    }

    @Test func longLinesAreShownInPart() {
        let text = String(repeating: "한", count: 1_000) + "name" + String(repeating: "x", count: 1_000)
        let file = SourceFile(path: "A", text: text)
        let diagnostic = Diagnostic(.init(.error, rule: "r", "m"), at: SourceRange(3_000, 3_004))
        let lines = DiagnosticStyle.text(color: false).render([diagnostic], in: file).split(separator: "\n")
        #expect(lines[0] == "A:1:1001: error: m [r]")
        #expect(lines[1] == "…" + String(repeating: "한", count: 60) + "name" + String(repeating: "x", count: 136) + "…")
        #expect(lines[2] == String(repeating: " ", count: 121) + "^~~~")
    }
}

@Suite struct DiagnosticSilencingTests {
    @Test(arguments: [
        ("// viewmodelgen:disable unused-input\n1️⃣a", false),
        ("    //  viewmodelgen:disable other, unused-input\n  1️⃣a", false),
        ("// viewmodelgen:disable unused-input until the screen is there\n/// Doc.\n1️⃣a", false),
        ("// viewmodelgen:disable unused-input\r\n1️⃣a", false),
        ("// viewmodelgen:disable other\n1️⃣a", true),
        ("// viewmodelgen:disable unused\n1️⃣a", true),
        ("// viewmodelgen:disabled unused-input\n1️⃣a", true),
        ("// viewmodelgen:disable\n1️⃣a", true),
        ("// viewmodelgen:disable unused-input\n\n1️⃣a", true),
        ("// viewmodelgen:disable unused-input\nb\n1️⃣a", true),
        ("b // viewmodelgen:disable unused-input\n1️⃣a", true),
        ("1️⃣a", true),
    ])
    func silencesTheNextLine(marked: String, remains: Bool) throws {
        let text = MarkedText(marked)
        let file = SourceFile(path: "A", text: text.text)
        let range = SourceRange(at: try #require(text.offsets[1]))
        let warning = Diagnostic(.init(.warning, rule: "unused-input", "m"), at: range)
        let error = Diagnostic(.init(.error, rule: "unused-input", "m"), at: range)
        var rest = [warning, error].withoutSilenced(in: file)
        for index in rest.indices { rest[index].notes = [] }
        #expect(rest == (remains ? [warning, error] : [error]))
    }

    @Test(arguments: [
        ("// viewmodelgen:disbale unused-input\na", true),
        ("// viewmodelgen:disable other, unused-inptu\na", true),
        ("// viewmodelgen:disable unused-state\na", false),
        ("// viewmodelgen:disable unrelated\na", false),
    ])
    func saysWhatIsMisspelt(text: String, isSaid: Bool) throws {
        let file = SourceFile(path: "A", text: text)
        let warning = Diagnostic(.init(.warning, rule: "unused-input", "m"), at: SourceRange(at: text.utf8.count - 1))
        let notes = [warning].withoutSilenced(in: file).flatMap(\.notes).map(\.text)
        #expect(
            notes == (isSaid ? ["this comment silences nothing; write '// viewmodelgen:disable unused-input'"] : [])
        )
    }
}
