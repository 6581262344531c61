import Foundation
import RxCocoa
import RxSwift

extension PollViewModel: PollViewModelLogic {
    static func message(error: Error) -> String {
        fatalError("PollViewModel.message(error:) is not written yet")
    }
}
