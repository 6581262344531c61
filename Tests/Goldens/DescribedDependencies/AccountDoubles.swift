public struct Account: Sendable {
    public var name: String
}
