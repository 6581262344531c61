/// An operator that is nearly spelt like one of Rx.
///
/// Teams have operators of their own, so an unknown name is taken as it is, unless it is one letter from a known one.
///
/// ```
/// output { results: Driver<[Item]> <- query.debounse(.milliseconds(300)) via search }     // warning: did you mean …
/// ```
/// ```
/// output { results: Driver<[Item]> <- query.debounce(.milliseconds(300)) via search }
/// ```
enum UnknownOperator {
    static let rule = Rule("unknown-operator", .warning, "An operator is nearly spelt like one of Rx.")

    static func check(_ name: NameSyntax) -> Diagnostic? {
        guard let nearest = EditDistance.nearest(to: name.text, among: RxOperator.names) else {
            return nil
        }
        return Diagnostic(.unknown(name.text), at: name.range, suggestion: "did you mean '\(nearest)'?")
    }
}

extension Diagnostic.Message {
    fileprivate static func unknown(_ name: String) -> Self {
        UnknownOperator.rule.message("unknown operator '\(name)'")
    }
}
