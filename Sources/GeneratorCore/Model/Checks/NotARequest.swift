/// `.errors` or `.activity` of something that has none.
///
/// An input whose trait can fail has errors; a request has errors and an activity. `errors` and `activity` of the whole
/// ViewModel are made of these, so a ViewModel without any has neither.
///
/// ```
/// input { tap: Signal<Void> }
/// output { isBusy: Driver<Bool> <- tap.activity }     // error: 'tap' has no 'activity'
/// ```
/// ```
/// flow { save: Void <- tap.flatMapFirst(api.save()) }
/// output { isBusy: Driver<Bool> <- save.activity }
/// ```
enum NotARequest {
    static let rule = Rule("not-a-request", .error, "Errors or activity are read of something that has none.")

    static func member(_ member: NameSyntax, of owner: NameSyntax, _ kind: String) -> Diagnostic {
        let needed = member.text == "errors" ? "a request or an input that can fail" : "a request"
        return Diagnostic(
            .noMember(member.text, of: owner.text),
            at: member.range,
            notes: [.init("'\(owner.text)' is \(kind), not \(needed)")]
        )
    }

    static func whole(_ name: NameSyntax) -> Diagnostic {
        Diagnostic(name.text == "errors" ? .nothingFails : .nothingIsAsked, at: name.range)
    }
}

extension Diagnostic.Message {
    fileprivate static func noMember(_ member: String, of owner: String) -> Self {
        NotARequest.rule.message("'\(owner)' has no '\(member)'")
    }

    fileprivate static var nothingFails: Self {
        NotARequest.rule.message("'errors' is empty: no input or request of this ViewModel can fail")
    }

    fileprivate static var nothingIsAsked: Self {
        NotARequest.rule.message("'activity' is empty: this ViewModel makes no request")
    }
}
