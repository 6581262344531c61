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
        "asDriver", "asInfallible", "asObservable", "asSignal", "buffer", "catchAndReturn", "catchErrorJustReturn",
        "compactMap", "concatMap", "debounce", "debug", "delay", "delaySubscription", "dematerialize",
        "distinctUntilChanged", "do", "element", "elementAt", "enumerated", "filter", "flatMap", "flatMapFirst",
        "flatMapLatest", "ifEmpty", "ignoreElements", "map", "mapTo", "materialize", "merge", "not", "observe",
        "observeOn", "replay", "retry", "sample", "share", "skip", "startWith", "subscribe", "subscribeOn",
        "switchLatest", "take", "takeLast", "throttle", "timeout", "toArray", "unwrap", "window",
    ])
}
