extension ObservableType {
    public func `catch`(_ handler: @escaping (any Swift.Error) throws -> Observable<Element>) -> Observable<Element> {
        fatalError()
    }
    public func catchAndReturn(_ element: Element) -> Observable<Element> { fatalError() }
    public static func `catch`<Sequence: Swift.Sequence>(sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> { fatalError() }

    public func retry() -> Observable<Element> { fatalError() }
    public func retry(_ limit: Int) -> Observable<Element> { fatalError() }
    public func retry<Error: Swift.Error>(
        when handler: @escaping (Observable<Error>) -> some ObservableType
    ) -> Observable<Element> { fatalError() }
    public func retry(
        when handler: @escaping (Observable<any Swift.Error>) -> some ObservableType
    ) -> Observable<Element> { fatalError() }

    @available(*, deprecated, renamed: "catch(_:)")
    public func catchError(
        _ handler: @escaping (any Swift.Error) throws -> Observable<Element>
    ) -> Observable<Element> { fatalError() }
    @available(*, deprecated, renamed: "catchAndReturn(_:)")
    public func catchErrorJustReturn(_ element: Element) -> Observable<Element> { fatalError() }
    @available(*, deprecated, renamed: "catch(onSuccess:onFailure:onDisposed:)")
    public static func catchError<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> { fatalError() }
    @available(*, deprecated, renamed: "retry(when:)")
    public func retryWhen<Error: Swift.Error>(
        _ handler: @escaping (Observable<Error>) -> some ObservableType
    ) -> Observable<Element> { fatalError() }
    @available(*, deprecated, renamed: "retry(when:)")
    public func retryWhen(
        _ handler: @escaping (Observable<any Swift.Error>) -> some ObservableType
    ) -> Observable<Element> { fatalError() }
}
