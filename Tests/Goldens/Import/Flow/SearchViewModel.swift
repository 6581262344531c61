import Foundation
import RxCocoa
import RxSwift

/// Searches books while the user types.
final class SearchViewModel: ViewModelType {
    struct Input {
        let query: Driver<String>
        let retryTap: Signal<Void>
        let closeTap: Signal<Void>
        let selected: Signal<Book>
    }

    struct Output {
        let books: Driver<[Book]>
        let title: Driver<String>
        let canClear: Driver<Bool>
        let error: Signal<Error>
    }

    private let repository: BookRepository
    private weak var coordinator: BookCoordinator?
    private let disposeBag = DisposeBag()
    private let last = BehaviorRelay<String>(value: "")

    init(repository: BookRepository, coordinator: BookCoordinator?) {
        self.repository = repository
        self.coordinator = coordinator
    }

    func transform(input: Input) -> Output {
        let title = BehaviorRelay<String>(value: "Books")

        let text = input.query
            .asObservable()
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .distinctUntilChanged()

        // The search
        let search = Observable.merge(text, input.retryTap.asObservable().withLatestFrom(text))
            .flatMapLatest { [weak self] query -> Observable<Event<[Book]>> in
                guard let self = self else { return .empty() }
                return self.repository.books(matching: query).asObservable().materialize()
            }
            .share()

        text.bind(to: last).disposed(by: disposeBag)

        text
            .map { text -> String in
                if text.isEmpty { return "Books" }
                return "Books with " + text
            }
            .bind(to: title)
            .disposed(by: disposeBag)

        input.selected
            .emit(with: self, onNext: { owner, book in
                owner.coordinator?.show(book)
            })
            .disposed(by: disposeBag)

        input.closeTap
            .emit(onNext: { [weak self] in self?.coordinator?.close() })
            .disposed(by: disposeBag)

        return Output(
            books: search.elements().asDriver(onErrorJustReturn: []),
            title: title.asDriver(),
            canClear: last.map { !$0.isEmpty }.asDriver(onErrorJustReturn: false),
            error: search.errors().asSignal(onErrorSignalWith: .empty())
        )
    }
}
