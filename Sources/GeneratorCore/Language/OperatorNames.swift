/// What the grammar must know of Rx operators by name; what they mean is the business of the back ends.
package enum OperatorNames {
    /// Whether `.name { … }` and `.name via logic` apply an operator rather than name a member of a path.
    package static func takesFunction(_ name: String) -> Bool { functions.contains(name) }

    /// Whether the operator takes no closure behind its arguments, so that one there is the transform.
    package static func takesNoClosure(_ name: String) -> Bool { valueOperators.contains(name) }

    private static let functions = NameTable([
        "apply", "catch", "catchError", "compactMap", "concatMap", "distinct", "distinctUntilChanged", "do", "filter",
        "filterMap", "flatMap", "flatMapFirst", "flatMapLatest", "flatMapSync", "flatMapWithIndex", "groupBy",
        "ignoreWhen", "map", "mapMany", "mapWithIndex", "partition", "reduce", "retryWhen", "scan", "skip", "skipUntil",
        "skipWhile", "take", "takeUntil", "takeWhile", "toSortedArray",
    ])

    private static let valueOperators = NameTable([
        "asCompletable", "asDriver", "asInfallible", "asMaybe", "asObservable", "asSharedSequence", "asSignal",
        "asSingle", "buffer", "bufferWithTrigger", "cache", "cascade", "cast", "catchAndReturn",
        "catchErrorJustComplete", "catchErrorJustReturn", "compactMap", "concat", "concatMap", "debounce", "debug",
        "defaultIfEmpty", "delay", "delaySubscription", "dematerialize", "distinctUntilChanged", "do", "element",
        "elementAt", "elements", "endWith", "enumerated", "errorOnEmpty", "errors", "filter", "first", "flatMap",
        "flatMapFirst", "flatMapLatest", "ifEmpty", "ignore", "ignoreElements", "ignoreErrors", "isEmpty", "last",
        "map", "mapTo", "materialize", "merge", "not", "nwise", "observe", "observeOn", "ofType", "pairwise",
        "pausable", "pausableBuffered", "publish", "refCount", "replay", "replayAll", "retry", "sample", "share",
        "shareReplay", "skip", "startWith", "subscribe", "subscribeOn", "switchIfEmpty", "switchLatest", "take",
        "takeLast", "throttle", "timeInterval", "timeout", "timestamp", "toArray", "toggle", "trackActivity",
        "unwrap", "window",
    ])
}
