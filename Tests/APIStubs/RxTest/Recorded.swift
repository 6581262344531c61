import RxSwift

public typealias TestTime = Int

public struct Recorded<Value>: CustomDebugStringConvertible {
    public let time: TestTime
    public let value: Value

    public init(time: TestTime, value: Value) { fatalError() }
}

extension Recorded {
    public var debugDescription: String { fatalError() }
}

extension Recorded: Equatable where Value: Equatable {
    public static func == (lhs: Recorded<Value>, rhs: Recorded<Value>) -> Bool { fatalError() }
}

extension Recorded {
    public static func next<T>(_ time: TestTime, _ element: T) -> Recorded<Event<T>> where Value == Event<T> {
        fatalError()
    }
    public static func completed<T>(_ time: TestTime, _: T.Type = T.self) -> Recorded<Event<T>>
    where Value == Event<T> { fatalError() }
    public static func error<T>(
        _ time: TestTime,
        _ error: any Swift.Error,
        _: T.Type = T.self
    ) -> Recorded<Event<T>> where Value == Event<T> { fatalError() }
    public static func events<T>(_ all: Recorded<Event<T>>...) -> [Recorded<Event<T>>] where Value == Event<T> {
        fatalError()
    }
    public static func events<T>(_ all: [Recorded<Event<T>>]) -> [Recorded<Event<T>>] where Value == Event<T> {
        fatalError()
    }
}

public struct Subscription {
    public let subscribe: Int
    public let unsubscribe: Int

    public init(_ subscribe: Int) { fatalError() }
    public init(_ subscribe: Int, _ unsubscribe: Int) { fatalError() }
}

extension Subscription: Hashable {
    public func hash(into hasher: inout Hasher) { fatalError() }
}

extension Subscription: CustomDebugStringConvertible {
    public var debugDescription: String { fatalError() }
}

public func == (lhs: Subscription, rhs: Subscription) -> Bool { fatalError() }

extension Event: Equatable where Element: Equatable {
    public static func == (lhs: Event<Element>, rhs: Event<Element>) -> Bool { fatalError() }
}

extension MaybeEvent: Equatable where Element: Equatable {
    public static func == (lhs: MaybeEvent<Element>, rhs: MaybeEvent<Element>) -> Bool { fatalError() }
}

extension CompletableEvent: Equatable {
    public static func == (lhs: CompletableEvent, rhs: CompletableEvent) -> Bool { fatalError() }
}
