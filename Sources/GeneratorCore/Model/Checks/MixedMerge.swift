/// A merge of which only some alternatives are transformed, while the others are not of the target's type.
///
/// A transform belongs to its own alternative, not to the whole merge.
///
/// ```
/// output { status: Driver<String> <- joined | rejoined { "again \(rejoined)" } }
///                                      // warning: transform applies to 'rejoined' only
/// ```
/// ```
/// output { status: Driver<String> <- (joined | rejoined) { "again \($0)" } }
/// ```
enum MixedMerge {
    static let rule = Rule("mixed-merge", .warning, "A transform applies to one alternative of a merge only.")

    static func check(_ syntax: DefinitionSyntax, _ definition: Definition, element: String?) -> Diagnostic? {
        guard let element, !ElementType.isVoid(element), syntax.alternatives.count > 1,
            let last = syntax.alternatives.last(where: { $0.transform != nil }), let transform = last.transform
        else { return nil }
        let hasOthers = zip(syntax.alternatives, definition.alternatives).contains { written, resolved in
            guard written.transform == nil, resolved.values.count == 1, let type = resolved.values[0].type else {
                return written.transform == nil && resolved.values.count > 1
            }
            return !ElementType.areSame(type, element)
        }
        guard hasOthers else { return nil }
        let names = last.operands.map(\.text).joined(separator: ", ")
        let all = syntax.alternatives.map { ($0.operands).map(\.text).joined(separator: ", ") }
        return Diagnostic(
            .appliesOnly(to: names),
            at: transform.range,
            suggestion: "to transform all, write '(\(all.joined(separator: " | "))) \(transform.placeholder)'"
        )
    }
}

extension TransformSyntax {
    var range: SourceRange {
        switch self {
        case .closure(let fragment): fragment.range
        case .logic(let name): name.range
        }
    }

    fileprivate var placeholder: String {
        switch self {
        case .closure: "{ … }"
        case .logic(let name): "via \(name.text)"
        }
    }
}

extension Diagnostic.Message {
    fileprivate static func appliesOnly(to names: String) -> Self {
        MixedMerge.rule.message("transform applies to '\(names)' only")
    }
}
