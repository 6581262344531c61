extension TemplateFilter {
    /// Filters that look into a text or put texts together.
    static let textFilters = [
        TemplateFilter("join", arguments: 0...1) { value, arguments throws(FilterFailure) in
            try join(value, separator: try arguments.first?.requireString("separator") ?? "")
        },
        TemplateFilter(indentName, arguments: 0...3, apply: indent),
        TemplateFilter("replace", arguments: 2...2) { value, arguments throws(FilterFailure) in
            let text = try value.requireText()
            let search = try arguments[0].requireString("the text to replace")
            let replacement = try arguments[1].requireString("the replacement")
            return .string(replace(search, in: text, by: replacement))
        },
        TemplateFilter("contains", arguments: 1...1, isTest: true) { value, arguments throws(FilterFailure) in
            if case .array(let items) = value { return .bool(items.contains { $0.equals(arguments[0]) }) }
            let text = Array(try value.requireText().utf8)
            let part = Array(try arguments[0].requireString("the text to look for").utf8)
            return .bool(find(part, in: text, from: 0) != nil)
        },
        TemplateFilter("hasPrefix", arguments: 1...1, isTest: true) { value, arguments throws(FilterFailure) in
            let text = try value.requireText()
            return .bool(text.hasPrefix(try arguments[0].requireString("the prefix")))
        },
        TemplateFilter("hasSuffix", arguments: 1...1, isTest: true) { value, arguments throws(FilterFailure) in
            let text = try value.requireText()
            return .bool(text.hasSuffix(try arguments[0].requireString("the suffix")))
        },
        text("escapeReservedKeywords") { ReservedWords.all.contains($0) ? "`\($0)`" : $0 },
    ]

    private static func join(_ value: TemplateValue, separator: String) throws(FilterFailure) -> TemplateValue {
        guard case .array(let items) = value else { return value }
        var result = ""
        for (index, item) in items.enumerated() {
            if index > 0 { result += separator }
            guard let text = item.text else {
                throw FilterFailure(message: "needs texts, but item \(index) is \(item.kindName)")
            }
            result += text
        }
        return .string(result)
    }

    private static func replace(_ search: String, in text: String, by replacement: String) -> String {
        let bytes = Array(text.utf8)
        let part = Array(search.utf8)
        guard !part.isEmpty else { return text }
        var result: [UInt8] = []
        var start = 0
        while let found = find(part, in: bytes, from: start) {
            result += bytes[start..<found]
            result += replacement.utf8
            start = found + part.count
        }
        result += bytes[start...]
        return String(decoding: result, as: UTF8.self)
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
        let unit = arguments.count > 1 ? try arguments[1].requireString("indentation") : " "
        var indentsFirst = false
        if arguments.count > 2 {
            guard case .bool(let argument) = arguments[2] else {
                throw FilterFailure(message: "needs a boolean as third argument, not \(arguments[2].kindName)")
            }
            indentsFirst = argument
        }
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
