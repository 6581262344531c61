extension StreamType {
    /// The type of a property that is such a stream: `Driver<[Item]>`, `Completable`, `Observable<[Item]>`.
    package func text(in backend: Backend) -> String {
        if trait == .plain { return element }
        if trait == .completable { return backend.isRx ? trait.rawValue : "Observable<Void>" }
        return "\(trait.name(in: backend))<\(element)>"
    }
}

extension Trait {
    /// The type that a stream of the trait has.
    func name(in backend: Backend) -> String {
        if backend.isRx { return rawValue }
        return switch self {
        case .controlProperty, .behaviorRelay, .behaviorSubject: "ValueSubject"
        case .publishRelay, .replayRelay, .publishSubject, .replaySubject, .anyObserver: "EventSubject"
        default: "Observable"
        }
    }
}
