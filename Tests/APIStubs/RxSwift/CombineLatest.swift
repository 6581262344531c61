extension ObservableType {
    public static func combineLatest<O1: ObservableType, O2: ObservableType>(
        _ stream1: O1,
        _ stream2: O2,
        resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
    ) -> Observable<Element> { fatalError() }
}

extension ObservableType where Element == Any {
    public static func combineLatest<O1: ObservableType, O2: ObservableType>(
        _ stream1: O1,
        _ stream2: O2
    ) -> Observable<(O1.Element, O2.Element)> { fatalError() }
}

extension ObservableType {
    public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
        _ stream1: O1,
        _ stream2: O2,
        _ stream3: O3,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
    ) -> Observable<Element> { fatalError() }
}

extension ObservableType where Element == Any {
    public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
        _ stream1: O1,
        _ stream2: O2,
        _ stream3: O3
    ) -> Observable<(O1.Element, O2.Element, O3.Element)> { fatalError() }
}

extension ObservableType {
    public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
        _ stream1: O1,
        _ stream2: O2,
        _ stream3: O3,
        _ stream4: O4,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
    ) -> Observable<Element> { fatalError() }
}

extension ObservableType where Element == Any {
    public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
        _ stream1: O1,
        _ stream2: O2,
        _ stream3: O3,
        _ stream4: O4
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element)> { fatalError() }
}

extension ObservableType {
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType,
        O5: ObservableType
    >(
        _ stream1: O1,
        _ stream2: O2,
        _ stream3: O3,
        _ stream4: O4,
        _ stream5: O5,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
    ) -> Observable<Element> { fatalError() }
}

extension ObservableType where Element == Any {
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType,
        O5: ObservableType
    >(
        _ stream1: O1,
        _ stream2: O2,
        _ stream3: O3,
        _ stream4: O4,
        _ stream5: O5
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)> { fatalError() }
}

extension ObservableType {
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType,
        O5: ObservableType,
        O6: ObservableType
    >(
        _ stream1: O1,
        _ stream2: O2,
        _ stream3: O3,
        _ stream4: O4,
        _ stream5: O5,
        _ stream6: O6,
        resultSelector:
            @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws -> Element
    ) -> Observable<Element> { fatalError() }
}

extension ObservableType where Element == Any {
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType,
        O5: ObservableType,
        O6: ObservableType
    >(
        _ stream1: O1,
        _ stream2: O2,
        _ stream3: O3,
        _ stream4: O4,
        _ stream5: O5,
        _ stream6: O6
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)> { fatalError() }
}

extension ObservableType {
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType,
        O5: ObservableType,
        O6: ObservableType,
        O7: ObservableType
    >(
        _ stream1: O1,
        _ stream2: O2,
        _ stream3: O3,
        _ stream4: O4,
        _ stream5: O5,
        _ stream6: O6,
        _ stream7: O7,
        resultSelector:
            @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element) throws ->
            Element
    ) -> Observable<Element> { fatalError() }
}

extension ObservableType where Element == Any {
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType,
        O5: ObservableType,
        O6: ObservableType,
        O7: ObservableType
    >(
        _ stream1: O1,
        _ stream2: O2,
        _ stream3: O3,
        _ stream4: O4,
        _ stream5: O5,
        _ stream6: O6,
        _ stream7: O7
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)> {
        fatalError()
    }
}

extension ObservableType {
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType,
        O5: ObservableType,
        O6: ObservableType,
        O7: ObservableType,
        O8: ObservableType
    >(
        _ stream1: O1,
        _ stream2: O2,
        _ stream3: O3,
        _ stream4: O4,
        _ stream5: O5,
        _ stream6: O6,
        _ stream7: O7,
        _ stream8: O8,
        resultSelector:
            @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)
            throws -> Element
    ) -> Observable<Element> { fatalError() }
}

extension ObservableType where Element == Any {
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType,
        O5: ObservableType,
        O6: ObservableType,
        O7: ObservableType,
        O8: ObservableType
    >(
        _ stream1: O1,
        _ stream2: O2,
        _ stream3: O3,
        _ stream4: O4,
        _ stream5: O5,
        _ stream6: O6,
        _ stream7: O7,
        _ stream8: O8
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)> {
        fatalError()
    }
}
