import Foundation
import RxCocoa
import RxSwift

/// The shelf of a reader, page by page.
final class ShelfPagesViewModel: BaggedViewModelType {
    struct Input {
        let appeared: Observable<Void>
        let query: Observable<String>
        let reachedEnd: Observable<Void>
        let selected: Observable<Book>
        let deleteTap: ControlEvent<Book>
        let closeTap: ControlEvent<Void>
    }

    struct Output {
        let books: BehaviorRelay<[Book]>
        let message: Observable<String>
        let isEmpty: Driver<Bool>
        let title: Driver<String>
    }

    private let repository: BookRepository
    private weak var coordinator: BookCoordinator?

    // MARK: - What is shown

    let shown = BehaviorRelay<[Book]>(value: [])
    private let message = PublishSubject<String>()
    private var title = BehaviorRelay<String>(value: "")
    private var page = 0
    private var hasMore = true

    init(repository: BookRepository, coordinator: BookCoordinator?) {
        self.repository = repository
        self.coordinator = coordinator
    }

    func transform(from input: Input, disposeBag: DisposeBag) -> Output {
        prepare()
        title.accept("Shelf")

        input.appeared
            .subscribe(with: self, onNext: { owner, _ in
                owner.page = 0
                owner.hasMore = true
            })
            .disposed(by: disposeBag)

        input.query
            .debounce(.milliseconds(300), scheduler: MainScheduler.instance)
            .subscribe(onNext: { [weak self] query in
                guard let self = self else { return }
                self.remember(query)
            })
            .disposed(by: disposeBag)

        // The next page
        input.reachedEnd
            .filter { [weak self] in self?.hasMore ?? false }
            .withUnretained(self)
            .flatMapLatest { owner, _ in owner.nextPage() }
            .subscribe(onNext: { [weak self] books in
                if self?.page == 1 {
                    self?.shown.accept([])
                }
                self?.append(books)
            }, onError: { [weak self] error in
                self?.message.onNext(error.localizedDescription)
            })
            .disposed(by: disposeBag)

        input.deleteTap
            .flatMapFirst(delete)
            .bind(to: message)
            .disposed(by: disposeBag)

        input.selected
            .bind { [weak self] book in self?.coordinator?.show(book) }
            .disposed(by: disposeBag)

        input.closeTap
            .do(onNext: { [weak self] in self?.page = 0 })
            .subscribe(onNext: { [weak self] in
                self?.coordinator?.close()
            })
            .disposed(by: disposeBag)

        repository.changes()
            .bind(with: self) { owner, books in
                owner.shown.accept(books)
                owner.observe(disposeBag: disposeBag)
            }
            .disposed(by: disposeBag)

        return Output(
            books: shown,
            message: message.asObservable(),
            isEmpty: shown.map { $0.isEmpty }.asDriver(onErrorJustReturn: true),
            title: title.asDriver()
        )
    }

    private func nextPage() -> Observable<[Book]> {
        page += 1
        return repository.books(matching: "").asObservable()
    }

    private func delete(_ book: Book) -> Observable<String> {
        repository.delete(book).andThen(.just("Deleted"))
    }

    private func append(_ books: [Book]) {
        hasMore = !books.isEmpty
        shown.accept(shown.value + books)
    }
}

private extension ShelfPagesViewModel {
    func prepare() {}
    func remember(_ query: String) {}
    func observe(disposeBag: DisposeBag) {}
}
