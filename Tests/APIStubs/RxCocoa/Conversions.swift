import RxSwift

extension ObservableConvertibleType {
    public func asDriver(onErrorJustReturn: Element) -> Driver<Element> { fatalError() }
    public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> { fatalError() }
    public func asDriver(onErrorRecover: @escaping (any Swift.Error) -> Driver<Element>) -> Driver<Element> {
        fatalError()
    }

    public func asSignal(onErrorJustReturn: Element) -> Signal<Element> { fatalError() }
    public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> { fatalError() }
    public func asSignal(onErrorRecover: @escaping (any Swift.Error) -> Signal<Element>) -> Signal<Element> {
        fatalError()
    }

    public func asSharedSequence<S: SharingStrategyProtocol>(
        sharingStrategy _: S.Type = S.self,
        onErrorJustReturn: Element
    ) -> SharedSequence<S, Element> { fatalError() }
    public func asSharedSequence<S: SharingStrategyProtocol>(
        sharingStrategy _: S.Type = S.self,
        onErrorDriveWith: SharedSequence<S, Element>
    ) -> SharedSequence<S, Element> { fatalError() }
    public func asSharedSequence<S: SharingStrategyProtocol>(
        sharingStrategy _: S.Type = S.self,
        onErrorRecover: @escaping (any Swift.Error) -> SharedSequence<S, Element>
    ) -> SharedSequence<S, Element> { fatalError() }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    public func asDriver() -> Driver<Element> { fatalError() }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    public func asSignal() -> Signal<Element> { fatalError() }
}

extension BehaviorRelay {
    public func asDriver() -> Driver<Element> { fatalError() }
}

extension PublishRelay {
    public func asSignal() -> Signal<Element> { fatalError() }
}

extension InfallibleType {
    public func asDriver() -> Driver<Element> { fatalError() }
}

extension ControlEvent {
    public func asDriver() -> Driver<Element> { fatalError() }
    public func asSignal() -> Signal<Element> { fatalError() }
}

extension ControlProperty {
    public func asDriver() -> Driver<Element> { fatalError() }
}
