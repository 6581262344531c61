/// What is wrong with the value or the arguments of a filter; the renderer adds the place.
struct FilterFailure: Error {
    let message: String
    var suggestion: String?
}

/// A function that a template applies to a value: `{{ value|name:argument }}`.
struct TemplateFilter: Sendable {
    typealias Function = @Sendable (TemplateValue, [TemplateValue]) throws(FilterFailure) -> TemplateValue

    let name: String
    /// How many arguments the filter takes.
    let arguments: ClosedRange<Int>
    /// Whether the result is a boolean, so that `!name` stands for its opposite.
    let isTest: Bool
    let apply: Function

    init(_ name: String, arguments: ClosedRange<Int> = 0...0, isTest: Bool = false, apply: @escaping Function) {
        self.name = name
        self.arguments = arguments
        self.isTest = isTest
        self.apply = apply
    }

    /// The filter that lets a name be missing.
    static let defaultName = "default"
    /// The filter whose argument names another one.
    static let namedName = "filter"

    /// The filters of the language. A new one is an entry in one of these tables.
    static let all = values + caseFilters + textFilters + namingFilters + pathFilters

    /// The filters of Stencil's companions that are left out on purpose, and why.
    static let refused = [
        "hexToInt": noUse, "int255toFloat": noUse, "percent": noUse, "map": "left out; use 'for' instead",
    ]

    private static let noUse = "left out: it has no use for source code"

    var argumentsDescription: String {
        switch (arguments.lowerBound, arguments.upperBound) {
        case (0, 0): "no argument"
        case (1, 1): "one argument"
        case (let count, Int.max): count == 1 ? "one argument or more" : "\(count) arguments or more"
        case (let fewest, let most) where fewest == most: "\(most) arguments"
        case (let fewest, let most): "\(fewest) to \(most) arguments"
        }
    }
}

extension TemplateFilter {
    /// Filters that take any value.
    private static let values = [
        TemplateFilter(defaultName, arguments: 1...Int.max) { value, arguments throws(FilterFailure) in
            if value != .none { return value }
            return arguments.first { $0 != .none } ?? .none
        },
        // The parser and the renderer see to this one.
        TemplateFilter(namedName, arguments: 1...1) { value, _ in value },
    ]
}

extension TemplateValue {
    /// The text of a value that has one.
    func requireText(_ role: String = "the value") throws(FilterFailure) -> String {
        guard let text, self != .none else {
            throw FilterFailure(message: "needs a string, but \(role) is \(kindName)")
        }
        return text
    }

    /// The text of an argument that has one.
    func requireArgument(_ role: String) throws(FilterFailure) -> String {
        guard let text, self != .none else {
            throw FilterFailure(message: "needs a string as \(role), not \(kindName)")
        }
        return text
    }

    /// What an argument says that is a boolean, or a string that stands for one.
    func requireBoolean() throws(FilterFailure) -> Bool {
        switch self {
        case .bool(let value): return value
        case .string(let text):
            switch text.lowercased() {
            case "true", "yes", "1": return true
            case "false", "no", "0": return false
            default: break
            }
        default: break
        }
        throw FilterFailure(message: "needs true or false as its argument")
    }
}

/// How long the texts that filters make may be.
enum TextLimit {
    private static let longest = 1 << 20

    /// Stops a filter before it makes a text that is too long.
    static func check(_ parts: (count: Int, length: Int)..., plus rest: Int = 0) throws(FilterFailure) {
        var total = rest
        for part in parts {
            let (product, overflow) = part.count.multipliedReportingOverflow(by: part.length)
            guard !overflow, product <= longest else { throw tooLong }
            total += product
        }
        guard total <= longest else { throw tooLong }
    }

    private static var tooLong: FilterFailure { FilterFailure(message: "makes a text of more than \(longest) bytes") }
}
