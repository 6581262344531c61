import Foundation
import RxCocoa
import RxSwift

final class QuotesViewModel: BaggedViewModelType {
    struct Input {
        let query: Observable<String>
        let next: Observable<Void>
        let selected: Observable<Book>
    }

    struct Output {
        let title: Observable<String>
        let isLast: Driver<Bool>
        let found: Driver<[Book]>
    }

    private let repository: BookRepository
    private var position: Int
    private let limit = 20

    init(repository: BookRepository, position: Int) {
        self.repository = repository
        self.position = position
    }

    func transform(from input: Input, disposeBag bag: DisposeBag) -> Output {
        let formatter = NumberFormatter()
        let start = position
        var last = ""
        let title = BehaviorRelay(value: "")

        if start > limit {
            position = 0
        }

        input.query
            .subscribe(onNext: { query in
                last = query
            })
            .disposed(by: bag)

        input.next
            .subscribe(onNext: { [weak self] in
                guard let self = self else { return }
                self.position += 1
                title.accept(last + (formatter.string(for: self.position - start) ?? ""))
            })
            .disposed(by: bag)

        let found: Driver<[Book]> = .merge(
            books(matching: input.query).asDriver(onErrorJustReturn: []),
            .just([])
        )

        input.selected
            .map { $0.title }
            .bind(onNext: { text in title.accept(text) })
            .disposed(by: bag)

        return .init(
            title: title.asObservable(),
            isLast: title.map { [limit] in $0.count > limit }.asDriver(onErrorJustReturn: false),
            found: found
        )
    }

    private func books(matching query: Observable<String>) -> Observable<[Book]> {
        query.flatMapLatest { [repository] in repository.books(matching: $0) }
    }
}
