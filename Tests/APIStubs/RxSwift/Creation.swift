extension ObservableType {
    public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) -> Observable<Element> {
        fatalError()
    }
    public static func deferred(_ make: @escaping () throws -> Observable<Element>) -> Observable<Element> {
        fatalError()
    }
    public static func empty() -> Observable<Element> { fatalError() }
    public static func never() -> Observable<Element> { fatalError() }
    public static func error(_ error: any Swift.Error) -> Observable<Element> { fatalError() }
    public static func just(_ element: Element) -> Observable<Element> { fatalError() }
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        fatalError()
    }
    public static func of(
        _ all: Element...,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> { fatalError() }
    public static func from(
        _ array: [Element],
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> { fatalError() }
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> where Sequence.Element == Element { fatalError() }
    public static func from(optional: Element?) -> Observable<Element> { fatalError() }
    public static func from(optional: Element?, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        fatalError()
    }
    public static func generate(
        initialState: Element,
        condition: @escaping (Element) throws -> Bool,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
        iterate: @escaping (Element) throws -> Element
    ) -> Observable<Element> { fatalError() }
    public static func repeatElement(
        _ element: Element,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> { fatalError() }
    public static func using<Resource: Disposable>(
        _ makeResource: @escaping () throws -> Resource,
        observableFactory: @escaping (Resource) throws -> Observable<Element>
    ) -> Observable<Element> { fatalError() }
}

extension ObservableType where Element: RxAbstractInteger {
    public static func range(
        start: Element,
        count: Element,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> { fatalError() }
    public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        fatalError()
    }
    public static func timer(
        _ dueTime: RxTimeInterval,
        period: RxTimeInterval? = nil,
        scheduler: any SchedulerType
    ) -> Observable<Element> { fatalError() }
}
