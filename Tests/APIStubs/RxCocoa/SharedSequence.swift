import RxSwift

public protocol SharingStrategyProtocol {
    static var scheduler: any SchedulerType { get }

    static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
    associatedtype SharingStrategy: SharingStrategyProtocol

    func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
    public func asObservable() -> Observable<Element> { fatalError() }
}

public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>:
    SharedSequenceConvertibleType, ObservableConvertibleType
{
    init() {}

    public func asObservable() -> Observable<Element> { fatalError() }
    public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { fatalError() }
    public func asInfallible() -> Infallible<Element> { fatalError() }
}

public struct DriverSharingStrategy: SharingStrategyProtocol {
    public static var scheduler: any SchedulerType { fatalError() }
    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> { fatalError() }
}

public struct SignalSharingStrategy: SharingStrategyProtocol {
    public static var scheduler: any SchedulerType { fatalError() }
    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> { fatalError() }
}

public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

public enum SharingScheduler {
    public private(set) static var make: () -> any SchedulerType = { MainScheduler() }

    public static func mock(scheduler: any SchedulerType, action: () throws -> Void) rethrows { fatalError() }
    public static func mock(
        makeScheduler: @escaping () -> any SchedulerType,
        action: () throws -> Void
    ) rethrows { fatalError() }
}

extension SharedSequence {
    public static func empty() -> SharedSequence<SharingStrategy, Element> { fatalError() }
    public static func never() -> SharedSequence<SharingStrategy, Element> { fatalError() }
    public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> { fatalError() }
    public static func deferred(
        _ make: @escaping () -> SharedSequence<SharingStrategy, Element>
    ) -> SharedSequence<SharingStrategy, Element> { fatalError() }
    public static func of(_ all: Element...) -> SharedSequence<SharingStrategy, Element> { fatalError() }
}

extension SharedSequence {
    public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element> { fatalError() }
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence
    ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == Element { fatalError() }
    public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element> { fatalError() }
}

extension SharedSequence where Element: RxAbstractInteger {
    public static func interval(_ period: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> { fatalError() }
    public static func timer(
        _ dueTime: RxTimeInterval,
        period: RxTimeInterval
    ) -> SharedSequence<SharingStrategy, Element> { fatalError() }
}

@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *)
extension SharedSequence {
    @MainActor public var values: AsyncStream<Element> { fatalError() }
}
