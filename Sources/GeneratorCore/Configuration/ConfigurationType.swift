/// What a value of the configuration may be.
package indirect enum ConfigurationType: Sendable {
    case boolean
    /// This value of the two and not the other.
    case constant(Bool)
    case integer(ClosedRange<Int>)
    case text(Text)
    /// One of these strings.
    case choice([String])
    case list(of: ConfigurationType, mayBeEmpty: Bool = true)
    case object([ConfigurationKey])
    /// The first of these that takes the value's kind.
    case oneOf([ConfigurationType])

    /// What a string must look like.
    package enum Text: Hashable, Sendable {
        case any
        /// A path, not empty, with `/` between folders.
        case path
        /// The name of a spec, without folder and ending.
        case spec
        /// A Swift identifier or `_`.
        case identifier
        /// The name of a Swift type, perhaps qualified: `Common.ViewModelType`.
        case type
        /// The name of a class, perhaps with generic arguments, in which `*` is the name of a ViewModel:
        /// `BaseViewModel<*.Input, *.Output>`.
        case superclass
        /// The name of a protocol, perhaps qualified, or with one `*` for the name of a ViewModel: `*Type`.
        case protocolName
        /// Text without a line break.
        case line
        /// The name of a member, perhaps of another: `rx.disposeBag`.
        case member
        /// A property without its type: `private let bag`, `var disposeBag`.
        case property
        /// The name of a module, or an import line: `Domain`, `@_exported import struct Domain.User`.
        case moduleImport
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
        case .text(.path): "a path"
        case .text(.identifier): "an identifier"
        case .text(.spec): "the name of a spec"
        case .text(.type): "the name of a type"
        case .text(.superclass): "the name of a class"
        case .text(.protocolName): "the name of a protocol"
        case .text(.line): "a string"
        case .text(.member): "the name of a member"
        case .text(.property): "a property such as 'var disposeBag'"
        case .text(.moduleImport): "the name of a module or an import line"
        case .choice: Self.enumeration(of: alternatives)
        case .list(let type, _): "an array of \(type.plural)"
        case .object: "an object"
        case .oneOf: Self.enumeration(of: alternatives)
        }
    }

    /// What the value may be, each by itself.
    private var alternatives: [String] {
        switch self {
        case .choice(let values): values.map { "\"\($0)\"" }
        case .oneOf(let types): types.flatMap(\.alternatives)
        default: [requirement]
        }
    }

    private var plural: String {
        switch self {
        case .text(.path): "paths"
        case .text(.spec): "names of specs"
        case .text(.moduleImport): "module names or import lines"
        case .object: "objects"
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
        case .path, .spec: !text.isEmpty && !text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
        case .identifier: Self.isIdentifier(text[...])
        case .type, .member: Self.isQualifiedName(text[...])
        case .superclass: Self.isSuperclass(text[...])
        case .protocolName: Self.isProtocolName(text)
        case .line: !text.isEmpty && !text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
        case .property: Self.isProperty(text)
        case .moduleImport: Self.isImport(text)
        }
    }

    /// An access level that may be missing, `let` or `var`, and a name.
    private static func isProperty(_ text: String) -> Bool {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        guard let name = words.last, isIdentifier(name), name != "_", !SwiftKeywords.isReserved(String(name)) else {
            return false
        }
        let keyword = words.dropLast().last
        return words.count <= 3 && (keyword == "let" || keyword == "var")
            && (words.count == 2 || importAccess.contains(String(words[0])))
    }

    /// Attributes, an access level, `import`, the kind of a declaration and a name, of which all but the last may be
    /// missing.
    private static func isImport(_ text: String) -> Bool {
        var words = text.split(separator: " ")
        guard let name = words.popLast(), isQualifiedName(name) else { return false }
        if let kind = words.last, importKinds.contains(String(kind)) {
            words.removeLast()
            guard words.last == "import" else { return false }
        }
        guard let keyword = words.popLast() else { return true }
        guard keyword == "import" else { return false }
        if let access = words.last, importAccess.contains(String(access)) { words.removeLast() }
        return words.allSatisfy(isAttribute)
    }

    /// `@testable`, `@_spi(Internal)`.
    private static func isAttribute(_ word: Substring) -> Bool {
        guard word.utf8.first == UInt8(ascii: "@") else { return false }
        let name = word.dropFirst().prefix { $0 != "(" }
        let arguments = word.dropFirst(1 + name.count)
        return isIdentifier(name)
            && (arguments.isEmpty || arguments.last == ")" && !arguments.utf8.contains(UInt8(ascii: ";")))
    }

    private static let importKinds = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
    private static let importAccess = ["public", "package", "internal", "fileprivate", "private"]

    /// `Base`, `Base<[User], *.Output>`.
    private static func isSuperclass(_ text: Substring) -> Bool {
        guard let open = text.firstIndex(of: "<") else { return isQualifiedName(text) }
        guard isQualifiedName(text[..<open]), text.last == ">" else { return false }
        // The arguments are types: they are read as those of a spec are.
        let arguments = String(text).replacingStars(with: "Name")
        let tokens = Lexer.lex(SourceFile(path: "", text: arguments))
        let end = tokens.tokens.count - 1
        guard !tokens.diagnostics.contains(where: \.isError) else { return false }
        var depth = 0
        for index in 0..<end {
            switch tokens.tokens[index].kind {
            case .leftAngle: depth += 1
            case .rightAngle:
                depth -= 1
                if depth == 0, index < end - 1 { return false }
            case .leftBrace, .rightBrace, .semicolon, .equal, .unknown, .string, .number, .at, .pound: return false
            default: break
            }
        }
        return depth == 0 && end > 3
    }

    private static func isProtocolName(_ text: String) -> Bool {
        let parts = text.split(separator: "*", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return isQualifiedName(text[...]) }
        // The name of a ViewModel stands between them, so that the second may begin with a digit.
        return text != "*" && (parts[0].isEmpty || isIdentifier(parts[0])) && isIdentifier("_" + parts[1])
    }

    private static func isQualifiedName(_ text: Substring) -> Bool {
        text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
            $0 != "_" && isIdentifier($0) && !SwiftKeywords.isReserved(String($0))
        }
    }

    private static func isIdentifier(_ text: Substring) -> Bool {
        guard let first = text.unicodeScalars.first else { return false }
        return (first == "_" || first.properties.isXIDStart)
            && text.unicodeScalars.dropFirst().allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
    }
}

extension String {
    /// The text with a name for each `*`.
    package func replacingStars(with name: String) -> String {
        split(separator: "*", omittingEmptySubsequences: false).joined(separator: name)
    }
}
