import RxSwift

@testable import App

extension Repository: Sampled {
    static func sample(_ number: Int) -> Repository { Repository(name: .sample(number)) }
}

extension Page: Sampled {
    static func sample(_ number: Int) -> Page { Page(items: [.sample(number)], next: .sample(number)) }
}

extension SearchViewModel.ApiDouble: SearchAPI {
    func search(_ term: String) -> Observable<Page> { calls.search(term) }
    func page(after cursor: String) -> Observable<Page> { calls.page(cursor) }
}

extension SearchViewModel.HistoryDouble: SearchHistory {
    func remember(_ term: String) { calls.remember(term) }
}
