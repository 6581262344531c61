import RxCocoa
import RxSwift

final class SwitchViewModel {
    struct Input {
        let tap: Observable<Void>
    }

    struct Output {
        let isOn = PublishRelay<Bool>()
    }

    private var bag = DisposeBag()

    func convert(input: Input) -> Output {
        let output = Output()

        input.tap
            .map { true }
            .bind(to: output.isOn)
            .disposed(by: bag)

        return output
    }
}
