public enum TakeBehavior {
    case inclusive
    case exclusive
}

extension ObservableType {
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> { fatalError() }
    public func ignoreElements() -> Observable<Never> { fatalError() }
    public func element(at index: Int) -> Observable<Element> { fatalError() }
    public func first() -> Single<Element?> { fatalError() }
    public func single() -> Observable<Element> { fatalError() }
    public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> { fatalError() }
    public func ifEmpty(default: Element) -> Observable<Element> { fatalError() }
    public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> { fatalError() }

    public func skip(_ count: Int) -> Observable<Element> { fatalError() }
    public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> { fatalError() }
    public func skip(until other: some ObservableType) -> Observable<Element> { fatalError() }
    public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> { fatalError() }

    public func take(_ count: Int) -> Observable<Element> { fatalError() }
    public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> { fatalError() }
    public func take(until other: some ObservableType) -> Observable<Element> { fatalError() }
    public func take(
        until predicate: @escaping (Element) throws -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> { fatalError() }
    public func take(
        while predicate: @escaping (Element) throws -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> { fatalError() }
    public func takeLast(_ count: Int) -> Observable<Element> { fatalError() }

    public func distinctUntilChanged(
        _ keySelector: @escaping (Element) throws -> some Equatable
    ) -> Observable<Element> { fatalError() }
    public func distinctUntilChanged(
        _ comparer: @escaping (_ lhs: Element, _ rhs: Element) throws -> Bool
    ) -> Observable<Element> { fatalError() }
    public func distinctUntilChanged<K>(
        _ keySelector: @escaping (Element) throws -> K,
        comparer: @escaping (_ lhs: K, _ rhs: K) throws -> Bool
    ) -> Observable<Element> { fatalError() }
    public func distinctUntilChanged(at path: KeyPath<Element, some Equatable>) -> Observable<Element> { fatalError() }
}

extension ObservableType where Element: Equatable {
    public func distinctUntilChanged() -> Observable<Element> { fatalError() }
}

extension ObservableType {
    @available(*, deprecated, renamed: "element(at:)")
    public func elementAt(_ index: Int) -> Observable<Element> { fatalError() }
    @available(*, deprecated, renamed: "skip(until:)")
    public func skipUntil(_ other: some ObservableType) -> Observable<Element> { fatalError() }
    @available(*, deprecated, renamed: "skip(while:)")
    public func skipWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> { fatalError() }
    @available(*, deprecated, renamed: "take(for:scheduler:)")
    public func take(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> { fatalError() }
    @available(*, deprecated, renamed: "take(until:)")
    public func takeUntil(_ other: some ObservableType) -> Observable<Element> { fatalError() }
    @available(*, deprecated, renamed: "take(until:behavior:)")
    public func takeUntil(
        _ behavior: TakeBehavior,
        predicate: @escaping (Element) throws -> Bool
    ) -> Observable<Element> { fatalError() }
    @available(*, deprecated, renamed: "take(while:)")
    public func takeWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> { fatalError() }
}
