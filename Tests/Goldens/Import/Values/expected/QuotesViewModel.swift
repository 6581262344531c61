import Foundation
import RxCocoa
import RxSwift

extension QuotesViewModel {
    func books(matching query: Observable<String>) -> Observable<[Book]> {
        query.flatMapLatest { [repository] in repository.books(matching: $0) }
    }
}
