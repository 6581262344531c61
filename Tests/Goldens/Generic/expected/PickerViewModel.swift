import RxCocoa
import RxSwift

extension PickerViewModel: PickerViewModelLogic {
    static func marks(choices: [Choice], picked: Choice?) -> [Bool] {
        fatalError("PickerViewModel.marks(choices:picked:) is not written yet")
    }
}
