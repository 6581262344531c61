import Foundation
import RxCocoa
import RxSwift

final class LoansViewModel: ViewModelType {
    struct Input {
        let load: Observable<Void>
        let query: Driver<String>
        let saveTap: Driver<Book>
    }

    struct Output {
        let books: Driver<[Book]>
        let found: Driver<[Book]>
        let saved: Driver<Void>
        let isBusy: Driver<Bool>
        let isIdle: Driver<Bool>
        let error: Driver<Error>
    }

    private let repository: BookRepository

    init(repository: BookRepository) {
        self.repository = repository
    }

    func transform(input: Input) -> Output {
        let activityIndicator = ActivityIndicator()
        let unused = ActivityIndicator()
        let errorTracker = ErrorTracker()

        let books = input.load.flatMapLatest { [repository] _ -> Driver<[Book]> in
            repository.books(matching: "")
                .trackActivity(activityIndicator)
                .trackError(errorTracker)
                .asDriver(onErrorJustReturn: [])
        }

        let found = input.query.flatMapLatest { [repository] query in
            repository.books(matching: query)
                .trackError(errorTracker)
                .catchErrorJustReturn([])
                .asDriverOnErrorJustComplete()
        }

        let saved = input.saveTap.flatMapFirst { [repository] book in
            repository.save(book)
                .trackActivity(activityIndicator)
                .asDriver(onErrorJustReturn: ())
        }

        return Output(
            books: books.asDriver(onErrorDriveWith: .empty()),
            found: found,
            saved: saved,
            isBusy: activityIndicator.asDriver(),
            isIdle: unused.asDriver(),
            error: errorTracker.asDriver()
        )
    }
}
