import RxCocoa
import RxSwift

extension InboxViewModel: InboxViewModelLogic {
    func makeOutput(input: Input) -> Output {
        fatalError("InboxViewModel.makeOutput(input:) is not written yet")
    }
}
