/// An async request that is more than one call.
///
/// What is awaited becomes a stream of one element, so `await` or `try await` stands first, and one expression follows.
///
/// ```
/// flow { user: User <- id.flatMapLatest { id in let user = try await api.user(id); return user } }   // error
/// ```
/// ```
/// flow { user: User <- id.flatMapLatest(try await api.user(id)) }
/// ```
enum MisplacedAwait {
    static let rule = Rule("misplaced-await", .error, "An async request does not begin with 'await' or 'try await'.")

    static func request(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .misplaced,
            at: range,
            suggestion: "await one call: '(try await call(…))'; more belongs in an async function that it calls"
        )
    }
}

extension Diagnostic.Message {
    fileprivate static var misplaced: Self {
        MisplacedAwait.rule.message("an async request is one expression that begins with 'await' or 'try await'")
    }
}
