@_exported import Foundation
import RxCocoa
import RxSwift

extension PlayerViewModel: PlayerViewModelLogic {
    func rows(input: Input) -> Observable<[Track]> {
        fatalError("PlayerViewModel.rows(input:) is not written yet")
    }

    static func message(error: Error) -> String {
        fatalError("PlayerViewModel.message(error:) is not written yet")
    }
}
