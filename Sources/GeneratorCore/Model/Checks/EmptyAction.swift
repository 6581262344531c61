/// An action that never runs, or does nothing.
///
/// ```
/// flow { tap -> { } }                      // error: action does nothing
/// ```
/// ```
/// flow { tap -> coordinator?.close() }
/// ```
enum EmptyAction {
    static let rule = Rule("empty-action", .error, "An action never runs, or does nothing.")

    static func check(_ sink: SinkSyntax) -> Diagnostic? {
        if case .closure(let fragment) = sink, fragment.range.lowerBound == fragment.range.upperBound {
            return Diagnostic(.doesNothing, at: fragment.range)
        }
        return nil
    }

    /// An action on the errors or the activity of a ViewModel that has none.
    static func whole(_ name: NameSyntax) -> Diagnostic {
        let missing = name.text == "errors" ? "no input or request can fail" : "there is no request"
        return Diagnostic(.runsOnNothing, at: name.range, notes: [.init("'\(name.text)' is empty: \(missing)")])
    }
}

extension Diagnostic.Message {
    fileprivate static var runsOnNothing: Self { EmptyAction.rule.message("action never runs") }

    fileprivate static var doesNothing: Self { EmptyAction.rule.message("action does nothing") }
}
