import Foundation
import Testing

@testable import GeneratorCore

@Suite("Configuration reference")
struct ConfigurationReferenceTests {
    private static let documentation = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Documentation")
    private static let schemaFile = documentation.appendingPathComponent("viewmodelgen.schema.json")
    private static let documentFile = documentation.appendingPathComponent("Configuration.md")
    private static let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1"

    @Test("the JSON Schema is current")
    func schemaIsCurrent() throws {
        try compare(ConfigurationReference.schema, with: Self.schemaFile)
    }

    @Test("the documentation lists the keys as they are")
    func documentationIsCurrent() throws {
        let text = try String(contentsOf: Self.documentFile, encoding: .utf8)
        let start = try #require(text.range(of: "<!-- keys: recorded by the tests -->\n"))
        let end = try #require(text.range(of: "<!-- end of keys -->"))
        let current = String(text[..<start.upperBound]) + "\n" + ConfigurationReference.documentation + "\n"
        try compare(current + text[end.lowerBound...], with: Self.documentFile)
    }

    @Test("every configuration in the documentation is right for the decoder and the schema")
    func samples() throws {
        let text = try String(contentsOf: Self.documentFile, encoding: .utf8)
        let blocks = text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        let samples = blocks.filter { $0.hasPrefix("json\n") }.map { String($0.dropFirst("json\n".count)) }
        #expect(samples.count >= 2)
        for sample in samples {
            #expect(ConfigurationDecoder.decode(SourceFile(path: "a", text: sample)).diagnostics.isEmpty, "\(sample)")
            #expect(try isValid(sample), "\(sample)")
        }
    }

    @Test("defaults say the same as no key, and examples are right", arguments: ConfigurationKey.all.map(\.name))
    func defaults(name: String) throws {
        let key = try #require(ConfigurationKey.all.first { $0.name == name })
        #expect((key.defaultValue == nil) != (key.defaultRemark == nil))
        if let standard = key.defaultValue {
            let result = decode("{ \"\(name)\": \(standard) }")
            #expect(result.diagnostics.isEmpty)
            #expect(result.configuration == Configuration())
        }
        let result = decode("{ \(Self.need(of: name))\"\(name)\": \(key.example) }")
        #expect(result.diagnostics.isEmpty)
        #expect(name == "$schema" || result.configuration != Configuration(), "the example changes nothing")
    }

    @Test("the schema allows what the decoder allows", arguments: ConfigurationKey.all.map(\.name) + ["unknown"])
    func agreement(name: String) throws {
        var allowed = 0
        for value in Self.values where name != "trackers" || value != "{}" {
            let text = "{ \(Self.need(of: name))\"\(name)\": \(value) }"
            let isRight = decode(text).diagnostics.isEmpty
            if isRight { allowed += 1 }
            // That a name is none of Swift's reserved words is beyond the schema.
            let isReserved = value.split(separator: "\"").contains { SwiftKeywords.isReserved(String($0)) }
            #expect(try isValid(text) == isRight || isReserved, "\(text)")
        }
        #expect((allowed > 0) == (name != "unknown"))
    }

    /// The member without which the key says nothing.
    private static func need(of name: String) -> String { name == "trackers" ? #""baseClass": "Base", "# : "" }

    /// Values of every kind, right for some key or for none.
    private static let values: [String] = {
        let words = [
            "", ".", "a", "A.B", "A..B", "_", "A._", "1a", "a b", "한글", "a\\nb", "a/b", "internal", "package", "public",
            "private", "final class", "class", "struct", "enum", "stored", "parameter", "parameters", "Driver",
            "Signal",
            "Observable", "Infallible", "ControlEvent", "Single", "PublishRelay", "tabs", "Tabs", "XCTest",
            "observable",
            "Swift Testing", "*", "*Type", "I*", "1*", "A*B*", "A.*", "extension", "body", "members", "with", "relays",
            "navigator", "stored", "transform", "init",
        ]
        let objects = words.prefix(20).flatMap { word in
            ["label", "disposeBag", "init", "input", "output", "protocol"].map { "{ \"\($0)\": \"\(word)\" }" }
                + ["bagName", "bagType"].map { "{ \"disposeBag\": \"parameter\", \"\($0)\": \"\(word)\" }" }
        }
        let traits = words.map { "{ \"input\": \"\($0)\", \"output\": \"\($0)\" }" }
        return words.map { "\"\($0)\"" } + objects + traits + words.map { "[\"a\", \"\($0)\"]" } + [
            "null", "true", "false", "0", "1", "4", "8", "9", "-1", "2.5", "[]", "[1]", "{}",
            #"{ "protocol": "A", "declare": true }"#, #"{ "protocol": "A", "declare": "yes" }"#,
            #"{ "declare": true }"#,
            #"{ "protocol": "A", "other": 1 }"#, #"{ "disposeBag": "stored" }"#, #"{ "disposeBag": "parameter" }"#,
        ]
    }()

    private func decode(_ text: String) -> (configuration: Configuration, diagnostics: [Diagnostic]) {
        ConfigurationDecoder.decode(SourceFile(path: "viewmodelgen.json", text: text))
    }

    private static let schema: JSONValue? = {
        guard let text = try? String(contentsOf: schemaFile, encoding: .utf8) else { return nil }
        return JSONReader.read(SourceFile(path: "schema", text: text)).value
    }()

    private func isValid(_ text: String) throws -> Bool {
        let value = try #require(JSONReader.read(SourceFile(path: "a", text: text)).value)
        return try SchemaValidator(schema: try #require(Self.schema)).isValid(value)
    }

    private func compare(_ expected: String, with file: URL) throws {
        if Self.isRecording { try expected.write(to: file, atomically: true, encoding: .utf8) }
        let found = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        #expect(found == expected, "not current: RECORD_GOLDENS=1 swift test --filter ConfigurationReference")
        #expect(!Self.isRecording, "recorded")
    }
}
