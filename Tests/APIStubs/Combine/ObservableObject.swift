public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    public init() { fatalError() }
    public func send() { fatalError() }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never { fatalError() }
}

public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    public var objectWillChange: ObservableObjectPublisher { fatalError() }
}

@propertyWrapper public struct Published<Value> {
    public struct Publisher: StubPublisher {
        public typealias Output = Value
        public typealias Failure = Never
    }

    public init(wrappedValue: Value) { fatalError() }
    public init(initialValue: Value) { fatalError() }

    public var projectedValue: Publisher {
        mutating get { fatalError() }
        set {}
    }

    @available(*, unavailable)
    public var wrappedValue: Value {
        get { fatalError() }
        set {}
    }

    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object,
        wrapped path: ReferenceWritableKeyPath<Object, Value>,
        storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get { fatalError() }
        set {}
    }
}
