extension TemplateFilter {
    /// Filters that look into a text or put texts together.
    static let textFilters = [
        TemplateFilter("join", arguments: 0...1) { value, arguments throws(FilterFailure) in
            try join(value, separator: try arguments.first?.requireArgument("separator") ?? "")
        },
        TemplateFilter(indentName, arguments: 0...3, apply: indent),
        TemplateFilter("replace", arguments: 2...3) { value, arguments throws(FilterFailure) in
            if arguments.count > 2, arguments[2] != "normal" {
                throw FilterFailure(message: "replaces plain text only; regular expressions are left out")
            }
            let text = try value.requireText()
            let search = try arguments[0].requireArgument("the text to replace")
            let replacement = try arguments[1].requireArgument("the replacement")
            return .string(try replace(search, in: text, by: replacement))
        },
        TemplateFilter("contains", arguments: 1...1, isTest: true) { value, arguments throws(FilterFailure) in
            if case .array(let items) = value { return .bool(items.contains { $0.equals(arguments[0]) }) }
            let text = try value.requireText()
            return .bool(contains(try arguments[0].requireArgument("the text to look for"), in: text))
        },
        TemplateFilter("hasPrefix", arguments: 1...1, isTest: true) { value, arguments throws(FilterFailure) in
            let text = try value.requireText()
            return .bool(text.hasPrefix(try arguments[0].requireArgument("the prefix")))
        },
        TemplateFilter("hasSuffix", arguments: 1...1, isTest: true) { value, arguments throws(FilterFailure) in
            let text = try value.requireText()
            return .bool(text.hasSuffix(try arguments[0].requireArgument("the suffix")))
        },
        TemplateFilter("split", arguments: 0...1) { value, arguments throws(FilterFailure) in
            let separator = try arguments.first?.requireArgument("separator") ?? " "
            guard case .string(let text) = value else { return value }
            return .array(split(text, at: separator))
        },
        TemplateFilter("removeNewlines", arguments: 0...1) { value, arguments throws(FilterFailure) in
            let text = try value.requireText()
            switch try arguments.first?.requireArgument("mode") ?? "all" {
            case "all": return .string(String(text.unicodeScalars.filter { !$0.isBlank && !$0.isNewline }))
            case "leading": return .string(joinedLines(of: text))
            case let mode: throw FilterFailure(message: "has no mode '\(mode)'; its modes are 'all' and 'leading'")
            }
        },
    ]

    private static func split(_ text: String, at separator: String) -> [TemplateValue] {
        let bytes = Array(text.utf8)
        let part = Array(separator.utf8)
        guard !part.isEmpty else { return [.string(text)] }
        var result: [TemplateValue] = []
        var start = 0
        while let found = find(part, in: bytes, from: start) {
            result.append(.string(String(decoding: bytes[start..<found], as: UTF8.self)))
            start = found + part.count
        }
        result.append(.string(String(decoding: bytes[start...], as: UTF8.self)))
        return result
    }

    /// The lines of a text without the blanks that they start with, and without any at the end, in one line.
    private static func joinedLines(of text: String) -> String {
        var result = String.UnicodeScalarView()
        for line in text.unicodeScalars.split(whereSeparator: \.isNewline) {
            result.append(contentsOf: line.drop(while: \.isBlank))
        }
        let end = result.lastIndex { !$0.isBlank }.map { result.index(after: $0) } ?? result.startIndex
        return String(result[..<end])
    }

    private static func join(_ value: TemplateValue, separator: String) throws(FilterFailure) -> TemplateValue {
        guard case .array(let items) = value else { return value }
        var result = ""
        try TextLimit.check((count: items.count, length: separator.utf8.count))
        for (index, item) in items.enumerated() {
            try TextLimit.check(plus: result.utf8.count)
            if index > 0 { result += separator }
            guard let text = item.text else {
                throw FilterFailure(message: "needs texts, but item \(index) is \(item.kindName)")
            }
            result += text
        }
        return .string(result)
    }

    private static func replace(
        _ search: String,
        in text: String,
        by replacement: String
    ) throws(FilterFailure) -> String {
        let bytes = Array(text.utf8)
        let part = Array(search.utf8)
        guard !part.isEmpty else { return text }
        var result: [UInt8] = []
        var start = 0
        while let found = find(part, in: bytes, from: start) {
            result += bytes[start..<found]
            result += replacement.utf8
            try TextLimit.check(plus: result.count)
            start = found + part.count
        }
        result += bytes[start...]
        return String(decoding: result, as: UTF8.self)
    }

    /// Whether a part is somewhere in a text; the empty text is nowhere.
    static func contains(_ part: String, in text: String) -> Bool {
        !part.isEmpty && find(Array(part.utf8), in: Array(text.utf8), from: 0) != nil
    }

    /// Where a part starts in a text.
    private static func find(_ part: [UInt8], in text: [UInt8], from start: Int) -> Int? {
        guard let first = part.first else { return start }
        var index = start
        while index + part.count <= text.count {
            if text[index] == first, text[index..<(index + part.count)].elementsEqual(part) { return index }
            index += 1
        }
        return nil
    }
}

extension TemplateFilter {
    /// Indents all lines but the first by a number (4) of texts (a blank), and the first too if the third argument
    /// is true. Blank lines become empty.
    @Sendable
    private static func indent(
        _ value: TemplateValue,
        _ arguments: [TemplateValue]
    ) throws(FilterFailure) -> TemplateValue {
        if value == .none { return .none }
        let text = try value.requireText()
        var width = 4
        if let argument = arguments.first {
            guard case .integer(let number) = argument, (0...widest).contains(number) else {
                throw FilterFailure(message: "needs a width from 0 to \(widest)")
            }
            width = number
        }
        var unit = " "
        if arguments.count > 1 {
            guard case .string(let argument) = arguments[1] else {
                throw FilterFailure(message: "needs a string as indentation, not \(arguments[1].kindName)")
            }
            unit = argument
        }
        var indentsFirst = false
        if arguments.count > 2 {
            guard case .bool(let argument) = arguments[2] else {
                throw FilterFailure(message: "needs a boolean as third argument, not \(arguments[2].kindName)")
            }
            indentsFirst = argument
        }
        let lines = text.utf8.count { $0 == Byte.newline } + 1
        try TextLimit.check((count: lines, length: width * unit.utf8.count), plus: text.utf8.count)
        let indentation = Array(String(repeating: unit, count: width).utf8)
        return .string(indent(Array(text.utf8), by: indentation, indentsFirst: indentsFirst))
    }

    fileprivate static let indentName = "indent"
    fileprivate static let widest = 1000

    private static func indent(_ text: [UInt8], by indentation: [UInt8], indentsFirst: Bool) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(text.count + 8 * indentation.count)
        for (index, line) in text.split(separator: Byte.newline, omittingEmptySubsequences: false).enumerated() {
            if index > 0 { result.append(Byte.newline) }
            if line.allSatisfy(Byte.isWhiteSpace) {
                if line.last == Byte.carriageReturn { result.append(Byte.carriageReturn) }
                continue
            }
            if index > 0 || indentsFirst { result += indentation }
            result += line
        }
        return String(decoding: result, as: UTF8.self)
    }
}

extension FilterCall {
    /// The blanks of an `indent` that asks for nothing else, so that they can be written without making a text of them.
    var indentation: Int? {
        guard filter.name == TemplateFilter.indentName, !isNegated, case .constant(let values) = arguments,
            values.count == 1, case .integer(let width) = values[0], (0...TemplateFilter.widest).contains(width)
        else { return nil }
        return width
    }
}

extension Unicode.Scalar {
    fileprivate var isNewline: Bool {
        switch value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// A tab or a space of any width.
    fileprivate var isBlank: Bool { self == "\t" || properties.generalCategory == .spaceSeparator }
}
