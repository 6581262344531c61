enum Status {
    case unknown, open, shipped
}

struct Customer {
    var name: String
}

struct Order {
    var name: String
}

struct Details {
    var text: String
}

protocol OrderService {
    func customer() async throws -> Customer
    func orders(of customer: Customer) async throws -> [Order]
    func details(of order: Order) async throws -> Details
    func total(of orders: [Order], matching filter: String) async throws -> Int
    func status() async throws -> Status
    func place() async throws -> Order
    func cancel() async throws -> Bool
}

protocol OrderRouter: AnyObject {
    func showConfirmation(_ order: Order)
}
