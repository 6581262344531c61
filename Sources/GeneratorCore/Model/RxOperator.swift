/// What is known of an Rx operator by its name.
struct RxOperator {
    /// What it does to the element.
    enum Effect {
        /// The element stays, and with it its name.
        case keeps
        /// Another element takes its place: only `$0` is left.
        case replaces
        /// The same, by the answer of a call.
        case requests
    }

    var effect: Effect
    /// When it takes a scheduler as its last argument.
    var scheduler: SchedulerArgument = .never
    /// What a function given with `via` returns.
    var selector: Selector = .unknown

    enum SchedulerArgument {
        case never, always
        /// Only when the first argument is a time: `take(for: .seconds(1))`, but not `take(1)`.
        case forTime
    }

    enum Selector {
        /// The spec cannot tell.
        case unknown
        case predicate
        /// The element that the stream has afterwards.
        case element
        case optionalElement
        /// A call: an observable of the element.
        case request
    }

    /// Whether it is one of the four over a call.
    static func isRequest(_ name: String) -> Bool {
        named(name)?.effect == .requests
    }

    static func named(_ name: String) -> RxOperator? { numbers.index(of: name).map { operators[$0] } }

    /// All names, sorted.
    static var names: [String] { numbers.names }

    private static let numbers = NameTable(table.keys.sorted())
    private static let operators = table.keys.sorted().compactMap { table[$0] }

    /// The operators of RxSwift, RxCocoa and RxSwiftExt that may stand behind a stream.
    private static let table: [String: RxOperator] = {
        var table: [String: RxOperator] = [:]
        for name in keeping { table[name] = RxOperator(effect: .keeps) }
        for name in replacing { table[name] = RxOperator(effect: .replaces) }
        for name in ["flatMap", "flatMapLatest", "flatMapFirst", "concatMap"] {
            table[name] = RxOperator(effect: .requests, selector: .request)
        }
        for name in ["debounce", "throttle", "delay", "delaySubscription", "timeout"] {
            table[name] = RxOperator(effect: .keeps, scheduler: .always)
        }
        for name in ["window", "buffer", "interval"] {
            table[name] = RxOperator(effect: .replaces, scheduler: .always)
        }
        for name in ["take", "skip"] {
            table[name] = RxOperator(effect: .keeps, scheduler: .forTime, selector: .predicate)
        }
        for name in ["filter", "takeWhile", "skipWhile", "takeUntil", "skipUntil"] {
            table[name] = RxOperator(effect: .keeps, selector: .predicate)
        }
        table["map"] = RxOperator(effect: .replaces, selector: .element)
        table["compactMap"] = RxOperator(effect: .replaces, selector: .optionalElement)
        table["filterMap"] = RxOperator(effect: .replaces)
        return table
    }()

    private static let keeping = [
        "amb", "asDriver", "asInfallible", "asObservable", "asSharedSequence", "asSignal", "cache", "catch",
        "catchAndReturn", "catchError", "catchErrorJustComplete", "catchErrorJustReturn", "concat", "debug",
        "defaultIfEmpty", "distinct", "distinctUntilChanged", "do", "element", "elementAt", "endWith",
        "errorOnEmpty", "ifEmpty", "ignore", "ignoreErrors", "ignoreWhen", "merge", "multicast", "observe",
        "observeOn", "pausable", "pausableBuffered", "publish", "refCount", "repeatWithBehavior", "replay",
        "replayAll", "retry", "retryWhen", "sample", "share", "shareReplay", "single", "startWith", "subscribe",
        "subscribeOn", "switchIfEmpty", "takeLast", "trackActivity",
    ]

    private static let replacing = [
        "and", "andThen", "apply", "asCompletable", "asMaybe", "asSingle", "bufferWithTrigger", "cascade", "cast",
        "count", "curry", "dematerialize", "elements", "enumerated", "errors", "first", "flatMapSync",
        "flatMapWithIndex", "fromAsync", "groupBy", "ignoreElements", "isEmpty", "last", "mapAt", "mapMany", "mapTo",
        "mapWithIndex", "materialize", "not", "nwise", "ofType", "pairwise", "partition", "reduce", "scan",
        "switchLatest", "timeInterval", "timestamp", "toArray", "toSortedArray", "toggle", "unwrap",
        "withLatestFrom", "withUnretained", "zip", "zipWith",
    ]
}
