import RxSwift

@testable import App

extension Item: Sampled {
    static func sample(_ number: Int) -> Item { Item(name: .sample(number)) }
}

extension Outer.Inner: Sampled where Value: Sampled {
    static func sample(_ number: Int) -> Outer.Inner<Value> { Outer.Inner(value: .sample(number)) }
}

extension TypesViewModel.RepositoryDouble: ItemRepository {
    func item(for shape: any Shape) -> Single<Item> { calls.item(shape) }
}
