import RxCocoa
import RxSwift

final class DoorViewModel: BaggedViewModelType {
    struct Input {
        let openTap: Observable<Void>
        let deleteTap: Observable<Book>
    }

    struct Output {
        let opened = PublishRelay<Void>()
        let isOpen = BehaviorRelay<Bool>(value: false)
        let deleted = PublishRelay<Bool>()
    }

    private let repository: BookRepository

    init(repository: BookRepository) {
        self.repository = repository
    }

    func transform(from input: Input, disposeBag: DisposeBag) -> Output {
        let output = Output()

        input.openTap
            .throttle(.seconds(1), latest: false, scheduler: MainScheduler.instance)
            .subscribe(onNext: { _ in
                output.opened.accept(())
                output.isOpen.accept(!output.isOpen.value)
            })
            .disposed(by: disposeBag)

        input.deleteTap
            .withUnretained(self)
            .subscribe(onNext: { owner, book in
                _ = owner.repository.delete(book)
            })
            .disposed(by: disposeBag)

        input.deleteTap.map { _ in true }.bind(to: output.deleted).disposed(by: disposeBag)

        return output
    }
}
