//  The notes of a reader.
//  Written by hand.

import Foundation
import RxCocoa
import RxSwift

/// Shows notes.
final class NotesViewModel: ViewModelType {
    // What the screen sends.
    struct Input {
        let load: Signal<Void>
        let closeTap: Signal<Void>  // the cross
        let selected: Signal<Book>
    }

    struct Output {
        /// As they are shown.
        let books: Driver<[Book]>
    }

    private let repository: BookRepository
    private weak var coordinator: BookCoordinator?
    private let disposeBag = DisposeBag()
    private var isOpen = true

    /// Takes what the screen needs.
    init(
        repository: BookRepository,  // shared
        coordinator: BookCoordinator?
    ) {
        // Nothing is loaded yet.
        self.repository = repository
        self.coordinator = coordinator  // held by its parent
    }

    /// Wires it all.
    func transform(input: Input) -> Output {  // called once
        // The notes come first.
        let books = input.load.asObservable()
            .flatMapLatest { [repository] in repository.books(matching: "notes") }  // no paging

        input.closeTap
            .emit(onNext: { [weak self] in
                guard let self else {
                    print("closed too late")
                    return
                }
                self.isOpen = false
                self.coordinator?.close()
            })
            .disposed(by: disposeBag)  // with the screen

        input.selected
            .emit(onNext: { [weak self] book in
                guard let self = self else { return }
                self.coordinator?.show(book)
            })
            .disposed(by: disposeBag)

        return Output(
            // Errors leave the list as it is.
            books: books.asDriver(onErrorDriveWith: .empty())
        )  // all there is
        // The end.
    }
}
