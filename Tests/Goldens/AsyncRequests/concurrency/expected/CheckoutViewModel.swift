import Foundation

extension CheckoutViewModel: CheckoutViewModelLogic {
    static func paymentFailure(error: Error) -> String {
        fatalError("CheckoutViewModel.paymentFailure(error:) is not written yet")
    }
}
