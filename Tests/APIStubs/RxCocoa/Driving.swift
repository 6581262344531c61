import RxSwift

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    public func drive<Observer: ObserverType>(_ targets: Observer...) -> any Disposable
    where Observer.Element == Element { fatalError() }
    public func drive<Observer: ObserverType>(_ targets: Observer...) -> any Disposable
    where Observer.Element == Element? { fatalError() }
    public func drive(_ targets: BehaviorRelay<Element>...) -> any Disposable { fatalError() }
    public func drive(_ targets: BehaviorRelay<Element?>...) -> any Disposable { fatalError() }
    public func drive(_ targets: ReplayRelay<Element>...) -> any Disposable { fatalError() }
    public func drive(_ targets: ReplayRelay<Element?>...) -> any Disposable { fatalError() }
    public func drive<Result>(_ change: (Observable<Element>) -> Result) -> Result { fatalError() }
    public func drive<R1, R2>(_ with: (Observable<Element>) -> (R1) -> R2, curriedArgument: R1) -> R2 { fatalError() }
    public func drive<Object: AnyObject>(
        with object: Object,
        onNext: ((Object, Element) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable { fatalError() }
    public func drive(
        onNext: ((Element) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable { fatalError() }
    public func drive() -> any Disposable { fatalError() }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    public func emit<Observer: ObserverType>(to targets: Observer...) -> any Disposable
    where Observer.Element == Element { fatalError() }
    public func emit<Observer: ObserverType>(to targets: Observer...) -> any Disposable
    where Observer.Element == Element? { fatalError() }
    public func emit(to targets: BehaviorRelay<Element>...) -> any Disposable { fatalError() }
    public func emit(to targets: BehaviorRelay<Element?>...) -> any Disposable { fatalError() }
    public func emit(to targets: PublishRelay<Element>...) -> any Disposable { fatalError() }
    public func emit(to targets: PublishRelay<Element?>...) -> any Disposable { fatalError() }
    public func emit(to targets: ReplayRelay<Element>...) -> any Disposable { fatalError() }
    public func emit(to targets: ReplayRelay<Element?>...) -> any Disposable { fatalError() }
    public func emit<Object: AnyObject>(
        with object: Object,
        onNext: ((Object, Element) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable { fatalError() }
    public func emit(
        onNext: ((Element) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable { fatalError() }
    public func emit() -> any Disposable { fatalError() }
}
