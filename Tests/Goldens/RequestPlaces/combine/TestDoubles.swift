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
    func customer() async throws -> Customer { try await calls.customer.value() }
    func orders(of customer: Customer) async throws -> [Order] { try await calls.orders.value(customer) }
    func details(of order: Order) async throws -> Details { try await calls.details.value(order) }
    func total(of orders: [Order], matching filter: String) async throws -> Int { try await calls.total.value((orders, filter)) }
    func status() async throws -> Status { try await calls.status.value() }

    func place() async throws -> Order {
        calls.place()
        return await .sample()
    }

    func cancel() async throws -> Bool { try await calls.cancel.value() }
}

extension OrderViewModel.RouterDouble: OrderRouter {
    func showConfirmation(_ order: Order) { calls.showConfirmation(order) }
}
