import RxCocoa
import RxSwift
import UIKit

@available(iOS 15, *)
final class SettingsViewController: UIViewController {
    let saveBarButton = UIBarButtonItem()
    let table = UITableView()
    let slider = UISlider()
    let segments = UISegmentedControl()
    let output = UISlider()
    let flagsSwitch = UISwitch()
    let nameField = UITextField()
    let onSwitch = UISwitch()

    let viewModel: SettingsViewModel
    var bindings: DisposeBag?

    init(viewModel: SettingsViewModel) {
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

    func showVersion(_ version: String) {
        fatalError("SettingsViewController.showVersion(_:) is not written yet")
    }

    func end() {
        fatalError("SettingsViewController.end() is not written yet")
    }
}
