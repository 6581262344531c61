import Foundation
import RxCocoa
import RxSwift

struct Book: Hashable {
    var title: String
}

protocol BookRepository: AnyObject {
    func books(matching query: String) -> Single<[Book]>
    func delete(_ book: Book) -> Completable
    func remove(_ book: Book) -> Single<Void>
    func save(_ book: Book) -> Single<Void>
    func changes() -> Observable<[Book]>
    func reload()
    func borrow() -> Observable<Bool>
}

protocol BookCoordinator: AnyObject {
    func show(_ book: Book)
    func close()
}

protocol ViewModelType {
    associatedtype Input
    associatedtype Output
    func transform(input: Input) -> Output
}

protocol BaggedViewModelType {
    associatedtype Input
    associatedtype Output
    func transform(from input: Input, disposeBag: DisposeBag) -> Output
}

class BaseViewModel {
    let repository: BookRepository

    init(repository: BookRepository) {
        self.repository = repository
    }
}

@propertyWrapper
final class ReaderSetting {
    var wrappedValue: Bool
    let projectedValue = PublishSubject<Bool>()

    init(wrappedValue: Bool) { self.wrappedValue = wrappedValue }
}

final class ReaderSettings: @unchecked Sendable {
    static let shared = ReaderSettings()

    @ReaderSetting var isOpen = false
    let names = Observable<String>.never()
}
