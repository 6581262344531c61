public enum SubjectLifetimeScope {
    case whileConnected
    case forever
}

extension ObservableType {
    public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
        fatalError()
    }
    public func publish() -> ConnectableObservable<Element> { fatalError() }
    public func replay(_ size: Int) -> ConnectableObservable<Element> { fatalError() }
    public func replayAll() -> ConnectableObservable<Element> { fatalError() }

    public func multicast<Subject: SubjectType, Result>(
        _ makeSubject: @escaping () throws -> Subject,
        selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
    ) -> Observable<Result> where Subject.Observer.Element == Element { fatalError() }
    public func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<Subject.Element>
    where Subject.Observer.Element == Element { fatalError() }
    public func multicast<Subject: SubjectType>(
        makeSubject: @escaping () -> Subject
    ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element { fatalError() }
}
