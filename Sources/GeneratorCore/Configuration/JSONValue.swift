/// A value of a JSON text together with its place.
package struct JSONValue: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        case null
        case boolean(Bool)
        /// The number as written: who needs a number converts it.
        case number(String)
        case string(String)
        case array([JSONValue])
        /// The members in the order of the text.
        case object([Member])
    }

    /// A key of an object with its value.
    package struct Member: Hashable, Sendable {
        package var key: String
        /// The place of the key, its quotes included.
        package var keyRange: SourceRange
        package var value: JSONValue
    }

    package var content: Content
    package var range: SourceRange

    package var string: String? {
        if case .string(let text) = content { text } else { nil }
    }

    package var boolean: Bool? {
        if case .boolean(let value) = content { value } else { nil }
    }

    package var integer: Int? {
        if case .number(let text) = content { Int(text) } else { nil }
    }

    package var array: [JSONValue]? {
        if case .array(let elements) = content { elements } else { nil }
    }

    package var members: [Member]? {
        if case .object(let members) = content { members } else { nil }
    }

    /// The value of an object's member.
    package subscript(key: String) -> JSONValue? {
        members?.first { $0.key == key }?.value
    }
}
