import Foundation
import RxCocoa
import RxSwift

/// How long a book is lent.
final class LoanViewModel: BaggedViewModelType {
    struct Input {
        let extendTap: Observable<Void>
        let closeTap: Observable<Void>
    }

    struct Output {
        var title: String
        var days: Int
        let isExtended = PublishRelay<Bool>()
    }

    private let book: Book
    private let repository: BookRepository
    private weak var coordinator: BookCoordinator?

    init(book: Book, repository: BookRepository, coordinator: BookCoordinator?) {
        self.book = book
        self.repository = repository
        self.coordinator = coordinator
    }

    func transform(from input: Input, disposeBag: DisposeBag) -> Output {
        // A loan is two weeks.
        let days = 14
        let output = Output(title: book.title.uppercased(), days: days)

        input.extendTap
            .flatMapFirst { [weak self] in self?.repository.borrow() ?? .empty() }
            .bind(to: output.isExtended)
            .disposed(by: disposeBag)

        input.closeTap
            .subscribe(onNext: { [weak self] in self?.coordinator?.close() })
            .disposed(by: disposeBag)

        return output
    }
}
