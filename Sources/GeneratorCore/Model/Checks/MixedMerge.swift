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

    static func check(
        _ syntax: DefinitionSyntax,
        _ definition: Definition,
        element: String?,
        _ tree: SpecSyntax
    ) -> Diagnostic? {
        let alternatives = tree.alternatives[syntax.alternatives]
        guard let element, !ElementType.isVoid(element), alternatives.count > 1,
            let last = alternatives.last(where: { $0.transform != nil }), let transform = last.transform
        else { return nil }
        let hasOthers = zip(alternatives, definition.alternatives).contains { written, resolved in
            guard written.transform == nil, resolved.values.count == 1, let type = resolved.values[0].type else {
                return written.transform == nil && resolved.values.count > 1
            }
            return !ElementType.areSame(type, element) && !ElementType.isPromoted(type, to: element)
        }
        guard hasOthers else { return nil }
        let all = alternatives.map { tree.text(operands: $0.operands) }.joined(separator: " | ")
        let (range, placeholder) =
            switch transform {
            case .closure(let fragment): (fragment.range, "{ … }")
            case .logic(let name): (tree.name(name).range, "via \(tree.text(ofName: name))")
            }
        return Diagnostic(
            .appliesOnly(to: tree.text(operands: last.operands)),
            at: range,
            suggestion: "to transform all, write '(\(all)) \(placeholder)'"
        )
    }
}

extension Diagnostic.Message {
    fileprivate static func appliesOnly(to names: String) -> Self {
        MixedMerge.rule.message("transform applies to '\(names)' only")
    }
}
