import RxCocoa
import RxSwift
import UIKit

final class FilterViewController: UIViewController {
    let nameField = UITextField()
    let reloadButton = UIButton(type: .system)
    let refreshControl = UIRefreshControl()
    let tableView = UITableView()
    let spinner = UIActivityIndicatorView(style: .medium)

    let viewModel: FilterViewModel
    var bindings: DisposeBag?

    init(viewModel: FilterViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(NameCell.self, forCellReuseIdentifier: "NameCell")
        bindViewModel()
    }

    func showFailure(_ failure: String) {
        fatalError("FilterViewController.showFailure(_:) is not written yet")
    }
}
