extension ObservableType {
    public func startWith(_ first: Element...) -> Observable<Element> { fatalError() }

    public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
    where Source.Element == Element { fatalError() }
    public static func concat<Sequence: Swift.Sequence>(_ all: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> { fatalError() }
    public static func concat<Collection: Swift.Collection>(_ all: Collection) -> Observable<Element>
    where Collection.Element == Observable<Element> { fatalError() }
    public static func concat(_ all: Observable<Element>...) -> Observable<Element> { fatalError() }

    public static func merge<Collection: Swift.Collection>(_ all: Collection) -> Observable<Element>
    where Collection.Element == Observable<Element> { fatalError() }
    public static func merge(_ all: [Observable<Element>]) -> Observable<Element> { fatalError() }
    public static func merge(_ all: Observable<Element>...) -> Observable<Element> { fatalError() }

    public static func amb<Sequence: Swift.Sequence>(_ all: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> { fatalError() }
    public func amb<O2: ObservableType>(_ right: O2) -> Observable<Element> where O2.Element == Element { fatalError() }

    public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
        _ second: Source,
        resultSelector: @escaping (Element, Source.Element) throws -> ResultType
    ) -> Observable<ResultType> { fatalError() }
    public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element> {
        fatalError()
    }
    public func sample(_ sampler: some ObservableType, defaultValue: Element? = nil) -> Observable<Element> {
        fatalError()
    }
}

extension ObservableType where Element: ObservableConvertibleType {
    public func merge() -> Observable<Element.Element> { fatalError() }
    public func merge(maxConcurrent: Int) -> Observable<Element.Element> { fatalError() }
    public func concat() -> Observable<Element.Element> { fatalError() }
    public func switchLatest() -> Observable<Element.Element> { fatalError() }
}

extension ObservableType {
    public static func combineLatest<Collection: Swift.Collection>(
        _ all: Collection,
        resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
    ) -> Observable<Element> where Collection.Element: ObservableType { fatalError() }
    public static func combineLatest<Collection: Swift.Collection>(_ all: Collection) -> Observable<[Element]>
    where Collection.Element: ObservableType, Collection.Element.Element == Element { fatalError() }

    public static func zip<Collection: Swift.Collection>(
        _ all: Collection,
        resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
    ) -> Observable<Element> where Collection.Element: ObservableType { fatalError() }
    public static func zip<Collection: Swift.Collection>(_ all: Collection) -> Observable<[Element]>
    where Collection.Element: ObservableType, Collection.Element.Element == Element { fatalError() }
}
