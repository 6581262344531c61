import Foundation
import RxCocoa
import RxSwift

extension DocumentViewModel: DocumentViewModelLogic {
    static func message(error: Error) -> String {
        fatalError("DocumentViewModel.message(error:) is not written yet")
    }
}
