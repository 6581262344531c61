import Foundation
import RxCocoa
import RxSwift

extension ClosureListsViewModel: ClosureListsViewModelLogic {
    static func change() -> Int {
        fatalError("ClosureListsViewModel.change() is not written yet")
    }
}
