import RxSwift

@testable import App

extension FilterViewModel.CatalogDouble: Catalog {
    func items(matching query: String, in category: Category) -> Single<[Product]> { calls.items((query, category)) }
    func remember(_ query: String) { calls.remember(query) }
}

extension Category: Sampled {
    static func sample(_ number: Int) -> Category { number % 2 == 1 ? .all : .books }
}

extension Product: Sampled {
    static func sample(_ number: Int) -> Product { Product(name: .sample(number)) }
}
