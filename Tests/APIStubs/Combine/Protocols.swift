public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

public protocol ConnectablePublisher<Output, Failure>: Publisher {
    func connect() -> any Cancellable
}

public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    public func send() { fatalError() }
}

public protocol CustomCombineIdentifierConvertible {
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { fatalError() }
}

public struct CombineIdentifier: Hashable, Sendable {
    public init() { fatalError() }
}

public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Input
    associatedtype Failure: Error

    func receive(subscription: any Subscription)
    func receive(_ input: Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Failure>)
}

public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    func request(_ demand: Subscribers.Demand)
}

public protocol Cancellable {
    func cancel()
}

extension Cancellable {
    public func store(in set: inout Set<AnyCancellable>) { fatalError() }

    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        fatalError()
    }
}

public final class AnyCancellable: Cancellable, Hashable {
    public init(_ cancel: @escaping () -> Void) { fatalError() }
    public init<C: Cancellable>(_ canceller: C) { fatalError() }

    public func cancel() { fatalError() }
    public func hash(into hasher: inout Hasher) { fatalError() }
    public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { fatalError() }
}

extension AnyCancellable {
    public final func store(in set: inout Set<AnyCancellable>) { fatalError() }

    public final func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        fatalError()
    }
}

public enum Subscribers {
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }

    public struct Demand: Equatable, Comparable, Hashable, Sendable {
        public static let unlimited = Demand()
        public static let none = Demand()

        public static func max(_ value: Int) -> Demand { fatalError() }
        public static func + (one: Demand, other: Demand) -> Demand { fatalError() }
        public static func += (one: inout Demand, other: Demand) { fatalError() }
        public static func - (one: Demand, other: Demand) -> Demand { fatalError() }
        public static func -= (one: inout Demand, other: Demand) { fatalError() }
        public static func + (demand: Demand, count: Int) -> Demand { fatalError() }
        public static func += (demand: inout Demand, count: Int) { fatalError() }
        public static func - (demand: Demand, count: Int) -> Demand { fatalError() }
        public static func -= (demand: inout Demand, count: Int) { fatalError() }
        public static func > (demand: Demand, count: Int) -> Bool { fatalError() }
        public static func >= (demand: Demand, count: Int) -> Bool { fatalError() }
        public static func < (demand: Demand, count: Int) -> Bool { fatalError() }
        public static func <= (demand: Demand, count: Int) -> Bool { fatalError() }
        public static func == (demand: Demand, count: Int) -> Bool { fatalError() }
        public static func < (one: Demand, other: Demand) -> Bool { fatalError() }
    }
}
