/// Errors of what cannot fail in the back end of the configuration.
///
/// Without RxSwift an input has no errors, so that what is made of them never comes; with `combine` and `concurrency` the
/// stream of a collaborator may fail, which ends it: an output shows nothing in its place.
///
/// ```
/// // "backend": "combine"
/// output { failure: Signal<Error> <- email.errors }       // warning: inputs do not fail: 'email.errors' is empty
/// output { price: Driver<Int> = 0 <- api.prices }         // warning: a failure ends 'api.prices'
/// ```
/// ```
/// output { failure: Signal<Error> <- errors; price: Driver<Int> <- api.prices }
/// ```
enum NeverFails {
    static let rule = Rule("never-fails", .warning, "Errors are asked for that the back end does not have.")

    static func input(_ name: String, _ errors: NameSyntax, in backend: Backend) -> Diagnostic? {
        guard !backend.isRx else { return nil }
        return Diagnostic(
            .input(name, backend),
            at: errors.range,
            suggestion: "leave it out where no back end with errors is to have the spec"
        )
    }

    /// What an output is to show when the stream of a collaborator fails. That of `observable` cannot.
    static func fallback(
        of output: Output,
        at range: SourceRange,
        _ streams: [OwnedStream],
        _ backend: Backend
    ) -> Diagnostic? {
        guard !backend.isRx, backend != .observable,
            let path = streams.first(where: { output.showsFallback(for: $0.path) })?.path
        else { return nil }
        return Diagnostic(
            .fallback(path, backend),
            at: range,
            suggestion: "let '\(path)' give it in the place of a failure"
        )
    }
}

extension Diagnostic.Message {
    fileprivate static func input(_ name: String, _ backend: Backend) -> Self {
        NeverFails.rule.message("inputs of the back end '\(backend.rawValue)' do not fail: '\(name).errors' is empty")
    }

    fileprivate static func fallback(_ path: String, _ backend: Backend) -> Self {
        NeverFails.rule.message("the back end '\(backend.rawValue)' shows no fallback: a failure ends '\(path)'")
    }
}
