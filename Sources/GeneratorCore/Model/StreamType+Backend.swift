extension StreamType {
    /// The type of a property that is such a stream: `Driver<[Item]>`, `Completable`, `Observable<[Item]>`.
    ///
    /// - Parameter isGiven: whether the ViewModel is given the stream, and does not make it.
    package func text(in backend: Backend, isGiven: Bool = false) -> String {
        if trait == .plain { return element }
        if backend.isRx { return trait == .completable ? trait.rawValue : "\(trait.rawValue)<\(element)>" }
        let type = trait.type(in: backend.spelling, isGiven: isGiven)
        return type(trait == .completable ? "Void" : element)
    }

    /// What it is called there, without its element.
    func name(in backend: Backend) -> String { trait.type(in: backend.spelling, isGiven: false).name }
}

extension Trait {
    /// What a stream of the trait is declared as, where a back end has no traits.
    fileprivate func type(in spelling: Backend.Spelling, isGiven: Bool) -> Backend.Spelling.Generic {
        if hasValue { return spelling.valueSubject }
        if self == .replayRelay || self == .replaySubject { return spelling.latestSubject }
        if isSink { return spelling.eventSubject }
        return isGiven ? spelling.givenStream ?? spelling.stream : spelling.stream
    }

    /// Whether it is a stream to which values are given, and which has one at any time.
    var hasValue: Bool {
        switch self {
        case .controlProperty, .behaviorRelay, .behaviorSubject: true
        default: false
        }
    }
}
