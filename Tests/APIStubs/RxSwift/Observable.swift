public protocol ObservableConvertibleType {
    associatedtype Element

    func asObservable() -> Observable<Element>
}

public protocol ObservableType: ObservableConvertibleType {
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element
}

extension ObservableType {
    public func asObservable() -> Observable<Element> { fatalError() }
}

public class Observable<Element>: ObservableType {
    init() {}

    public func subscribe<Observer: ObserverType>(_: Observer) -> any Disposable where Observer.Element == Element {
        fatalError()
    }

    public func asObservable() -> Observable<Element> { fatalError() }
}

public typealias RxObservable<Element> = RxSwift.Observable<Element>

public protocol ConnectableObservableType: ObservableType {
    func connect() -> any Disposable
}

extension ConnectableObservableType {
    public func refCount() -> Observable<Element> { fatalError() }
}

public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
    public func connect() -> any Disposable { fatalError() }
}

public struct GroupedObservable<Key, Element>: ObservableType {
    public let key: Key

    public init(key: Key, source: Observable<Element>) { fatalError() }

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element { fatalError() }

    public func asObservable() -> Observable<Element> { fatalError() }
}
