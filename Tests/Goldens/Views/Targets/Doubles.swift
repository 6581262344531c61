import RxSwift
import UIKit

@MainActor final class Router {
    func show(_ number: Int) {}
}

@MainActor enum Toast {
    static func show(_ text: String, over view: UIView) {}
}

extension TargetsViewController {
    var router: Router { Router() }
    var prefix: String { "" }

    func log(_ text: String) {}
}
