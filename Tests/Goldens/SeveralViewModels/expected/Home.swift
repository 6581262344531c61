import Foundation
import RxCocoa
import RxSwift

extension NewsViewModel: NewsViewModelLogic {
    static func message(error: Error) -> String {
        fatalError("NewsViewModel.message(error:) is not written yet")
    }
}
