import RxSwift

@testable import App

extension ItemsViewModel.ItemsDouble: ItemService {
    func search(_ query: String, scope: Int, page: Int) -> Single<[String]> { calls.search((query, scope, page)) }
}
