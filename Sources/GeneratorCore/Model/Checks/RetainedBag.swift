/// A struct whose closures would hold a copy of it, with the dispose bag that holds the closures.
///
/// A logic function that belongs to the instance is called by closures that hold the instance. A class is held weakly;
/// a struct is copied, its stored dispose bag never goes, and neither do its subscriptions.
///
/// ```
/// flow { tap -> show }          // error in a struct that stores its dispose bag
/// ```
/// Keep the class that is the default, or pass the bag in: `"transform": { "disposeBag": "parameter" }`. A closure
/// that needs no instance does as well:
/// ```
/// flow { tap -> coordinator?.show() }
/// ```
enum RetainedBag {
    static let rule = Rule("retained-bag", .error, "A struct's closures would keep its dispose bag alive.")

    static func check(_ resolver: borrowing Resolver) -> [Diagnostic] {
        guard resolver.profile.kind == .struct, resolver.profile.disposeBag == .stored,
            !resolver.viewModel.onlyAsksForOutput
        else { return [] }
        let functions = zip(resolver.viewModel.logic, resolver.logicRanges)
        guard let (function, range) = functions.first(where: { !$0.0.isStatic }) else { return [] }
        let diagnostic = Diagnostic(
            .retained(by: function.name),
            at: range,
            suggestion: #"pass the bag in: "transform": { "disposeBag": "parameter" }, or use "kind": "final class""#
        )
        return [diagnostic]
    }
}

extension Diagnostic.Message {
    fileprivate static func retained(by function: String) -> Self {
        RetainedBag.rule.message(
            "a struct that calls '\(function)' of its own keeps its stored dispose bag alive for ever"
        )
    }
}
