import RxCocoa
import RxSwift
import UIKit

final class TargetsViewController: UIViewController {
    let button = UIButton(type: .system)
    let volumeSlider = UISlider()
    let nameField = UITextField()
    let stepper = UIStepper()

    let viewModel: TargetsViewModel
    var bindings: DisposeBag?

    init(viewModel: TargetsViewModel) {
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

    func show(_ value: Int) {
        fatalError("TargetsViewController.show(_:) is not written yet")
    }

    func show() {
        fatalError("TargetsViewController.show() is not written yet")
    }
}
