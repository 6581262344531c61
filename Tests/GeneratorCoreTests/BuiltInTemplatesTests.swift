import Foundation
import GeneratorCore
import StencilTemplates
import Testing

@Suite struct BuiltInTemplatesTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    private static let generatedFile = root.appending(
        path: "Sources/GeneratorCore/Rendering/BuiltInTemplates+Generated.swift"
    )

    /// The embedded templates are those of `Templates/`; with `RECORD_TEMPLATES=1` they are made so.
    @Test func embeddedTemplatesAreCurrent() throws {
        let expected = try EmbeddedTemplates(folder: Self.root.appending(path: "Templates")).swiftSource()
        let actual = try? String(contentsOf: Self.generatedFile, encoding: .utf8)
        guard ProcessInfo.processInfo.environment["RECORD_TEMPLATES"] != "1" else {
            if actual != expected { try Data(expected.utf8).write(to: Self.generatedFile) }
            Issue.record(
                "recorded \(Self.generatedFile.lastPathComponent); run the tests again without RECORD_TEMPLATES"
            )
            return
        }
        #expect(actual == expected, "Templates/ has changed: run `make embed-templates`")
    }

    @Test func everyTemplateIsEmbeddedAsItIs() throws {
        let files = try EmbeddedTemplates(folder: Self.root.appending(path: "Templates")).files
        #expect(!files.isEmpty)
        #expect(files.map(\.name) == BuiltInTemplates.sources.map(\.name))
        #expect(files.map(\.text) == BuiltInTemplates.sources.map(\.text))
    }

    @Test func everyTemplateCompiles() throws {
        let library = try TemplateLibrary(sources: BuiltInTemplates.sources)
        #expect(library.names == BuiltInTemplates.sources.map(\.name).sorted())
    }

    @Test(arguments: [
        ("plain", "##\"\"\"\nplain\n\"\"\"##"),
        ("a\n\nb\n", "##\"\"\"\na\n\nb\n\n\"\"\"##"),
        ("", "##\"\"\"\n\n\"\"\"##"),
        ("\"\"\"## \\##(x)", "###\"\"\"\n\"\"\"## \\##(x)\n\"\"\"###"),
        ("\"\"\"###### \\###(x)", "#######\"\"\"\n\"\"\"###### \\###(x)\n\"\"\"#######"),
    ])
    func literalsHoldAnyText(text: String, literal: String) {
        #expect(EmbeddedTemplates.literal(text) == literal)
    }
}

/// The templates of a folder and the Swift file that holds them.
private struct EmbeddedTemplates {
    struct UnusableTemplate: Error {
        let name: String
        let reason: String
    }

    let files: [(name: String, text: String)]

    init(folder: URL) throws {
        let enumerator = try #require(FileManager.default.enumerator(atPath: folder.path))
        let paths = enumerator.compactMap { $0 as? String }.filter { $0.hasSuffix(".stencil") }.sorted()
        files = try paths.map { path in
            let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
            if text.utf8.contains(where: { $0 == 13 || $0 == 0 }) {
                throw UnusableTemplate(name: path, reason: "it has carriage returns or null characters")
            }
            return (path, text)
        }
    }

    func swiftSource() -> String {
        var source = """
            // swift-format-ignore-file
            // Generated from Templates/ by `make embed-templates`; change the templates there.

            /// The templates that the generator brings along, by their paths in `Templates/`.
            package enum BuiltInTemplates {
                package static let sources: [(name: String, text: String)] = [

            """
        for (name, text) in files {
            source += "(\"\(name)\", \(Self.literal(text))),\n"
        }
        return source + "    ]\n}\n"
    }

    /// A raw string literal with as many `#` as it takes for nothing in the text to have a meaning.
    static func literal(_ text: String) -> String {
        var longest = 1
        var run = 0
        for byte in text.utf8 {
            run = byte == UInt8(ascii: "#") ? run + 1 : 0
            longest = max(longest, run)
        }
        let hashes = String(repeating: "#", count: longest + 1)
        return "\(hashes)\"\"\"\n\(text)\n\"\"\"\(hashes)"
    }
}
