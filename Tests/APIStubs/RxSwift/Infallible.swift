public protocol InfallibleType: ObservableConvertibleType {}

public struct Infallible<Element>: InfallibleType {
    init() {}

    public func asObservable() -> Observable<Element> { fatalError() }
}

public enum InfallibleEvent<Element> {
    case next(Element)
    case completed
}

extension InfallibleEvent: EventConvertible {
    public var event: Event<Element> { fatalError() }
}

extension InfallibleType {
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onNext: ((Object, Element) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable { fatalError() }

    public func subscribe(
        onNext: ((Element) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable { fatalError() }

    public func subscribe(_ on: @escaping (InfallibleEvent<Element>) -> Void) -> any Disposable { fatalError() }
}

extension Infallible {
    public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void

    public static func create(
        subscribe: @escaping (@escaping InfallibleObserver) -> any Disposable
    ) -> Infallible<Element> { fatalError() }

    public static func of(
        _ all: Element...,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> { fatalError() }
    public static func from(
        _ array: [Element],
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> { fatalError() }
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> where Sequence.Element == Element { fatalError() }
}

extension InfallibleType {
    public static func just(_ element: Element) -> Infallible<Element> { fatalError() }
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        fatalError()
    }
    public static func never() -> Infallible<Element> { fatalError() }
    public static func empty() -> Infallible<Element> { fatalError() }
    public static func deferred(_ make: @escaping () throws -> Infallible<Element>) -> Infallible<Element> {
        fatalError()
    }
}

extension ObservableConvertibleType {
    public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> { fatalError() }
    public func asInfallible(onErrorFallbackTo other: Infallible<Element>) -> Infallible<Element> { fatalError() }
    public func asInfallible(
        onErrorRecover: @escaping (any Swift.Error) -> Infallible<Element>
    ) -> Infallible<Element> { fatalError() }
}
