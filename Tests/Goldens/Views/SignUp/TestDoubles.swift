import RxSwift

@testable import App

extension SignUpViewModel.AccountsDouble: AccountService {
    func signUp(email: String, password: String, newsletter: Bool) -> Single<User> {
        calls.signUp((email, password, newsletter))
    }

    func reset() { calls.reset() }
}

extension SignUpViewModel.CoordinatorDouble: LoginCoordinator {
    func popToLogin() { calls.popToLogin() }
}

extension User: Sampled {
    static func sample(_ number: Int) -> User { User(email: .sample(number)) }
}
