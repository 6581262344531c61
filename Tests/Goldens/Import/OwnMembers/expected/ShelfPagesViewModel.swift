import Foundation
import RxCocoa
import RxSwift

extension ShelfPagesViewModel {
    func nextPage() -> Observable<[Book]> {
        page += 1
        return repository.books(matching: "").asObservable()
    }

    func delete(_ book: Book) -> Observable<String> {
        repository.delete(book).andThen(.just("Deleted"))
    }

    func append(_ books: [Book]) {
        hasMore = !books.isEmpty
        shown.accept(shown.value + books)
    }
}

extension ShelfPagesViewModel {
    func remember(_ query: String) {}
    func observe(disposeBag: DisposeBag) {}
}
