extension Infallible {
    public static func combineLatest<I1: InfallibleType, I2: InfallibleType>(
        _ stream1: I1,
        _ stream2: I2,
        resultSelector: @escaping (I1.Element, I2.Element) throws -> Element
    ) -> Infallible<Element> { fatalError() }
}

extension InfallibleType where Element == Any {
    public static func combineLatest<O1: InfallibleType, O2: InfallibleType>(
        _ stream1: O1,
        _ stream2: O2
    ) -> Infallible<(O1.Element, O2.Element)> { fatalError() }
}

extension InfallibleType {
    public static func zip<E1, E2>(
        _ stream1: Infallible<E1>,
        _ stream2: Infallible<E2>,
        resultSelector: @escaping (E1, E2) throws -> Element
    ) -> Infallible<Element> { fatalError() }
}

extension Infallible {
    public static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType>(
        _ stream1: I1,
        _ stream2: I2,
        _ stream3: I3,
        resultSelector: @escaping (I1.Element, I2.Element, I3.Element) throws -> Element
    ) -> Infallible<Element> { fatalError() }
}

extension InfallibleType where Element == Any {
    public static func combineLatest<O1: InfallibleType, O2: InfallibleType, O3: InfallibleType>(
        _ stream1: O1,
        _ stream2: O2,
        _ stream3: O3
    ) -> Infallible<(O1.Element, O2.Element, O3.Element)> { fatalError() }
}

extension InfallibleType {
    public static func zip<E1, E2, E3>(
        _ stream1: Infallible<E1>,
        _ stream2: Infallible<E2>,
        _ stream3: Infallible<E3>,
        resultSelector: @escaping (E1, E2, E3) throws -> Element
    ) -> Infallible<Element> { fatalError() }
}

extension Infallible {
    public static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType>(
        _ stream1: I1,
        _ stream2: I2,
        _ stream3: I3,
        _ stream4: I4,
        resultSelector: @escaping (I1.Element, I2.Element, I3.Element, I4.Element) throws -> Element
    ) -> Infallible<Element> { fatalError() }
}

extension InfallibleType where Element == Any {
    public static func combineLatest<O1: InfallibleType, O2: InfallibleType, O3: InfallibleType, O4: InfallibleType>(
        _ stream1: O1,
        _ stream2: O2,
        _ stream3: O3,
        _ stream4: O4
    ) -> Infallible<(O1.Element, O2.Element, O3.Element, O4.Element)> { fatalError() }
}

extension InfallibleType {
    public static func zip<E1, E2, E3, E4>(
        _ stream1: Infallible<E1>,
        _ stream2: Infallible<E2>,
        _ stream3: Infallible<E3>,
        _ stream4: Infallible<E4>,
        resultSelector: @escaping (E1, E2, E3, E4) throws -> Element
    ) -> Infallible<Element> { fatalError() }
}

extension Infallible {
    public static func combineLatest<
        I1: InfallibleType,
        I2: InfallibleType,
        I3: InfallibleType,
        I4: InfallibleType,
        I5: InfallibleType
    >(
        _ stream1: I1,
        _ stream2: I2,
        _ stream3: I3,
        _ stream4: I4,
        _ stream5: I5,
        resultSelector: @escaping (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element) throws -> Element
    ) -> Infallible<Element> { fatalError() }
}

extension InfallibleType where Element == Any {
    public static func combineLatest<
        O1: InfallibleType,
        O2: InfallibleType,
        O3: InfallibleType,
        O4: InfallibleType,
        O5: InfallibleType
    >(
        _ stream1: O1,
        _ stream2: O2,
        _ stream3: O3,
        _ stream4: O4,
        _ stream5: O5
    ) -> Infallible<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)> { fatalError() }
}

extension InfallibleType {
    public static func zip<E1, E2, E3, E4, E5>(
        _ stream1: Infallible<E1>,
        _ stream2: Infallible<E2>,
        _ stream3: Infallible<E3>,
        _ stream4: Infallible<E4>,
        _ stream5: Infallible<E5>,
        resultSelector: @escaping (E1, E2, E3, E4, E5) throws -> Element
    ) -> Infallible<Element> { fatalError() }
}

extension Infallible {
    public static func combineLatest<
        I1: InfallibleType,
        I2: InfallibleType,
        I3: InfallibleType,
        I4: InfallibleType,
        I5: InfallibleType,
        I6: InfallibleType
    >(
        _ stream1: I1,
        _ stream2: I2,
        _ stream3: I3,
        _ stream4: I4,
        _ stream5: I5,
        _ stream6: I6,
        resultSelector:
            @escaping (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element) throws -> Element
    ) -> Infallible<Element> { fatalError() }
}

extension InfallibleType where Element == Any {
    public static func combineLatest<
        O1: InfallibleType,
        O2: InfallibleType,
        O3: InfallibleType,
        O4: InfallibleType,
        O5: InfallibleType,
        O6: InfallibleType
    >(
        _ stream1: O1,
        _ stream2: O2,
        _ stream3: O3,
        _ stream4: O4,
        _ stream5: O5,
        _ stream6: O6
    ) -> Infallible<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)> { fatalError() }
}

extension InfallibleType {
    public static func zip<E1, E2, E3, E4, E5, E6>(
        _ stream1: Infallible<E1>,
        _ stream2: Infallible<E2>,
        _ stream3: Infallible<E3>,
        _ stream4: Infallible<E4>,
        _ stream5: Infallible<E5>,
        _ stream6: Infallible<E6>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6) throws -> Element
    ) -> Infallible<Element> { fatalError() }
}

extension Infallible {
    public static func combineLatest<
        I1: InfallibleType,
        I2: InfallibleType,
        I3: InfallibleType,
        I4: InfallibleType,
        I5: InfallibleType,
        I6: InfallibleType,
        I7: InfallibleType
    >(
        _ stream1: I1,
        _ stream2: I2,
        _ stream3: I3,
        _ stream4: I4,
        _ stream5: I5,
        _ stream6: I6,
        _ stream7: I7,
        resultSelector:
            @escaping (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element) throws ->
            Element
    ) -> Infallible<Element> { fatalError() }
}

extension InfallibleType where Element == Any {
    public static func combineLatest<
        O1: InfallibleType,
        O2: InfallibleType,
        O3: InfallibleType,
        O4: InfallibleType,
        O5: InfallibleType,
        O6: InfallibleType,
        O7: InfallibleType
    >(
        _ stream1: O1,
        _ stream2: O2,
        _ stream3: O3,
        _ stream4: O4,
        _ stream5: O5,
        _ stream6: O6,
        _ stream7: O7
    ) -> Infallible<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)> {
        fatalError()
    }
}

extension InfallibleType {
    public static func zip<E1, E2, E3, E4, E5, E6, E7>(
        _ stream1: Infallible<E1>,
        _ stream2: Infallible<E2>,
        _ stream3: Infallible<E3>,
        _ stream4: Infallible<E4>,
        _ stream5: Infallible<E5>,
        _ stream6: Infallible<E6>,
        _ stream7: Infallible<E7>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7) throws -> Element
    ) -> Infallible<Element> { fatalError() }
}

extension Infallible {
    public static func combineLatest<
        I1: InfallibleType,
        I2: InfallibleType,
        I3: InfallibleType,
        I4: InfallibleType,
        I5: InfallibleType,
        I6: InfallibleType,
        I7: InfallibleType,
        I8: InfallibleType
    >(
        _ stream1: I1,
        _ stream2: I2,
        _ stream3: I3,
        _ stream4: I4,
        _ stream5: I5,
        _ stream6: I6,
        _ stream7: I7,
        _ stream8: I8,
        resultSelector:
            @escaping (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element, I8.Element)
            throws -> Element
    ) -> Infallible<Element> { fatalError() }
}

extension InfallibleType where Element == Any {
    public static func combineLatest<
        O1: InfallibleType,
        O2: InfallibleType,
        O3: InfallibleType,
        O4: InfallibleType,
        O5: InfallibleType,
        O6: InfallibleType,
        O7: InfallibleType,
        O8: InfallibleType
    >(
        _ stream1: O1,
        _ stream2: O2,
        _ stream3: O3,
        _ stream4: O4,
        _ stream5: O5,
        _ stream6: O6,
        _ stream7: O7,
        _ stream8: O8
    ) -> Infallible<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)> {
        fatalError()
    }
}

extension InfallibleType {
    public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
        _ stream1: Infallible<E1>,
        _ stream2: Infallible<E2>,
        _ stream3: Infallible<E3>,
        _ stream4: Infallible<E4>,
        _ stream5: Infallible<E5>,
        _ stream6: Infallible<E6>,
        _ stream7: Infallible<E7>,
        _ stream8: Infallible<E8>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element
    ) -> Infallible<Element> { fatalError() }
}
