/// One key of the configuration.
///
/// The list of them drives everything that has to agree: decoding and its messages, the help, the JSON Schema and the
/// documentation, which tests compare with it.
package struct ConfigurationKey: Sendable {
    package var name: String
    package var type: ConfigurationType
    /// One sentence: shown by `help`, in the schema and in the documentation.
    package var summary: String
    /// What holds without the key: a value as JSON, where one says the same as no key.
    package var defaultValue: String?
    /// What holds without the key, in words, where no value says the same.
    package var defaultRemark: String?
    /// A value as JSON.
    package var example: String
    /// Whether the object that it belongs to needs it.
    package var isRequired = false
    /// What is wrong with a value whose parts are right each.
    var contradiction: @Sendable (JSONValue) -> Diagnostic? = { _ in nil }
    /// Puts a checked value into the configuration.
    var store: @Sendable (JSONValue, inout Configuration) -> Void
}

extension ConfigurationKey {
    /// The keys of `viewmodelgen.json`, in the order in which they are documented.
    package static let all: [ConfigurationKey] = places + look + [overrides]

    private static let places: [ConfigurationKey] = [
        ConfigurationKey(
            name: "$schema",
            type: .text(.any),
            summary: "The address of the JSON Schema, for editors; the tool ignores it.",
            defaultRemark: "none",
            example: #"".build/checkouts/ViewModelGen/Documentation/viewmodelgen.schema.json""#,
            store: { _, _ in }
        ),
        ConfigurationKey(
            name: "sources",
            type: .list(of: .text(.path)),
            summary: "The folders that are searched for specs when none are named on the command line.",
            defaultValue: #"["."]"#,
            example: #"["Sources/App", "Sources/Login"]"#,
            store: { $1.sources = $0.array?.compactMap(\.string) ?? [] }
        ),
        ConfigurationKey(
            name: "output",
            type: .text(.path),
            summary: "The folder for generated files.",
            defaultRemark: "the folder of the spec",
            example: #""Sources/App/Generated""#,
            store: { $1.output = $0.string }
        ),
        ConfigurationKey(
            name: "logic",
            type: .text(.path),
            summary: "The folder for new logic files; one that already exists is found anywhere in the target.",
            defaultRemark: "the folder of the spec",
            example: #""Sources/App/Logic""#,
            store: { $1.logic = $0.string }
        ),
        ConfigurationKey(
            name: "tests",
            type: .oneOf([.text(.path), .constant(false)]),
            summary: "The folder for test files, or false for none.",
            defaultRemark: "in a SwiftPM package `Tests/<module>Tests`, if that folder exists; otherwise none",
            example: #""Tests/AppTests""#,
            store: { value, configuration in configuration.tests = value.string.map(Configuration.Tests.folder) ?? .none
            }
        ),
        ConfigurationKey(
            name: "module",
            type: .text(.identifier),
            summary: "The module that test files import with `@testable import`.",
            defaultRemark:
                "in a SwiftPM package the folder below `Sources` that holds the spec; otherwise that of the target",
            example: #""App""#,
            store: { $1.module = $0.string }
        ),
        ConfigurationKey(
            name: "templates",
            type: .text(.path),
            summary: "The folder of the project's own templates, of which Templates.md tells.",
            defaultRemark: "none; the built-in templates alone",
            example: #""Templates""#,
            store: { value, configuration in
                configuration.templates = value.string.map { .init(folder: $0, range: value.range) }
            }
        ),
    ]

    /// Whether it is the name of something that stands elsewhere: `Base.ViewModel`.
    static func isQualified(_ name: String) -> Bool { name.utf8.contains(UInt8(ascii: ".")) }

    static func storeMembers(
        of value: JSONValue,
        by keys: [ConfigurationKey],
        in configuration: inout Configuration
    ) {
        for key in keys {
            if let member = value[key.name] { key.store(member, &configuration) }
        }
    }
}

extension JSONValue {
    /// The case whose raw value the string is.
    func choice<Value: RawRepresentable>() -> Value? where Value.RawValue == String {
        string.flatMap(Value.init(rawValue:))
    }
}

extension ConfigurationType {
    static func choice<Value: RawRepresentable & CaseIterable>(of type: Value.Type) -> Self
    where Value.RawValue == String {
        .choice(type.allCases.map(\.rawValue))
    }
}
