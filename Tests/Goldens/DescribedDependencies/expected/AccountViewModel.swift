import Foundation
import RxCocoa
import RxSwift

extension AccountViewModel: AccountViewModelLogic {
    static func title(account: Account) -> String {
        fatalError("AccountViewModel.title(account:) is not written yet")
    }
}
