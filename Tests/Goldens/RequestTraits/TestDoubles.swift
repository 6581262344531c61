import RxCocoa
import RxSwift

@testable import App

extension DocumentViewModel.StorageDouble: Storage {
    func save() -> Completable { calls.save() }
    func keep() -> Completable { .empty() }
    func rename(to title: String) -> Single<Void> { calls.rename(title) }
    func share() -> Maybe<Link> { calls.share() }
    func print() -> Observable<Int> { calls.print().map { 1 } }
    func lock() -> Infallible<Bool> { calls.lock() }
    func count() -> Driver<Int> { calls.count() }
    func check(_ title: String) throws -> Observable<String> { calls.check(title) }
    func touch() { calls.touch() }
}

extension DocumentViewModel.OptionalDouble: OptionalStorage {
    func push() -> Single<Int> { calls.push() }
}

extension Link: Sampled {
    static func sample(_ number: Int) -> Link { Link(text: .sample(number)) }
}
