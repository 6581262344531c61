import RxSwift

@testable import App

extension NewsViewModel.FeedDouble: NewsFeed {
    func latest() -> Single<[Article]> { calls.latest() }
}

extension Article: Sampled {
    static func sample(_ number: Int) -> Article { Article(title: .sample(number)) }
}
