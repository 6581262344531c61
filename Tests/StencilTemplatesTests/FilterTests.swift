import Foundation
import StencilTemplates
import Testing

@Suite struct FilterTests {
    @Test(arguments: [
        TemplateCase("{{ x|join }}", ["x": [["a"]]], fails: "1:6: 'join' needs texts, but item 0 is an array"),
        TemplateCase(
            "{{ x|uppercase }}",
            ["x": [["a"]]],
            fails: "1:6: 'uppercase' needs a string, but an item is an array"
        ),
        TemplateCase("{{ x|removeNewlines }}", ["x": "a b\nc\td\u{2028}"], is: "abcd"),
        TemplateCase("{{ x|removeNewlines:'leading' }}|", ["x": "a\n  b \n\tc "], is: "ab c|"),
        TemplateCase("{{ x|indent:2 }}", ["x": "a\r\n\r\nb"], is: "a\r\n\r\n  b"),
    ])
    func otherValues(_ templateCase: TemplateCase) { templateCase.check() }

    /// `capitalize` is what Foundation calls `capitalized`.
    @Test(arguments: [
        "hello world", "HELLO", "foo_bar baz-qux", "a1b 2cd", "don't", "élan vital", "fooBar", "",
    ])
    func capitalizesAsFoundationDoes(text: String) throws {
        let library = try TemplateLibrary(sources: [("t", "{{ x|capitalize }}")])
        #expect(try library.render("t", with: ["x": .string(text)]) == text.capitalized)
    }
}
