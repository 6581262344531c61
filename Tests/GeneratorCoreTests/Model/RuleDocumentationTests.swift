import Foundation
import Testing

@testable import GeneratorCore

@Suite struct RuleDocumentationTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")

    /// The language reference lists every rule with its severity and summary, and no other.
    @Test func referenceListsEveryRule() throws {
        let file = Self.root.appending(path: "Documentation/Language.md").standardized
        let text = try String(contentsOf: file, encoding: .utf8)
        let rows = text.split(separator: "\n").filter {
            $0.hasPrefix("| `") && $0.contains("` | error |") || $0.contains("` | warning |")
        }
        let expected = Rule.all.map { "| `\($0.id)` | \($0.severity.rawValue) | \($0.summary) |" }
        #expect(
            Set(rows.map(String.init)).subtracting(["| `syntax` | error | The text is not in the language. |"])
                == Set(expected)
        )
    }
}
