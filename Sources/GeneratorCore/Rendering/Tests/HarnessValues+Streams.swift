// The streams that a test drives.

extension StreamType {
    /// What a test drives it by, or sees what it takes: `TestInput<String>`.
    var recorder: String {
        switch trait {
        case .anyObserver: "TestOutput<\(element)>"
        case .completable: "TestInput<Never>"
        default: "TestInput<\(element)>"
        }
    }

    /// A stream of the type made of the test's input.
    func stream(of input: String, in backend: Backend) -> String {
        guard backend.isRx else { return plainStream(of: input, in: backend) }
        let events = "\(input).stream(on: scheduler)"
        return switch trait {
        case .observable: events
        case .infallible: "\(events).asInfallible(onErrorFallbackTo: .empty())"
        case .driver: "\(events).asDriver(onErrorDriveWith: .empty())"
        case .signal: "\(events).asSignal(onErrorSignalWith: .empty())"
        case .single: "\(events).take(1).asSingle()"
        case .maybe: "\(events).take(1).asMaybe()"
        case .completable: "\(events).asCompletable()"
        case .controlEvent: "ControlEvent(events: \(events))"
        case .controlProperty: "ControlProperty(values: \(events), valueSink: \(input).receiver)"
        case .anyObserver: "\(input).observer(on: scheduler)"
        case .publishRelay: "publishRelay(\(input))"
        case .replayRelay: "replayRelay(\(input))"
        case .publishSubject: "publishSubject(\(input))"
        case .replaySubject: "replaySubject(\(input))"
        case .behaviorRelay: "try behaviorRelay(\(input))"
        case .behaviorSubject: "try behaviorSubject(\(input))"
        case .plain: input
        }
    }

    private func plainStream(of input: String, in backend: Backend) -> String {
        switch trait {
        case .controlProperty, .behaviorRelay, .behaviorSubject: "try valueSubject(\(input))"
        case .publishRelay, .publishSubject: "eventSubject(\(input))"
        case .replayRelay, .replaySubject:
            backend == .combine ? "latestSubject(\(input))" : "eventSubject(\(input), keepsLatest: true)"
        case .anyObserver: "\(input).observer(on: scheduler)"
        case .plain: input
        default: "\(input).stream(on: scheduler)"
        }
    }
}
