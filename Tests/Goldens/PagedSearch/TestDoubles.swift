@testable import App

extension Product: Sampled {
    static func sample(_ number: Int) -> Product { Product(name: .sample(number)) }
}

extension ProductPage: Sampled {
    static func sample(_ number: Int) -> ProductPage { ProductPage(items: .sample(number)) }
}
