import RxCocoa
import RxSwift

extension CheckoutViewModel: CheckoutViewModelLogic {
    static func paymentFailure(error: Error) -> String {
        fatalError("CheckoutViewModel.paymentFailure(error:) is not written yet")
    }
}
