extension InfallibleType {
    public func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result> { fatalError() }
    public func compactMap<Result>(_ transform: @escaping (Element) -> Result?) -> Infallible<Result> { fatalError() }
    public func flatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> { fatalError() }
    public func flatMapLatest<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> { fatalError() }
    public func flatMapFirst<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> { fatalError() }
    public func concatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> { fatalError() }
    public func scan<Seed>(
        into seed: Seed,
        accumulator: @escaping (inout Seed, Element) -> Void
    ) -> Infallible<Seed> { fatalError() }
    public func scan<Seed>(_ seed: Seed, accumulator: @escaping (Seed, Element) -> Seed) -> Infallible<Seed> {
        fatalError()
    }
    public func withUnretained<Object: AnyObject, Out>(
        _ object: Object,
        resultSelector: @escaping (Object, Element) -> Out
    ) -> Infallible<Out> { fatalError() }
    public func withUnretained<Object: AnyObject>(_ object: Object) -> Infallible<(Object, Element)> { fatalError() }
}

extension InfallibleType {
    public func filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> { fatalError() }
    public func distinctUntilChanged(
        _ keySelector: @escaping (Element) throws -> some Equatable
    ) -> Infallible<Element> { fatalError() }
    public func distinctUntilChanged(
        _ comparer: @escaping (Element, Element) throws -> Bool
    ) -> Infallible<Element> { fatalError() }
    public func distinctUntilChanged<K>(
        _ keySelector: @escaping (Element) throws -> K,
        comparer: @escaping (K, K) throws -> Bool
    ) -> Infallible<Element> { fatalError() }
    public func distinctUntilChanged(at path: KeyPath<Element, some Equatable>) -> Infallible<Element> { fatalError() }

    public func take(until other: some InfallibleType) -> Infallible<Element> { fatalError() }
    public func take(until other: some ObservableType) -> Infallible<Element> { fatalError() }
    public func take(
        until predicate: @escaping (Element) throws -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> { fatalError() }
    public func take(
        while predicate: @escaping (Element) throws -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> { fatalError() }
    public func take(_ count: Int) -> Infallible<Element> { fatalError() }
    public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> { fatalError() }
    public func skip(while predicate: @escaping (Element) throws -> Bool) -> Infallible<Element> { fatalError() }
    public func skip(until other: some ObservableType) -> Infallible<Element> { fatalError() }
}

extension InfallibleType where Element: Equatable {
    public func distinctUntilChanged() -> Infallible<Element> { fatalError() }
}

extension InfallibleType {
    public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
        fatalError()
    }
    public func throttle(
        _ dueTime: RxTimeInterval,
        latest: Bool = true,
        scheduler: any SchedulerType
    ) -> Infallible<Element> { fatalError() }
    public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element> {
        fatalError()
    }
    public func debug(
        _ name: String? = nil,
        trimOutput: Bool = false,
        file: String = #file,
        line: UInt = #line,
        function: String = #function
    ) -> Infallible<Element> { fatalError() }
}

extension Infallible {
    public func `do`(
        onNext: ((Element) throws -> Void)? = nil,
        afterNext: ((Element) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil,
        afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Infallible<Element> { fatalError() }
}

extension InfallibleType {
    public func startWith(_ element: Element) -> Infallible<Element> { fatalError() }

    public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Infallible<Element>
    where Source.Element == Element { fatalError() }
    public static func concat<Sequence: Swift.Sequence>(_ all: Sequence) -> Infallible<Element>
    where Sequence.Element == Infallible<Element> { fatalError() }
    public static func concat<Collection: Swift.Collection>(_ all: Collection) -> Infallible<Element>
    where Collection.Element == Infallible<Element> { fatalError() }
    public static func concat(_ all: Infallible<Element>...) -> Infallible<Element> { fatalError() }

    public static func merge<Collection: Swift.Collection>(_ all: Collection) -> Infallible<Element>
    where Collection.Element == Infallible<Element> { fatalError() }
    public static func merge(_ all: [Infallible<Element>]) -> Infallible<Element> { fatalError() }
    public static func merge(_ all: Infallible<Element>...) -> Infallible<Element> { fatalError() }

    public func withLatestFrom<Source: InfallibleType, ResultType>(
        _ second: Source,
        resultSelector: @escaping (Element, Source.Element) throws -> ResultType
    ) -> Infallible<ResultType> { fatalError() }
    public func withLatestFrom<Source: InfallibleType>(_ second: Source) -> Infallible<Source.Element> { fatalError() }

    public static func combineLatest<Collection: Swift.Collection>(
        _ all: Collection,
        resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
    ) -> Infallible<Element> where Collection.Element: InfallibleType { fatalError() }
    public static func combineLatest<Collection: Swift.Collection>(_ all: Collection) -> Infallible<[Element]>
    where Collection.Element: InfallibleType, Collection.Element.Element == Element { fatalError() }
}
