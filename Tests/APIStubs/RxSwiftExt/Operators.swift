import Foundation
import RxCocoa
import RxSwift

public typealias Observable = RxSwift.Observable

public enum FilterMap<Result> {
    case ignore
    case map(Result)
}

public enum RepeatBehavior {
    case immediate(maxCount: UInt)
    case delayed(maxCount: UInt, time: Double)
    case exponentialDelayed(maxCount: UInt, initial: Double, multiplier: Double)
    case customTimerDelayed(maxCount: UInt, delayCalculator: (UInt) -> DispatchTimeInterval)
}

public typealias RetryPredicate = (any Error) -> Bool
public typealias RepeatPredicate = () -> Bool

extension ObservableType where Element: EventConvertible {
    public func elements() -> Observable<Element.Element> { fatalError() }
    public func errors() -> Observable<any Swift.Error> { fatalError() }
}

extension ObservableType {
    public func apply<Result>(_ change: (Observable<Element>) -> Observable<Result>) -> Observable<Result> {
        fatalError()
    }
    public func bufferWithTrigger<Trigger: ObservableType>(_ trigger: Trigger) -> Observable<[Element]> { fatalError() }
    public func catchErrorJustComplete() -> Observable<Element> { fatalError() }
    public func filterMap<Result>(_ transform: @escaping (Element) throws -> FilterMap<Result>) -> Observable<Result> {
        fatalError()
    }
    public func ignoreErrors() -> Observable<Element> { fatalError() }
    public func ignoreErrors(_ isIgnored: @escaping (any Error) -> Bool) -> Observable<Element> { fatalError() }
    public func ignoreWhen(_ isIgnored: @escaping (Element) throws -> Bool) -> Observable<Element> { fatalError() }
    public func mapAt<Result>(_ path: KeyPath<Element, Result>) -> Observable<Result> { fatalError() }
    public func mapTo<Result>(_ value: Result) -> Observable<Result> { fatalError() }
    public func nwise(_ count: Int) -> Observable<[Element]> { fatalError() }
    public func ofType<Result>(_ type: Result.Type) -> Observable<Result> { fatalError() }
    public func pairwise() -> Observable<(Element, Element)> { fatalError() }
    public func partition(
        _ predicate: @escaping (Element) throws -> Bool
    ) -> (matches: Observable<Element>, nonMatches: Observable<Element>) { fatalError() }
    public func pausable<Pauser: ObservableType>(_ pauser: Pauser) -> Observable<Element>
    where Pauser.Element == Bool { fatalError() }
    public func repeatWithBehavior(
        _ behavior: RepeatBehavior,
        scheduler: any SchedulerType = MainScheduler.instance,
        shouldRepeat: RepeatPredicate? = nil
    ) -> Observable<Element> { fatalError() }
    public func retry(
        _ behavior: RepeatBehavior,
        scheduler: any SchedulerType = MainScheduler.instance,
        shouldRetry: RetryPredicate? = nil
    ) -> Observable<Element> { fatalError() }
    public func unwrap<Result>() -> Observable<Result> where Element == Result? { fatalError() }
}

extension ObservableType {
    public func subscribe<Object: AnyObject>(
        weak object: Object,
        _ on: @escaping (Object) -> (Event<Element>) -> Void
    ) -> any Disposable { fatalError() }
    public func subscribe<Object: AnyObject>(
        weak object: Object,
        onNext: ((Object) -> (Element) -> Void)? = nil,
        onError: ((Object) -> (any Error) -> Void)? = nil,
        onCompleted: ((Object) -> () -> Void)? = nil,
        onDisposed: ((Object) -> () -> Void)? = nil
    ) -> any Disposable { fatalError() }
    public func subscribeNext<Object: AnyObject>(
        weak object: Object,
        _ onNext: @escaping (Object) -> (Element) -> Void
    ) -> any Disposable { fatalError() }
    public func subscribeError<Object: AnyObject>(
        weak object: Object,
        _ onError: @escaping (Object) -> (any Error) -> Void
    ) -> any Disposable { fatalError() }
    public func subscribeCompleted<Object: AnyObject>(
        weak object: Object,
        _ onCompleted: @escaping (Object) -> () -> Void
    ) -> any Disposable { fatalError() }
    public func toSortedArray(by isBefore: @escaping (Element, Element) -> Bool) -> Single<[Element]> { fatalError() }
}

extension ObservableType where Element: Comparable {
    public func toSortedArray(ascending: Bool = true) -> Single<[Element]> { fatalError() }
}

extension ObservableType where Element: Equatable {
    public func ignore(_ values: Element...) -> Observable<Element> { fatalError() }
    public func ignore<Sequence: Swift.Sequence>(_ values: Sequence) -> Observable<Element>
    where Sequence.Element == Element { fatalError() }
}

extension ObservableType where Element: Collection {
    public func mapMany<Result>(
        _ transform: @escaping (Element.Element) throws -> Result
    ) -> Observable<[Result]> { fatalError() }
}

extension ObservableType where Element == Bool {
    public func not() -> Observable<Bool> { fatalError() }
}

extension Observable {
    public func merge(with other: Observable<Element>) -> Observable<Element> { fatalError() }
    public func merge(with others: [Observable<Element>]) -> Observable<Element> { fatalError() }
    public func count() -> Observable<Int> { fatalError() }
    public func count(_ isCounted: @escaping (Element) throws -> Bool) -> Observable<Int> { fatalError() }
    public func distinct(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> { fatalError() }
    public static func once(_ element: Element) -> Observable<Element> { fatalError() }
}

extension Observable where Element: Hashable {
    public func distinct() -> Observable<Element> { fatalError() }
}

extension Observable where Element: Equatable {
    public func distinct() -> Observable<Element> { fatalError() }
}

extension ObservableConvertibleType {
    public func zip<Other: ObservableConvertibleType, ResultType>(
        with second: Other,
        resultSelector: @escaping (Element, Other.Element) throws -> ResultType
    ) -> Observable<ResultType> { fatalError() }
}

extension PrimitiveSequence where Trait == SingleTrait {
    public func mapTo<Result>(_ value: Result) -> Single<Result> { fatalError() }
}

extension PrimitiveSequence where Trait == MaybeTrait {
    public func mapTo<Result>(_ value: Result) -> Maybe<Result> { fatalError() }
}

extension PrimitiveSequenceType {
    public func apply<Result>(
        _ change: (PrimitiveSequence<Trait, Element>) -> PrimitiveSequence<Trait, Result>
    ) -> PrimitiveSequence<Trait, Result> { fatalError() }
}

extension SharedSequenceConvertibleType {
    public func mapTo<Result>(_ value: Result) -> SharedSequence<SharingStrategy, Result> { fatalError() }
    @available(*, deprecated, renamed: "mapTo(_:)")
    public func map<Result>(to value: Result) -> SharedSequence<SharingStrategy, Result> { fatalError() }
}

extension SharedSequenceConvertibleType where Element == Bool {
    public func not() -> SharedSequence<SharingStrategy, Bool> { fatalError() }
}

extension SharedSequence {
    public func distinct(
        _ predicate: @escaping (Element) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> { fatalError() }
    public func partition(
        _ predicate: @escaping (Element) -> Bool
    ) -> (matches: SharedSequence<SharingStrategy, Element>, nonMatches: SharedSequence<SharingStrategy, Element>) {
        fatalError()
    }
    public func unwrap<Result>() -> SharedSequence<SharingStrategy, Result> where Element == Result? { fatalError() }
}

extension SharedSequence where Element: Equatable {
    public func distinct() -> SharedSequence<SharingStrategy, Element> { fatalError() }
}
