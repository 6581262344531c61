import RxCocoa
import RxSwift

final class ReaderViewModel: ViewModelType {
    struct Input {
        let appear: Observable<Void>
        let query: Observable<String>
    }

    struct Output {
        let titles: Driver<[String]>
        let isOpen: Driver<Bool>
        let isNamed: Driver<Bool>
    }

    private let repository: BookRepository
    private let settings: ReaderSettings?
    private let disposeBag = DisposeBag()

    init(repository: BookRepository, settings: ReaderSettings?) {
        self.repository = repository
        self.settings = settings
    }

    func transform(input: Input) -> Output {
        let isOpen = Observable.combineLatest(input.appear, ReaderSettings.shared.$isOpen) { _, isOpen -> Bool in
            return isOpen
        }

        let titles = input.query
            .flatMapLatest { [repository] query in repository.books(matching: query) }
            .map { books in books.map(\.title) }

        let both = Observable.zip(input.query, titles)

        Observable.zip(input.appear, input.query)
            .bind(onNext: { [repository] _ in repository.reload() })
            .disposed(by: disposeBag)

        (settings?.names ?? .empty())
            .bind(onNext: { [repository] _ in repository.reload() })
            .disposed(by: disposeBag)

        return Output(
            titles: titles.asDriver(onErrorJustReturn: []),
            isOpen: isOpen.asDriver(onErrorJustReturn: false),
            isNamed: both.map { !$0.0.isEmpty && !$0.1.isEmpty }.asDriver(onErrorJustReturn: false)
        )
    }
}
