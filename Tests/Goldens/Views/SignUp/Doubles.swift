import RxCocoa
import RxSwift
import UIKit

struct User {
    var email: String
}

struct Rule {
    var text: String
}

func rulesOfNames() -> Observable<[Rule]> { .just([]) }

protocol AccountService {
    func signUp(email: String, password: String, newsletter: Bool) -> Single<User>
    func reset()
}

protocol LoginCoordinator: AnyObject {
    func popToLogin()
}

final class Analytics: Sendable {
    func log(_ isMember: Bool) {}
}

final class RulesView: UIView {
    func show(_ rules: [Rule]) {}
}

extension SignUpViewController {
    var analytics: Analytics { Analytics() }
    var rulesView: RulesView { RulesView() }
}

extension Reactive where Base: UIViewController {
    var viewDidAppear: Observable<Bool> { .never() }
}
