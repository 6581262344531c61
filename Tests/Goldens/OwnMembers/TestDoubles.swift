import RxSwift

@testable import App

extension Page: Sampled {
    static func sample(_ number: Int) -> Page { Page(title: .sample(number)) }
}

extension PagesViewModel.ApiDouble: PagesAPI {
    var title: String { "pages" }
    var isReady: Bool { true }
    func pages() -> Single<[Page]> { calls.pages() }
    func changes(since number: Int) -> Observable<Int> {
        calls.changes(number)
        return .just(number)
    }
}

extension PagesViewModel.CoordinatorDouble: PagesCoordinator {
    func begin(with title: String) { calls.begin(title) }
}
