import Foundation
import RxCocoa
import RxSwift

final class EditBookViewModel: ViewModelType {
    struct Input {
        let load: Driver<Void>
        let title: Driver<String>
        let note: Driver<String>
        let saveTap: Driver<Void>
        let deleteTap: Driver<Void>
    }

    struct Output {
        let isBusy: Driver<Bool>
        let isDeleting: Driver<Bool>
        let canSave: Driver<Bool>
        let others: Driver<[Book]>
        let done: Driver<Void>
        let error: Driver<Error>
    }

    private let book: Book
    private let repository: BookRepository
    private let coordinator: BookCoordinator

    init(book: Book, repository: BookRepository, coordinator: BookCoordinator) {
        self.book = book
        self.repository = repository
        self.coordinator = coordinator
    }

    func transform(input: Input) -> Output {
        let activityIndicator = ActivityIndicator()
        let deleting = ActivityIndicator()
        let errorTracker = ErrorTracker()
        let errors = errorTracker.asDriver()
        let form = Driver.combineLatest(input.title, input.note)

        let others = input.load.flatMapLatest {
            return self.repository.books(matching: self.book.title)
                .trackActivity(activityIndicator)
                .trackError(errorTracker)
                .asDriverOnErrorJustComplete()
        }

        let canSave = Driver.combineLatest(form, activityIndicator.asDriver()) {
            return !$0.0.isEmpty && !$0.1.isEmpty && !$1
        }

        let saved = input.saveTap
            .withLatestFrom(Driver.combineLatest(input.title, input.note) { $0 + $1 })
            .map { Book(title: $0) }
            .flatMapLatest { [unowned self] in
                return self.repository.save($0)
                    .trackActivity(activityIndicator)
                    .trackError(errorTracker)
                    .asDriverOnErrorJustComplete()
            }

        let current = Driver.combineLatest(Driver.just(book), form) { book, form -> Book in
            var copy = book
            copy.title = form.0
            return copy
        }.startWith(book)

        let deleted = input.deleteTap
            .withLatestFrom(current)
            .flatMapFirst { book in
                self.repository.remove(book)
                    .trackActivity(deleting)
                    .trackError(errorTracker)
                    .asDriverOnErrorJustComplete()
            }
            .do(onNext: coordinator.close)

        return Output(
            isBusy: activityIndicator.asDriver(),
            isDeleting: deleting.asDriver(),
            canSave: canSave,
            others: others,
            done: Driver.merge(saved, deleted),
            error: errors
        )
    }
}
