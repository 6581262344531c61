import Foundation
import RxCocoa
import RxSwift

final class BorrowViewModel: BaggedViewModelType {
    struct Input {
        let appeared: Observable<Void>
        let days: Observable<Int>
        let borrowTap: Observable<Void>
    }

    struct Output {
        let total = PublishRelay<String>()
        let isDone = BehaviorRelay<Bool>(value: false)
        let problem = PublishRelay<String>()
    }

    private let repository: BookRepository

    init(repository: BookRepository) {
        self.repository = repository
    }

    func transform(from input: Input, disposeBag: DisposeBag) -> Output {
        self.configureInput(input, disposeBag: disposeBag)
        return createOutput(from: input, disposeBag: disposeBag)
    }

    private func configureInput(_ input: Input, disposeBag: DisposeBag) {
        input.appeared
            .subscribe({ [weak self] _ in
                self?.repository.reload()
            })
            .disposed(by: disposeBag)
    }

    private func createOutput(from viewInput: Input, disposeBag bag: DisposeBag) -> Output {
        let result = Output()
        let days = BehaviorSubject<Int>(value: 1)

        viewInput.days
            .subscribe(onNext: { value in
                days.onNext(value)
            })
            .disposed(by: bag)

        days
            .map { "\($0) days" }
            .bind(to: result.total)
            .disposed(by: bag)

        self.bindBorrowing(viewInput, to: result, disposeBag: bag)

        return result
    }

    private func bindBorrowing(_ input: Input, to output: Output, disposeBag: DisposeBag) {
        input.borrowTap
            .flatMapFirst { [weak self] _ -> Observable<Bool> in
                guard let self else { return .empty() }
                return self.repository.borrow()
            }
            .subscribe(onNext: { isDone in
                output.isDone.accept(isDone)
            }, onError: { error in
                output.problem.accept(error.localizedDescription)
            })
            .disposed(by: disposeBag)
    }
}
