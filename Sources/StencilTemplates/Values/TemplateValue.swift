/// A value that a template can read.
///
/// `.none` is a value that a host sets on purpose: it is false, and it renders as nothing. A name that no one
/// set is not `.none`; reading it is an error.
package enum TemplateValue: Sendable, Equatable {
    case none
    case bool(Bool)
    case integer(Int)
    case real(Double)
    case string(String)
    case array([TemplateValue])
    case dictionary(TemplateRecord)

    /// The text, or `.none` where there is none.
    package init(_ text: String?) {
        self = text.map(TemplateValue.string) ?? .none
    }
}

extension TemplateValue {
    /// Whether `{% if %}` takes the value for true: a text or a collection with something in it, a number above zero.
    var isTrue: Bool {
        switch self {
        case .none: false
        case .bool(let value): value
        case .integer(let value): value > 0
        case .real(let value): value > 0
        case .string(let text): !text.isEmpty
        case .array(let items): !items.isEmpty
        case .dictionary(let record): !record.isEmpty
        }
    }

    /// What the value is called in a message.
    var kindName: String {
        switch self {
        case .none: "nil"
        case .bool: "a boolean"
        case .integer, .real: "a number"
        case .string: "a string"
        case .array: "an array"
        case .dictionary: "a dictionary"
        }
    }

    /// The number, where the value is one.
    var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .real(let value): value
        default: nil
        }
    }

    /// The text that `{{ value }}` writes, or nothing for a collection, which has no text of its own.
    var text: String? {
        switch self {
        case .none: ""
        case .bool(let value): value ? "true" : "false"
        case .integer(let value): String(value)
        case .real(let value): value.description
        case .string(let text): text
        case .array, .dictionary: nil
        }
    }

    /// Whether `==` in a template holds: numbers, strings and booleans among themselves, and nil with nil.
    ///
    /// Collections are never equal, and neither are values of different kinds.
    func equals(_ other: TemplateValue) -> Bool {
        switch (self, other) {
        case (.string(let left), .string(let right)): left == right
        case (.integer(let left), .integer(let right)): left == right
        case (.bool(let left), .bool(let right)): left == right
        case (.none, .none): true
        default:
            if let left = number, let right = other.number { left == right } else { false }
        }
    }
}

extension TemplateValue: ExpressibleByStringInterpolation {
    package init(stringLiteral value: String) { self = .string(value) }
}

extension TemplateValue: ExpressibleByBooleanLiteral {
    package init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension TemplateValue: ExpressibleByIntegerLiteral {
    package init(integerLiteral value: Int) { self = .integer(value) }
}

extension TemplateValue: ExpressibleByFloatLiteral {
    package init(floatLiteral value: Double) { self = .real(value) }
}

extension TemplateValue: ExpressibleByArrayLiteral {
    package init(arrayLiteral elements: TemplateValue...) { self = .array(elements) }
}

extension TemplateValue: ExpressibleByDictionaryLiteral {
    package init(dictionaryLiteral elements: (TemplateKey, TemplateValue)...) {
        self = .dictionary(TemplateRecord(elements))
    }
}
