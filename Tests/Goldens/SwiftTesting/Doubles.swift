import RxSwift

struct User {
    var email: String
}

protocol AccountService {
    func signUp(email: String, nickname: String, password: String) -> Single<User>
}

protocol LoginCoordinator: AnyObject {
    func popToLogin()
}
