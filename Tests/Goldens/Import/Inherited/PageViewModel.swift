import RxCocoa
import RxSwift

/// Shows one page, with the repository that every ViewModel has.
class PageViewModel: BaseViewModel, ViewModelType {
    struct Input {
        let load: Driver<Void>
    }

    struct Output {
        let books: Driver<[Book]>
    }

    private let query: String

    // The repository goes up.
    init(query: String, repository: BookRepository) {
        self.query = query
        super.init(repository: repository)
    }

    func transform(input: Input) -> Output {
        let books = input.load.flatMapLatest { [repository, query] in
            repository.books(matching: query).asDriver(onErrorJustReturn: [])
        }
        return Output(books: books)
    }
}
