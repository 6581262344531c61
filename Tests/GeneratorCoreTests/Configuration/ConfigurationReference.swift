@testable import GeneratorCore

/// The JSON Schema and the documentation as the table of keys has them.
enum ConfigurationReference {
    /// The text of `viewmodelgen.schema.json`.
    static var schema: String {
        let head: [(String, Tree)] = [
            ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
            ("title", .text("viewmodelgen.json")),
            ("description", .text("The configuration of ViewModelGen, found upward from each spec.")),
        ]
        return Tree.object(head + object(ConfigurationKey.all)).text(indentation: "") + "\n"
    }

    /// The part of `Configuration.md` that lists the keys.
    static var documentation: String {
        sections(ConfigurationKey.all, parents: []).joined(separator: "\n")
    }

    private static func sections(_ keys: [ConfigurationKey], parents: [String]) -> [String] {
        keys.flatMap { key in
            var example = "{ \"\(key.name)\": \(key.example) }"
            for parent in parents.reversed() { example = "{ \"\(parent)\": \(example) }" }
            let name = (parents + [key.name]).joined(separator: ".")
            let standard = key.defaultValue.map { "`\($0)`" } ?? key.defaultRemark ?? "none; it has to be given"
            let section = """
                \(parents.isEmpty ? "###" : "####") `\(name)`

                \(key.summary)

                - Type: \(key.type.requirement)
                - Default: \(standard)
                - Example: `\(example)`

                """
            return [section] + sections(key.type.keys, parents: parents + [key.name])
        }
    }

    private static func object(_ keys: [ConfigurationKey]) -> [(String, Tree)] {
        var members: [(String, Tree)] = [
            ("type", .text("object")),
            ("properties", .object(keys.map { ($0.name, property($0)) })),
        ]
        let required = keys.filter(\.isRequired).map { Tree.text($0.name) }
        if !required.isEmpty { members.append(("required", .array(required))) }
        return members + [("additionalProperties", .raw("false"))]
    }

    private static func property(_ key: ConfigurationKey) -> Tree {
        var description = key.summary
        if let remark = key.defaultRemark { description += " Default: \(remark)." }
        var members = [("description", Tree.text(description.filter { $0 != "`" }))]
        members += type(key.type)
        if let standard = key.defaultValue { members.append(("default", .raw(standard))) }
        members.append(("examples", .array([.raw(key.example)])))
        return .object(members)
    }

    private static func type(_ type: ConfigurationType) -> [(String, Tree)] {
        switch type {
        case .boolean: [("type", .text("boolean"))]
        case .constant(let value): [("const", .raw("\(value)"))]
        case .integer(let range):
            [
                ("type", .text("integer")), ("minimum", .raw("\(range.lowerBound)")),
                ("maximum", .raw("\(range.upperBound)")),
            ]
        case .text(let text):
            [("type", .text("string"))] + (text.pattern.map { [("pattern", .text($0))] } ?? [])
        case .choice(let values): [("enum", .array(values.map(Tree.text)))]
        case .list(let element, let mayBeEmpty):
            [("type", .text("array")), ("items", .object(self.type(element)))]
                + (mayBeEmpty ? [] : [("minItems", .raw("1"))])
        case .object(let keys): object(keys)
        case .oneOf(let types): [("anyOf", .array(types.map { .object(self.type($0)) }))]
        }
    }
}

extension ConfigurationType {
    /// The keys of the object that a value is, or may be.
    fileprivate var keys: [ConfigurationKey] {
        switch self {
        case .object(let keys): keys
        case .oneOf(let types): types.flatMap(\.keys)
        default: []
        }
    }
}

extension ConfigurationType.Text {
    /// The rule as a regular expression of JSON Schema.
    fileprivate var pattern: String? {
        let identifier = "[_\\p{XID_Start}]\\p{XID_Continue}*"
        let component = "(?!_(?:\\.|$))\(identifier)"
        let qualified = "\(component)(?:\\.\(component))*"
        return switch self {
        case .any: nil
        case .path, .spec, .line: "^[^\\u0000-\\u001F\\u007F]+$"
        case .superclass: "^\(qualified)(?:<.+>)?$"
        case .identifier: "^\(identifier)$"
        case .type, .member: "^\(qualified)$"
        case .property: "^(?:(?:public|package|internal|fileprivate|private) )?(?:let|var) \(component)$"
        case .protocolName:
            "^(?:\(qualified)|\(identifier)\\*\\p{XID_Continue}*|\\*\\p{XID_Continue}+)$"
        case .moduleImport:
            "^(?:(?:@\(identifier)(?:\\([^ ;]*\\))? )*(?:(?:public|package|internal|fileprivate|private) )?import "
                + "(?:(?:struct|class|enum|protocol|typealias|func|let|var) )?)?\(qualified)$"
        }
    }
}

/// JSON that keeps the order of its members and takes parts that are JSON already.
private indirect enum Tree {
    case text(String)
    case raw(String)
    case array([Tree])
    case object([(String, Tree)])

    func text(indentation: String) -> String {
        let inner = indentation + "  "
        switch self {
        case .raw(let json): return json
        case .text(let text):
            let escaped = text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
            return "\"\(escaped)\""
        case .array(let elements):
            return "[" + elements.map { $0.text(indentation: inner) }.joined(separator: ", ") + "]"
        case .object(let members):
            let lines = members.map { "\(inner)\"\($0.0)\": \($0.1.text(indentation: inner))" }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(indentation)}"
        }
    }
}
