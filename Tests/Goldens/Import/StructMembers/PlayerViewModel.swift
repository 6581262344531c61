import RxCocoa
import RxRelay
import RxSwift

final class PlayerViewModel: ViewModelType {
    struct Input {
        let tap: Observable<Void>
    }

    struct Output {
        /// How the list changes.
        enum Reload {
            case all
            case row(Int)
        }

        let reload = PublishRelay<Reload>()
        fileprivate let count = BehaviorRelay<Int>(value: 0)

        // What is shown.
        var text: Driver<String> {
            count.map { "\($0)" }
                .asDriver(onErrorJustReturn: "")
        }
    }

    private let disposeBag = DisposeBag()

    func transform(input: Input) -> Output {
        let output = Output()

        input.tap
            .map { Output.Reload.all }
            .bind(to: output.reload)
            .disposed(by: disposeBag)

        return output
    }
}
