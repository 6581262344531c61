/// A control whose elements are of another type than the input's, or that takes another type than the output's.
///
/// Only types that are known to differ count: `Name` may be another name of `String`.
///
/// ```
/// input { email: Signal<String> }
/// view LoginViewController { email <- emailField.rx.text }        // error: gives 'String?', and 'email' is of 'String'
/// ```
/// ```
/// view LoginViewController { email <- emailField.rx.text.orEmpty }
/// ```
enum MismatchedControl {
    static let rule = Rule("mismatched-control", .error, "A control and what is bound to it are of different types.")

    static func source(_ control: ControlExpression, _ name: String, _ type: StreamType, at range: SourceRange)
        -> Diagnostic?
    {
        guard let given = control.element, !type.isVoid, differ(given, type.element), type.trait != .plain else {
            return nil
        }
        let isText = given == "String?" && type.element == "String" && control.kind == .property
        let change = areNumbers(given, type.element) ? "\(type.element)($0)" : "…"
        return Diagnostic(
            .mismatch("this gives '\(given)', and '\(name)' is of '\(type.element)'"),
            at: range,
            suggestion: isText
                ? "write '\(control.text).orEmpty'" : "change it: '\(control.text).map { \(change) }'"
        )
    }

    static func target(_ control: ControlExpression, _ name: String, _ type: StreamType, at range: SourceRange)
        -> Diagnostic?
    {
        guard let taken = control.taken, differ(type.element, taken) else { return nil }
        let bound = areNumbers(type.element, taken) ? "\(taken)(\(name))" : type.isVoid ? "…" : "\(name).…"
        return Diagnostic(
            .mismatch("this takes '\(taken)', and '\(name)' is of '\(type.element)'"),
            at: range,
            suggestion: "say what becomes of it: '\(name) { \(bound) } -> \(control.text)'"
        )
    }

    static func list(_ name: String, _ type: StreamType, at range: SourceRange) -> Diagnostic? {
        guard isKnown(type.element), type.element.utf8.first != UInt8(ascii: "[") else { return nil }
        return Diagnostic(.mismatch("a list shows an array, and '\(name)' is of '\(type.element)'"), at: range)
    }

    /// Whether the one is made of the other by its name: `Float(volume)`.
    private static func areNumbers(_ given: String, _ taken: String) -> Bool {
        [given, taken].allSatisfy { ["CGFloat", "Double", "Float", "Int"].contains($0) }
    }

    /// Whether what is given is surely not what is taken, nor the wrapped type of it.
    private static func differ(_ given: String, _ taken: String) -> Bool {
        guard isKnown(given), isKnown(taken) else { return false }
        return !ElementType.areSame(given, taken) && given + "?" != taken
    }

    /// Whether the name, which another one may stand for, is that of the type itself.
    private static func isKnown(_ type: String) -> Bool {
        let wrapped = type.utf8.last == UInt8(ascii: "?") ? String(type.dropLast()) : type
        if wrapped.utf8.first == UInt8(ascii: "["), wrapped.utf8.last == UInt8(ascii: "]") { return true }
        return [
            "(row: Int, component: Int)", "()", "Bool", "CGFloat", "CGPoint", "Data", "Date", "Double", "Error",
            "Float", "IndexPath", "Int", "NSAttributedString", "NSColor", "NSControl.StateValue", "NSFont", "NSImage",
            "String", "UIColor", "UIFont", "UIImage", "URL", "Void",
        ].contains(wrapped)
    }
}

extension Diagnostic.Message {
    fileprivate static func mismatch(_ text: String) -> Self { MismatchedControl.rule.message(text) }
}
