/// What a SwiftUI view sees of a ViewModel: an object whose properties and methods stand for inputs and outputs.
package struct ViewAdapter: Sendable {
    package struct Feed: Sendable {
        package enum Form: Sendable {
            /// A property that the view binds, with its first value.
            case property(String, value: String)
            case method(String)
            /// `.never()`, or the value of a plain property.
            case expression(ControlExpression)
        }

        package var target: BoundView.Feed.Target
        package var form: Form
    }

    package struct Output: Sendable {
        package enum Form: Sendable {
            /// A published property with its first value; an optional of the element where no value is known.
            case property(String, value: String?)
            /// A publisher of what carries no value.
            case event(String)
            case closure(String)
        }

        package var index: Int
        package var form: Form
    }

    /// Inputs in the order of the ViewModel, then outputs that take elements.
    package var feeds: [Feed] = []
    /// In the order of the ViewModel; those that are unused are left out.
    package var outputs: [Output] = []
}

/// The value that a property of a type begins with, where one is as good as none.
enum FirstValue {
    static func of(_ type: String) -> String? {
        if type.utf8.last == UInt8(ascii: "?") { return "nil" }
        if type.utf8.first == UInt8(ascii: "["), type.utf8.last == UInt8(ascii: "]") {
            var depth = 0
            let isDictionary = type.utf8.contains { byte in
                if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "<") { depth += 1 }
                if byte == UInt8(ascii: "]") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: ">") { depth -= 1 }
                return byte == UInt8(ascii: ":") && depth == 1
            }
            return isDictionary ? "[:]" : "[]"
        }
        return switch type {
        case "Bool": "false"
        case "String": "\"\""
        case "Int", "Double", "Float", "CGFloat": "0"
        default: nil
        }
    }
}

extension ViewAdapter.Feed.Form {
    /// What the view calls it.
    var name: String? {
        switch self {
        case .property(let name, _), .method(let name): name
        case .expression: nil
        }
    }

    /// Whether it is a property that the view binds.
    var isProperty: Bool {
        if case .property = self { true } else { false }
    }
}

extension ViewAdapter.Output.Form {
    /// What the view calls it.
    var name: String? {
        switch self {
        case .property(let name, _), .event(let name): name
        case .closure: nil
        }
    }
}
