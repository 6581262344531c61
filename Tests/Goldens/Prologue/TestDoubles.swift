import RxSwift

@testable import App

extension Order: Sampled {
    static func sample(_ number: Int) -> Order { Order(total: number) }
}

extension OrdersViewModel.AnalyticsDouble: Analytics {
    var locale: String { "de" }
    func screen(_ name: String) {}
    func whenever(_ work: @escaping () -> Void) {}
}

extension OrdersViewModel.StoreDouble: OrderStore {
    func orders() -> Single<[Order]> { calls.orders() }
}
