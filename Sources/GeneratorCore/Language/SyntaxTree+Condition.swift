/// `#if DEBUG`, `#elseif os(iOS)`, `#else` or `#endif`, on a line of its own between the lines of a section.
package struct DirectiveSyntax: Sendable {
    package enum Kind: String, Sendable {
        case `if` = "#if"
        case elseif = "#elseif"
        case `else` = "#else"
        case endif = "#endif"
    }

    package var kind: Kind
    /// What has to hold; nothing for `#else` and `#endif`.
    package var condition: String
    package var range: SourceRange

    /// Whether its line ends a branch.
    var endsBranch: Bool { kind != .if }
}

/// What an `#if` asks for, apart from whether it has to hold: `DEBUG` of `!DEBUG`.
struct ConditionAtom: Hashable {
    let text: String
    let isNegated: Bool

    /// - Parameter condition: as written.
    init(_ condition: String) {
        let rest = condition.dropFirst()
        let isSimple = !rest.utf8.contains { [.init(ascii: "&"), .init(ascii: "|"), .init(ascii: "=")].contains($0) }
        isNegated = condition.utf8.first == UInt8(ascii: "!") && isSimple
        text = isNegated ? String(rest) : condition
    }
}

extension SpecSyntax {
    /// What the conditions of the file ask for, each once, in the order of the file.
    var conditions: [String] {
        var texts: [String] = []
        for directive in directives where !directive.condition.isEmpty {
            let text = ConditionAtom(directive.condition).text
            if !texts.contains(text) { texts.append(text) }
        }
        return texts
    }
}
