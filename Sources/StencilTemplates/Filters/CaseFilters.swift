extension TemplateFilter {
    /// Filters that change the case of letters.
    static let caseFilters = [
        eachText("capitalize", capitalized),
        eachText("uppercase") { $0.uppercased() },
        eachText("lowercase") { $0.lowercased() },
        text("upperFirstLetter") { changingFirst($0) { $0.uppercased() } },
        text("lowerFirstLetter") { changingFirst($0) { $0.lowercased() } },
    ]

    /// A filter that makes a text of a text.
    static func text(_ name: String, _ change: @escaping @Sendable (String) -> String) -> TemplateFilter {
        TemplateFilter(name) { value, _ throws(FilterFailure) in
            .string(change(try value.requireText()))
        }
    }

    /// A filter that makes a text of a text, or of each item of an array; nil stays nil.
    private static func eachText(
        _ name: String,
        _ change: @escaping @Sendable (String) -> String
    ) -> TemplateFilter {
        TemplateFilter(name) { value, _ throws(FilterFailure) in
            switch value {
            case .none: return .none
            case .array(let items):
                var changed: [TemplateValue] = []
                changed.reserveCapacity(items.count)
                for item in items { changed.append(.string(change(try item.requireText("an item")))) }
                return .array(changed)
            default: return .string(change(try value.requireText()))
            }
        }
    }

    /// Each word with its first letter upper case and the rest of it lower case.
    private static func capitalized(_ text: String) -> String {
        var result = ""
        var startsWord = true
        for scalar in text.unicodeScalars {
            let properties = scalar.properties
            if properties.isCased {
                result += startsWord ? properties.titlecaseMapping : properties.lowercaseMapping
                startsWord = false
            } else {
                result.unicodeScalars.append(scalar)
                if !properties.isCaseIgnorable || scalar == "." || scalar == ":" { startsWord = true }
            }
        }
        return result
    }

    private static func changingFirst(_ text: String, _ change: (String) -> String) -> String {
        guard let first = text.first else { return text }
        return change(String(first)) + text.dropFirst()
    }
}
