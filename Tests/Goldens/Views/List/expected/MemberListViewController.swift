import Foundation
import RxCocoa
import RxSwift
import UIKit

public final class MemberListViewController: UIViewController {
    let refreshControl = UIRefreshControl()
    let tableView = UITableView()
    let photoCollectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let searchBar = UISearchBar()
    let scopeControl = UISegmentedControl()
    let emptyLabel = UILabel()
    let activityIndicator = UIActivityIndicatorView(style: .medium)
    let newestTable = UITableView()

    let viewModel: MemberListViewModel
    var bindings: DisposeBag?

    public init(viewModel: MemberListViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(MemberCell.self, forCellReuseIdentifier: "MemberCell")
        photoCollectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "PhotoCell")
        bindViewModel()
    }
}
