extension TemplateFilter {
    /// Filters that make names out of texts.
    static let namingFilters = [
        TemplateFilter("camelToSnakeCase", arguments: 0...1) { value, arguments throws(FilterFailure) in
            let isLower = try arguments.first?.requireBoolean() ?? true
            let name = snakeCase(try value.requireText())
            return .string(isLower ? name.lowercased() : name)
        },
        TemplateFilter("snakeToCamelCase", arguments: 0...1) { value, arguments throws(FilterFailure) in
            let strips = try arguments.first?.requireBoolean() ?? false
            return .string(camelCase(try value.requireText(), strips: strips))
        },
        TemplateFilter("swiftIdentifier", arguments: 0...1) { value, arguments throws(FilterFailure) in
            let text = try value.requireText()
            switch try arguments.first?.requireArgument("mode") ?? "normal" {
            case "valid": return .string(Identifier.joined(text, capitalized: false))
            case "normal": return .string(Identifier.joined(text, capitalized: true))
            case "pretty":
                return .string(Identifier.prefixed(camelCase(Identifier.joined(text, capitalized: true), strips: true)))
            case let mode:
                throw FilterFailure(
                    message: "has no mode '\(mode)'; its modes are 'valid', 'normal' and 'pretty'",
                    suggestion: Spelling.nearest(to: mode, among: ["valid", "normal", "pretty"])
                )
            }
        },
        text("escapeReservedKeywords") { ReservedWords.all.contains($0) ? "`\($0)`" : $0 },
    ]

    /// The words of a name with `_` between them.
    private static func snakeCase(_ name: String) -> String {
        let scalars = Array(name.unicodeScalars)
        var result = String.UnicodeScalarView()
        var runStart = 0
        for (index, scalar) in scalars.enumerated() {
            let isUpper = Letters.isUpper(scalar)
            if isUpper, index > 0 {
                // The last capital of several belongs to the small letter after it.
                let endsRun = index > runStart && index + 1 < scalars.count && Letters.isLower(scalars[index + 1])
                let last = scalars[index - 1]
                if endsRun || Letters.isLower(last) || Letters.isDigit(last) { result.append("_") }
            }
            if !isUpper, !Letters.isDigit(scalar) { runStart = index + 1 }
            result.append(scalar == "-" ? "_" : scalar)
        }
        return String(result)
    }

    /// The words between `_` put together, each with a capital.
    private static func camelCase(_ name: String, strips: Bool) -> String {
        var result = ""
        if name.unicodeScalars.contains(where: Letters.isLower) {
            for word in name.split(separator: "_") { result += upperFirst(String(word)) }
        } else {
            for word in snakeCase(name).split(separator: "_") { result += capitalized(String(word)) }
        }
        return strips ? result : name.prefix { $0 == "_" } + result
    }

    /// The letters and digits that parts of a name are told apart by.
    private enum Letters {
        static func isUpper(_ scalar: Unicode.Scalar) -> Bool { ("A"..."Z").contains(scalar) }
        static func isLower(_ scalar: Unicode.Scalar) -> Bool { ("a"..."z").contains(scalar) }
        static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
    }
}

/// Identifiers as Swift's grammar has them.
private enum Identifier {
    /// The parts of a text that may stand in an identifier, with `_` for what is between them.
    static func joined(_ text: String, capitalized: Bool) -> String {
        var result = ""
        for (index, part) in text.unicodeScalars.split(
            omittingEmptySubsequences: false,
            whereSeparator: { !isTail($0) }
        )
        .enumerated() {
            if index > 0 { result += "_" }
            result += capitalized ? TemplateFilter.upperFirst(String(part)) : String(part)
        }
        return prefixed(result)
    }

    /// The text with `_` before it if it starts with what no identifier starts with.
    static func prefixed(_ text: String) -> String {
        guard let first = text.unicodeScalars.first, !isHead(first) else { return text }
        return "_" + text
    }

    private static func isHead(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x61...0x7A, 0x41...0x5A, 0x5F: true
        case 0...0x7F: false
        default: isIn(heads, scalar.value) || isInUpperPlane(scalar.value)
        }
    }

    private static func isTail(_ scalar: Unicode.Scalar) -> Bool {
        isHead(scalar) || ("0"..."9").contains(scalar) || isIn(tails, scalar.value)
    }

    private static func isIn(_ ranges: [ClosedRange<UInt32>], _ value: UInt32) -> Bool {
        ranges.contains { $0.contains(value) }
    }

    /// Every plane above the first but for its last two scalars.
    private static func isInUpperPlane(_ value: UInt32) -> Bool {
        (0x1_0000...0xE_FFFD).contains(value) && value & 0xFFFF <= 0xFFFD
    }

    private static let heads: [ClosedRange<UInt32>] = [
        0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
        0xD8...0xF6, 0xF8...0x2FF, 0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF, 0x200B...0x200D,
        0x202A...0x202E, 0x203F...0x2040, 0x2054...0x2054, 0x2060...0x20CF, 0x2100...0x218F, 0x2460...0x24FF,
        0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0x303F,
        0x3040...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFFFD,
    ]

    private static let tails: [ClosedRange<UInt32>] = [
        0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
    ]
}
