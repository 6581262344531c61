import RxSwift

public protocol FeedService {
    func items() -> Single<[String]>
}

public protocol FeedClock {
    func note(_ row: Int)
}

public protocol FeedConsole {
    func open()
}
