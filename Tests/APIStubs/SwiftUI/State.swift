@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { fatalError() }

    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { fatalError() }

    public subscript<Subject>(dynamicMember path: WritableKeyPath<Value, Subject>) -> Binding<Subject> { fatalError() }
}

@MainActor @preconcurrency @propertyWrapper public struct StateObject<Object: ObservableObject> {
    @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
        public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<Object, Subject>) -> Binding<Subject> {
            fatalError()
        }
    }

    nonisolated public init(wrappedValue: @autoclosure @escaping () -> Object) { fatalError() }

    @MainActor @preconcurrency public var wrappedValue: Object { fatalError() }
    @MainActor @preconcurrency public var projectedValue: Wrapper { fatalError() }
}
