import RxSwift

@testable import App

extension SearchViewModel.StoreDouble: ItemStore {
    func items(_ query: String, limit: Int) -> Single<[Item]> { calls.items((query, limit)) }
}

extension SearchViewModel.CoordinatorDouble: SearchCoordinator {
    func close() { calls.close() }
}

extension Item: Sampled {
    static func sample(_ number: Int) -> Item { Item(title: .sample(number)) }
}
