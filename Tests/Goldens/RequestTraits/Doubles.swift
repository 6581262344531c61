import RxCocoa
import RxSwift

struct Link {
    var text: String
}

protocol Storage {
    func save() -> Completable
    func keep() -> Completable
    func rename(to title: String) -> Single<Void>
    func share() -> Maybe<Link>
    func print() -> Observable<Int>
    func lock() -> Infallible<Bool>
    func count() -> Driver<Int>
    func check(_ title: String) throws -> Observable<String>
    func touch()
}

protocol OptionalStorage {
    func push() -> Single<Int>
}
