public enum SingleTrait {}
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>
public typealias SingleEvent<Element> = Result<Element, any Swift.Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
    public typealias SingleObserver = (SingleEvent<Element>) -> Void

    public static func create(subscribe: @escaping (@escaping SingleObserver) -> any Disposable) -> Single<Element> {
        fatalError()
    }
    public func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> any Disposable { fatalError() }

    @available(*, deprecated, renamed: "subscribe(onSuccess:onFailure:onDisposed:)")
    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil,
        onError: @escaping ((any Swift.Error) -> Void),
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable { fatalError() }

    public func subscribe<Object: AnyObject>(
        with object: Object,
        onSuccess: ((Object, Element) -> Void)? = nil,
        onFailure: ((Object, any Swift.Error) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable { fatalError() }

    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil,
        onFailure: ((any Swift.Error) -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable { fatalError() }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    public static func just(_ element: Element) -> Single<Element> { fatalError() }
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Single<Element> {
        fatalError()
    }
    public static func error(_ error: any Swift.Error) -> Single<Element> { fatalError() }
    public static func never() -> Single<Element> { fatalError() }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    public func `do`(
        onSuccess: ((Element) throws -> Void)? = nil,
        afterSuccess: ((Element) throws -> Void)? = nil,
        onError: ((any Swift.Error) throws -> Void)? = nil,
        afterError: ((any Swift.Error) throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Single<Element> { fatalError() }

    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> { fatalError() }
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> { fatalError() }
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
        fatalError()
    }
    public func flatMap<Result>(_ selector: @escaping (Element) throws -> Single<Result>) -> Single<Result> {
        fatalError()
    }
    public func flatMapMaybe<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> {
        fatalError()
    }
    public func flatMapCompletable(_ selector: @escaping (Element) throws -> Completable) -> Completable {
        fatalError()
    }

    public static func zip<Collection: Swift.Collection, Result>(
        _ all: Collection,
        resultSelector: @escaping ([Element]) throws -> Result
    ) -> PrimitiveSequence<Trait, Result> where Collection.Element == PrimitiveSequence<Trait, Element> { fatalError() }
    public static func zip<Collection: Swift.Collection>(_ all: Collection) -> PrimitiveSequence<Trait, [Element]>
    where Collection.Element == PrimitiveSequence<Trait, Element> { fatalError() }

    public func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> { fatalError() }
    @available(*, deprecated, renamed: "catchAndReturn(_:)")
    public func catchErrorJustReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> { fatalError() }

    public func asMaybe() -> Maybe<Element> { fatalError() }
    public func asCompletable() -> Completable { fatalError() }
}
