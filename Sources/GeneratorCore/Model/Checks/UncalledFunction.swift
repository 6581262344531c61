/// A request that names a function instead of calling it.
///
/// What stands in the parentheses of a request is a call, run for every trigger; the elements have their names in it.
///
/// ```
/// flow { user: User <- id.flatMapLatest(api.user(id:)) }         // error: 'api.user(id:)' is not called
/// ```
/// ```
/// flow { user: User <- id.flatMapLatest(api.user(id: id)) }
/// ```
enum UncalledFunction {
    static let rule = Rule("uncalled-function", .error, "A request names a function without calling it.")

    /// - Parameter names: what the elements are called that the function would get.
    static func check(_ call: SwiftText, names: [String]) -> Diagnostic? {
        guard call.text.utf8.suffix(2).elementsEqual(":)".utf8),
            let open = call.text.utf8.lastIndex(of: UInt8(ascii: "("))
        else { return nil }
        let labels = call.text[open...].dropFirst().dropLast(2).split(separator: ":", omittingEmptySubsequences: false)
        guard labels.allSatisfy({ label in label.utf8.allSatisfy { !$0.isWhiteSpace } }) else { return nil }
        let arguments = labels.enumerated().map { index, label in
            let value = index < names.count ? names[index] : "…"
            return label == "_" ? value : "\(label): \(value)"
        }
        return Diagnostic(
            .notCalled(call.text),
            at: call.range,
            suggestion: "write '\(call.text[..<open])(\(arguments.joined(separator: ", ")))'"
        )
    }
}

extension Diagnostic.Message {
    fileprivate static func notCalled(_ function: String) -> Self {
        UncalledFunction.rule.message("'\(function)' is not called")
    }
}
