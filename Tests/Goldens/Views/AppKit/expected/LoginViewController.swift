import AppKit
import RxCocoa
import RxSwift

public final class LoginViewController: NSViewController {
    let nameField = NSTextField()
    let volumeSlider = NSSlider()
    let loginButton = NSButton(title: "", target: nil, action: nil)
    let errorLabel = NSTextField(labelWithString: "")

    let viewModel: LoginViewModel
    var bindings: DisposeBag?

    public init(viewModel: LoginViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func loadView() {
        view = NSView()
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        bindViewModel()
    }

    func showAccounts(_ accounts: [String]) {
        fatalError("LoginViewController.showAccounts(_:) is not written yet")
    }

    func finish(_ done: Account) {
        fatalError("LoginViewController.finish(_:) is not written yet")
    }
}
