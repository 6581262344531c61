import Foundation
import StencilTemplates
import Testing

/// What the language is: each case was compared once with what Stencil 0.15 and StencilSwiftKit 2.10 make of it.
///
/// A line of `Conformance/*.txt` is a template and its result, `=>` for a text and `!!` for an error as `line:column:
/// message`. What follows `~~` is what Stencil gives where it differs on purpose: a text, or `!` for an error. Signs
/// stand for what a line cannot hold: `⏎` and `␍` for line ends, `⇥` for a tab, `␠` for a blank at the end, `␀` for
/// nothing. `@` sets the trim behaviour for the lines after it.
@Suite struct ConformanceTests {
    @Test(arguments: ["variables", "conditions", "loops", "tags", "parts", "filters", "whitespace"])
    func agrees(file: String) throws {
        let cases = try Self.cases(in: file)
        #expect(cases.count > 20)
        for templateCase in cases { templateCase.check() }
    }

    @Test func hasManyCases() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
        var count = 0
        for file in files { count += try Self.cases(in: String(file.dropLast(4))).count }
        #expect(count > 500)
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Conformance").path

    private static func cases(in file: String) throws -> [TemplateCase] {
        var trim = TrimBehaviour.nothing
        var cases: [TemplateCase] = []
        for line in try String(contentsOfFile: "\(folder)/\(file).txt", encoding: .utf8).split(separator: "\n") {
            switch line {
            case "@nothing": trim = .nothing
            case "@smart": trim = .smart
            case "@all": trim = .all
            default: if !line.hasPrefix("# ") { cases.append(try read(line, trim)) }
            }
        }
        return cases
    }

    private static func read(_ line: Substring, _ trim: TrimBehaviour) throws -> TemplateCase {
        let ours = line.split(separator: "  ~~  ", maxSplits: 1)[0]
        let isError = ours.contains("  !!  ")
        let parts = ours.split(separator: isError ? "  !!  " : "  =>  ", maxSplits: 1).map(decoded)
        try #require(parts.count == 2, "\(line)")
        return isError
            ? TemplateCase(parts[0], trim: trim, fails: parts[1]) : TemplateCase(parts[0], trim: trim, is: parts[1])
    }

    private static func decoded(_ text: Substring) -> String {
        let signs: [Character: Character] = ["⏎": "\n", "␍": "\r", "⇥": "\t", "␠": " "]
        return String(text.compactMap { $0 == "␀" ? nil : signs[$0] ?? $0 })
    }
}
