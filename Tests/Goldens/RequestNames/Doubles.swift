import RxSwift

struct Product: Equatable {
    var id: Int
}

protocol Catalog: Sendable {
    func search(_ text: String, page: Int) -> Single<[Product]>
    func newest() -> Observable<[Product]>
    func product(_ id: Int) -> Single<Product>
    func label(for text: String, _ page: Int) async throws -> String
}
