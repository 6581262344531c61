//
//  BooksViewModel.swift
//

import Foundation
import RxCocoa
import RxSwift

/// How the list is sorted.
enum BookOrder {
    case title, date
}

/// Lists books, and opens one.
/// Nothing is kept between two visits.
final class BooksViewModel: ViewModelType {

    // MARK: - Input & Output

    /// What the view sends.
    struct Input {
        let appear: Observable<Void>
        /// The text of the search field.
        let query: Driver<String>
        let selected: Observable<IndexPath> // from the table
        let order: BookOrder
    }

    struct Output {
        let books: Driver<[Book]>
        let isEmpty: Driver<Bool>
        let error: Signal<Error>
    }

    // MARK: - Properties

    private let repository: BookRepository
    weak var coordinator: BookCoordinator?
    private let disposeBag = DisposeBag()

    private let books = BehaviorRelay<[Book]>(value: [])
    private let failed = PublishRelay<Error>()
    // Opened since the last visit.
    private var opened = Set<Book>()

    // MARK: - Life cycle

    init(repository: BookRepository, coordinator: BookCoordinator? = nil) {
        self.repository = repository
        self.coordinator = coordinator
    }

    func transform(input: Input) -> Output {
        Observable.combineLatest(input.appear, input.query.asObservable()) { $1 }
            .flatMapLatest { [weak self] query -> Observable<[Book]> in
                guard let self = self else { return .empty() }
                return self.repository.books(matching: query).asObservable()
                    .catch { error in
                        self.failed.accept(error)
                        return .empty()
                    }
            }
            .bind(to: books)
            .disposed(by: disposeBag)

        input.selected
            .subscribe(onNext: { [weak self] path in self?.open(at: path) })
            .disposed(by: disposeBag)

        return Output(
            books: books.map { Self.sorted($0, by: input.order) }.asDriver(onErrorJustReturn: []),
            isEmpty: books.asDriver().map { $0.isEmpty },
            error: failed.asSignal()
        )
    }

    // MARK: - Private

    private func open(at path: IndexPath) {
        let book = books.value[path[0]]
        opened.insert(book)
        coordinator?.show(book)
    }

    private static func sorted(_ books: [Book], by order: BookOrder) -> [Book] {
        order == .title ? books.sorted { $0.title < $1.title } : books
    }
}
