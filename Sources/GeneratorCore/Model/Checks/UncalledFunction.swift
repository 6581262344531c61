/// A request that names a function instead of calling it.
///
/// What stands in the parentheses of a request is a call, run for every trigger; the elements have their names in it.
///
/// ```
/// flow { user: User <- id.flatMapLatest(api.user(id:)) }         // error: 'api.user(id:)' is not called
/// flow { user: User <- id.flatMapLatest(api.user) }              // so is this, where the spec calls 'api.user' elsewhere
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
        let function = String(call.text[..<open])
        return notCalled(call, function, labels: labels.map { $0 == "_" ? nil : String($0) }, names)
    }

    /// A function that is named without labels.
    ///
    /// - Parameter labels: those of its arguments, where it is called.
    static func function(_ call: SwiftText, labels: [String?], names: [String]) -> Diagnostic {
        notCalled(call, call.text, labels: labels, names)
    }

    private static func notCalled(
        _ call: SwiftText,
        _ function: String,
        labels: [String?],
        _ names: [String]
    ) -> Diagnostic {
        let arguments = labels.enumerated().map { index, label in
            let value = index < names.count ? names[index] : "…"
            return label.map { "\($0): \(value)" } ?? value
        }
        return Diagnostic(
            .notCalled(call.text),
            at: call.range,
            suggestion: "write '\(function)(\(arguments.joined(separator: ", ")))'"
        )
    }
}

extension Diagnostic.Message {
    fileprivate static func notCalled(_ function: String) -> Self {
        UncalledFunction.rule.message("'\(function)' is not called")
    }
}
