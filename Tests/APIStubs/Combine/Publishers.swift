public struct AnyPublisher<Output, Failure: Error>: Publisher {
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure { fatalError() }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { fatalError() }
}

public struct Just<Output>: Publisher {
    public typealias Failure = Never

    public init(_ output: Output) { fatalError() }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never { fatalError() }
}

public struct Empty<Output, Failure: Error>: Publisher {
    public init(completeImmediately: Bool = true) { fatalError() }
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) { fatalError() }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { fatalError() }
}

public final class PassthroughSubject<Output, Failure: Error>: Subject {
    public init() { fatalError() }
    public func send(_ input: Output) { fatalError() }
    public func send(completion: Subscribers.Completion<Failure>) { fatalError() }
    public func send(subscription: any Subscription) { fatalError() }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { fatalError() }
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    public init(_ value: Output) { fatalError() }

    public var value: Output {
        get { fatalError() }
        set {}
    }

    public func send(_ input: Output) { fatalError() }
    public func send(completion: Subscribers.Completion<Failure>) { fatalError() }
    public func send(subscription: any Subscription) { fatalError() }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { fatalError() }
}

/// What a publisher of `Upstream` gives to a subscriber.
public protocol StubPublisher: Publisher {}

extension StubPublisher {
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { fatalError() }
}

public enum Publishers {
    public struct Map<Upstream: Publisher, Output>: StubPublisher {
        public typealias Failure = Upstream.Failure
    }

    public struct MapKeyPath<Upstream: Publisher, Output>: StubPublisher {
        public typealias Failure = Upstream.Failure
    }

    public struct CompactMap<Upstream: Publisher, Output>: StubPublisher {
        public typealias Failure = Upstream.Failure
    }

    public struct Scan<Upstream: Publisher, Output>: StubPublisher {
        public typealias Failure = Upstream.Failure
    }

    public struct Filter<Upstream: Publisher>: StubPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
    }

    public struct RemoveDuplicates<Upstream: Publisher>: StubPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
    }

    public struct HandleEvents<Upstream: Publisher>: StubPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
    }

    public struct Drop<Upstream: Publisher>: StubPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
    }

    public struct DropWhile<Upstream: Publisher>: StubPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
    }

    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: StubPublisher
    where Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
    }

    /// `prefix(3)`.
    public struct Output<Upstream: Publisher>: StubPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
    }

    public struct PrefixWhile<Upstream: Publisher>: StubPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
    }

    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: StubPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
    }

    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: StubPublisher {
        public typealias Output = Elements.Element

        public init(sequence: Elements) { fatalError() }
    }

    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: StubPublisher
    where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
        public typealias Output = Suffix.Output
        public typealias Failure = Suffix.Failure
    }

    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: StubPublisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure
    }

    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: StubPublisher
    where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure
    }

    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: StubPublisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure
    }

    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: StubPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
    }

    public struct Debounce<Upstream: Publisher, Context: Scheduler>: StubPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
    }

    public struct Throttle<Upstream: Publisher, Context: Scheduler>: StubPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
    }

    public struct Delay<Upstream: Publisher, Context: Scheduler>: StubPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
    }

    public final class Share<Upstream: Publisher>: StubPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
    }
}
