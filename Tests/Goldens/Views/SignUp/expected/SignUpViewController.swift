import RxCocoa
import RxSwift
import UIKit

/// Where a new user begins.
final class SignUpViewController: UIViewController {
    let emailField = UITextField()
    let passwordField = UITextField()
    let newsletterSwitch = UISwitch()
    let signUpButton = UIButton(type: .system)
    let cancelButton = UIButton(type: .system)
    let spinner = UIActivityIndicatorView(style: .medium)
    let rulesLabel = UILabel()

    let viewModel: SignUpViewModel
    var bindings: DisposeBag?

    init(viewModel: SignUpViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        bindViewModel()
    }

    func showToast(_ toast: String) {
        fatalError("SignUpViewController.showToast(_:) is not written yet")
    }

    func close() {
        fatalError("SignUpViewController.close() is not written yet")
    }
}
