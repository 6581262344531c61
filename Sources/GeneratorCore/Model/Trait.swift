/// What surrounds an element type: RxSwift's observables, traits, relays, subjects and observers.
package enum Trait: String, CaseIterable, Sendable {
    case observable = "Observable"
    case infallible = "Infallible"
    case driver = "Driver"
    case signal = "Signal"
    case single = "Single"
    case maybe = "Maybe"
    case completable = "Completable"
    case controlEvent = "ControlEvent"
    case controlProperty = "ControlProperty"
    case behaviorRelay = "BehaviorRelay"
    case publishRelay = "PublishRelay"
    case replayRelay = "ReplayRelay"
    case behaviorSubject = "BehaviorSubject"
    case publishSubject = "PublishSubject"
    case replaySubject = "ReplaySubject"
    case anyObserver = "AnyObserver"
    /// None: a plain property, whose type is the element.
    case plain = ""

    private static let all = allCases
    private static let names = NameTable(all.map(\.rawValue))

    /// The trait called `name`: `init(rawValue:)` compares it with one after the other.
    static func named(_ name: String) -> Trait? {
        // Most names are those of streams, which begin with a small letter, or of short or long types.
        guard let first = name.utf8.first, first < UInt8(ascii: "a"), 5...15 ~= name.utf8.count else { return nil }
        return names.index(of: name).map { all[$0] }
    }

    /// Whether a stream of this trait can end with an error.
    package var canFail: Bool {
        switch self {
        case .observable, .single, .maybe, .completable, .behaviorSubject, .publishSubject, .replaySubject: true
        default: false
        }
    }

    /// What is nearest to it among those that cannot fail.
    var withoutFailure: Trait {
        switch self {
        case .observable, .single, .maybe, .completable: .infallible
        case .behaviorSubject: .behaviorRelay
        case .publishSubject: .publishRelay
        case .replaySubject: .replayRelay
        default: self
        }
    }

    /// Whether subscribing to it is known to do no work.
    package var isHot: Bool {
        switch self {
        case .observable, .infallible, .single, .maybe, .completable: false
        default: true
        }
    }

    /// Whether it gives its latest element to whoever subscribes.
    package var repeatsLast: Bool {
        switch self {
        case .driver, .controlProperty, .behaviorRelay, .replayRelay, .behaviorSubject, .replaySubject: true
        default: false
        }
    }

    /// Whether it has a value as soon as it is made.
    var holdsValue: Bool { self == .behaviorRelay || self == .behaviorSubject }

    /// Whether it takes elements from the ViewModel (an observer, a relay or a subject).
    package var isSink: Bool {
        switch self {
        case .anyObserver, .behaviorRelay, .publishRelay, .replayRelay, .behaviorSubject, .publishSubject,
            .replaySubject, .controlProperty:
            true
        default: false
        }
    }

    /// Whether it is a relay: it takes neither an error nor an end.
    package var isRelay: Bool { self == .behaviorRelay || self == .publishRelay || self == .replayRelay }

    /// Whether it gives elements (everything but `AnyObserver` and what is no stream).
    package var isSource: Bool { self != .anyObserver && self != .plain }
}
