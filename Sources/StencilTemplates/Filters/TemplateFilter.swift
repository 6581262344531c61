/// What is wrong with the value or the arguments of a filter; the renderer adds the place.
struct FilterFailure: Error {
    let message: String
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

    /// The filters of the language. A new one is an entry in one of these tables.
    static let all = values + caseFilters + textFilters

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
        }
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

    /// The text of an argument, which has to be a string.
    func requireString(_ role: String) throws(FilterFailure) -> String {
        guard case .string(let text) = self else {
            throw FilterFailure(message: "needs a string as \(role), not \(kindName)")
        }
        return text
    }
}
