import RxCocoa
import RxSwift

/* Reads one book. */
class ReaderViewModel: BaseViewModel, ViewModelType {
    struct Input {
        let close: Driver<Void>
    }
    struct Output {
        let title: Driver<String>
    }

    static let margin = 8
    let book: BehaviorRelay<Book>
    var cellBag = DisposeBag()

    init(book: Book, repository: BookRepository) {
        self.book = BehaviorRelay(value: book)
        super.init(repository: repository)
    }

    deinit {
        print("closed")
    }

    func transform(input: Input) -> Output {
        return Output(title: book.asDriver().map(\.title))
    }
}
