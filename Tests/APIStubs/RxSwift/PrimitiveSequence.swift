public struct PrimitiveSequence<Trait, Element> {
    init() {}
}

public protocol PrimitiveSequenceType {
    associatedtype Trait
    associatedtype Element

    var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType {
    public var primitiveSequence: PrimitiveSequence<Trait, Element> { fatalError() }
}

extension PrimitiveSequence: ObservableConvertibleType {
    public func asObservable() -> Observable<Element> { fatalError() }
}

extension PrimitiveSequence {
    public static func deferred(
        _ make: @escaping () throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> { fatalError() }
    public static func using<Resource: Disposable>(
        _ makeResource: @escaping () throws -> Resource,
        primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> { fatalError() }

    public func delay(
        _ dueTime: RxTimeInterval,
        scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> { fatalError() }
    public func delaySubscription(
        _ dueTime: RxTimeInterval,
        scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> { fatalError() }
    public func timeout(
        _ dueTime: RxTimeInterval,
        scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> { fatalError() }
    public func timeout(
        _ dueTime: RxTimeInterval,
        other: PrimitiveSequence<Trait, Element>,
        scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> { fatalError() }

    public func observe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> { fatalError() }
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
        fatalError()
    }

    public func `catch`(
        _ handler: @escaping (any Swift.Error) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> { fatalError() }
    public func retry(_ limit: Int) -> PrimitiveSequence<Trait, Element> { fatalError() }
    public func retry<Error: Swift.Error>(
        when handler: @escaping (Observable<Error>) -> some ObservableType
    ) -> PrimitiveSequence<Trait, Element> { fatalError() }
    public func retry(
        when handler: @escaping (Observable<any Swift.Error>) -> some ObservableType
    ) -> PrimitiveSequence<Trait, Element> { fatalError() }

    public func debug(
        _ name: String? = nil,
        trimOutput: Bool = false,
        file: String = #file,
        line: UInt = #line,
        function: String = #function
    ) -> PrimitiveSequence<Trait, Element> { fatalError() }

    @available(*, deprecated, renamed: "observe(on:)")
    public func observeOn(_ scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
        fatalError()
    }
    @available(*, deprecated, renamed: "subscribe(on:)")
    public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
        fatalError()
    }
    @available(*, deprecated, renamed: "catch(_:)")
    public func catchError(
        _ handler: @escaping (any Swift.Error) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> { fatalError() }
    @available(*, deprecated, renamed: "retry(when:)")
    public func retryWhen<Error: Swift.Error>(
        _ handler: @escaping (Observable<Error>) -> some ObservableType
    ) -> PrimitiveSequence<Trait, Element> { fatalError() }
    @available(*, deprecated, renamed: "retry(when:)")
    public func retryWhen(
        _ handler: @escaping (Observable<any Swift.Error>) -> some ObservableType
    ) -> PrimitiveSequence<Trait, Element> { fatalError() }
}

extension PrimitiveSequenceType where Element: RxAbstractInteger {
    public static func timer(
        _ dueTime: RxTimeInterval,
        scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> { fatalError() }
}

extension ObservableType {
    public func asSingle() -> Single<Element> { fatalError() }
    public func asMaybe() -> Maybe<Element> { fatalError() }
}

extension ObservableType where Element == Never {
    public func asCompletable() -> Completable { fatalError() }
}
