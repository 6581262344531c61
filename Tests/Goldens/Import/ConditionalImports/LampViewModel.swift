#if canImport(Darwin)
import Darwin
#else
import Foundation
#endif
import RxCocoa
import RxSwift

final class LampViewModel: ViewModelType {
    struct Input {
        let tap: Signal<Void>
    }

    struct Output {
        let isOn: Driver<Bool>
    }

    func transform(input: Input) -> Output {
        Output(isOn: input.tap.scan(false) { isOn, _ in !isOn }.asDriver(onErrorJustReturn: false))
    }
}
