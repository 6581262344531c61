import RxSwift

@testable import App

/// An account service that never answers.
struct SilentAccounts: AccountService {
    func signUp(email: String, password: String) -> Single<User> { .never() }
}
