/// What a value of the configuration may be.
package indirect enum ConfigurationType: Sendable {
    case boolean
    /// This value of the two and not the other.
    case constant(Bool)
    case integer(ClosedRange<Int>)
    case text(Text)
    /// One of these strings.
    case choice([String])
    case list(of: ConfigurationType)
    case object([ConfigurationKey])
    /// The first of these that takes the value's kind.
    case oneOf([ConfigurationType])

    /// What a string must look like.
    package enum Text: Hashable, Sendable {
        case any
        /// Not empty, on one line.
        case line
        /// A path, not empty, with `/` between folders.
        case path
        /// A Swift identifier or `_`.
        case identifier
        /// The name of a Swift type, perhaps qualified: `Common.ViewModelType`.
        case type
    }
}

extension ConfigurationType {
    /// Whether a value is of the right kind, whatever is inside.
    ///
    /// The alternatives of a `oneOf` differ in this, so that at most one of them is meant by a value.
    package func takes(_ content: JSONValue.Content) -> Bool {
        switch (self, content) {
        case (.boolean, .boolean), (.constant, .boolean), (.integer, .number), (.text, .string), (.choice, .string),
            (.list, .array), (.object, .object):
            true
        case (.oneOf(let types), _): types.contains { $0.takes(content) }
        default: false
        }
    }

    /// Of a `oneOf` the alternative that a value of this kind is meant as, otherwise the type itself.
    func meant(by content: JSONValue.Content) -> ConfigurationType {
        guard case .oneOf(let types) = self else { return self }
        return types.first { $0.takes(content) } ?? self
    }

    /// The values of a choice.
    var choices: [String] {
        if case .choice(let values) = self { values } else { [] }
    }

    /// What the value has to be, for "must be …".
    package var requirement: String {
        switch self {
        case .boolean: "true or false"
        case .constant(let value): "\(value)"
        case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .text(.any): "a string"
        case .text(.line): "a string on one line that is not empty"
        case .text(.path): "a path"
        case .text(.identifier): "an identifier"
        case .text(.type): "the name of a type"
        case .choice(let values): Self.enumeration(of: values.map { "\"\($0)\"" })
        case .list(let type): "an array of \(type.plural)"
        case .object: "an object"
        case .oneOf(let types): Self.enumeration(of: types.map(\.requirement))
        }
    }

    private var plural: String {
        switch self {
        case .text(.path): "paths"
        default: "strings"
        }
    }

    /// "a", "a or b", "a, b or c".
    private static func enumeration(of items: [String]) -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + " or " + last
    }
}

extension ConfigurationType.Text {
    /// Whether `text` looks as it has to.
    package func allows(_ text: String) -> Bool {
        switch self {
        case .any: true
        case .line, .path: !text.isEmpty && !text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
        case .identifier: Self.isIdentifier(text[...])
        case .type:
            text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
                $0 != "_" && Self.isIdentifier($0) && !SwiftKeywords.isReserved(String($0))
            }
        }
    }

    private static func isIdentifier(_ text: Substring) -> Bool {
        guard let first = text.unicodeScalars.first else { return false }
        return (first == "_" || first.properties.isXIDStart)
            && text.unicodeScalars.dropFirst().allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
    }
}
