import RxSwift

@testable import App

extension Status: Sampled {
    static func sample(_ number: Int) -> Status { number == 1 ? .open : .shipped }
}

extension Customer: Sampled {
    static func sample(_ number: Int) -> Customer { Customer(name: .sample(number)) }
}

extension Order: Sampled {
    static func sample(_ number: Int) -> Order { Order(name: .sample(number)) }
}

extension Details: Sampled {
    static func sample(_ number: Int) -> Details { Details(text: .sample(number)) }
}

extension OrderViewModel.OrdersDouble: OrderService {
    func customer() -> Single<Customer> { calls.customer() }
    func orders(of customer: Customer) -> Single<[Order]> { calls.orders(customer) }
    func details(of order: Order) -> Single<Details> { calls.details(order) }
    func total(of orders: [Order], matching filter: String) -> Single<Int> { calls.total((orders, filter)) }
    func status() -> Observable<Status> { calls.status() }

    func place() -> Single<Order> { calls.place().map { .sample() } }

    func cancel() -> Single<Bool> { calls.cancel() }
}

extension OrderViewModel.RouterDouble: OrderRouter {
    func showConfirmation(_ order: Order) { calls.showConfirmation(order) }
}
