import RxSwift

public final class BehaviorRelay<Element>: ObservableType {
    public init(value: Element) { fatalError() }

    public var value: Element { fatalError() }

    public func accept(_ element: Element) { fatalError() }
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element { fatalError() }
    public func asObservable() -> Observable<Element> { fatalError() }
    public func asInfallible() -> Infallible<Element> { fatalError() }
}

public final class PublishRelay<Element>: ObservableType {
    public init() { fatalError() }

    public func accept(_ element: Element) { fatalError() }
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element { fatalError() }
    public func asObservable() -> Observable<Element> { fatalError() }
    public func asInfallible() -> Infallible<Element> { fatalError() }
}

public final class ReplayRelay<Element>: ObservableType {
    private init() {}

    public func accept(_ element: Element) { fatalError() }
    public static func create(bufferSize: Int) -> ReplayRelay<Element> { fatalError() }
    public static func createUnbound() -> ReplayRelay<Element> { fatalError() }
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element { fatalError() }
    public func asObservable() -> Observable<Element> { fatalError() }
    public func asInfallible() -> Infallible<Element> { fatalError() }
}

extension ObservableType {
    public func bind(to targets: PublishRelay<Element>...) -> any Disposable { fatalError() }
    public func bind(to targets: PublishRelay<Element?>...) -> any Disposable { fatalError() }
    public func bind(to targets: BehaviorRelay<Element>...) -> any Disposable { fatalError() }
    public func bind(to targets: BehaviorRelay<Element?>...) -> any Disposable { fatalError() }
    public func bind(to targets: ReplayRelay<Element>...) -> any Disposable { fatalError() }
    public func bind(to targets: ReplayRelay<Element?>...) -> any Disposable { fatalError() }
}
