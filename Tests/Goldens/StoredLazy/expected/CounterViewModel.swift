import RxCocoa
import RxSwift

extension CounterViewModel: CounterViewModelLogic {
    func announce(count: Int) {
        fatalError("CounterViewModel.announce(count:) is not written yet")
    }
}
