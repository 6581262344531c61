import Testing

@testable import GeneratorCore

/// Every message of the lexer and the parser, as it is shown.
@Suite struct ParserMessageTests {
    private func render(_ text: String) -> String {
        let file = SourceFile(path: "A.viewmodel", text: text)
        let rendered = DiagnosticStyle.text(color: false).render(Parser.parse(file).diagnostics, in: file)
        return String(rendered.dropLast())
    }

    @Test func messagesAreAsRecorded() throws {
        let golden = try MessageGolden("Parser.txt")
        if MessageGolden.isRecording {
            try golden.record(render)
            Issue.record("recorded \(golden.name)")
        }
        for goldenCase in golden.cases {
            let expected = goldenCase.expected.trimmingSuffix("\n")
            #expect(render(goldenCase.text) == expected, "\(goldenCase.text)")
            #expect(!expected.isEmpty, "no mistake is reported in: \(goldenCase.text)")
        }
    }

    @Test func reportsInvalidUTF8ByItsOffset() {
        let file = SourceFile(
            path: "A.viewmodel",
            bytes: Array("viewmodel A { // ".utf8) + [0xC3, 0x28] + Array("\n}".utf8)
        )
        #expect(
            DiagnosticStyle.xcode.render(Parser.parse(file).diagnostics, in: file)
                == "A.viewmodel:1:18: error: invalid UTF-8 at byte offset 17 [syntax]\n"
        )
    }

    @Test func reportsNullBytes() {
        let file = SourceFile(path: "A.viewmodel", text: "viewmodel A {\0}")
        #expect(
            DiagnosticStyle.xcode.render(Parser.parse(file).diagnostics, in: file)
                == "A.viewmodel:1:14: error: unexpected NUL byte [syntax]\n"
        )
    }

    @Test func nestedParenthesesHaveALimit() {
        for depth in [60, 5_000, 100_000] {
            let definition = String(repeating: "(", count: depth) + "b" + String(repeating: ")", count: depth)
            let file = SourceFile(path: "A", text: "viewmodel A { flow {\na <- \(definition)\nc <- d } }")
            let spec = Parser.parse(file)
            #expect(
                spec.diagnostics.map(\.message.text) == (depth > 64 ? ["parentheses are nested more than 64 deep"] : [])
            )
            #expect(spec.syntax.declarations.last?.names.first.map { spec.syntax.text(ofName: $0) } == "c")
        }
    }
}

extension String {
    func trimmingSuffix(_ suffix: String) -> String {
        var text = self
        while text.hasSuffix(suffix) { text.removeLast(suffix.count) }
        return text
    }
}
