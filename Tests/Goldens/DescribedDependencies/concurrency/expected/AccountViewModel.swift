import Foundation

extension AccountViewModel: AccountViewModelLogic {
    static func title(account: Account) -> String {
        fatalError("AccountViewModel.title(account:) is not written yet")
    }
}
