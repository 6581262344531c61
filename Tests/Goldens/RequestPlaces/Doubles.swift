import RxSwift

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
    func customer() -> Single<Customer>
    func orders(of customer: Customer) -> Single<[Order]>
    func details(of order: Order) -> Single<Details>
    func total(of orders: [Order], matching filter: String) -> Single<Int>
    func status() -> Observable<Status>
    func place() -> Single<Order>
    func cancel() -> Single<Bool>
}

protocol OrderRouter: AnyObject {
    func showConfirmation(_ order: Order)
}
