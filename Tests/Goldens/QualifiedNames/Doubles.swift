import RxSwift

enum Category {
    case all, books
}

struct Product {
    var name: String
}

protocol Catalog {
    func items(matching query: String, in category: Category) -> Single<[Product]>
    func remember(_ query: String)
}
