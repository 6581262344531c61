import RxSwift

struct Article {
    var title: String
}

protocol NewsFeed {
    func latest() -> Single<[Article]>
}
