import RxSwift

struct User {
    var email: String
}

protocol AccountService {
    func signUp(email: String, password: String) -> Single<User>
}

protocol LoginCoordinator: AnyObject {
    func popToLogin()
}
