import RxRelay
import RxSwift

final class ShelfViewModel {
    private let repository: BookRepository
    private var page: Int = 0
    private enum Limit { static let books = 20 }

    init(repository: BookRepository) {
        self.repository = repository
        reset()
    }

    private func reset() { page = Limit.books }
}

extension ShelfViewModel: BaggedViewModelType {
    struct Input {
        let deleteTap: Observable<Book>
    }

    struct Output {
        let deleted = PublishRelay<Book>()
        var isBusy = BehaviorRelay<Bool>(value: false)
        var titles: [String] = []
    }

    func transform(from input: Input, disposeBag: DisposeBag) -> Output {
        let output = Output()
        input.deleteTap
            .flatMap { [weak self] book -> Observable<Book> in
                guard let self = self else { return .empty() }
                return self.repository.delete(book).andThen(.just(book))
            }
            .bind(to: output.deleted)
            .disposed(by: disposeBag)
        return output
    }
}

extension ShelfViewModel: CustomStringConvertible {
    var description: String { "page \(page)" }
}
