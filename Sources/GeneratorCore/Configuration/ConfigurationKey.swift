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
    package static let all: [ConfigurationKey] = places + look

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

    private static let look: [ConfigurationKey] = [
        ConfigurationKey(
            name: "access",
            type: .choice(of: Profile.Access.self),
            summary: "The access level of what is generated.",
            defaultValue: #""internal""#,
            example: #""public""#,
            store: { $1.profile.access = $0.choice() ?? .internal }
        ),
        ConfigurationKey(
            name: "kind",
            type: .choice(of: Profile.Kind.self),
            summary: "What a ViewModel is declared as.",
            defaultValue: #""final class""#,
            example: #""struct""#,
            store: { $1.profile.kind = $0.choice() ?? .finalClass }
        ),
        ConfigurationKey(
            name: "baseClass",
            type: .text(.type),
            summary: "The class that every ViewModel inherits from; `super` dependencies are handed to its `init`.",
            defaultRemark: "none",
            example: #""BaseViewModel""#,
            store: { $1.profile.baseClass = $0.string }
        ),
        ConfigurationKey(
            name: "conformance",
            type: .oneOf([.text(.type), .constant(false), .object(conformance)]),
            summary:
                "The protocol that ViewModels conform to. The support file declares it, unless its name is qualified.",
            defaultValue: #""ViewModel""#,
            example: #"{ "protocol": "ViewModelType", "declare": false }"#,
            contradiction: { value in
                guard value["declare"]?.boolean == true, let name = value["protocol"], let text = name.string,
                    isQualified(text)
                else { return nil }
                return Diagnostic(.qualifiedDeclaration(text), at: name.range, suggestion: "set 'declare' to false")
            },
            store: { $1.profile.conformance = .init($0) }
        ),
        ConfigurationKey(
            name: "transform",
            type: .object(transform),
            summary: "The signature of `transform`.",
            defaultValue: "{}",
            example: #"{ "label": "from", "disposeBag": "parameter" }"#,
            store: { storeMembers(of: $0, by: transform, in: &$1) }
        ),
        ConfigurationKey(
            name: "dependencies",
            type: .oneOf([.choice(["struct", "parameters", "properties"]), .object(dependencies)]),
            summary: "Whether dependencies come in a `Dependencies` struct, as parameters of `init` or as properties "
                + "that are set afterwards.",
            defaultValue: #""struct""#,
            example: #""parameters""#,
            store: { $1.profile.dependencies = .init($0) }
        ),
        ConfigurationKey(
            name: "trackers",
            type: .object(trackers),
            summary: "Members of the base class that every request tells of its calls.",
            defaultValue: "{}",
            example: #"{ "activity": "loading", "errors": "error" }"#,
            store: { storeMembers(of: $0, by: trackers, in: &$1) }
        ),
        ConfigurationKey(
            name: "traits",
            type: .object(traits),
            summary: "What a type without a trait means.",
            defaultValue: "{}",
            example: #"{ "input": "Signal", "output": "Observable" }"#,
            store: { storeMembers(of: $0, by: traits, in: &$1) }
        ),
        ConfigurationKey(
            name: "view",
            type: .object(view),
            summary: "What the views of the section `view` are made of.",
            defaultValue: "{}",
            example: #"{ "framework": "appkit" }"#,
            store: { storeMembers(of: $0, by: view, in: &$1) }
        ),
        ConfigurationKey(
            name: "rxSwiftExt",
            type: .boolean,
            summary: "Whether `elements()` and `errors()` come from RxSwiftExt instead of the support file.",
            defaultValue: "false",
            example: "true",
            store: { $1.profile.usesRxSwiftExt = $0.boolean ?? false }
        ),
        ConfigurationKey(
            name: "testFramework",
            type: .choice(of: Profile.TestFramework.self),
            summary: "What generated tests are written with.",
            defaultValue: #""XCTest""#,
            example: #""Swift Testing""#,
            store: { $1.profile.testFramework = $0.choice() ?? .xctest }
        ),
        ConfigurationKey(
            name: "imports",
            type: .list(of: .text(.moduleImport)),
            summary: "Imports of every generated ViewModel besides its own: module names or whole import lines.",
            defaultValue: "[]",
            example: #"["Domain", "@_exported import DesignSystem"]"#,
            store: { $1.profile.imports = $0.array?.compactMap(\.string) ?? [] }
        ),
        ConfigurationKey(
            name: "header",
            type: .oneOf([.text(.any), .list(of: .text(.any))]),
            summary: "The comment that opens every written file: one text or an array of lines, without the `//`.",
            defaultValue: #""""#,
            example: #"["Copyright © Example Ltd.", "All rights reserved."]"#,
            store: { $1.profile.header = $0.headerLines }
        ),
        ConfigurationKey(
            name: "indentation",
            type: .oneOf([.integer(1...8), .choice(["tabs"])]),
            summary: "The number of spaces of one level, or \"tabs\".",
            defaultValue: "4",
            example: "2",
            store: { value, configuration in
                configuration.profile.indentation = value.integer.map(Profile.Indentation.spaces) ?? .tabs
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

extension Diagnostic.Message {
    fileprivate static func qualifiedDeclaration(_ name: String) -> Self {
        Self(
            .error,
            rule: "invalid-value",
            "'\(name)' cannot be declared: a qualified name is that of a protocol elsewhere"
        )
    }
}

extension JSONValue {
    /// The case whose raw value the string is.
    func choice<Value: RawRepresentable>() -> Value? where Value.RawValue == String {
        string.flatMap(Value.init(rawValue:))
    }

    /// The lines of a header, without white space at their ends and without an empty last one.
    fileprivate var headerLines: [String] {
        let texts = array?.compactMap(\.string) ?? string.map { [$0] } ?? []
        var lines = texts.flatMap { text in
            text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }
}

extension ConfigurationType {
    static func choice<Value: RawRepresentable & CaseIterable>(of type: Value.Type) -> Self
    where Value.RawValue == String {
        .choice(type.allCases.map(\.rawValue))
    }
}
