import Foundation
import RxCocoa
import RxSwift

extension FeedViewModel: FeedViewModelLogic {
    func begin() {
        fatalError("FeedViewModel.begin() is not written yet")
    }

    #if canImport(Foundation)
    func open(select: Int) {
        fatalError("FeedViewModel.open(select:) is not written yet")
    }
    #endif

    #if !DEBUG
    static func message(error: Error) -> String {
        fatalError("FeedViewModel.message(error:) is not written yet")
    }
    #endif
}
