public enum CompletableTrait {}
public typealias Completable = PrimitiveSequence<CompletableTrait, Swift.Never>

@frozen public enum CompletableEvent {
    case error(any Swift.Error)
    case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
    public typealias CompletableObserver = (CompletableEvent) -> Void

    public static func create(
        subscribe: @escaping (@escaping CompletableObserver) -> any Disposable
    ) -> PrimitiveSequence<Trait, Element> { fatalError() }
    public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> any Disposable { fatalError() }

    public func subscribe<Object: AnyObject>(
        with object: Object,
        onCompleted: ((Object) -> Void)? = nil,
        onError: ((Object, any Swift.Error) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable { fatalError() }

    public func subscribe(
        onCompleted: (() -> Void)? = nil,
        onError: ((any Swift.Error) -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable { fatalError() }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
    public static func error(_ error: any Swift.Error) -> Completable { fatalError() }
    public static func never() -> Completable { fatalError() }
    public static func empty() -> Completable { fatalError() }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
    public func `do`(
        onError: ((any Swift.Error) throws -> Void)? = nil,
        afterError: ((any Swift.Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil,
        afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Completable { fatalError() }

    public func concat(_ second: Completable) -> Completable { fatalError() }
    public static func concat<Sequence: Swift.Sequence>(_ all: Sequence) -> Completable
    where Sequence.Element == Completable { fatalError() }
    public static func concat<Collection: Swift.Collection>(_ all: Collection) -> Completable
    where Collection.Element == Completable { fatalError() }
    public static func concat(_ all: Completable...) -> Completable { fatalError() }

    public static func zip(_ all: Completable...) -> Completable { fatalError() }
    public static func zip<Collection: Swift.Collection>(_ all: Collection) -> Completable
    where Collection.Element == Completable { fatalError() }
    public static func zip(_ all: [Completable]) -> Completable { fatalError() }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    public func andThen<Element>(_ second: Single<Element>) -> Single<Element> { fatalError() }
    public func andThen<Element>(_ second: Maybe<Element>) -> Maybe<Element> { fatalError() }
    public func andThen(_ second: Completable) -> Completable { fatalError() }
    public func andThen<Element>(_ second: Observable<Element>) -> Observable<Element> { fatalError() }
}
