@testable import App

extension CheckoutViewModel.BasketDouble: Basket {
    func total() async -> Int { await calls.total.valueWithoutError() }
}

extension CheckoutViewModel.PaymentsDouble: PaymentService {
    func pay(amount: Int, card: String) async throws -> Receipt { try await calls.pay.value((amount, card)) }
    func redeem(_ voucher: String) async throws -> Voucher {
        calls.redeem(voucher)
        return Voucher(amount: 1)
    }
    func log(_ event: String) async { await calls.log.valueWithoutError(event) }
}

extension CheckoutViewModel.NavigatorDouble: CheckoutNavigator {
    func showReceipt(_ receipt: Receipt) { calls.showReceipt(receipt) }
    func logged() { calls.logged() }
}

extension Receipt: Sampled {
    static func sample(_ number: Int) -> Receipt { Receipt(number: number) }
}
