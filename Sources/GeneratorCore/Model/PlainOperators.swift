/// The operators of streams that neither fail nor end, and what stands for the others.
package enum PlainOperators {
    package static let names: Set<String> = [
        "map", "compactMap", "filter", "do", "scan", "startWith", "distinctUntilChanged", "enumerated", "pairwise",
        "unwrap", "mapTo", "not", "skip", "take", "share", "withLatestFrom", "debounce", "throttle", "delay",
        "flatMap", "flatMapLatest", "flatMapFirst", "concatMap",
    ]

    static func replacement(of name: String) -> String {
        knownReplacement(of: name) ?? "say it with 'scan', 'filter' and 'map', or by a request"
    }

    /// Whether nothing but a stream has an operator of that name: collections have `map` too.
    static func isOfStreamsOnly(_ name: String) -> Bool {
        guard RxOperator.named(name) != nil, name != "errors", name != "elements" else { return false }
        return knownReplacement(of: name) != nil || onlyOfStreams.contains(name)
    }

    private static let onlyOfStreams: Set<String> = [
        "andThen", "debounce", "delay", "delaySubscription", "do", "flatMapFirst", "flatMapLatest", "ignoreElements",
        "share", "startWith", "throttle", "toArray", "trackActivity", "withLatestFrom",
    ]

    static func knownReplacement(of name: String) -> String? {
        switch name {
        case "takeUntil", "skipUntil": "write '\(name.prefix(4))(until: …)'"
        case "takeWhile", "skipWhile": "write '\(name.prefix(4))(while: …)'"
        case "timeout": "let the call of a request throw when it takes too long"
        case "retry", "retryWhen", "repeatWithBehavior": "try again in the async function that a request calls"
        case "observe", "observeOn", "subscribe", "subscribeOn":
            "leave it out: everything is delivered on the main queue"
        case _ where name.hasPrefix("as"): "leave it out: no stream needs a conversion"
        case _ where name.hasPrefix("catch"):
            "leave it out: streams do not fail; what a request gives for an error is 'name | name.errors { value }'"
        case "materialize", "dematerialize", "errors", "elements", "ignoreErrors", "errorOnEmpty":
            "a request's name means its answers, 'name.errors' its errors"
        default: nil
        }
    }
}
