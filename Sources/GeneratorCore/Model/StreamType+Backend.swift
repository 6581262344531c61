extension StreamType {
    /// The type of a property that is such a stream: `Driver<[Item]>`, `Completable`, `Observable<[Item]>`.
    package func text(in backend: Backend) -> String {
        if trait == .plain { return element }
        if backend.isRx { return trait == .completable ? trait.rawValue : "\(trait.rawValue)<\(element)>" }
        let type = trait.type(in: backend.spelling)
        return type(trait == .completable ? "Void" : element)
    }
}

extension Trait {
    /// What a stream of the trait is declared as, where a back end has no traits.
    fileprivate func type(in spelling: Backend.Spelling) -> Backend.Spelling.Generic {
        if hasValue { return spelling.valueSubject }
        if self == .replayRelay || self == .replaySubject { return spelling.latestSubject }
        return isSink ? spelling.eventSubject : spelling.stream
    }

    /// Whether it is a stream to which values are given, and which has one at any time.
    var hasValue: Bool {
        switch self {
        case .controlProperty, .behaviorRelay, .behaviorSubject: true
        default: false
        }
    }
}
