class BaseViewModel {}

@propertyWrapper
struct Logged<Value> {
    var wrappedValue: Value
}

final class LegacyStore {
    var isOpen = true
}
