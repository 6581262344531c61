extension TemplateFilter {
    /// Filters that change the case of letters.
    static let caseFilters = [
        eachText("capitalize", capitalized),
        eachText("uppercase") { $0.uppercased() },
        eachText("lowercase") { $0.lowercased() },
        text("upperFirstLetter", upperFirst),
        text("titlecase", upperFirst),
        text("lowerFirstLetter") { text in
            guard let first = text.first else { return text }
            return first.lowercased() + text.dropFirst()
        },
        text("lowerFirstWord", lowerFirstWord),
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
    @Sendable
    static func capitalized(_ text: String) -> String {
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

    @Sendable
    static func upperFirst(_ text: String) -> String {
        guard let first = text.unicodeScalars.first else { return text }
        return first.properties.uppercaseMapping + String(text.unicodeScalars.dropFirst())
    }

    /// The capitals at the start in lower case, but for the one that starts the next word: `URLSession` is `urlSession`.
    @Sendable
    private static func lowerFirstWord(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        var count = scalars.prefix { $0.properties.generalCategory.isCapital }.count
        if count > 1, count < scalars.count, scalars[count].properties.generalCategory == .lowercaseLetter {
            count -= 1
        }
        var result = ""
        for scalar in scalars.prefix(count) { result += scalar.properties.lowercaseMapping }
        result.unicodeScalars.append(contentsOf: scalars.dropFirst(count))
        return result
    }
}

extension Unicode.GeneralCategory {
    fileprivate var isCapital: Bool { self == .uppercaseLetter || self == .titlecaseLetter }
}
