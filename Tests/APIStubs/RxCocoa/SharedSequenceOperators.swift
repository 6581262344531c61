import RxSwift

extension SharedSequenceConvertibleType {
    public func map<Result>(_ change: @escaping (Element) -> Result) -> SharedSequence<SharingStrategy, Result> {
        fatalError()
    }
    public func compactMap<Result>(
        _ change: @escaping (Element) -> Result?
    ) -> SharedSequence<SharingStrategy, Result> { fatalError() }
    public func filter(_ isKept: @escaping (Element) -> Bool) -> SharedSequence<SharingStrategy, Element> {
        fatalError()
    }
    public func flatMap<Sharing, Result>(
        _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> { fatalError() }
    public func flatMapLatest<Sharing, Result>(
        _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> { fatalError() }
    public func flatMapFirst<Sharing, Result>(
        _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> { fatalError() }
    public func scan<A>(
        _ seed: A,
        accumulator: @escaping (A, Element) -> A
    ) -> SharedSequence<SharingStrategy, A> { fatalError() }

    public func `do`(
        onNext: ((Element) -> Void)? = nil,
        afterNext: ((Element) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        afterCompleted: (() -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> SharedSequence<SharingStrategy, Element> { fatalError() }
    public func debug(
        _ name: String? = nil,
        trimOutput: Bool = false,
        file: String = #file,
        line: UInt = #line,
        function: String = #function
    ) -> SharedSequence<SharingStrategy, Element> { fatalError() }

    public func distinctUntilChanged(
        _ keySelector: @escaping (Element) -> some Equatable
    ) -> SharedSequence<SharingStrategy, Element> { fatalError() }
    public func distinctUntilChanged(
        _ comparer: @escaping (Element, Element) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> { fatalError() }
    public func distinctUntilChanged<K>(
        _ keySelector: @escaping (Element) -> K,
        comparer: @escaping (K, K) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> { fatalError() }

    public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> { fatalError() }
    public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> { fatalError() }
    public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> { fatalError() }
    public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> { fatalError() }
    public func throttle(
        _ dueTime: RxTimeInterval,
        latest: Bool = true
    ) -> SharedSequence<SharingStrategy, Element> { fatalError() }

    public func withLatestFrom<SecondO: SharedSequenceConvertibleType, ResultType>(
        _ second: SecondO,
        resultSelector: @escaping (Element, SecondO.Element) -> ResultType
    ) -> SharedSequence<SharingStrategy, ResultType> where SecondO.SharingStrategy == SharingStrategy { fatalError() }
    public func withLatestFrom<SecondO: SharedSequenceConvertibleType>(
        _ second: SecondO
    ) -> SharedSequence<SharingStrategy, SecondO.Element> { fatalError() }

    public static func merge<Collection: Swift.Collection>(
        _ all: Collection
    ) -> SharedSequence<SharingStrategy, Element>
    where Collection.Element == SharedSequence<SharingStrategy, Element> { fatalError() }
    public static func merge(
        _ all: [SharedSequence<SharingStrategy, Element>]
    ) -> SharedSequence<SharingStrategy, Element> { fatalError() }
    public static func merge(
        _ all: SharedSequence<SharingStrategy, Element>...
    ) -> SharedSequence<SharingStrategy, Element> { fatalError() }
}

extension SharedSequenceConvertibleType where Element: Equatable {
    public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> { fatalError() }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
    public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> { fatalError() }
    public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> { fatalError() }
    public func merge(maxConcurrent: Int) -> SharedSequence<Element.SharingStrategy, Element.Element> { fatalError() }
}

extension SharedSequence {
    public static func concat<Sequence: Swift.Sequence>(
        _ all: Sequence
    ) -> SharedSequence<SharingStrategy, Element>
    where Sequence.Element == SharedSequence<SharingStrategy, Element> { fatalError() }
    public static func concat<Collection: Swift.Collection>(
        _ all: Collection
    ) -> SharedSequence<SharingStrategy, Element>
    where Collection.Element == SharedSequence<SharingStrategy, Element> { fatalError() }

    public static func zip<Collection: Swift.Collection, Result>(
        _ all: Collection,
        resultSelector: @escaping ([Element]) throws -> Result
    ) -> SharedSequence<SharingStrategy, Result>
    where Collection.Element == SharedSequence<SharingStrategy, Element> { fatalError() }
    public static func zip<Collection: Swift.Collection>(
        _ all: Collection
    ) -> SharedSequence<SharingStrategy, [Element]>
    where Collection.Element == SharedSequence<SharingStrategy, Element> { fatalError() }
    public static func combineLatest<Collection: Swift.Collection, Result>(
        _ all: Collection,
        resultSelector: @escaping ([Element]) throws -> Result
    ) -> SharedSequence<SharingStrategy, Result>
    where Collection.Element == SharedSequence<SharingStrategy, Element> { fatalError() }
    public static func combineLatest<Collection: Swift.Collection>(
        _ all: Collection
    ) -> SharedSequence<SharingStrategy, [Element]>
    where Collection.Element == SharedSequence<SharingStrategy, Element> { fatalError() }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    public func withUnretained<Object: AnyObject, Out>(
        _ object: Object,
        resultSelector: @escaping (Object, Element) -> Out
    ) -> SharedSequence<SharingStrategy, Out> { fatalError() }
    public func withUnretained<Object: AnyObject>(
        _ object: Object
    ) -> SharedSequence<SharingStrategy, (Object, Element)> { fatalError() }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    @available(*, unavailable, message: "a driver's replay would keep the object: use drive(with:) instead")
    public func withUnretained<Object: AnyObject, Out>(
        _ object: Object,
        resultSelector: @escaping (Object, Element) -> Out
    ) -> SharedSequence<SharingStrategy, Out> { fatalError() }
    @available(*, unavailable, message: "a driver's replay would keep the object: use drive(with:) instead")
    public func withUnretained<Object: AnyObject>(
        _ object: Object
    ) -> SharedSequence<SharingStrategy, (Object, Element)> { fatalError() }
}
