import RxSwift

@testable import App

extension Product: Sampled {
    static func sample(_ number: Int) -> Product { Product(id: number) }
}

extension CatalogViewModel.CatalogDouble: Catalog {
    func search(_ text: String, page: Int) -> Single<[Product]> { calls.search((text, page)) }
    func newest() -> Observable<[Product]> { calls.newest() }
    func product(_ id: Int) -> Single<Product> { calls.product(id) }
    func label(for text: String, _ page: Int) async throws -> String { try await calls.label.value((text, page)) }
}
