import RxCocoa
import RxSwift

extension SignUpViewModel: SignUpViewModelLogic {
    static func message(error: Error) -> String {
        fatalError("SignUpViewModel.message(error:) is not written yet")
    }
}
