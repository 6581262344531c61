import Foundation

extension SignUpViewModel: SignUpViewModelLogic {
    static func isNicknameValid(nickname: String) -> Bool {
        fatalError("SignUpViewModel.isNicknameValid(nickname:) is not written yet")
    }

    static func message(error: Error) -> String {
        fatalError("SignUpViewModel.message(error:) is not written yet")
    }
}
