import RxRelay
import RxSwift

extension ShelfViewModel {
    private enum Limit { static let books = 20 }

    func reset() { page = Limit.books }
}

extension ShelfViewModel: ShelfViewModelLogic {
    func makeOutput(input: Input, disposeBag: DisposeBag) -> Output {
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
