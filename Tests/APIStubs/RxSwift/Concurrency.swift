@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *)
extension ObservableConvertibleType {
    public var values: AsyncThrowingStream<Element, any Error> { fatalError() }
}

@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *)
extension AsyncSequence {
    public func asObservable(priority: TaskPriority? = nil) -> Observable<Element> { fatalError() }
}

@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *)
extension InfallibleType {
    public var values: AsyncStream<Element> { fatalError() }
}

@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *)
extension PrimitiveSequenceType where Trait == SingleTrait {
    @_disfavoredOverload
    public static func create(
        detached: Bool = false,
        priority: TaskPriority? = nil,
        work: @Sendable @escaping () async throws -> Element
    ) -> PrimitiveSequence<Trait, Element> { fatalError() }

    public var value: Element {
        get async throws { fatalError() }
    }
}

@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *)
extension PrimitiveSequenceType where Trait == MaybeTrait {
    public var value: Element? {
        get async throws { fatalError() }
    }
}

@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *)
extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    @_disfavoredOverload
    public var value: Void {
        get async throws { fatalError() }
    }
}
