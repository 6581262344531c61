@_exported import RxRelay
import RxSwift

extension ObservableType {
    public func bind<Observer: ObserverType>(to targets: Observer...) -> any Disposable
    where Observer.Element == Element { fatalError() }
    public func bind<Observer: ObserverType>(to targets: Observer...) -> any Disposable
    where Observer.Element == Element? { fatalError() }
    public func bind<Result>(to binder: (Self) -> Result) -> Result { fatalError() }
    public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 { fatalError() }
    public func bind<Object: AnyObject>(
        with object: Object,
        onNext: @escaping (Object, Element) -> Void
    ) -> any Disposable { fatalError() }
    public func bind(onNext: @escaping (Element) -> Void) -> any Disposable { fatalError() }
}

extension InfallibleType {
    public func bind<Observer: ObserverType>(to targets: Observer...) -> any Disposable
    where Observer.Element == Element { fatalError() }
    public func bind<Observer: ObserverType>(to targets: Observer...) -> any Disposable
    where Observer.Element == Element? { fatalError() }
    public func bind<Result>(to binder: (Self) -> Result) -> Result { fatalError() }
    public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 { fatalError() }
    public func bind(onNext: @escaping (Element) -> Void) -> any Disposable { fatalError() }
    public func bind(to targets: BehaviorRelay<Element>...) -> any Disposable { fatalError() }
    public func bind(to targets: BehaviorRelay<Element?>...) -> any Disposable { fatalError() }
    public func bind(to targets: PublishRelay<Element>...) -> any Disposable { fatalError() }
    public func bind(to targets: PublishRelay<Element?>...) -> any Disposable { fatalError() }
    public func bind(to targets: ReplayRelay<Element>...) -> any Disposable { fatalError() }
    public func bind(to targets: ReplayRelay<Element?>...) -> any Disposable { fatalError() }
}
