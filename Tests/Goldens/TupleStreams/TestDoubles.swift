@testable import App

extension Item: Sampled {
    static func sample(_ number: Int) -> Item { Item(name: .sample(number), amounts: [number]) }
}
