import RxCocoa
import RxSwift
import UIKit

final class NameCell: UITableViewCell {
    private(set) var disposeBag = DisposeBag()

    func configure(with row: String) {
        fatalError("NameCell.configure(with:) is not written yet")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        // What the last row left behind: its subscriptions, and what would flash until the new one is there.
        disposeBag = DisposeBag()
        contentConfiguration = nil
    }
}
