/// The operators of streams that neither fail nor end, and what stands for the others.
package enum PlainOperators {
    package static let names: Set<String> = [
        "map", "compactMap", "filter", "do", "scan", "startWith", "distinctUntilChanged", "enumerated", "pairwise",
        "unwrap", "mapTo", "not", "skip", "take", "share", "withLatestFrom", "debounce", "throttle", "delay",
        "flatMap", "flatMapLatest", "flatMapFirst", "concatMap",
    ]

    /// Those that Combine calls otherwise, or whose arguments it does; those that are written as another one.
    static let renamedByCombine: Set<String> = [
        "do", "startWith", "distinctUntilChanged", "unwrap", "mapTo", "not", "skip", "take", "debounce", "throttle",
        "delay",
    ]

    /// Those that Swift can call on a publisher although a spec cannot.
    static let ofCombine: Set<String> = [
        "catch", "count", "first", "last", "merge", "multicast", "reduce", "retry", "timeout", "zip",
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

    /// An argument that an operator of those names does not have, and what to write instead.
    static func unknownArgument(
        _ label: String?,
        _ value: String,
        of name: String
    ) -> (argument: String, instead: String)? {
        switch (name, label) {
        case ("do", let label?) where label != "onNext":
            ("'\(label)'", "leave it out: streams neither fail nor end, and each value is for 'onNext'")
        case ("take", "behavior"), ("skip", "behavior"):
            ("'behavior'", "leave it out, and say what else comes: 'name.\(name)(…) | name.filter { … }.take(1)'")
        case ("take", "until") where value.hasPrefix("{"), ("skip", "until") where value.hasPrefix("{"):
            ("closure behind 'until'", "write '\(name)(while: …)' with a closure that says the opposite")
        case ("distinctUntilChanged", "comparer"):
            ("'comparer'", "write one closure that compares two values: '{ $0.id == $1.id }'")
        case ("share", "replay") where value != "0" && value != "1":
            ("replay of \(value)", "write 'replay: 1', the most that is kept")
        case ("share", "scope") where value.hasSuffix("forever"):
            ("scope '.forever'", "leave it out, or keep the latest value in a state")
        default: nil
        }
    }

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
