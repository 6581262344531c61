import Combine
import Foundation

extension MemberListViewModel: MemberListViewModelLogic {
    static func message(error: Error) -> String {
        fatalError("MemberListViewModel.message(error:) is not written yet")
    }
}
