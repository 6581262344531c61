import Foundation
import RxCocoa
import RxSwift

extension FindViewModel: FindViewModelLogic {
    static func isOpen(selection: Item) -> Bool {
        fatalError("FindViewModel.isOpen(selection:) is not written yet")
    }
}
