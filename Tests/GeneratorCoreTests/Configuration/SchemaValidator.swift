import Foundation

@testable import GeneratorCore

/// Validates JSON by a JSON Schema, as far as the schema of the configuration uses its language.
///
/// It knows nothing of the table of keys, so it can tell whether the schema says the same as the decoder.
struct SchemaValidator {
    /// A word of the schema that the validator does not know: then it cannot judge.
    struct UnknownKeyword: Error {
        let name: String
    }

    let schema: JSONValue

    func isValid(_ value: JSONValue) throws -> Bool { try isValid(value, by: schema) }

    private func isValid(_ value: JSONValue, by schema: JSONValue) throws -> Bool {
        for member in schema.members ?? [] {
            guard try holds(member.key, member.value, of: schema, for: value) else { return false }
        }
        return true
    }

    private func holds(_ keyword: String, _ rule: JSONValue, of schema: JSONValue, for value: JSONValue) throws -> Bool
    {
        switch keyword {
        case "$schema", "title", "description", "default", "examples": return true
        case "type": return hasType(rule.string ?? "", value)
        case "const": return value.content == rule.content
        case "enum": return rule.array?.contains { $0.content == value.content } == true
        case "minimum": return (value.integer ?? .max) >= (rule.integer ?? .max)
        case "maximum": return (value.integer ?? .min) <= (rule.integer ?? .min)
        case "pattern":
            guard let text = value.string, let pattern = rule.string else { return false }
            let expression = try NSRegularExpression(pattern: pattern)
            return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
        case "minItems": return (value.array?.count ?? .max) >= (rule.integer ?? .max)
        case "items": return try value.array?.allSatisfy { try isValid($0, by: rule) } ?? true
        case "anyOf": return try rule.array?.contains { try isValid(value, by: $0) } == true
        case "required":
            return rule.array?.allSatisfy { $0.string.map { value[$0] != nil } == true } == true
        case "properties":
            return try value.members?.allSatisfy { member in
                try rule[member.key].map { try isValid(member.value, by: $0) } ?? true
            } ?? true
        case "additionalProperties":
            return value.members?.allSatisfy { schema["properties"]?[$0.key] != nil } ?? true
        default: throw UnknownKeyword(name: keyword)
        }
    }

    private func hasType(_ name: String, _ value: JSONValue) -> Bool {
        switch value.content {
        case .null: name == "null"
        case .boolean: name == "boolean"
        case .number: name == "integer" ? value.integer != nil : name == "number"
        case .string: name == "string"
        case .array: name == "array"
        case .object: name == "object"
        }
    }
}
