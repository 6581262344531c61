import Foundation
import RxCocoa
import RxSwift

extension MemberListViewModel: MemberListViewModelLogic {
    static func message(error: Error) -> String {
        fatalError("MemberListViewModel.message(error:) is not written yet")
    }
}
