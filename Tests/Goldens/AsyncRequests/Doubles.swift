protocol Basket: Sendable {
    func total() async -> Int
}

struct Receipt: Sendable {
    var number: Int
}

struct Voucher: Sendable {
    var amount: Int
}

protocol PaymentService: Sendable {
    func pay(amount: Int, card: String) async throws -> Receipt
    func redeem(_ voucher: String) async throws -> Voucher
    func log(_ event: String) async
}

protocol CheckoutNavigator: AnyObject {
    func showReceipt(_ receipt: Receipt)
    func logged()
}
