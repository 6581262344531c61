import Foundation
import RxCocoa
import RxSwift
import UIKit

final class MemberCell: UITableViewCell {
    private(set) var disposeBag = DisposeBag()

    func configure(with member: Member) {
        fatalError("MemberCell.configure(with:) is not written yet")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        // What the last row left behind: its subscriptions, and what would flash until the new one is there.
        disposeBag = DisposeBag()
        contentConfiguration = nil
    }
}
