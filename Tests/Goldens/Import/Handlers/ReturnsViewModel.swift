import Foundation
import RxCocoa
import RxSwift

final class ReturnsViewModel: ViewModelType {
    struct Input {
        let load: Signal<Void>
        let borrowTap: Signal<Void>
        let saveTap: Signal<Book>
    }

    struct Output {
        let books: Driver<[Book]>
        let shelf: Driver<[Book]>
        let isBorrowed: Observable<Bool>
        let lent: Driver<[Book]>
        let lost: Driver<[Book]>
        let none: Driver<[Book]>
        let isSaved: Observable<Bool>
    }

    private let repository: BookRepository
    private let coordinator: BookCoordinator
    private let disposeBag = DisposeBag()

    init(repository: BookRepository, coordinator: BookCoordinator) {
        self.repository = repository
        self.coordinator = coordinator
    }

    func transform(input: Input) -> Output {
        let shelf = input.load.asObservable()
            .flatMapLatest { [repository] in repository.books(matching: "shelf") }
            .catchAndReturn([])

        let isBorrowed = input.borrowTap.asObservable()
            .flatMapFirst { [repository] in repository.borrow() }
            .do(onError: { [weak self] _ in self?.coordinator.close() })
            .share()

        isBorrowed
            .subscribe(onNext: { [weak self] _ in self?.repository.reload() }, onError: { error in print(error) })
            .disposed(by: disposeBag)

        return Output(
            books: input.load.asObservable()
                .flatMapLatest { [repository] in repository.books(matching: "") }
                .asDriver(onErrorJustReturn: []),
            shelf: shelf.asDriver(onErrorDriveWith: .empty()),
            isBorrowed: isBorrowed,
            lent: input.borrowTap.asObservable()
                .flatMapLatest { [repository] in repository.books(matching: "lent") }
                .do(onNext: { print($0.count) }, onError: { print("lent", $0) })
                .catch { _ in .just([]) }
                .asDriver(onErrorDriveWith: .empty()),
            lost: input.load.asObservable()
                .flatMapLatest { [repository] in repository.books(matching: "lost") }
                .catchError { _ in
                    return Observable.empty()
                }
                .asDriver(onErrorJustReturn: []),
            none: .never(),
            isSaved: input.saveTap.asObservable()
                .flatMapFirst { [repository] in repository.save($0) }
                .map { true }
                .catchErrorJustReturn(false)
        )
    }
}
