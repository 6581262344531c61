import RxCocoa
import RxSwift

final class ReturnViewModel: ViewModelType {
    struct Input {
        let returnTap: Observable<Void>
        let selected: Observable<Book>
    }

    struct Output {
        let returned: Completable
        let title: Single<String>
        let isBusy: Driver<Bool>
    }

    private let repository: BookRepository
    private let disposeBag = DisposeBag()

    init(repository: BookRepository) {
        self.repository = repository
    }

    func transform(input: Input) -> Output {
        repository.changes()
            .subscribe(onError: { print($0) })
            .disposed(by: disposeBag)

        input.selected
            .withUnretained(self)
            .subscribe { owner, book in
                owner.repository.reload()
                print(book)
            }
            .disposed(by: disposeBag)

        input.selected
            .subscribe { [weak self] book in
                _ = self?.repository.save(book)
            }
            .disposed(by: disposeBag)

        input.returnTap
            .subscribe(with: self, onNext: { owner, _ in
                owner.repository.changes()
                    .subscribe(with: owner, onNext: { owner, books in
                        owner.repository.reload()
                        print(books.count)
                    })
                    .disposed(by: owner.disposeBag)
            })
            .disposed(by: disposeBag)

        return Output(
            returned: input.returnTap.take(1).ignoreElements().asCompletable(),
            title: input.selected.map { $0.title }.take(1).asSingle(),
            isBusy: input.returnTap.map { false }.asDriver(onErrorJustReturn: false)
        )
    }
}
