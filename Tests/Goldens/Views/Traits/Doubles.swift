import RxCocoa
import RxSwift
import UIKit

@MainActor final class Account {
    let id = 1
    let isAll = BehaviorRelay(value: false)
}

@MainActor final class Router {
    enum Place { case detail }

    let amounts = BehaviorRelay<Float>(value: 0)

    func go(to place: Place, from controller: UIViewController) {}
    func pick(_ index: Int?, animated: Bool) {}
}

@MainActor enum Toast {
    static func show(_ text: String, for seconds: Int) {}
}

@available(iOS 15, *)
extension SettingsViewController {
    var account: Account { Account() }
    var router: Router { Router() }
    var draft: BehaviorRelay<String> { BehaviorRelay(value: "") }
    var isAnimated: Bool { true }
}
