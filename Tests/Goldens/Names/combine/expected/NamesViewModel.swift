import Combine
import Foundation

extension NamesViewModel: NamesViewModelLogic {
    func `return`(`repeat`: String) {
        fatalError("NamesViewModel.return(repeat:) is not written yet")
    }
}
