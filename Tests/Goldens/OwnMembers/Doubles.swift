import RxCocoa
import RxSwift

struct Page: Equatable {
    var title: String
}

protocol PagesAPI {
    var title: String { get }
    var isReady: Bool { get }
    func pages() -> Single<[Page]>
    func changes(since number: Int) -> Observable<Int>
}

protocol PagesCoordinator: AnyObject {
    func begin(with title: String)
}

extension PagesViewModel {
    func prepare() {}
    func remember(_ query: String, _ number: Int) {}
    func show(_ page: Page) {}
    func found(by query: Observable<String>) -> Observable<[Page]> { query.map { _ in [] } }
}
