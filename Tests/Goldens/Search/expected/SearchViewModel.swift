import Foundation
import RxCocoa
import RxSwift

extension SearchViewModel: SearchViewModelLogic {
    static func message(error: Error) -> String {
        fatalError("SearchViewModel.message(error:) is not written yet")
    }
}
