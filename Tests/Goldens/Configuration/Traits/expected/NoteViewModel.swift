import Foundation
import RxCocoa
import RxSwift

extension NoteViewModel: NoteViewModelLogic {
    func track() {
        fatalError("NoteViewModel.track() is not written yet")
    }

    static func message(error: Error) -> String {
        fatalError("NoteViewModel.message(error:) is not written yet")
    }
}
