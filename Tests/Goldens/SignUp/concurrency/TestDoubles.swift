@testable import App
extension SignUpViewModel.AccountsDouble: AccountService {
    func signUp(email: String, nickname: String, password: String) async throws -> User {
        try await calls.signUp.value((email, nickname, password))
    }
}
extension SignUpViewModel.CoordinatorDouble: LoginCoordinator { func popToLogin() { calls.popToLogin() } }
extension User: Sampled { static func sample(_ number: Int) -> User { User(email: .sample(number)) } }
